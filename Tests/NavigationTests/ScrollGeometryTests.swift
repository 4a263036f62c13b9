import SwiftUI
import Testing
import ViewTreeTesting

/// What programs are told of a scroll view's geometry: the bars and safe areas under which its content shows are a part of it.
@MainActor struct ScrollGeometryTests {
  @MainActor private final class Told {
    var geometry: ScrollGeometry?
    var count = 0
    func note(_ new: ScrollGeometry) {
      geometry = new
      count += 1
    }
  }

  private struct Page: View {
    let told: Told
    var isLarge = false
    var isBare = false
    var body: some View {
      if isBare {
        scroll
      } else {
        NavigationStack {
          scroll
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Act") {} } }
        }
      }
    }

    private var scroll: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 40) } }
          .frame(maxWidth: .infinity)
      }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        told.note($1)
      }
    }
  }

  private static let size = CGSize(width: 390, height: 844)
  private nonisolated static let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func tester(_ page: Page, safeArea: EdgeInsets = EdgeInsets()) -> ViewTester {
    let tester = ViewTester(page, size: Self.size)
    tester.resize(to: Self.size, safeArea: safeArea)
    tester.settle()
    return tester
  }

  @Test(arguments: [false, true], [EdgeInsets(), Self.safeArea])
  func barsAndSafeAreasAreInsets(isLarge: Bool, safeArea: EdgeInsets) throws {
    let told = Told()
    let tester = tester(Page(told: told, isLarge: isLarge), safeArea: safeArea)
    let rest = try #require(told.geometry)
    #expect(rest.contentInsets.top >= 44 + (isLarge ? 50 : 0) + safeArea.top)
    #expect(rest.contentInsets.bottom >= 60 + 44 + safeArea.bottom)
    #expect(rest.contentOffset.y + rest.contentInsets.top == 0)
    #expect(rest.containerSize == Self.size)
    // Where the first row is, counted from the upper edge of the scroll view.
    let row = try #require(tester.frame(of: "row 0"))
    #expect(abs(row.midY - 20 - rest.contentInsets.top) < 0.5)
    // All the way to the end: the last row lies above what covers the lower edge.
    for _ in 0..<12 {
      tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -300), over: 0.1)
      tester.settle()
    }
    let end = try #require(told.geometry)
    #expect(abs(end.contentOffset.y + end.containerSize.height - end.contentInsets.bottom - 2000) < 0.5)
    #expect(abs(end.bounds.maxY - 2000) < 0.5)
    #expect(abs(end.visibleRect.maxY - 2000 - end.contentInsets.bottom) < 0.5)
  }

  @Test func withoutBarsTheSafeAreaOfTheWindowCounts() throws {
    let told = Told()
    let tester = tester(Page(told: told, isBare: true), safeArea: Self.safeArea)
    let rest = try #require(told.geometry)
    #expect(rest.contentInsets == Self.safeArea && rest.contentOffset.y == -47)
    #expect(rest.containerSize == Self.size)
    // Another safe area is told, as that of a keyboard.
    tester.resize(to: Self.size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 300, trailing: 0))
    tester.settle()
    #expect(told.geometry?.contentInsets.bottom == 300)
  }

  @Test func aScrollViewThatTouchesNoEdgeHasNoInsets() throws {
    let told = Told()
    let tester = ViewTester(
      Page(told: told, isBare: true).frame(width: 200, height: 300), size: Self.size)
    tester.resize(to: Self.size, safeArea: Self.safeArea)
    tester.settle()
    #expect(told.geometry?.contentInsets == EdgeInsets())
    #expect(told.geometry?.containerSize == CGSize(width: 200, height: 300))
  }
}
