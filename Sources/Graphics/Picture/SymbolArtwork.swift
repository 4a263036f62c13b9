import Foundation

/// The drawing of a symbol, painted in one colour.
public struct SymbolArtwork: Hashable, Sendable {
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

  /// Each part as a drawing of its own.
  package var pieces: [SymbolArtwork] {
    parts.count > 1 ? parts.map { SymbolArtwork(name: name, viewBox: viewBox, parts: [$0]) } : [self]
  }

  /// The parts of drawings of one name seldom differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(viewBox)
    hasher.combine(parts.count)
  }
}
