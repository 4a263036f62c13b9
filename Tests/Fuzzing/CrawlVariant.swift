import SwiftUI

/// How a program is visited: the window's size in points, the appearance, the text's size, the language, the amount of motion,
/// on a desktop or a kiosk.
public struct CrawlVariant: Hashable, Sendable, CustomStringConvertible {
  public var width = 390
  public var height = 844
  public var isDark = false
  public var textSize = DynamicTypeSize.large
  /// A language tag; nil: the program's own.
  public var language: String?
  /// Where the program has no words of the language: from right to left by the environment alone.
  public var isMirrored = false
  /// Whether motion is reduced.
  public var isStill = false
  /// Whether it runs as on a kiosk, where people type on the screen.
  public var isKiosk = false

  public init() {}

  /// The windows: phones upright and on their side, small panels, kiosks.
  public static let sizes = [(390, 844), (844, 390), (1080, 1920), (1920, 1080), (800, 480), (320, 480)]

  public var size: CGSize { CGSize(width: width, height: height) }
  public var preferences: UserPreferences {
    var preferences = UserPreferences()
    preferences.colorScheme = isDark ? .dark : .light
    preferences.textSize = textSize
    preferences.language = language
    preferences.reducesMotion = isStill
    preferences.typesOnScreen = isKiosk
    return preferences
  }

  public var description: String {
    "\(width)x\(height)" + (isDark ? " dark" : "") + (textSize == .large ? "" : " \(textSize.name)")
      + (language.map { " \($0)" } ?? "") + (isMirrored ? " mirrored" : "")
      + (isStill ? " still" : "") + (isKiosk ? " kiosk" : "")
  }

  /// Variants in which each pair of two values occurs: one for each size and language, the others spread over them.
  ///
  /// - Parameter languages: those that the program has words of; empty: it is mirrored instead.
  public static func pairs(languages: [String]) -> [CrawlVariant] {
    let directions = max(2, languages.count)
    return sizes.enumerated().flatMap { row, size in
      (0..<directions).map { column in
        var variant = CrawlVariant()
        (variant.width, variant.height) = size
        // Along the sizes the one changes with each, the other with every second.
        variant.isDark = (row + column) % 2 == 1
        variant.textSize = (row / 2 + column) % 2 == 1 ? .accessibility5 : .large
        // Of many languages a third of each size is still, and a third on a kiosk; of two directions the one or the other.
        if languages.count > 2 {
          (variant.isStill, variant.isKiosk) = ((row + 2 * column) % 3 == 1, (row + column) % 3 == 0)
        } else {
          variant.isStill = (row / 3 + column) % 2 == 1
          variant.isKiosk = ((1...3).contains(row) ? 1 : 0) != column % 2
        }
        if languages.isEmpty {
          variant.isMirrored = column == 1
        } else {
          variant.language = languages[column]
        }
        return variant
      }
    }
  }
}
