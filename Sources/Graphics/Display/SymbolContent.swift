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
}
