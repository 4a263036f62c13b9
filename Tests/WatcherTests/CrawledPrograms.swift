import Foundation
import Fuzzing
import Restaurants
import SwiftUI
import Tutorials
import ViewTreeTesting

/// The programs that the crawler visits: the guide, the scenes and their menu, the examples.
@MainActor enum CrawledPrograms {
  /// A program by name, made anew for each visit.
  private struct Program {
    let name: String
    let crawler: (CrawlVariant) -> Crawler

    init<Root: View>(_ name: String, _ root: @escaping () -> Root) {
      self.init(name, variants: { _ in root() })
    }

    /// A program that is another one on a kiosk.
    init<Root: View>(_ name: String, variants root: @escaping (CrawlVariant) -> Root) {
      self.name = name
      crawler = { variant in CrawledPrograms.crawler(name, variant) { root(variant) } }
    }
  }

  private static let guide = Program(
    "guide",
    variants: {
      GuideView(store: RestaurantStore(folder: .bundled), isKiosk: $0.isKiosk)
    })

  private static let museum = ContentFolder(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Museum").standardizedFileURL.path)

  /// The guide with other content, the scenes and their menu, the examples.
  private static var others: [Program] {
    [
      Program(
        "museum", variants: { GuideView(store: RestaurantStore(folder: museum), isKiosk: $0.isKiosk) }),
      Program("tutorials menu") { TutorialsView() },
    ]
      + TutorialScene.allCases.map { scene in
        Program("tutorials \(scene.rawValue)") { TutorialsView(scene: scene) }
      } + [
        Program("flashcards") { FlashcardsVisit.program }, Program("tearooms") { TearoomsVisit.program },
        Program("arrivals") { ArrivalsVisit.program }, Program("headlines strip") { HeadlinesVisit.strip },
        Program("headlines hue") { HeadlinesVisit.hue }, Program("turntable helix") { TurntableVisit.helix },
        Program("turntable covers") { TurntableVisit.covers },
        Program("turntable effects") { TurntableVisit.effects },
        Program("habits") { HabitsVisit.program },
      ]
  }

  /// Programs whose own code lets a spring begin at rest, or with a speed of its choice, where a finger lifts: they animate
  /// without the finger's velocity (as T03 has it for the tutorial), so nothing hands it over. Named in Tests/README.md.
  private static let ownSprings: Set<String> = ["tutorials sheet", "tearooms"]

  /// All programs as they are without any choice.
  static var all: [Crawler] { ([guide] + others).map { $0.crawler(CrawlVariant()) } }

  /// The guide in all pairs of windows, appearances, text sizes and languages, its layouts judged.
  static var guideVariants: [Crawler] {
    CrawlVariant.pairs(languages: ["en", "zh-Hans", "ar", "de", "fr"]).map { variant in
      var crawler = guide.crawler(variant)
      crawler.judges = { LayoutExemptions.reason(for: $0) == nil }
      return crawler
    }
  }

  /// Each of the other programs in one of the pairs of windows, appearances, text sizes and directions: over twelve numbers in
  /// all of them.
  ///
  /// - Parameter isPlain: whether all of them are on a desktop with motion as it is.
  static func otherVariants(_ number: Int, isPlain: Bool = false) -> [Crawler] {
    var variants = CrawlVariant.pairs(languages: [])
    for index in variants.indices where isPlain {
      (variants[index].isStill, variants[index].isKiosk) = (false, false)
    }
    return others.enumerated().map { index, program in
      program.crawler(variants[(index + number) % variants.count])
    }
  }

  /// Each of the other programs with the largest text, upright and on its side.
  static var largestTexts: [Crawler] {
    [(390, 844), (844, 390)].flatMap { width, height in
      var variant = CrawlVariant()
      (variant.width, variant.height, variant.textSize) = (width, height, .accessibility5)
      return others.map { $0.crawler(variant) }
    }
  }

  /// The program of a name as faults are told with it: with its variant.
  static func named(_ name: String) -> Crawler? {
    let numbers = CrawlVariant.pairs(languages: []).indices
    let variants = numbers.flatMap { otherVariants($0) + otherVariants($0, isPlain: true) }
    return (all + guideVariants + variants + largestTexts).first { $0.name == name }
  }

  private static func crawler<Root: View>(
    _ program: String, _ variant: CrawlVariant, _ root: @escaping () -> Root
  ) -> Crawler {
    let name = variant == CrawlVariant() ? program : "\(program) \(variant)"
    let known =
      (try? KnownFaults.all())?.filter { ["crawler: \(program)", "crawler: \(name)"].contains($0.place) }
      ?? []
    return Crawler(name) { fault in
      fault.id == "M06" && ownSprings.contains(program) || known.contains { $0.covers(fault, in: $0.place) }
    } make: {
      let root = root()
      return variant.isMirrored
        ? ViewTester(
          root.environment(\.layoutDirection, .rightToLeft), size: variant.size,
          preferences: variant.preferences)
        : ViewTester(root, size: variant.size, preferences: variant.preferences)
    }
  }
}
