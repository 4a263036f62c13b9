import Foundation

/// A text that has been laid out, at its place in the item's own points.
public struct TextContent: Equatable, Sendable {
  /// Compared by identity: a layout is made anew when the text or its width changes.
  public var layout: TextLayout
  /// The top leading corner of the layout.
  public var origin: CGPoint

  public init(layout: TextLayout, origin: CGPoint) {
    self.layout = layout
    self.origin = origin
  }

  public static func == (a: TextContent, b: TextContent) -> Bool {
    a.origin == b.origin && (a.layout === b.layout || a.layout.lines == b.layout.lines)
  }
}
