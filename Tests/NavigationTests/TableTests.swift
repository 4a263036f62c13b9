import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct TableTests {
  nonisolated struct Dish: Identifiable, Sendable {
    let id: Int
    let name: String
    let price: Double
    static let all = [
      Dish(id: 1, name: "Soup", price: 6.5), Dish(id: 2, name: "Bread", price: 2),
      Dish(id: 3, name: "Noodles", price: 9),
    ]
  }

  private static let desk = CGSize(width: 800, height: 400)

  private struct Menu: View {
    @State private var order = [KeyPathComparator(\Dish.name)]
    @State private var chosen: Set<Int> = []
    var body: some View {
      Table(Dish.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Price", value: \.price) { Text("\($0.price) €") }.width(120)
        TableColumn("Kind") { dish in Text("kind \(dish.id)") }
      }
      Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
    }
  }

  private func names(_ tester: ViewTester) -> [String] {
    tester.texts.filter { ["Soup", "Bread", "Noodles"].contains($0) }
  }

  @Test func inAWideWindowColumnsStandUnderTheirHeaders() throws {
    let tester = ViewTester(VStack { Menu() }, size: Self.desk)
    tester.settle()
    Looking.picture(tester, "table")
    let (name, price, kind) = (
      try #require(tester.frame(of: "Name")), try #require(tester.frame(of: "Price")),
      try #require(tester.frame(of: "Kind"))
    )
    #expect(name.minX == 16)
    #expect(tester.frame(of: "Soup")?.minX == name.minX)
    #expect(tester.frame(of: "kind 1")?.minX == kind.minX)
    // 800 less both margins and two gaps, of which 120 are the price's: the others share the rest.
    #expect(abs(price.minX - (16 + 308 + 16)) < 1)
    #expect(abs(kind.minX - (price.minX + 120 + 16)) < 1)
  }

  @Test func headersSort() {
    let tester = ViewTester(VStack { Menu() }, size: Self.desk)
    tester.settle()
    #expect(names(tester) == ["Bread", "Noodles", "Soup"])
    tester.tap("Name")
    tester.settle()
    #expect(names(tester) == ["Soup", "Noodles", "Bread"])
    tester.tap("Price")
    tester.settle()
    #expect(names(tester) == ["Bread", "Soup", "Noodles"])
    #expect(tester.tree.flattened.contains { $0.type == "Button" && $0.value == "ascending" })
    tester.tap("Price")
    tester.settle()
    #expect(names(tester) == ["Noodles", "Soup", "Bread"])
    tester.tap("Kind")
    tester.settle()
    #expect(names(tester) == ["Noodles", "Soup", "Bread"])
  }

  @Test func rowsAreChosen() throws {
    let tester = ViewTester(VStack { Menu() }, size: Self.desk)
    tester.settle()
    for (name, modifiers) in [("kind 1", []), ("Bread", .control)] as [(String, EventModifiers)] {
      let frame = try #require(tester.frame(of: name))
      tester.press(CGPoint(x: frame.midX, y: frame.midY), kind: .mouse, modifiers: modifiers)
      tester.release()
    }
    tester.settle()
    #expect(tester.has("chosen 1 2"))
    Looking.picture(tester, "table-chosen")
  }

  @Test func headersStayAboveTheirColumnsWhileCirclesSelect() throws {
    let tester = ViewTester(
      VStack { Menu() }.environment(\.editMode, .constant(.active)), size: Self.desk)
    tester.settle()
    #expect(tester.frame(of: "Soup")?.minX == tester.frame(of: "Name")?.minX)
    #expect(try #require(tester.frame(of: "Soup")).minX == 16 + 23 + 12)
    let (kind, cell) = (try #require(tester.frame(of: "Kind")), try #require(tester.frame(of: "kind 1")))
    #expect(abs(kind.minX - cell.minX) < 1)
    tester.tap("kind 1")
    tester.tap("Bread")
    tester.settle()
    #expect(tester.has("chosen 1 2"))
  }

  @Test func inANarrowWindowTheFirstColumnIsAList() {
    let tester = ViewTester(VStack { Menu() }, size: CGSize(width: 390, height: 500))
    tester.settle()
    #expect(names(tester) == ["Bread", "Noodles", "Soup"])
    #expect(!tester.has("kind 1") && !tester.has("Name"))
    Looking.picture(tester, "table-narrow")
  }

  @Test func tablesWithoutOrderOrHeaders() throws {
    let tester = ViewTester(
      Table(Dish.all) {
        TableColumn("Name", value: \.name).width(min: 50, ideal: 80, max: 100)
        TableColumn("Kind") { Text("kind \($0.id)") }
      }.tableColumnHeaders(.hidden).environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: Self.desk)
    tester.settle()
    #expect(!tester.has("Name"))
    #expect(names(tester) == ["Soup", "Bread", "Noodles"])
    #expect(try #require(tester.frame(of: "Soup")).maxX == 784)
    Looking.picture(tester, "table-rtl-dark")
  }
}
