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

  /// As guide.json has it.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return String(repeating: "0", count: 2 - digits.count) + digits
      }.joined()
  }

  /// The contrast of two colours, from 1 to 21, as WCAG 2 measures it.
  func contrast(with other: GuideColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static let white = GuideColor(red: 1, green: 1, blue: 1)
  private static let black = GuideColor(red: 0, green: 0, blue: 0)

  /// The least contrast of texts, and of symbols and other parts that must be recognised (WCAG 2, 1.4.3 and 1.4.11).
  private static let readable = 4.5
  static let visible = 3.0

  /// Of texts on this: white where that is read, else the better one of white and black; one of the two always is.
  var ink: GuideColor {
    let (white, black) = (contrast(with: Self.white), contrast(with: Self.black))
    return white >= Self.readable || white >= black ? Self.white : Self.black
  }

  /// The ground of an appearance on which an accent is hardest to see: in the light `secondarySystemBackground`, in the
  /// dark that of bars and sheets.
  private static func ground(_ scheme: ColorScheme) -> GuideColor {
    scheme == .dark
      ? GuideColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
      : GuideColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  }

  /// The contrast with the grounds of an appearance, at the least.
  func contrast(in scheme: ColorScheme) -> Double { contrast(with: Self.ground(scheme)) }

  /// The same, as much darker in the light and lighter in the dark as it must be to be seen.
  func seen(in scheme: ColorScheme) -> GuideColor {
    let (target, step) = (scheme == .dark ? 1.0 : 0.0, 0.04)
    var color = self
    while color.contrast(in: scheme) < Self.visible {
      func nearer(_ part: Double) -> Double { part + (target - part) * step }
      color = GuideColor(red: nearer(color.red), green: nearer(color.green), blue: nearer(color.blue))
    }
    return color
  }
}
