import Foundation

/// The drawing of a symbol, painted in one colour.
public final class SymbolArtwork: Sendable {
  /// One part of a drawing.
  public struct Part: Hashable, Sendable {
    public var path: Path
    /// Filled, by which rule; nil: not filled.
    public var fill: FillStyle?
    /// Stroked, how; nil: not stroked.
    public var stroke: StrokeStyle?

    public init(path: Path, fill: FillStyle?, stroke: StrokeStyle?) {
      self.path = path
      self.fill = fill
      self.stroke = stroke
    }
  }

  public let name: String
  public let viewBox: CGRect
  public let parts: [Part]

  public init(name: String, viewBox: CGRect, parts: [Part]) {
    self.name = name
    self.viewBox = viewBox
    self.parts = parts
  }

  /// Whether both are painted alike; each host reads its own drawings.
  func isSame(as other: SymbolArtwork) -> Bool {
    name == other.name && viewBox == other.viewBox && parts == other.parts
  }
}
