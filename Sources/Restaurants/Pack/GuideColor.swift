import SwiftUI

/// A colour of guide.json, `#1F6F5C`, for light or for dark appearance.
nonisolated struct GuideColor: Equatable, Sendable {
  /// From 0 to 1.
  let red, green, blue: Double

  /// Nil: the text is none.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  private init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  var color: Color { Color(red: red, green: green, blue: blue) }

  /// The contrast with white, from 1 to 21, as WCAG 2 measures it.
  var contrastWithWhite: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
  }

  /// The least contrast of texts.
  static let readable = 4.5

  /// The same, as much darker as white texts on it need.
  var underWhite: GuideColor {
    var color = self
    while color.contrastWithWhite < Self.readable {
      color = GuideColor(red: color.red * 0.95, green: color.green * 0.95, blue: color.blue * 0.95)
    }
    return color
  }
}
