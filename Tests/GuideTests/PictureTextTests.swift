import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Texts over pictures, and where there is none.
@MainActor struct PictureTextTests {
  private static func store(_ name: String) -> RestaurantStore {
    RestaurantStore(
      restaurants: [
        Restaurant(
          id: UUID(), name: name, type: "Noodles", location: "", phone: "", description: "", image: "",
          isVisited: false)
      ])
  }

  /// Edge by edge: `contains` compares rounded sums.
  private static func lies(_ inner: CGRect, in outer: CGRect) -> Bool {
    inner.minX >= outer.minX - 1 && inner.minY >= outer.minY - 1 && inner.maxX <= outer.maxX + 1
      && inner.maxY <= outer.maxY + 1
  }

  private static func symbols(_ tester: ViewTester) -> [CGRect] {
    tester.tree.flattened.filter { $0.id == "placeholder" }.map(\.frame.rect)
  }

  @Test(
    arguments: ["A café", "A place with a name of two lines", String(repeating: "Long word ", count: 12)],
    [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 480)])
  func theSymbolInPlaceOfAPictureLiesAboveTheTextsOfACard(_ name: String, _ size: CGSize) throws {
    let tester = ViewTester(GuideView(store: Self.store(name)), size: size)
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    let card = try #require(tester.frame(of: "card-\(name)"))
    let text = try #require(tester.tree.flattened.first { $0.text == name && $0.id == nil })
    let symbols = Self.symbols(tester).filter { $0.width > 0 && Self.lies($0, in: card) }
    #expect(symbols.allSatisfy { $0.maxY <= text.frame.rect.minY + 1 }, "\(symbols) and \(text.frame)")
    #expect(Self.lies(text.frame.rect, in: card))
    if name == "A café", size.height > 800 { #expect(symbols.first.map { $0.width > 60 } == true) }
  }

  @Test(arguments: ["A café", "A place with a name of two lines that is long"])
  func soItDoesOnTheCardThatAttracts(_ name: String) throws {
    let store = Self.store(name)
    let tester = ViewTester(
      AttractCard(restaurant: store.restaurants[0], width: 240).environment(store),
      size: CGSize(width: 390, height: 844))
    tester.settle()
    let text = try #require(tester.frame(of: name))
    let symbols = Self.symbols(tester).filter { $0.width > 0 }
    #expect(!symbols.isEmpty && symbols.allSatisfy { $0.maxY <= text.minY + 1 }, "\(symbols) and \(text)")
  }
}
