import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The operator's page says how the program is: what the host told of it, in the operator's language.
@MainActor struct OperatorFactsTests {
  private static var report: _ServiceReport {
    var report = _ServiceReport()
    report.memory = 57_400_000
    report.frames = 4321
    (report.frameP50, report.frameP95, report.frameWorst) = (0.0012, 0.0087, 0.1234)
    report.lastCrash = "2026-11-20 03:04 SIGSEGV"
    report.content = "0123456789abcdef"
    report.problems = ["restaurants.json:3: entry 2 (B): “price” is 9", "no picture b"]
    report.log = ["bistro: warning: the first line", "bistro: notice: the last line"]
    return report
  }

  private static func page(_ report: _ServiceReport, language: String = "en", height: CGFloat = 2400) async
    -> ViewTester
  {
    var preferences = UserPreferences()
    preferences.language = language
    let tester = KioskTests.guide(
      KioskTests.Told(), size: CGSize(width: 800, height: height), preferences: preferences, report: report)
    await KioskTests.hold(tester)
    await KioskTests.type([4, 7, 1, 1], tester)
    await KioskTests.pass(tester, 1.5)
    return tester
  }

  /// The value beside a name, in one line with it.
  private static func value(of name: String, _ tester: ViewTester) -> String? {
    guard let label = tester.paintedTexts.last(where: { $0.string == name && $0.opacity > 0 }) else {
      return nil
    }
    return tester.paintedTexts.last {
      $0.frame.minX > label.frame.maxX && abs($0.frame.midY - label.frame.midY) < 4
    }?.string
  }

  @Test func memoryFramesCrashProblemsAndLogAreOnThePage() async {
    let tester = await Self.page(Self.report)
    let expected = [
      ("Memory", "57 MB"), ("Frames", "4321"), ("Frame time, median", "1.2 ms"),
      ("Frame time, 95th percentile", "8.7 ms"), ("Frame time, longest", "123.4 ms"),
      ("Last crash", "2026-11-20 03:04 SIGSEGV"), ("Entries", "8 (01234567)"),
    ]
    for (name, value) in expected { #expect(Self.value(of: name, tester) == value, "\(name)") }
    for line in Self.report.problems + Self.report.log { #expect(tester.paints(line), "\(line)") }
    #expect(!tester.paints("No problems") && !tester.paints("Nothing yet"))
  }

  @Test func whatHasNotHappenedIsSaidToo() async {
    var report = Self.report
    (report.lastCrash, report.problems, report.log) = (nil, [], [])
    let tester = await Self.page(report)
    #expect(Self.value(of: "Last crash", tester) == "–")
    #expect(tester.paints("No problems") && tester.paints("Nothing yet"))
  }

  @Test(arguments: [("de", "Speicher", "57 MB", "1,2 ms"), ("fr", "Mémoire", "57 MB", "1,2 ms")])
  func numbersAreWrittenAsTheLanguageDoes(
    _ language: String, _ name: String, _ memory: String, _ time: String
  )
    async
  {
    let tester = await Self.page(Self.report, language: language)
    #expect(Self.value(of: name, tester) == memory)
    #expect(tester.paints(time))
  }

  /// In a window that shows a part of it the rest is reached by scrolling: the log's last line too.
  @Test func allOfItIsReached() async {
    let tester = await Self.page(Self.report, height: 480)
    #expect(tester.frame(of: "operator-facts") != nil)
    for _ in 0..<12 {
      tester.wheel(at: CGPoint(x: 400, y: 300), dy: -200, isPrecise: true)
      await KioskTests.pass(tester, 0.3)
    }
    #expect(tester.visibleFrame(of: "bistro: notice: the last line") != nil)
  }
}
