import SwiftUI
import Testing
import ViewTreeTesting

/// Scroll views whose direction of reading changes.
@MainActor struct ScrollDirectionTests {
  private struct Strip: View {
    @State private var isArabic = false
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<20) { Text("item \($0)").frame(width: isArabic ? 90 : 80, height: 40) }
          }
        }
        .accessibilityIdentifier("strip")
        Button("turn") { isArabic.toggle() }
      }
      .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
    }
  }

  @Test func whatIsAtTheStartStaysThere() throws {
    let tester = ViewTester(Strip(), size: CGSize(width: 300, height: 200))
    tester.settle()
    let first = try #require(tester.visibleFrame(of: "item 0"))
    #expect(first.midX == 40)
    tester.tap("turn")
    tester.settle()
    #expect(try #require(tester.visibleFrame(of: "item 0")).midX == 300 - 45)
    tester.tap("turn")
    tester.settle()
    #expect(tester.visibleFrame(of: "item 0") == first)
  }

  @Test func whatIsScrolledStaysAsFarFromTheStart() throws {
    let tester = ViewTester(Strip(), size: CGSize(width: 300, height: 200))
    tester.settle()
    let strip = try #require(tester.frame(of: "strip"))
    tester.wheel(at: CGPoint(x: strip.midX, y: strip.midY), dx: -240, dy: 0)
    tester.settle()
    let before = try #require(tester.visibleFrame(of: "item 4"))
    tester.tap("turn")
    tester.settle()
    tester.tap("turn")
    tester.settle()
    #expect(tester.visibleFrame(of: "item 4") == before)
  }
}
