import Fuzzing
import Graphics

/// What the crawler does not complain of in layouts at rest, and why.
enum LayoutExemptions {
  /// Colours of iOS that have less contrast than asked for, and what they are for: a program that chose others would look like
  /// no other on the platform.
  private static let systemInks: [(RGBA, String)] = [
    (ink(60, 60, 67, 0.6), "the secondary label"), (ink(235, 235, 245, 0.6), "the secondary label"),
    (ink(60, 60, 67, 0.3), "prompts"), (ink(235, 235, 245, 0.3), "prompts"),
    (ink(142, 142, 147), "items of a tab bar"),
    (ink(0, 136, 255), "the tint"), (ink(0, 145, 255), "the tint"),
  ]

  /// The blue of iOS, light and dark, on which the keyboard's key for what a field is for is written in white.
  private static let systemBlues = [ink(0, 136, 255), ink(0, 145, 255)]

  /// The reason why a remark is none; nil: it is one.
  static func reason(for remark: RestRemark) -> String? {
    switch remark.kind {
    // The signs above a price level are dim on purpose: they say how many there could be.
    case .contrast where remark.subject.allSatisfy { $0.isCurrencySymbol }: return "a scale's unused end"
    case .contrast where remark.color?.isNear(ink(255, 255, 255)) ?? false:
      let isOnBlue = remark.ground.map { ground in systemBlues.contains { ground.isNear($0) } } ?? false
      return isOnBlue ? "a key in the tint" : nil
    case .contrast:
      return systemInks.first { remark.color.map($0.0.isNear) ?? false }?.1
    default: return nil
    }
  }

  private static func ink(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension RGBA {
  /// Whether two colours are the same but for rounding.
  fileprivate func isNear(_ other: RGBA) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) < 0.5 / 255 }
  }
}
