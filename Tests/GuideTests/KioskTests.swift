import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide that stands alone: it asks, begins anew, attracts, and lets the operator in.
@MainActor struct KioskTests {
  /// What the guide told of itself.
  final class Told {
    var phases: [KioskPhase] = []
    var begins = 0
    var left: [Bool] = []
    var reports = 0
  }

  static func guide(
    _ told: Told, size: CGSize = CGSize(width: 390, height: 844), store: RestaurantStore = TabTests.store(8),
    settings: KioskSettings = KioskSettings(words: "Come in", pin: "4711"),
    languages: [String] = ["en", "de"], preferences: UserPreferences = UserPreferences(),
    report: _ServiceReport? = nil, now: @escaping () -> Date = { Date(timeIntervalSince1970: 0) }
  ) -> ViewTester {
    var report = report ?? _ServiceReport()
    report.version = "1.2.3"
    if report.memory == 0 { report.log = ["bistro: warning: a line"] }
    let attendant = Attendant(
      tell: { told.phases.append($0) }, begin: { told.begins += 1 },
      report: {
        told.reports += 1
        report.uptime = Double(told.reports)
        return report
      },
      leave: { told.left.append($0) })
    let tester = ViewTester(
      GuideView(
        store: store, languages: languages, isKiosk: true, settings: settings, attendant: attendant,
        now: now),
      size: size, preferences: preferences)
    tester.advance(by: 1)
    return tester
  }

  static func pass(_ tester: ViewTester, _ seconds: Double) async {
    await ReloadTests.pass(tester, seconds)
  }

  @Test func aVisitorIsAskedAndGoesOnWhereHeWas() async {
    let told = Told()
    let tester = Self.guide(told)
    tester.tap("row-1")
    await Self.pass(tester, 59)
    #expect(tester.frame(of: "still-there") == nil)
    await Self.pass(tester, 3)
    #expect(tester.frame(of: "still-there") != nil && told.phases == [.start, .visitor, .warning])
    // The page is white, half black under the sheet; the question is there at once, whatever time the ring takes.
    let corner = Self.picture(tester).first.map { Int($0 & 0xFF) } ?? 0
    #expect((45...70).contains(corner))
    await Self.pass(tester, 20)
    // Where the second row is: it is not opened.
    tester.tap(CGPoint(x: 195, y: 250))
    await Self.pass(tester, 1)
    #expect(tester.frame(of: "still-there") == nil && told.phases.last == .visitor)
    #expect(tester.tree.flattened.contains { $0.id == "bottom-sheet" }, "what was open is")
    #expect(told.begins == 0)
  }

  @Test func theQuestionLiesOverPresentedViews() async {
    let told = Told()
    let tester = Self.guide(told)
    tester.tap("language")
    await Self.pass(tester, 62)
    let ids = tester.tree.flattened.compactMap(\.id)
    let menu = ids.firstIndex(of: "language-de")
    let question = ids.firstIndex(of: "still-there")
    #expect(question != nil && (menu ?? 0) < (question ?? 0))
    tester.tap("language-de")
    await Self.pass(tester, 1)
    #expect(tester.tree.flattened.contains { $0.text == "Discover" }, "the touch has chosen nothing")
  }

  @Test func withoutAnAnswerAllIsAsAtTheStart() async {
    let told = Told()
    let store = TabTests.store(40)
    let tester = Self.guide(told, store: store)
    store.setFavourite(store.restaurants[3], true)
    tester.flick(
      from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -400), over: 0.1)
    await Self.pass(tester, 3)
    tester.tap("row-9")
    await Self.pass(tester, 91)
    #expect(told.phases == [.start, .visitor, .warning, .start] && told.begins == 1)
    #expect(store.favourites.isEmpty && tester.frame(of: "still-there") == nil)
    #expect(tester.frame(of: "bottom-sheet") == nil)
    #expect(tester.visibleFrame(of: "row-0") != nil, "the list is at its top")
  }

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 600),
  ])
  func k11_theNextVisitorFindsNothingOfWhatTheLastOneAskedFor(size: CGSize) async {
    let store = RestaurantStore(folder: .bundled)
    let tester = Self.guide(Told(), size: size, store: store)
    let fresh = tester.tree.flattened.compactMap(\.text)
    tester.tap("order")
    await Self.pass(tester, 1)
    tester.tap("order-name")
    await Self.pass(tester, 1)
    tester.tap("filter-favourites")
    await Self.pass(tester, 1)
    tester.key("f", modifiers: .control)
    await Self.pass(tester, 1)
    tester.type("cafe")
    await Self.pass(tester, 1)
    let used = tester.tree.flattened.compactMap(\.text)
    #expect(used != fresh && tester.frame(of: "row-0") == nil)
    await Self.pass(tester, 91)
    let next = tester.tree.flattened.compactMap(\.text)
    #expect(next == fresh)
  }

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 600),
  ])
  func theTouchThatWakesActivatesNothing(size: CGSize) async {
    let told = Told()
    let tester = Self.guide(told, size: size)
    await Self.pass(tester, 125)
    #expect(told.phases == [.start, .attracting] && tester.frame(of: "attract") != nil)
    #expect(tester.frame(of: "row-1") == nil, "nothing else is there")
    #expect(tester.tree.flattened.contains { $0.text == "Come in" })
    tester.press(CGPoint(x: 195, y: 250))
    await Self.pass(tester, 0.1)
    tester.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    tester.release()
    await Self.pass(tester, 2)
    #expect(told.phases == [.start, .attracting, .visitor] && told.begins == 1)
    #expect(tester.frame(of: "attract") == nil && tester.frame(of: "bottom-sheet") == nil)
    #expect(tester.visibleFrame(of: "row-0") != nil)
  }

  @Test func aStartThatNobodyTouchesAttractsAfterThatTimeAlone() async {
    let told = Told()
    let tester = Self.guide(told)
    await Self.pass(tester, 28)
    #expect(told.phases == [.start])
    await Self.pass(tester, 3)
    #expect(told.phases == [.start, .attracting])
    tester.tap(CGPoint(x: 195, y: 250))
    await Self.pass(tester, 61)
    #expect(told.phases == [.start, .attracting, .visitor, .warning])
    await Self.pass(tester, 61)
    #expect(told.phases.suffix(2) == [.start, .attracting])
  }

  @Test(arguments: [KeyEquivalent.return, .space, .downArrow, "1"])
  func theKeyThatWakesActivatesNothing(key: KeyEquivalent) async {
    let told = Told()
    let tester = Self.guide(told)
    await Self.pass(tester, 125)
    tester.key(key)
    await Self.pass(tester, 2)
    #expect(told.phases == [.start, .attracting, .visitor] && tester.frame(of: "bottom-sheet") == nil)
    #expect(tester.visibleFrame(of: "row-0") != nil)
  }

  @Test func restIsDisturbedByNothingButTheNextStep() async {
    let told = Told()
    let tester = Self.guide(told, settings: KioskSettings(attractsAfter: nil))
    let start = tester.runner.frames
    // Nobody is there: two times pass, of which nobody is told.
    await Self.pass(tester, 200)
    #expect(tester.runner.frames == start && tester.host.timers.nextDeadline == nil)
    #expect(told.phases == [.start])
    tester.tap("row-1")
    await Self.pass(tester, 5)
    let read = tester.runner.frames
    await Self.pass(tester, 50)
    #expect(tester.runner.frames == read, "no frame while somebody reads")
    await Self.pass(tester, 60)
    let over = tester.runner.frames
    await Self.pass(tester, 600)
    #expect(tester.runner.frames == over && tester.host.timers.nextDeadline == nil)
    #expect(told.phases == [.start, .visitor, .warning, .start])
  }

  @Test(
    arguments: [
      CGSize(width: 300, height: 520), CGSize(width: 520, height: 300),
    ], [false, true])
  func everyPixelOfTheAttractingPictureMovesEachMinute(size: CGSize, isReduced: Bool) async {
    var preferences = UserPreferences()
    preferences.reducesMotion = isReduced
    let tester = Self.guide(
      Told(), size: size, store: RestaurantStore(folder: .bundled), preferences: preferences)
    await Self.pass(tester, 125)
    var last = Self.picture(tester)
    var changed = [Bool](repeating: false, count: last.count)
    for _ in 0..<60 {
      await Self.pass(tester, 1)
      let present = Self.picture(tester)
      for pixel in last.indices where present[pixel] != last[pixel] { changed[pixel] = true }
      last = present
    }
    // Two photos may have the same colour somewhere.
    #expect(changed.count { !$0 } <= changed.count / 10_000, "pixels that stood still")
  }

  static func picture(_ tester: ViewTester) -> [UInt32] {
    tester.runner.paint()
    return tester.runner.buffer.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  @Test func atItsHoursThePictureIsDimmed() async throws {
    let hours = try #require(DimmingHours("22:00-07:00", strength: 0.5))
    var hour = 12
    let tester = Self.guide(
      Told(), settings: KioskSettings(dimming: hours),
      now: {
        Calendar.current.date(bySettingHour: hour, minute: 30, second: 0, of: Date(timeIntervalSince1970: 0))
          ?? Date()
      })
    func light() -> Int { Self.picture(tester).reduce(0) { $0 + Int($1 & 0xFF) } }
    await Self.pass(tester, 130)
    let day = light()
    hour = 23
    await Self.pass(tester, 16)
    #expect(Double(light()) < 0.7 * Double(day))
  }

  @Test(arguments: [
    ("22:00-07:00", [21: false, 22: true, 3: true, 7: false]), ("8:15-9:00", [8: true, 9: false, 7: false]),
    ("00:00-24:00", [0: true, 23: true]),
  ])
  func dimmingHoursRunOverMidnight(text: String, hours: [Int: Bool]) throws {
    let dimming = try #require(DimmingHours(text))
    for (hour, isDim) in hours {
      let date = try #require(
        Calendar.current.date(bySettingHour: hour, minute: 20, second: 0, of: Date(timeIntervalSince1970: 0)))
      #expect((dimming.strength(at: date) > 0) == isDim, "\(text) at \(hour)")
    }
  }

  @Test(arguments: [
    "", "22", "22:00", "22:00-25:00", "22:00-7:99", "a:b-c:d", "22:00-07:00-09:00", "-1:00-2:00",
  ])
  func whatIsNoHoursIsNone(text: String) { #expect(DimmingHours(text) == nil) }

  // MARK: The operator

  static func hold(_ tester: ViewTester, at point: CGPoint = CGPoint(x: 20, y: 20)) async {
    tester.press(point)
    await pass(tester, 3.2)
    tester.release()
    await pass(tester, 1)
  }

  static func type(_ digits: [Int], _ tester: ViewTester) async {
    for digit in digits {
      tester.tap("pin-\(digit)")
      await pass(tester, 0.1)
    }
    tester.tap("pin-enter")
    await pass(tester, 0.5)
  }

  private static func marked(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter {
      $0.id?.hasPrefix("standard-") == true && $0.traits?.contains("isSelected") == true
    }
    .compactMap(\.id)
  }

  @Test func thePINOpensTheOperatorsPage() async {
    let told = Told()
    let tester = Self.guide(told)
    await Self.hold(tester)
    #expect(told.phases.last == .maintenance && tester.frame(of: "operator-facts") == nil)
    await Self.type([4, 7, 1, 1], tester)
    #expect(tester.frame(of: "operator-facts") != nil)
    #expect(tester.tree.flattened.contains { $0.text == "1.2.3" })
    // The language in force is marked, before one was chosen too.
    #expect(Self.marked(tester) == ["standard-en"])
    tester.tap("standard-de")
    await Self.pass(tester, 1)
    #expect(Self.marked(tester) == ["standard-de"])
    tester.tap("operator-restart")
    #expect(told.left == [true])
    tester.tap("operator-done")
    await Self.pass(tester, 2)
    #expect(tester.frame(of: "operator") == nil && told.phases.last == .start)
    #expect(
      tester.tree.flattened.contains { $0.text == "Entdecken" }, "in the language that was chosen for all")
  }

  @Test func thePageClosesByItself() async {
    let told = Told()
    let tester = Self.guide(told)
    await Self.hold(tester)
    await Self.type([4, 7, 1, 1], tester)
    await Self.pass(tester, 62)
    #expect(tester.frame(of: "operator-facts") == nil && told.phases.last == .start)
    await Self.hold(tester)
    #expect(tester.frame(of: "operator-facts") == nil, "the PIN is asked for again")
  }

  @Test func fiveWrongTriesLockItForFiveMinutes() async {
    let tester = Self.guide(Told())
    await Self.hold(tester)
    for _ in 0..<4 { await Self.type([1, 2], tester) }
    tester.tap("operator-done")
    await Self.pass(tester, 1)
    await Self.hold(tester)
    await Self.type([1, 2], tester)
    await Self.type([4, 7, 1, 1], tester)
    #expect(tester.frame(of: "operator-facts") == nil, "the right one neither")
    for step in 0..<28 {
      await Self.pass(tester, 10)
      tester.hover(at: CGPoint(x: 300 + step, y: 700))
      tester.hover(at: CGPoint(x: 301 + step, y: 700))
    }
    await Self.type([4, 7, 1, 1], tester)
    #expect(tester.frame(of: "operator-facts") == nil)
    await Self.pass(tester, 20)
    await Self.type([4, 7, 1, 1], tester)
    #expect(tester.frame(of: "operator-facts") != nil)
  }

  @Test func thatATryWasWrongIsSaidUntilTheNextBegins() async {
    let tester = Self.guide(Told())
    await Self.hold(tester)
    func says(_ text: String) -> Bool { tester.tree.flattened.contains { $0.text == text } }
    #expect(says("Enter the PIN."))
    await Self.type([1, 2], tester)
    #expect(says("This is not the PIN."))
    tester.tap("pin-4")
    await Self.pass(tester, 0.1)
    #expect(says("Enter the PIN.") && !says("This is not the PIN."))
  }

  @Test func withoutAPINThereIsNoPage() async {
    let told = Told()
    let tester = Self.guide(told, settings: KioskSettings())
    await Self.hold(tester)
    #expect(tester.frame(of: "operator") == nil && !told.phases.contains(.maintenance))
  }

  @Test(arguments: [
    (CGPoint(x: 200, y: 400), CGVector.zero, 4.0), (CGPoint(x: 20, y: 20), CGVector(dx: 0, dy: 60), 4.0),
    (CGPoint(x: 20, y: 20), CGVector.zero, 2.0),
  ])
  func otherTouchesDoNotOpenIt(point: CGPoint, move: CGVector, seconds: Double) async {
    let told = Told()
    let tester = Self.guide(told)
    tester.press(point)
    await Self.pass(tester, 0.2)
    if move != .zero { tester.move(by: move, over: 0.2) }
    await Self.pass(tester, seconds)
    tester.release()
    await Self.pass(tester, 2)
    #expect(!told.phases.contains(.maintenance))
  }

  /// Every key, with every pair of modifiers.
  @Test func noKeyLeavesTheGuide() async {
    let told = Told()
    let tester = Self.guide(told)
    let named: [KeyEquivalent] = [
      .return, .escape, .tab, .space, .delete, .home, .end, .pageUp, .pageDown, .upArrow, .downArrow,
      .leftArrow,
      .rightArrow,
    ]
    let keys =
      named + (33..<127).map { KeyEquivalent(Character(Unicode.Scalar($0))) } + (1...24).map { .function($0) }
    let modifiers: [EventModifiers] = [
      [], .command, .control, .option, .shift, [.control, .option], [.command, .shift],
    ]
    for modifier in modifiers {
      for key in keys {
        tester.key(key, modifiers: modifier)
        tester.advance(by: 0.02)
      }
    }
    await Self.pass(tester, 2)
    #expect(told.left.isEmpty && !told.phases.contains(.maintenance))
    #expect(tester.tree.flattened.contains { $0.id == "tab-discover" })
    await Self.pass(tester, 95)
    #expect(tester.visibleFrame(of: "row-0") != nil, "and all is as at the start again")
  }
}
