import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// A look at the guide in a window of some size and appearance, at rest on each of its screens.
nonisolated struct LayoutVisit: Sendable, CustomTestStringConvertible {
  /// The screens, in the order of the visit.
  enum Screen: String, Sendable, CaseIterable {
    case list
    /// A row was tapped: the sheet at half, or what is beside the list.
    case chosen
    case full
    case discover, photos
    /// The sheet over the photos.
    case over
  }

  let width: Int
  let height: Int
  let screens: [Screen]
  var isDark = false
  var textSize = DynamicTypeSize.large
  var language: String?
  /// Whether it is the guide of the museum that is an example.
  var isMuseum = false
  /// Pixels a point: large windows are kept at half their size, as the whole would be too large a file.
  var scale: CGFloat { width + height > 1300 ? 0.5 : 1 }

  var testDescription: String {
    (isMuseum ? "museum-" : "") + "\(width)x\(height)" + (isDark ? "-dark" : "")
      + (textSize == .large ? "" : "-\(textSize.name)")
      + (language.map { "-\($0)" } ?? "")
  }

  /// The windows of which all pairs with the others are looked at, in points.
  private static let sizes = [(390, 844), (844, 390), (800, 480), (768, 1024), (1080, 1920), (1920, 1080)]
  private static let languages = ["en", "zh-Hans", "ar", "de", "fr"]

  /// One visit for each size and language, with appearance, text size and screens spread over them, so that each pair of two
  /// of these five occurs.
  static let pairs = sizes.enumerated().flatMap { row, size in
    languages.enumerated().map { column, language in
      let number = row + column
      let screens = [Screen.allCases[number % 6], Screen.allCases[(number + 3) % 6]]
      return LayoutVisit(
        width: size.0, height: size.1, screens: screens, isDark: number % 2 == 1,
        textSize: (row / 2 + column) % 2 == 1 ? .accessibility5 : .large, language: language)
    }
  }

  /// Small windows, and the other content.
  static let others = [
    // What a kiosk of 800 x 480 pixels has.
    LayoutVisit(width: 640, height: 384, screens: [.list, .chosen, .discover]),
    LayoutVisit(width: 320, height: 480, screens: [.chosen, .photos]),
    LayoutVisit(width: 390, height: 844, screens: [.list, .chosen], isMuseum: true),
    LayoutVisit(width: 844, height: 390, screens: [.photos], isDark: true, language: "fr", isMuseum: true),
    LayoutVisit(width: 768, height: 1024, screens: [.full], language: "zh-Hans", isMuseum: true),
  ]

  static let all = pairs + others

  private static let museum = ContentFolder(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Museum").standardizedFileURL.path)

  /// Plays the visit through the guide; `look` is called at each of its screens.
  @MainActor func play(look: (Screen, ViewTester) throws -> Void) throws {
    var preferences = UserPreferences()
    preferences.colorScheme = isDark ? .dark : .light
    preferences.textSize = textSize
    preferences.language = language
    let folder: ContentFolder? = isMuseum ? Self.museum : .bundled
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: folder)), size: CGSize(width: width, height: height),
      scale: scale, preferences: preferences)
    func visit(_ screen: Screen, _ act: () -> Void) throws {
      act()
      tester.settle()
      if screens.contains(screen) { try look(screen, tester) }
    }
    try visit(.list) {}
    // Where text is large and the window low the second row is below it.
    let row = tester.visibleFrame(of: "row-1").map { $0.height >= 44 } ?? false ? "row-1" : "row-0"
    try visit(.chosen) { tester.tap(row) }
    try visit(.full) { tester.key(.upArrow) }
    try visit(.discover) {
      for _ in 0..<2 {
        tester.key(.escape)
        tester.settle()
      }
      tester.tap("tab-discover")
    }
    try visit(.photos) { tester.tap("tab-photos") }
    try visit(.over) { tester.tap("carousel") }
  }
}
