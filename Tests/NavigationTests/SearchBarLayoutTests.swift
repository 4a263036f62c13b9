import SwiftUI
import Testing
import ViewTreeTesting

/// The field of a search beside its Cancel, whatever the size of its text.
@MainActor struct SearchBarLayoutTests {
  private struct Page: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
          .listStyle(.plain)
          .navigationTitle(Text(verbatim: "Places"))
          .searchable(text: $text)
      }
    }
  }

  /// The frame of the field's box, and the texts in it and beside it.
  private func bar(_ tester: ViewTester) throws -> (field: CGRect, texts: [PaintedText]) {
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect)
    return (field, tester.paintedTexts.filter { abs($0.frame.midY - field.midY) < 8 })
  }

  @Test(
    arguments: ["en", "de", "fr", "ar"],
    [CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 800, height: 480)])
  func theWholeBarIsUsedAndThePromptIsReadAsAWhole(_ language: String, _ size: CGSize) throws {
    for textSize in [DynamicTypeSize.large, .accessibility1, .accessibility5] {
      var preferences = UserPreferences()
      (preferences.textSize, preferences.language) = (textSize, language)
      let tester = ViewTester(
        Page().environment(\.layoutDirection, language == "ar" ? .rightToLeft : .leftToRight), size: size,
        preferences: preferences)
      tester.settle()
      let prompt = try #require(bar(tester).texts.first)
      tester.tap(CGPoint(x: size.width / 2, y: try bar(tester).field.midY))
      tester.settle()
      let active = try bar(tester)
      let shown = try #require(active.texts.first { $0.string == prompt.string })
      #expect(abs(shown.frame.width - prompt.frame.width) < 0.5, "\(textSize): \(shown)")
      let cancel = try #require(active.texts.first { $0.string != prompt.string })
      let margin = language == "ar" ? cancel.frame.minX : size.width - cancel.frame.maxX
      #expect(abs(margin - 16) < 1.5, "\(textSize): \(cancel)")
      let gap =
        language == "ar"
        ? active.field.minX - cancel.frame.maxX : cancel.frame.minX - active.field.maxX
      #expect(gap > 12 && gap < 28, "\(textSize): \(gap)")
    }
  }

  /// Whatever the flexibility of the view beside it, which is less wide at the least than it is.
  @Test func aFieldHasTheWidthThatAViewBesideItLeaves() throws {
    let tester = ViewTester(
      HStack(spacing: 0) {
        TextField("", text: .constant(""))
        Text(verbatim: "a long label beside it").fixedSize().frame(minWidth: 44)
      }
      .frame(width: 600), size: CGSize(width: 800, height: 200))
    tester.settle()
    #expect(abs(try #require(tester.frame(of: "a long label beside it")).maxX - 700) < 1)
  }
}
