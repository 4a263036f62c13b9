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
  private let singles: [SymbolArtwork]

  public init(name: String, viewBox: CGRect, parts: [Part]) {
    self.name = name
    self.viewBox = viewBox
    self.parts = parts
    singles =
      parts.count > 1 ? parts.map { SymbolArtwork(name: name, viewBox: viewBox, parts: [$0]) } : []
  }

  /// Each part as a drawing of its own; made once, since painters keep drawings by their identity.
  package var pieces: [SymbolArtwork] { parts.count > 1 ? singles : [self] }

  /// Whether both are painted alike; each host reads its own drawings.
  func isSame(as other: SymbolArtwork) -> Bool {
    name == other.name && viewBox == other.viewBox && parts == other.parts
  }
}
