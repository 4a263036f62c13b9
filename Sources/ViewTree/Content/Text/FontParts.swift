import Foundation
import Graphics

extension Font {
  /// How heavy strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as the engine expects it.
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// A kind of face.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var family: ResolvedFont.Family {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// What it adds to the leading of a text style, in points (UIFontDescriptor.SymbolicTraits, traitTightLeading and
    /// traitLooseLeading).
    var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// How wide letters are; kept, not drawn: the engine has no such faces.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var weight: Weight { self == .headline ? .semibold : .regular }

    func size(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat { metrics[dynamicTypeSize.index].size }

    /// The distance of two baselines of a paragraph, in points.
    func leading(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat { metrics[dynamicTypeSize.index].leading }
  }
}
