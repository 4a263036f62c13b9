import SwiftUI
import Testing
import ViewTreeTesting

/// A style behind a view, or over it, reaches over the safe area's edges that the view touches and that it is to ignore.
@MainActor struct StyleEdgeTests {
  private static let size = CGSize(width: 300, height: 500)
  private static let area = EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Where red is painted, in the window.
  private func painted<V: View>(_ view: V, rightToLeft: Bool = false) -> CGRect? {
    let tester = ViewTester(
      view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight), size: Self.size,
      safeArea: Self.area)
    tester.settle()
    let rects = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item.content,
        color == RGBA(red: 1, green: 0, blue: 0)
      else { return nil }
      return item.transform.boundingRect(of: path.boundingRect)
    }
    return rects.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The window less the safe area's insets at the edges that are not in `edges`.
  private func expected(_ edges: Edge.Set) -> CGRect {
    let area = Self.area
    let left = edges.contains(.leading) ? 0 : area.leading
    let right = edges.contains(.trailing) ? 0 : area.trailing
    let top = edges.contains(.top) ? 0 : area.top
    let bottom = edges.contains(.bottom) ? 0 : area.bottom
    return CGRect(
      x: left, y: top, width: Self.size.width - left - right, height: Self.size.height - top - bottom)
  }

  private nonisolated static let sets: [Edge.Set] = [
    .all, [], .top, .bottom, .leading, .trailing, .horizontal, .vertical, [.top, .leading],
  ]

  @Test(arguments: sets) func aBackgroundReachesOverTheEdgesThatItIgnores(_ edges: Edge.Set) {
    let whole = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(painted(whole.background(Self.red, ignoresSafeAreaEdges: edges)) == expected(edges))
    #expect(painted(whole.overlay(Self.red, ignoresSafeAreaEdges: edges)) == expected(edges))
    #expect(
      painted(whole.background(ignoresSafeAreaEdges: edges).backgroundStyle(Self.red)) == expected(edges))
  }

  @Test func withoutEdgesItReachesOverAllOfThem() {
    let whole = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(painted(whole.background(Self.red)) == CGRect(origin: .zero, size: Self.size))
    #expect(painted(whole.overlay(Self.red)) == CGRect(origin: .zero, size: Self.size))
  }

  @Test func onlyTheEdgesThatTheViewTouchesCount() {
    let bar = VStack(spacing: 0) {
      Color.clear.frame(height: 44).background(Self.red)
      Spacer()
    }
    #expect(painted(bar) == CGRect(x: 0, y: 0, width: 300, height: 84))
    let inset = Color.clear.padding(5).frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(painted(inset.background(Self.red)) == CGRect(origin: .zero, size: Self.size))
    #expect(painted(Color.clear.background(Self.red).padding(5)) == expected([]).insetBy(dx: 5, dy: 5))
  }
}
