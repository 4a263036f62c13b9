import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// A look at the guide in a window of some size and appearance, at rest on each of its screens.
nonisolated struct LayoutVisit: Sendable, CustomTestStringConvertible {
  /// The screens, in the order of the visit.
  enum Screen: String, Sendable {
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
  /// The part of the pictures that is kept, in points, where the whole would be too large a file.
  var part: CGRect?

  var testDescription: String {
    "\(width)x\(height)" + (isDark ? "-dark" : "") + (textSize == .large ? "" : "-\(textSize.name)")
      + (language.map { "-\($0)" } ?? "")
  }

  static let all = [
    LayoutVisit(width: 390, height: 844, screens: [.list, .full, .photos], language: "ar"),
    LayoutVisit(width: 844, height: 390, screens: [.chosen, .discover], isDark: true, language: "ar"),
    LayoutVisit(width: 800, height: 480, screens: [.list], language: "ar"),
    LayoutVisit(width: 390, height: 844, screens: [.list, .photos], isDark: true, language: "zh-Hans"),
    LayoutVisit(
      width: 390, height: 844, screens: [.list, .chosen, .full, .discover, .photos], isDark: true),
    LayoutVisit(
      width: 390, height: 844, screens: [.list, .full, .discover, .photos], textSize: .accessibility5),
    LayoutVisit(width: 844, height: 390, screens: [.list, .chosen, .full, .discover, .photos]),
    LayoutVisit(width: 844, height: 390, screens: [.chosen, .discover], isDark: true),
    LayoutVisit(width: 800, height: 480, screens: [.list, .discover, .over]),
    LayoutVisit(width: 800, height: 480, screens: [.chosen, .photos], isDark: true),
    // What a kiosk of 800 x 480 pixels has.
    LayoutVisit(width: 640, height: 384, screens: [.list, .chosen, .discover, .photos]),
    LayoutVisit(
      width: 768, height: 1024, screens: [.chosen, .discover],
      part: CGRect(x: 0, y: 0, width: 768, height: 560)),
    LayoutVisit(
      width: 768, height: 1024, screens: [.list, .photos], isDark: true,
      part: CGRect(x: 0, y: 200, width: 768, height: 560)),
    LayoutVisit(
      width: 1080, height: 1920, screens: [.chosen, .photos],
      part: CGRect(x: 200, y: 400, width: 600, height: 700)),
    LayoutVisit(
      width: 1080, height: 1920, screens: [.list, .discover], isDark: true,
      part: CGRect(x: 0, y: 1200, width: 720, height: 720)),
    LayoutVisit(
      width: 1920, height: 1080, screens: [.chosen, .discover],
      part: CGRect(x: 1000, y: 0, width: 920, height: 480)),
    LayoutVisit(
      width: 1920, height: 1080, screens: [.list, .over], isDark: true,
      part: CGRect(x: 200, y: 500, width: 700, height: 580)),
    LayoutVisit(
      width: 320, height: 480, screens: [.chosen, .discover, .photos]),
  ]

  /// Plays the visit through the guide with its own content; `look` is called at each of its screens.
  @MainActor func play(look: (Screen, ViewTester) throws -> Void) throws {
    var preferences = UserPreferences()
    preferences.colorScheme = isDark ? .dark : .light
    preferences.textSize = textSize
    preferences.language = language
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: .bundled)), size: CGSize(width: width, height: height),
      preferences: preferences)
    func visit(_ screen: Screen, _ act: () -> Void) throws {
      act()
      tester.settle()
      if screens.contains(screen) { try look(screen, tester) }
    }
    try visit(.list) {}
    try visit(.chosen) { tester.tap("row-1") }
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
