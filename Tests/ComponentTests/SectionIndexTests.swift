import BistroComponents
import SwiftUI
import Testing
import ViewTreeTesting

/// The column of initials beside a list.
@MainActor struct SectionIndexTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }

  private struct Page: View {
    let isLarge: Bool
    var labels = SectionIndexTests.letters
    @State private var chosen: [String] = []

    var body: some View {
      NavigationView {
        ScrollViewReader { proxy in
          List {
            ForEach(labels.indices, id: \.self) { section in
              Section {
                ForEach(0..<9) { Text("\(labels[section])\(section) row \($0)") }
              } header: {
                Text("section \(section)")
              }
            }
          }
          .listStyle(.plain)
          .overlay(alignment: .trailing) {
            SectionIndex(
              labels.indices.map { .init(id: $0, label: labels[$0], title: "Title \($0)") }
            ) { section in
              chosen.append("\(section)")
              proxy.scrollTo(section, anchor: .top)
            }
          }
        }
        .navigationBarTitle("Places", displayMode: isLarge ? .large : .inline)
        .toolbar { Text(verbatim: chosen.joined(separator: " ")).accessibilityIdentifier("chosen") }
      }
    }
  }

  /// The name of a whole alphabet is written smaller than a letter.
  @Test(arguments: [DynamicTypeSize.large, .xLarge, .accessibility5], ["Α–Ω", "А–Я", "WWW"])
  func aLabelOfSeveralLettersStaysInTheColumn(_ size: DynamicTypeSize, _ label: String) throws {
    var preferences = UserPreferences()
    preferences.textSize = size
    let labels = Self.letters + [label]
    let tester = ViewTester(
      SectionIndex(labels.indices.map { .init(id: $0, label: labels[$0], title: "Title") }) { _ in }
        .frame(maxWidth: .infinity, alignment: .trailing), size: CGSize(width: 390, height: 844),
      preferences: preferences)
    tester.settle()
    let column = try #require(tester.frame(of: "section-index"))
    let text = try #require(tester.paintedTexts.first { $0.string == label })
    #expect(text.frame.minX >= column.minX + 2 && text.frame.maxX <= column.maxX - 2, "\(text) \(column)")
    #expect(abs(text.frame.midX - column.midX) < 0.5)
  }

  private func tester(isLarge: Bool, labels: [String] = letters, height: CGFloat = 844) -> ViewTester {
    let tester = ViewTester(
      Page(isLarge: isLarge, labels: labels), size: CGSize(width: 390, height: height))
    tester.settle()
    return tester
  }

  private func chosen(_ tester: ViewTester) -> [Int] {
    let text = tester.tree.flattened.first { $0.id == "chosen" }?.text ?? ""
    return text.split(separator: " ").compactMap { Int($0) }
  }

  @Test(arguments: [false, true])
  func aFingerLeadsFromSectionToSection(_ isLarge: Bool) throws {
    let tester = tester(isLarge: isLarge)
    let index = try #require(tester.frame(of: "section-index"))
    #expect(index.width == SectionIndex<Int>.width)
    tester.press(CGPoint(x: index.midX, y: index.midY))
    tester.advance(by: 0.05)
    #expect(chosen(tester).count == 1)
    tester.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(chosen(tester).count >= 4 && chosen(tester) == chosen(tester).sorted())
    tester.move(by: CGVector(dx: 0, dy: 400), over: 0.2)
    tester.advance(by: 0.05)
    #expect(chosen(tester).last == 25 && tester.visibleFrame(of: "Z25 row 8") != nil)
    #expect(tester.frame(of: "Title 25") != nil, "the bubble")
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "Title 25") == nil)
  }
}
