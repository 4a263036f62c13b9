import SwiftUI
import Testing
import ViewTreeTesting

/// Margins of a scroll view's content are its own.
@MainActor struct ScrollMarginTests {
  enum Inner: CaseIterable { case other, same, editor, list }

  private struct Scene: View {
    let inner: Inner
    let inset: CGFloat
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          switch inner {
          case .other:
            ScrollView(.horizontal) { LazyHStack { mark } }.frame(width: 300, height: 60)
          case .same: ScrollView { mark }.frame(width: 300, height: 60)
          case .editor: TextEditor(text: .constant("words")).frame(width: 300, height: 60)
          case .list:
            List { mark.listRowInsets(EdgeInsets()) }.listStyle(.plain).frame(width: 300, height: 60)
          }
        }
      }
      .contentMargins(.all, inset)
    }

    private var mark: some View { Text("mark").frame(width: 100, height: 40) }
  }

  @Test(arguments: Inner.allCases) func theyDoNotReachScrollViewsInIt(inner: Inner) throws {
    func place(_ inset: CGFloat) throws -> CGRect {
      let tester = ViewTester(Scene(inner: inner, inset: inset), size: CGSize(width: 400, height: 300))
      tester.settle()
      let name = inner == .editor ? "TextEditor" : "mark"
      return try #require(
        tester.tree.flattened.first { $0.type == name || $0.text == name }?.frame.rect)
    }
    let (plain, inset) = (try place(0), try place(20))
    #expect(inset.minY - plain.minY == 20)
    #expect(inset.minX == plain.minX && inset.size == plain.size)
  }
}
