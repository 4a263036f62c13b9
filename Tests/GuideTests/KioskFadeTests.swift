import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The question and the operator's page in every frame in which they come and go.
@MainActor struct KioskFadeTests {
  /// How dark the left margin of a white page is, from 0 to 1, near the top, in the middle and near the tab bar.
  private static func darkness(_ tester: ViewTester) -> [Double] {
    let pixels = KioskTests.picture(tester)
    let width = pixels.count / Int(tester.size.height)
    return [150, 400, 700].map { 1 - Double(pixels[$0 * width + 3] & 0xFF) / 255 }
  }

  @Test(arguments: [true, false])
  func m16_theQuestionComesAndGoesEverywhereAtOnce(_ isAnswered: Bool) async {
    let tester = KioskTests.guide(KioskTests.Told())
    tester.hover(at: CGPoint(x: 300, y: 700))
    tester.hover(at: CGPoint(x: 301, y: 700))
    await KioskTests.pass(tester, 56)
    var shades: [[Double]] = []
    tester.onFrame = { shades.append(Self.darkness($0)) }
    await KioskTests.pass(tester, 5)
    if isAnswered {
      tester.tap(CGPoint(x: 195, y: 250))
      await KioskTests.pass(tester, 1)
    } else {
      await KioskTests.pass(tester, 26)
      await KioskTests.pass(tester, 5)
    }
    #expect(tester.frame(of: "still-there") == nil)
    #expect(shades.contains { ($0.first ?? 0) > 0.5 } && shades.last == [0, 0, 0])
    for shade in shades { #expect((shade.max() ?? 0) - (shade.min() ?? 0) < 0.05, "\(shade)") }
    for (before, after) in zip(shades, shades.dropFirst()) {
      #expect(abs((after.first ?? 0) - (before.first ?? 0)) < 0.2, "\(before), \(after)")
    }
  }

  /// Under the question too what a visitor has opened fades, and is not cut.
  @Test func m16_whatIsOpenFadesForTheNextVisitor() async {
    let told = KioskTests.Told()
    let tester = KioskTests.guide(told)
    tester.tap("row-1")
    await KioskTests.pass(tester, 88)
    var shades: [Double] = []
    tester.onFrame = { shades.append(Self.darkness($0)[0]) }
    await KioskTests.pass(tester, 4)
    #expect(told.phases.last == .start && (shades.first ?? 0) > 0.7 && shades.last == 0)
    for (before, after) in zip(shades, shades.dropFirst()) {
      #expect(before - after < 0.18, "\(before), \(after)")
    }
  }

  /// What lies over a page covers it until both have faded: nothing of the page comes back.
  @Test(arguments: [
    ("take-map", "Done", CGSize(width: 390, height: 844)),
    ("language", "Deutsch", CGSize(width: 390, height: 844)),
    ("take-map", "Done", CGSize(width: 1920, height: 1080)),
  ])
  func m16_whatLiesOverThePageFadesAsItDoes(_ opener: String, _ mark: String, _ size: CGSize) async {
    let told = KioskTests.Told()
    let tester = KioskTests.guide(told, size: size, store: RestaurantStore(folder: .bundled))
    if opener != "language" { tester.tap("row-1") }
    await KioskTests.pass(tester, 1)
    tester.tap(opener)
    await KioskTests.pass(tester, 86)
    #expect(tester.paints(mark) && told.phases.last == .warning)
    var frames: [(over: Double, pages: [Double])] = []
    tester.onFrame = { tester in
      let texts = tester.paintedTexts
      let over = texts.filter { $0.string == mark }.map(\.opacity).max() ?? 0
      frames.append((over, texts.filter { $0.string == "Restaurants" }.map(\.opacity)))
    }
    await KioskTests.pass(tester, 6)
    let fading = frames.filter { $0.over > 0.01 && $0.over < 0.99 }
    #expect(told.phases.last == .start && fading.count > 20 && frames.last?.over == 0)
    for frame in fading {
      #expect(frame.pages.contains { abs($0 - frame.over) < 0.03 }, "\(frame)")
    }
  }

  /// What fades is still in the last visitor's language.
  @Test func m16_anotherLanguageComesWithTheNextVisitorAlone() async {
    let told = KioskTests.Told()
    let tester = KioskTests.guide(told)
    tester.tap("language")
    tester.settle()
    tester.tap("language-de")
    await KioskTests.pass(tester, 88)
    var mixed: [[String]] = []
    var asked = 0
    tester.onFrame = { tester in
      let texts = tester.paintedTexts.map(\.string)
      if texts.contains("Still there?") { mixed.append(texts) }
      if texts.contains("Noch da?") { asked += 1 }
    }
    await KioskTests.pass(tester, 6)
    #expect(told.phases.last == .start && asked > 5 && mixed.isEmpty)
    #expect(tester.tree.flattened.contains { $0.text == "Discover" })
  }

  @Test func m16_theOperatorsPageLeavesAsItIs() async {
    let tester = KioskTests.guide(KioskTests.Told())
    await KioskTests.hold(tester)
    await KioskTests.type([4, 7, 1, 1], tester)
    #expect(tester.frame(of: "operator-facts") != nil)
    var asks = 0
    tester.onFrame = { if $0.frame(of: "pin") != nil { asks += 1 } }
    await KioskTests.pass(tester, 62)
    #expect(asks == 0 && tester.frame(of: "operator") == nil)
    tester.onFrame = { _ in }
    await KioskTests.hold(tester)
    #expect(tester.frame(of: "pin") != nil, "the PIN is needed again")
  }

  @Test func theOperatorsPageIsUpToDate() async {
    let told = KioskTests.Told()
    let tester = KioskTests.guide(told)
    await KioskTests.hold(tester)
    await KioskTests.type([4, 7, 1, 1], tester)
    let reports = told.reports
    await KioskTests.pass(tester, 3)
    #expect(told.reports >= reports + 2)
    #expect(tester.tree.flattened.contains { $0.text == "0:00:0\(told.reports)" })
    tester.tap("operator-done")
    await KioskTests.pass(tester, 1)
    let end = told.reports
    await KioskTests.pass(tester, 3)
    #expect(told.reports == end, "nothing wakes the guide for a page that is closed")
  }
}
