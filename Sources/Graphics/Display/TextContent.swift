import Foundation

/// A text that has been laid out, at its place in the item's own points.
public struct TextContent: Equatable, Sendable {
  /// What of a text is painted.
  public enum Ink: Hashable, Sendable {
    case all
    /// Letters, symbols and lines: what has the text's colour, and what a pattern fills.
    case tinted
    /// Glyphs with colours of their own, such as emoji.
    case colored
  }

  public var layout: TextLayout
  /// The top leading corner of the layout.
  public var origin: CGPoint
  public var ink: Ink

  public init(layout: TextLayout, origin: CGPoint, ink: Ink = .all) {
    self.layout = layout
    self.origin = origin
    self.ink = ink
  }

  public static func == (a: TextContent, b: TextContent) -> Bool {
    a.origin == b.origin && a.ink == b.ink && a.layout.lines == b.layout.lines
  }
}
