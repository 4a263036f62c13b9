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

  private struct Rows: View {
    let isLong: Bool
    var body: some View {
      ScrollView {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { Text("chip \($0)").frame(width: 80, height: 40) } }
        }
        .accessibilityIdentifier("chips")
        ForEach(0..<(isLong ? 40 : 1), id: \.self) { Text("row \($0)").frame(height: 40) }
      }
      .accessibilityIdentifier("rows")
    }
  }

  @Test(arguments: [true, false])
  func aPlainWheelMovesSidewaysOnlyWhatNothingRoundItScrolls(_ isLong: Bool) {
    let tester = ViewTester(Rows(isLong: isLong), size: CGSize(width: 300, height: 400))
    tester.settle()
    tester.wheel(at: CGPoint(x: 150, y: 20), dy: -60)
    tester.settle()
    #expect(tester.value(of: "rows") == (isLong ? "0.0,60.0" : "0.0,0.0"))
    #expect(tester.value(of: "chips") == (isLong ? "0.0,0.0" : "60.0,0.0"))
    // A trackpad says itself which way it goes.
    tester.wheel(at: CGPoint(x: 150, y: isLong ? 1 : 20), dx: -30, dy: 0, isPrecise: true)
    tester.settle()
    #expect(tester.value(of: "rows") == (isLong ? "0.0,60.0" : "0.0,0.0"))
  }
}
