import Restaurants
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// The guide itself, with all its tabs.
final class FuzzedGuide: FuzzSubject {
  let store: RestaurantStore
  let tester: ViewTester
  let names = [
    "tab-restaurants", "tab-discover", "tab-photos", "row-0", "row-3", "bottom-sheet-handle", "favourite",
    "like",
    "skip", "undo", "details", "restart", "carousel", "notice",
  ]

  init() {
    store = RestaurantStore(
      restaurants: (0..<15).map { index in
        Restaurant(
          id: RestaurantFile.id(of: "\(index)"), name: "Restaurant \(index)", type: "Bistro",
          location: "Street \(index)", phone: "555 01\(index)",
          description: String(repeating: "A long description that goes on. ", count: 30),
          image: "cafe-lumiere",
          isVisited: false)
      })
    tester = ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800))
  }

  func change(_ dice: inout Dice) {
    guard let restaurant = store.restaurants.randomElement(using: &dice) else { return }
    store.setFavourite(restaurant, Bool.random(using: &dice))
  }

  private var y: CGFloat? { tester.frame(of: "bottom-sheet")?.minY }

  func complaintOfTree() -> String? {
    guard let y else { return nil }
    return y.isFinite && y < 2000 && y > -1000 ? nil : "A01: the sheet is at \(y)"
  }

  func complaintsAtRest() -> [String] {
    var list: [String] = []
    if let y, abs(y - 400) > 0.1, abs(y - 50) > 0.1 { list.append("A03: the sheet rests at \(y)") }
    for _ in 0..<3 where y != nil {
      tester.key(.escape)
      tester.settle()
    }
    if y != nil { list.append("B44: Escape does not dismiss") }
    tester.tap("tab-restaurants")
    // The tab is laid out before a key is for it.
    tester.settle()
    tester.key(.home)
    tester.settle()
    if !tester.tap("row-1") { list.append("the list has no row in sight") }
    tester.settle()
    if y != 400 { list.append("T01: a tap on a row brings the sheet to \(y ?? .nan)") }
    return list
  }
}
