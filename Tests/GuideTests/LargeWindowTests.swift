import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Very large windows that lie, at a pixel a point: texts beside pictures are as large as their columns are high.
@MainActor struct LargeWindowTests {
  private static let size = CGSize(width: 3840, height: 2160)

  /// What the texts from a line of facts to the end of the description occupy.
  private static func texts(_ tester: ViewTester, from column: CGFloat) -> CGRect {
    tester.paintedTexts.filter { $0.opacity > 0.5 && $0.frame.minX >= column && $0.frame.maxY < size.height }
      .map(\.frame).reduce(.null) { $0.union($1) }
  }

  @Test(arguments: ["row-0", "row-3", "row-7"])
  func whatIsChosenFillsItsColumn(_ row: String) throws {
    let store = RestaurantStore(folder: .bundled)
    let tester = SheetTests.invariants(ViewTester(GuideView(store: store), size: Self.size))
    tester.settle()
    tester.tap(row)
    tester.settle()
    let content = try #require(tester.frame(of: "sheet-content"))
    let texts = Self.texts(tester, from: content.minX)
    #expect(texts.height >= 0.5 * Self.size.height, "\(texts)")
    // All of it is in sight, and no larger than it has to be for that.
    #expect(texts.maxY < tester.frame(of: "tab-discover")?.minY ?? 0)
    #expect(LayoutTests.cut(tester).isEmpty)
  }

  @Test func whatIsBesideTheCardFillsItsColumn() throws {
    let store = RestaurantStore(folder: .bundled)
    let tester = SheetTests.invariants(ViewTester(GuideView(store: store), size: Self.size))
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    let card = try #require(tester.frame(of: "card-Café Lumière"))
    for _ in 0..<3 {
      let texts = Self.texts(tester, from: card.maxX + 1)
      #expect(texts.height >= 0.4 * card.height, "\(texts)")
      #expect(texts.maxY <= tester.frame(of: "like")?.minY ?? 0)
      #expect(LayoutTests.cut(tester).isEmpty)
      tester.tap("skip")
      tester.settle()
    }
  }

  /// Letters are large from a height that no monitor has that one sits at.
  @Test(arguments: [(1920.0, 1080.0, false), (2560, 1600, false), (3840, 2160, true)])
  func lettersAreLargeWhereTheWindowIsHigherThanMonitors(_ width: Double, _ height: Double, _ isLarge: Bool)
    throws
  {
    let store = RestaurantStore(folder: .bundled)
    let tester = ViewTester(GuideView(store: store), size: CGSize(width: width, height: height))
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    let place = try #require(tester.paintedTexts.last { $0.string == store.restaurants[0].location })
    #expect((place.frame.height > 30) == isLarge, "\(place.frame)")
  }
}
