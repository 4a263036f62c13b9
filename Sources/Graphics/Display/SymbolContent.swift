import Foundation

/// A symbol's drawing scaled into a rectangle of the item's own points and painted in one colour.
public struct SymbolContent: Equatable, Sendable {
  public var artwork: SymbolArtwork
  public var rect: CGRect
  public var paint: Paint

  public init(artwork: SymbolArtwork, rect: CGRect, paint: Paint) {
    self.artwork = artwork
    self.rect = rect
    self.paint = paint
  }

  public static func == (a: SymbolContent, b: SymbolContent) -> Bool {
    (a.artwork === b.artwork || a.artwork.isSame(as: b.artwork)) && a.rect == b.rect && a.paint == b.paint
  }
}
