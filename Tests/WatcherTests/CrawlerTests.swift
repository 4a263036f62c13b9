import Foundation
import Fuzzing
import SwiftUI
import Testing
import ViewTreeTesting

/// Visits by fixed seeds to every program; `make crawl` visits for hours.
@MainActor struct CrawlerTests {
  /// Names the variable with which `make crawl` says how long, in hours.
  private nonisolated static let hours = "BISTRO_CRAWL_HOURS"
  private nonisolated static var longRun: Double? {
    ProcessInfo.processInfo.environment[hours].flatMap(Double.init)
  }

  /// Names the variable with a file: the script of a fault that was found, to be played by `BISTRO_CRAWL_PROGRAM`.
  private nonisolated static var script: String? {
    ProcessInfo.processInfo.environment["BISTRO_CRAWL_SCRIPT"]
  }

  /// Names the variable with a file to which `make crawl` adds a line for each visit: the program, the seed, how many states
  /// were seen, actions made, faults found, divided by tabs.
  private nonisolated static var log: String? {
    ProcessInfo.processInfo.environment["BISTRO_CRAWL_LOG"]
  }

  private func log(_ report: Crawler.Report, _ name: String, seed: UInt64) throws {
    guard let path = Self.log else { return }
    let url = URL(fileURLWithPath: path)
    if !FileManager.default.fileExists(atPath: path) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("program\tseed\tstates\tactions\tfaults\n".utf8).write(to: url)
    }
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data(report.line(name, seed: seed).utf8))
  }

  private func tell(_ report: Crawler.Report, _ name: String) {
    for finding in report.findings { Issue.record("\(finding)") }
    for complaint in report.complaints { Issue.record("\(complaint)") }
    print(
      "\(name): \(report.steps) steps, \(report.states.count) states, \(report.findings.count) faults, "
        + "\(report.complaints.count) complaints")
    for remark in report.remarks.sorted() { print("  \(remark)") }
  }

  @Test(.enabled(if: longRun == nil)) func visitsToEveryProgramFindNothing() {
    for (index, crawler) in CrawledPrograms.all.enumerated() {
      let isGuide = crawler.name == "guide"
      let seeds = isGuide ? 1...3 : UInt64(100 + index)...UInt64(100 + index)
      tell(crawler.crawl(seeds: seeds, steps: isGuide ? 10 : 8), crawler.name)
    }
  }

  @Test(.enabled(if: longRun == nil)) func theGuideIsLaidOutWellInEveryPairOfVariants() {
    for (index, crawler) in CrawledPrograms.guideVariants.enumerated() {
      tell(crawler.visit(seed: UInt64(index), steps: 5), crawler.name)
    }
  }

  @Test(.enabled(if: longRun == nil)) func otherWindowsAppearancesTextSizesAndDirectionsMoveAsWell() {
    for (index, crawler) in CrawledPrograms.otherVariants(0).enumerated() {
      tell(crawler.visit(seed: UInt64(index), steps: 4), crawler.name)
    }
  }

  @Test func eachPairOfVariantsIsVisited() {
    for languages in [[], ["en", "zh-Hans", "ar", "de", "fr"]] {
      let variants = CrawlVariant.pairs(languages: languages).map { variant in
        [
          "\(variant.width)", "\(variant.isDark)", variant.textSize.name,
          variant.language ?? "\(variant.isMirrored)", "\(variant.isStill)", "\(variant.isKiosk)",
        ]
      }
      for (one, other) in (0..<6).flatMap({ one in (0..<one).map { ($0, one) } }) {
        let values = [one, other].map { column in Set(variants.map { $0[column] }).count }
        #expect(Set(variants.map { [$0[one], $0[other]] }).count == values[0] * values[1])
      }
    }
  }

  @Test(.enabled(if: longRun != nil)) func visitsForHoursFindNothing() throws {
    let end = Date().addingTimeInterval((Self.longRun ?? 0) * 3600)
    let first = ProcessInfo.processInfo.environment["BISTRO_CRAWL_SEED"].flatMap(UInt64.init) ?? 1000
    let only = ProcessInfo.processInfo.environment["BISTRO_CRAWL_PROGRAM"]
    var seed = first
    while Date() < end {
      let guides = CrawledPrograms.guideVariants
      let number = Int(seed % UInt64(guides.count))
      let programs = CrawledPrograms.all + [guides[number]] + CrawledPrograms.otherVariants(number)
      for crawler in programs where Date() < end && (only.map(crawler.name.hasPrefix) ?? true) {
        let report = crawler.visit(seed: seed, steps: 40)
        tell(report, "\(crawler.name), seed \(seed)")
        try log(report, crawler.name, seed: seed)
        fflush(nil)
      }
      seed += 1
    }
  }

  @Test(.enabled(if: script != nil)) func aScriptThatLedToAFaultLeadsToNone() throws {
    let file = try #require(Self.script)
    let script = try #require(
      CrawlStep.script(String(contentsOfFile: file, encoding: .utf8)), "\(file) has a line that is no step")
    let name = ProcessInfo.processInfo.environment["BISTRO_CRAWL_PROGRAM"] ?? "guide"
    let crawler = try #require(CrawledPrograms.named(name), "there is no program “\(name)”")
    for fault in crawler.faults(after: script) { Issue.record("\(fault)") }
  }

  @Test(arguments: [
    // M03: the number of a photo that comes back lay on the page's text.
    ("museum 1080x1920 accessibility5", "tap 437 351\nrest\ncancel 682 461 by 2 340 in 214"),
    // M01: the items of a bar came back, when a search ended, from where they had been without the search's button.
    ("museum 844x390 accessibility5", "tap 806 41\nrest\ntap 783 30"),
    ("museum 844x390 accessibility5 mirrored", "tap 38 41\nrest\ntap 61 30"),
    // M03: a row that was lifted from under the tabs lay between their names.
    ("guide 844x390 accessibility5 zh-Hans", "menu 89 266"),
    // M03: what rested under a finger that had come down at once, and moved nothing.
    (
      "tutorials spaces 390x844 dark accessibility5 mirrored still kiosk",
      "hold 237 141\nflick 31 447 by -11 -374 in 187\nresize 1920 1080\ndrag 215 466 by 12 245 in 378"
    ),
    // M01: the keyboard that a sheet's field brought in moved the sheet's content, as it may.
    ("habits 320x480 accessibility5 mirrored kiosk", "tap 45 42"),
    (
      "tutorials geometry 320x480 accessibility5 mirrored kiosk",
      "tap 284 463\nrest\nhover 30 22\ntap 208 126\ndrag 295 16 by -3 -114 in 466\nresize 360 640"
    ),
    // M06: a throw that met the end of its content at once, with reduced motion; a wheel turned as a finger was lifted.
    (
      "habits 390x844 dark accessibility5 mirrored still kiosk",
      "tap 30 22\nrest\nresize 360 640\nflick 180 230 by 12 -289 in 189\nwait 80"
    ),
    ("habits", "flick 195 422 by 6 -142 in 156\nwheel 228 388 by 0 -60"),
    // M01: the large title of a scrolled page, which is not painted, came back as a search ended.
    (
      "habits 800x480 dark accessibility5 mirrored kiosk",
      "key space\nwheel 400 262 by 0 180\nwait 300\ntap 585 96\nrest\nhold 65 30"
    ),
    // M05: content that was going back was at its top at once, by a tap on the bar with reduced motion.
    (
      "tutorials menu 390x844 dark accessibility5 mirrored still kiosk",
      "cancel 361 263 by 14 352 in 217\ntap 215 22"
    ),
    // M05: headers below the window, whose places are estimates, went up with those.
    ("guide", "tap 360 22\nrest\ntap 257 138\nrest\nflick 195 170 by -2 -27 in 179"),
    // M06: a tap caught what had just been thrown.
    ("tutorials visualeffect", "flick 380 285 by -331 -4 in 94\ntap 352 422"),
    // M05: a text under a finger was put back to its top when the drag dismissed the keyboard, which made its area higher.
    (
      "guide 1080x1920 accessibility5 fr still kiosk",
      "hold 145 124\ndrag 702 848 by -13 -154 in 293"
    ),
  ])
  func whatLedToFaultsLeadsToNone(_ name: String, _ lines: String) throws {
    let script = try #require(CrawlStep.script(lines))
    let crawler = try #require(CrawledPrograms.named(name))
    let faults = crawler.faults(after: script).map { "\($0)" }
    #expect(faults == [])
  }

  @Test func aFaultIsToldWithTheShortestScriptThatLeadsThere() throws {
    let crawler = Crawler("sliding scrim") { ViewTester(SlidingScrimProgram(fades: false)) }
    let report = crawler.crawl(seeds: 1...3, steps: 30)
    let finding = try #require(report.findings.first)
    #expect(finding.fault.id == "M08" && finding.script.count == 1)
    let again = CrawlTrial { ViewTester(SlidingScrimProgram(fades: false)) }.play(finding.script)
    #expect(again.faults.map(\.id).contains("M08"))
    #expect(
      Crawler("fading scrim") { ViewTester(SlidingScrimProgram(fades: true)) }
        .crawl(seeds: 1...3, steps: 30).findings.isEmpty)
  }

  @Test func aVisitIsALineOfTheLog() {
    let report = CrawledPrograms.all[2].visit(seed: 7, steps: 3)
    let words = report.line("guide dark", seed: 7).dropLast().split(separator: "\t")
    #expect(words.map(String.init) == ["guide dark", "7", "\(report.states.count)", "\(report.steps)", "0"])
  }

  // Each of them does something: hovering shows a highlight, the secondary button a menu, two fingers enlarge.
  @Test func mouseAndTwoFingersReachTheProgram() {
    struct Program: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text(verbatim: log.isEmpty ? "nothing" : log).accessibilityIdentifier("log")
          Color.red.frame(width: 300, height: 100).onHover { if $0 { log += "hover " } }
          Color.yellow.frame(width: 300, height: 300)
            .gesture(MagnifyGesture().onEnded { log += $0.magnification > 1 ? "larger " : "smaller " })
            .contextMenu { Button("Copy") {} }
        }
      }
    }
    let trial = CrawlTrial { ViewTester(Program(), size: CGSize(width: 390, height: 600)) }
    _ = trial.play([.hover(x: 195, y: 160), .rest, .pinch(x: 195, y: 400, from: 60, to: 240, ms: 200), .rest])
    let log = trial.tester.tree.flattened.first { $0.id == "log" }?.text
    #expect(log == "hover larger ")
    _ = trial.play([.menu(x: 195, y: 400)])
    #expect(trial.tester.frame(of: "Copy") != nil)
  }

  @Test func theSameSeedMakesTheSameVisit() {
    let crawler = CrawledPrograms.all[2]
    let (one, other) = (crawler.visit(seed: 7, steps: 10), crawler.visit(seed: 7, steps: 10))
    #expect(one.steps == other.steps && one.states == other.states && one.steps > 0)
  }

  @Test func scriptsAreReadAsTheyAreWritten() {
    let steps: [CrawlStep] = [
      .tap(x: 1, y: 2), .hold(x: 3, y: 4), .drag(x: 1, y: 2, dx: -3, dy: 4, ms: 5),
      .flick(x: 1, y: 2, dx: 3, dy: -4, ms: 5), .cancel(x: 1, y: 2, dx: 3, dy: 4, ms: 5),
      .wheel(x: 1, y: 2, dx: 0, dy: -60), .hover(x: 1, y: 2), .menu(x: 3, y: 4),
      .pinch(x: 1, y: 2, from: 60, to: 240, ms: 100), .key("escape"), .type("x y"),
      .resize(width: 300, height: 400),
      .wait(ms: 80), .rest,
    ]
    #expect(CrawlStep.script(steps.map(\.description).joined(separator: "\n")) == steps)
    #expect(CrawlStep.script("tap 1 2\n// a note\n\n rest") == [.tap(x: 1, y: 2), .rest])
    #expect(CrawlStep.script("tap 1") == nil && CrawlStep("key hyper") == nil)
  }
}
