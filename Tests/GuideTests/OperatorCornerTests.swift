import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The corner that lets the operator in, whatever of the guide lies there.
@MainActor struct OperatorCornerTests {
  @Test func itWorksThroughAPhotoThatFillsTheScreen() async {
    let told = KioskTests.Told()
    var place = TabTests.store(1).restaurants[0]
    (place.image, place.photos) = ("cafe-lumiere", ["chez-maelle"])
    let tester = KioskTests.guide(told, store: RestaurantStore(restaurants: [place]))
    tester.tap("row-0")
    await KioskTests.pass(tester, 1.5)
    tester.tap("photo-pages")
    await KioskTests.pass(tester, 1.5)
    #expect(tester.frame(of: "photo-viewer") != nil)
    await KioskTests.hold(tester)
    #expect(told.phases.last == .maintenance && tester.frame(of: "operator") != nil)
    await KioskTests.pass(tester, 1)
    #expect(tester.frame(of: "photo-viewer") == nil)
  }

  @Test func theTouchThatEndsTheAttractionMayBeTheOperators() async {
    let told = KioskTests.Told()
    let tester = KioskTests.guide(told)
    await KioskTests.pass(tester, 40)
    #expect(told.phases.last == .attracting)
    await KioskTests.hold(tester)
    #expect(told.phases.last == .maintenance && tester.frame(of: "operator") != nil)
  }
}
