import Foundation

/// A font as a program describes it: a text style, a size or a name, and changes to it.
///
/// `resolve(in:)` turns it into what is requested from the font engine, at the text size in force.
public struct Font: Hashable, Sendable {
  /// Where the size and the face come from.
  enum Base: Hashable, Sendable {
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case style(TextStyle, weight: Weight?, design: Design?)
    /// Scaled with a text style; nil: never scaled.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A change to a font.
  enum Modifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    /// Small capitals for letters of these cases.
    case smallCaps(lower: Bool, upper: Bool)
    case notBold, notItalic
    case weight(Weight)
    case design(Design)
    case leading(Leading)
    case width(Width)
    /// The size times this.
    case textScale(CGFloat)
  }

  let base: Base
  var modifiers: [Modifier] = []

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system's font at a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system's font for a purpose; grows with the text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, weight: weight, design: design))
  }

  /// A face by its name; grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  public func bold() -> Font { modified(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : modified(.notBold) }
  public func italic() -> Font { modified(.italic) }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : modified(.notItalic) }
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func monospaced() -> Font { modified(.monospaced) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// All letters as small capitals.
  public func smallCaps() -> Font { modified(.smallCaps(lower: true, upper: true)) }
  /// Lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { modified(.smallCaps(lower: true, upper: false)) }
  /// Uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font { modified(.smallCaps(lower: false, upper: true)) }
  /// Lines nearer to each other, or farther apart, by 2 points. As on iOS that applies to text styles: a system font of
  /// a given size and a face by its name keep the leading of the face.
  public func leading(_ leading: Leading) -> Font {
    var copy = self
    copy.modifiers.removeAll { if case .leading = $0 { true } else { false } }
    return copy.modified(.leading(leading))
  }
  /// Kept, not drawn: the engine has no such faces.
  public func width(_ width: Width) -> Font { modified(.width(width)) }

  func modified(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}
