import Foundation

/// What an item paints, in the item's own points.
public enum DisplayContent: Equatable, Sendable {
  /// The inside of a path.
  case fill(Path, Paint, FillStyle)
  /// The outline of a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Lines of text.
  case text(TextContent)
  /// A picture.
  case image(ImageContent)
  /// A symbol, tinted.
  case symbol(SymbolContent)
  /// Items painted together into a picture of their own, changed as a whole, then painted as one.
  case group(GroupContent)
}
