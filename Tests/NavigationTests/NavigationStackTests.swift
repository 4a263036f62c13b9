import SwiftUI
import Testing
import ViewTreeTesting

struct NavigationStackTests {
  private struct Screen: View {
    @State private var path: [Int]
    var rows = 30
    init(path: [Int] = [], rows: Int = 30) {
      _path = State(initialValue: path)
      self.rows = rows
    }

    var body: some View {
      NavigationStack(path: $path) {
        List(0..<rows) { index in
          NavigationLink("row \(index)", value: index)
        }
        .accessibilityIdentifier("list")
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
      }
    }
  }

  private struct Page: View {
    let number: Int
    @Binding var path: [Int]
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page \(number)")
        Button("count \(count)") { count += 1 }
        Button("deeper") { path.append(number + 100) }
        Button("root") { path.removeAll() }
        Button("dismiss") { dismiss() }
      }
      .navigationTitle("Page \(number)")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Modes: View {
    let modes: [NavigationBarItem.TitleDisplayMode]
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        page(0).navigationDestination(for: Int.self) { page($0) }
      }
    }

    private func page(_ number: Int) -> some View {
      Text("page \(number)").frame(maxHeight: .infinity, alignment: .top)
        .navigationTitle("Title \(number)").navigationBarTitleDisplayMode(modes[number])
    }
  }

  @Test func anAutomaticTitleIsShownAsOnTheNearestPageBelowThatSaysHow() throws {
    func top(_ modes: [NavigationBarItem.TitleDisplayMode]) throws -> CGFloat {
      let tester = ViewTester(Modes(modes: modes, path: Array(1..<modes.count)))
      tester.settle()
      return try #require(tester.frame(of: "page \(modes.count - 1)")).minY
    }
    #expect(try top([.inline, .automatic]) == 44)
    #expect(try top([.inline, .automatic, .automatic]) == 44)
    #expect(try top([.large, .inline, .automatic, .automatic]) == 44)
    #expect(try top([.inline, .large, .automatic, .automatic]) == 96)
    #expect(try top([.automatic, .automatic, .automatic]) == 96)
  }

  @Test func aLinkInAListPushesItsPageFromTheTrailingEdge() {
    let tester = ViewTester(Screen(), scale: 2)
    tester.settle()
    Looking.picture(tester, "nav-root")
    tester.tap("row 3")
    tester.advance(by: 0.05)
    let x = tester.frame(of: "page 3")?.midX ?? 0
    #expect(x > 250)
    tester.advance(by: 0.1)
    Looking.picture(tester, "nav-push")
    // The page below moves away by less than a third.
    #expect((tester.frame(of: "row 3")?.minX ?? 0) < 16)
    tester.settle()
    #expect(abs((tester.frame(of: "page 3")?.midX ?? 0) - 195) < 0.5)
    #expect(!tester.has("row 3"))
    Looking.picture(tester, "nav-page")
  }

  @Test func theWayBackIsNamedAfterThePageBelowAndKeepsItAsItWas() throws {
    let tester = ViewTester(Screen(), scale: 2)
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -210))
    tester.settle()
    let offset = tester.scrollOffset(of: "list")
    #expect(abs(offset - 200) < 0.01)
    tester.tap("row 9")
    tester.settle()
    let back = try #require(tester.frame(of: "BackButton"))
    #expect(back.minX < 16 && back.height >= 40 && back.midY == 22)
    #expect(tester.has("Rows"))
    tester.tap("BackButton")
    tester.advance(by: 0.1)
    #expect(tester.has("page 9") && tester.has("row 9"))
    tester.settle()
    #expect(!tester.has("page 9"))
    #expect(tester.scrollOffset(of: "list") == offset)
  }

  @Test func aFingerFromTheEdgeTakesThePageBack() {
    let tester = ViewTester(Screen(path: [4]), scale: 2)
    tester.settle()
    #expect(tester.has("page 4"))
    tester.press(CGPoint(x: 5, y: 400))
    tester.move(by: CGVector(dx: 10, dy: 0))
    tester.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 295) < 0.5)
    Looking.picture(tester, "nav-swipe")
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    // Not far enough: it comes back.
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 195) < 0.5)
    tester.flick(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 150, dy: 0), over: 0.1)
    tester.settle()
    #expect(!tester.has("page 4") && tester.has("row 4"))
  }

  @Test func aSecondFingerGoesOnWithTheSwipe() {
    let tester = ViewTester(Screen(path: [4]))
    tester.settle()
    tester.press(CGPoint(x: 5, y: 400), finger: 1)
    tester.move(by: CGVector(dx: 110, dy: 0), over: 0.2, finger: 1)
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 295) < 0.5)
    tester.press(CGPoint(x: 200, y: 500), finger: 2)
    tester.release(finger: 1)
    tester.move(by: CGVector(dx: 50, dy: 0), over: 0.2, finger: 2)
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 345) < 0.5)
    tester.advance(by: 0.1)
    tester.release(finger: 2)
    tester.settle()
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 195) < 0.5 && tester.host.isInputIdle)
  }

  @Test func aCancelledSwipeGoesNowhere() {
    let tester = ViewTester(Screen(path: [4]))
    tester.settle()
    tester.press(CGPoint(x: 5, y: 400))
    tester.move(by: CGVector(dx: 300, dy: 0), over: 0.2)
    tester.cancel()
    tester.settle()
    #expect(abs((tester.frame(of: "page 4")?.midX ?? 0) - 195) < 0.5)
    #expect(tester.host.isInputIdle)
  }

  @Test func thePathLeadsAndFollows() {
    let tester = ViewTester(Screen(path: [1, 2]))
    tester.settle()
    #expect(tester.has("page 2") && !tester.has("page 1"))
    tester.tap("deeper")
    tester.settle()
    #expect(tester.has("page 102"))
    tester.tap("dismiss")
    tester.settle()
    #expect(tester.has("page 2"))
    tester.tap("root")
    tester.settle()
    #expect(tester.has("row 0") && !tester.has("page 1"))
  }

  @Test func stateBelowLivesOnAndStateAboveEnds() {
    let tester = ViewTester(Screen(path: [1]))
    tester.settle()
    tester.tap("count 0")
    tester.tap("deeper")
    tester.settle()
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.has("count 1"))
    tester.tap("BackButton")
    tester.settle()
    tester.tap("row 1")
    tester.settle()
    #expect(tester.has("count 0"))
  }

  private struct Old: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack(spacing: 20) {
          NavigationLink(destination: Text("closure page")) { Text("go") }
          NavigationLink("flagged", isActive: $isActive) { Button("unset") { isActive = false } }
          Button("set") { isActive = true }
          Button("choose") { chosen = 5 }
          Text(isActive ? "active" : "inactive")
        }
        .navigationBarTitle("Old", displayMode: .inline)
        .navigationDestination(item: $chosen) { Text("chosen \($0)") }
      }
    }
  }

  @Test func theOldFormsPushToo() {
    let tester = ViewTester(Old())
    tester.settle()
    tester.tap("go")
    tester.settle()
    #expect(tester.has("closure page"))
    tester.tap("BackButton")
    tester.settle()
    tester.tap("set")
    tester.settle()
    #expect(tester.has("unset"))
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.has("inactive"))
    tester.tap("flagged")
    tester.settle()
    tester.tap("unset")
    tester.settle()
    #expect(tester.has("inactive") && !tester.has("unset"))
    tester.tap("choose")
    tester.settle()
    #expect(tester.has("chosen 5"))
    tester.tap("BackButton")
    tester.settle()
    tester.tap("choose")
    tester.settle()
    #expect(tester.has("chosen 5"))
  }

  private struct Bars: View {
    @State private var title = "Bars"
    var body: some View {
      NavigationStack {
        Text("content")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { title = "Saved" } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}
              Spacer()
              Button("Two") {}
            }
          }
      }
    }
  }

  @Test func itemsStandInTheBars() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let tester = ViewTester(Bars().environment(\.layoutDirection, direction), scale: 2)
      tester.settle()
      let cancel = try #require(tester.frame(of: "Cancel"))
      let save = try #require(tester.frame(of: "Save"))
      let title = try #require(tester.frame(of: "Bars"))
      #expect(abs(title.midX - 195) < 0.5)
      if direction == .leftToRight {
        #expect(abs(cancel.minX - 16) < 0.01 && abs(save.maxX - 374) < 0.01)
      } else {
        #expect(abs(cancel.maxX - 374) < 0.01 && abs(save.minX - 16) < 0.01)
      }
      #expect(abs(cancel.midY - 22) < 0.5)
      let one = try #require(tester.frame(of: "One"))
      #expect(abs(one.midY - (844 - 22)) < 0.5)
      // The content stands between both bars.
      #expect(abs((tester.frame(of: "content")?.midY ?? 0) - (44 + (844 - 44 - 44) / 2)) < 0.5)
      Looking.picture(tester, direction == .leftToRight ? "bars-ltr" : "bars-rtl")
      tester.tap("Save")
      tester.settle()
      #expect(tester.has("Saved"))
    }
  }

  @Test func aSwipeFromTheRightEdgeGoesBackWhereLeadingIsRight() {
    let tester = ViewTester(Screen(path: [4]).environment(\.layoutDirection, .rightToLeft), scale: 2)
    tester.settle()
    Looking.picture(tester, "nav-rtl")
    tester.flick(from: CGPoint(x: 385, y: 400), by: CGVector(dx: -150, dy: 0), over: 0.1)
    tester.settle()
    #expect(tester.has("row 4"))
    tester.host.updateEnvironment { $0.colorScheme = .dark }
    tester.press(tester.frame(of: "row 4").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    tester.advance(by: 0.1)
    Looking.picture(tester, "nav-rtl-dark-pressed")
    tester.release()
    tester.settle()
  }

  @Test func movingPagesLaysNothingOut() {
    let tester = ViewTester(Screen(path: [4]))
    tester.settle()
    tester.press(CGPoint(x: 5, y: 400))
    tester.move(by: CGVector(dx: 20, dy: 0))
    tester.advance(by: 0.05)
    let before = tester.host.statistics
    tester.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
    #expect(tester.host.statistics.layouts == before.layouts)
    #expect(tester.host.statistics.bodies == before.bodies)
    tester.release()
    tester.settle()
  }
}
