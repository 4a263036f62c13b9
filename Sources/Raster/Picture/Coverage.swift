/// The coverage of a figure in pieces: masks where its edge runs, whole boxes where everything is covered.
///
/// Places are relative to the figure's own corner; whoever uses it adds where that corner lies.
final class Coverage {
  /// One piece.
  struct Part {
    /// Where it lies.
    var box: PixelBox
    /// Its coverage; nil: all of it is covered.
    var mask: Picture?
    /// The mask's pixel that belongs to the box's first pixel.
    var source: PixelPoint

    init(box: PixelBox, mask: Picture? = nil, source: PixelPoint = .zero) {
      self.box = box
      self.mask = mask
      self.source = source
    }
  }

  let parts: [Part]
  /// Round all parts.
  let bounds: PixelBox
  /// A large box that is covered entirely; may be empty.
  let inner: PixelBox
  /// Whether the middle is free, so that each part is better painted and damaged on its own.
  let isHollow: Bool
  let byteCount: Int
  /// Its own among all there have ever been, unlike its address.
  let id = Identity.next()

  init(parts: [Part], inner: PixelBox = .empty, isHollow: Bool = false) {
    self.parts = parts
    bounds = parts.reduce(PixelBox.empty) { $0.union($1.box) }
    self.inner = inner
    self.isHollow = isHollow
    byteCount = parts.reduce(64) { $0 + ($1.mask?.byteCount ?? 0) + 48 }
  }

  /// One mask for everything.
  convenience init(mask: Picture, at origin: PixelPoint = .zero, inner: PixelBox = .empty) {
    self.init(parts: [Part(box: mask.box.offset(origin), mask: mask)], inner: inner)
  }

  /// A coverage at its place.
  struct Placed: Equatable {
    var coverage: Coverage
    var origin: PixelPoint

    static func == (a: Placed, b: Placed) -> Bool { a.coverage === b.coverage && a.origin == b.origin }
  }
}
