import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Bars while pages move: they stay, and what is in one goes over into what is in the other.
@MainActor struct NavigationBarTests {
  private struct Screen: View {
    @State private var path: [Int] = []
    var mode = NavigationBarItem.TitleDisplayMode.inline
    var hidesSecond = false

    var body: some View {
      NavigationStack(path: $path) {
        ScrollView { Text("first page").frame(height: 2000, alignment: .top) }
          .navigationTitle("Rows")
          .navigationBarTitleDisplayMode(mode)
          .toolbar { Button("Add") {} }
          .toolbarBackground(.visible, for: .navigationBar)
          .navigationDestination(for: Int.self) { number in
            Text("second page")
              .navigationTitle("Number \(number)")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Share") {} }
              .toolbarBackground(.visible, for: .navigationBar)
              .toolbar(hidesSecond ? .hidden : .visible, for: .navigationBar)
          }
          .safeAreaInset(edge: .bottom) { Button("push") { path.append(7) } }
      }
    }
  }

  private func tester(_ screen: Screen = Screen()) -> ViewTester {
    let tester = ViewTester(screen, size: CGSize(width: 390, height: 500))
    tester.settle()
    return tester
  }

  /// How opaque the words are that are painted; nil: they are not.
  private func opacity(_ words: String, _ tester: ViewTester) -> Double? {
    func search(_ items: [DisplayItem], _ outer: Double) -> Double? {
      items.lazy.compactMap { item in
        switch item.content {
        case .text(let text) where text.layout.string == words: outer * item.opacity
        case .group(let group): search(group.items, outer * item.opacity)
        default: nil
        }
      }.first
    }
    return search(tester.displayList.items, 1)
  }

  private func midX(_ words: String, _ tester: ViewTester) throws -> CGFloat {
    try #require(tester.frame(of: words)).midX
  }

  @Test func itemsAndTitlesCrossFadeAtTheirPlacesWhilePagesSlide() throws {
    let tester = tester()
    let add = try midX("Add", tester)
    tester.tap("push")
    tester.advance(by: 0.1)
    Looking.picture(tester, "bar-push")
    let page = try midX("second page", tester) - 195
    #expect(page > 60)
    // The items stand where they will, the title is nearer to its place than the page is.
    #expect(try abs(midX("Add", tester) - add) < 0.5)
    #expect(try abs(#require(tester.frame(of: "Share")).maxX - 374) < 1)
    let title = try midX("Number 7", tester) - 195
    #expect(title > 1 && title < page / 2)
    // One comes as the other goes.
    for (old, new) in [("Add", "Share"), ("Rows", "Number 7")] {
      let (out, in_) = (try #require(opacity(old, tester)), try #require(opacity(new, tester)))
      #expect(out > 0.05 && out < 0.95 && abs(out + in_ - 1) < 0.01)
    }
    tester.settle()
    #expect(opacity("Number 7", tester) == 1 && opacity("Add", tester) == nil)
    #expect(try abs(midX("Number 7", tester) - 195) < 1)
  }

  @Test func theOldTitleBecomesTheNameOfTheWayBack() throws {
    let tester = tester()
    let title = try #require(tester.frame(of: "Rows"))
    tester.tap("push")
    tester.advance(by: 0.02)
    // Two texts say it for a while: both stand near where the title was, then both where the way back is named.
    func places() -> [CGFloat] {
      tester.tree.flattened.filter { $0.text == "Rows" }.map(\.frame.rect.minX)
    }
    #expect(places().count == 2)
    let early = places()
    #expect(abs(early[0] - early[1]) < 1 && early[0] > title.minX - 60)
    tester.advance(by: 0.25)
    let late = places()
    #expect(abs(late[0] - late[1]) < 1 && late[0] < early[0] - 60)
    tester.settle()
    #expect(places().count == 1)
  }

  @Test func theGroundOfTheBarIsThereAllTheWay() throws {
    let tester = tester()
    tester.tap("push")
    for _ in 0..<20 {
      tester.advance(by: 0.03)
      // Fills over the bar's width that stand at the window's left edge, and stay there.
      let grounds = tester.displayList.items.filter { item in
        guard case .fill(let path, _, _) = item.content, item.opacity > 0.99 else { return false }
        let box = item.transform.boundingRect(of: path.boundingRect)
        return abs(box.minX) < 0.01 && abs(box.width - 390) < 0.01 && abs(box.height - 44) < 0.01
      }
      #expect(!grounds.isEmpty || tester.displayList.items.contains { $0.opacity > 0.99 && isBar($0) })
    }
  }

  private func isBar(_ item: DisplayItem) -> Bool {
    guard case .group(let group) = item.content else { return false }
    return group.items.contains { inner in
      guard case .fill(let path, _, _) = inner.content else { return false }
      let box = inner.transform.boundingRect(of: path.boundingRect)
      return abs(box.minX) < 0.01 && abs(box.width - 390) < 0.01 && abs(box.height - 44) < 0.01
    }
  }

  @Test func aFingerAtTheEdgeDrivesTheBarsToo() throws {
    let tester = tester()
    tester.tap("push")
    tester.settle()
    tester.press(CGPoint(x: 5, y: 300))
    tester.move(by: CGVector(dx: 10, dy: 0))
    tester.move(by: CGVector(dx: 195, dy: 0), over: 0.3)
    Looking.picture(tester, "bar-swipe")
    #expect(try abs(midX("second page", tester) - 390) < 1)
    let half = try #require(opacity("Number 7", tester))
    #expect(abs(half - 0.5) < 0.02)
    #expect(try abs(#require(tester.frame(of: "Share")).maxX - 374) < 1)
    tester.cancel()
    tester.settle()
    #expect(opacity("Number 7", tester) == 1)
  }

  @Test func aLargeTitleGoesWithItsPage() throws {
    let tester = tester(Screen(mode: .large))
    let title = try #require(tester.frame(of: "Rows")).minX
    tester.tap("push")
    tester.advance(by: 0.1)
    Looking.picture(tester, "bar-large")
    let all = tester.tree.flattened.filter { $0.text == "Rows" && $0.frame.rect.minY > 44 }
    #expect(try #require(all.first).frame.rect.minX < title - 10)
    #expect(try abs(#require(tester.frame(of: "Share")).maxX - 374) < 1)
  }

  @Test func aBarGoesWithItsPageWhereTheOtherPageHasNone() throws {
    let tester = tester(Screen(hidesSecond: true))
    let add = try midX("Add", tester)
    tester.tap("push")
    tester.advance(by: 0.1)
    Looking.picture(tester, "bar-hidden")
    #expect(try midX("Add", tester) < add - 10)
    #expect(opacity("Add", tester) == 1)
  }
}
