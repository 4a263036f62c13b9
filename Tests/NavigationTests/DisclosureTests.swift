import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct DisclosureTests {
  @Test func opensAndClosesByATapAndByAKey() throws {
    let tester = ViewTester(Group(), size: CGSize(width: 390, height: 600))
    #expect(tester.frame(of: "Vegan") == nil)
    tester.tap("Filters")
    tester.settle()
    let label = try #require(tester.frame(of: "Filters"))
    let content = try #require(tester.frame(of: "Vegan"))
    #expect(content.minY > label.maxY)
    #expect(content.minX == label.minX)
    tester.key(.tab)
    tester.key(.return)
    tester.settle()
    #expect(tester.frame(of: "Vegan") == nil)
  }

  @Test func aBindingOpensIt() {
    let tester = ViewTester(Bound(), size: CGSize(width: 390, height: 600))
    #expect(tester.frame(of: "Inside") != nil)
    tester.tap("Close")
    tester.settle()
    #expect(tester.frame(of: "Inside") == nil)
  }

  @Test func inAListItsContentAreRows() throws {
    let tester = ViewTester(List { Group() }, size: CGSize(width: 390, height: 600))
    // The whole row answers.
    let label = try #require(tester.frame(of: "Filters"))
    tester.tap(CGPoint(x: 300, y: label.minY - 8))
    tester.settle()
    let vegan = try #require(tester.frame(of: "Vegan"))
    let open = try #require(tester.frame(of: "Open now"))
    #expect(vegan.minX == label.minX + 20)
    #expect(abs(open.minY - vegan.minY - 44) < 1)
  }

  @Test func anOutlineOpensBranchByBranch() throws {
    let tester = ViewTester(
      List(Dish.menu, children: \.parts) { Text($0.name) }, size: CGSize(width: 390, height: 600))
    #expect(tester.frame(of: "Soup") == nil)
    tester.tap("Starters")
    tester.settle()
    let starters = try #require(tester.frame(of: "Starters"))
    let soup = try #require(tester.frame(of: "Soup"))
    let desserts = try #require(tester.frame(of: "Desserts"))
    #expect(soup.minX == starters.minX + 20)
    #expect(desserts.minY > soup.minY)
    #expect(tester.frame(of: "Miso") == nil)
    tester.tap("Soup")
    tester.settle()
    #expect(try #require(tester.frame(of: "Miso")).minX == starters.minX + 40)
    tester.tap("Starters")
    tester.settle()
    #expect(tester.frame(of: "Soup") == nil)
    #expect(tester.frame(of: "Miso") == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSectionOfASidebarMovesItsRowsAndTurnsItsSign(_ direction: LayoutDirection) throws {
    let tester = ViewTester(
      Sections().listStyle(.sidebar).environment(\.layoutDirection, direction),
      size: CGSize(width: 390, height: 600), scale: 2)
    tester.settle()
    Looking.picture(tester, "section-sidebar-open-\(direction)")
    let sign = try #require(tester.frame(of: direction == .leftToRight ? "chevron.right" : "chevron.left"))
    #expect(direction == .leftToRight ? sign.midX > 330 : sign.midX < 60)
    let open = try #require(tester.frame(of: "After")).minY
    let watcher = tester.watch("section")
    var places: [CGFloat] = []
    tester.tap(CGPoint(x: sign.midX, y: sign.midY))
    for _ in 0..<60 {
      tester.advance(by: 1 / 60)
      if let y = watcher.records.last?.items.first(where: { $0.text == "After" })?.frame.minY {
        places.append(y)
      }
    }
    tester.settle()
    let closed = try #require(tester.frame(of: "After")).minY
    #expect(tester.frame(of: "Row 1") == nil && closed < open - 20)
    // On its way it is between both, and never goes back.
    #expect(places.contains { $0 < open - 2 && $0 > closed + 2 })
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 <= $0 + 0.5 })
    #expect(watcher.faults.map(\.description) == [])
    Looking.picture(tester, "section-sidebar-closed-\(direction)")
    // The keys open it again.
    tester.key(.tab)
    tester.key(.return)
    tester.settle()
    #expect(tester.frame(of: "Row 1") != nil)
  }

  @Test func aSectionClosesByItsHeader() throws {
    let tester = ViewTester(Sections(), size: CGSize(width: 390, height: 600))
    #expect(tester.frame(of: "Row 1") != nil)
    tester.tap("Heading")
    tester.settle()
    #expect(tester.frame(of: "Row 1") == nil)
    #expect(tester.frame(of: "After") != nil)
  }
}

private struct Group: View {
  var body: some View {
    VStackOrRows {
      DisclosureGroup("Filters") {
        Text("Vegan")
        Text("Open now")
      }
    }
  }
}

/// The content as it is: a view of its own, so that a list sees through it.
private struct VStackOrRows<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

private struct Bound: View {
  @State private var isOpen = true
  var body: some View {
    VStack {
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Inside")
      } label: {
        Label("More", systemImage: "gear")
      }
      Button("Close") { isOpen = false }
    }
  }
}

private struct Sections: View {
  @State private var isOpen = true
  var body: some View {
    List {
      Section("Heading", isExpanded: $isOpen) { Text("Row 1") }
      Section { Text("After") }
    }
    .listStyle(.sidebar)
  }
}

private struct Dish: Identifiable {
  let name: String
  var parts: [Dish]?
  var id: String { name }

  static let menu = [
    Dish(name: "Starters", parts: [Dish(name: "Soup", parts: [Dish(name: "Miso")]), Dish(name: "Salad")]),
    Dish(name: "Desserts", parts: [Dish(name: "Cake")]),
  ]
}
