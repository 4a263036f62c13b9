import Graphics

/// A picture at its place: what the display list is turned into, and all that a compositor needs to know.
struct Quad: Equatable {
  /// Where the pixels come from.
  enum Source {
    /// One premultiplied colour.
    case solid(UInt32)
    /// A picture whose first pixel lies at a device pixel.
    case picture(Picture, at: PixelPoint)
    /// A picture sampled through the matrix that leads from device pixels to its own (column vectors, by rows).
    case warped(Picture, WarpMatrix)
    /// What lies behind the quad, changed: `LayerPainter` makes a picture of it before a compositor sees the quad.
    case backdrop(BackdropTone)
  }

  var source: Source
  /// Device pixels that it may touch; everything else is clipped away.
  var box: PixelBox
  /// The figure that is painted; nil: the whole box.
  var coverage: Coverage.Placed?
  /// Further figures that all limit it.
  var clips: [Coverage.Placed] = []
  /// 0 to 255, for pictures; a colour has it in its alpha.
  var opacity: UInt8 = 255
  var blend: BlendMode = .normal
  /// The picture's version that this quad shows: a layer's picture keeps its identity when it is repainted.
  var version = 0

  init(_ source: Source, box: PixelBox) {
    self.source = source
    self.box = box
  }

  static func == (a: Quad, b: Quad) -> Bool {
    a.box == b.box && a.opacity == b.opacity && a.blend == b.blend && a.version == b.version
      && a.coverage == b.coverage && a.clips == b.clips && isSame(a.source, b.source)
  }

  private static func isSame(_ a: Source, _ b: Source) -> Bool {
    switch (a, b) {
    case (.solid(let x), .solid(let y)): x == y
    case (.picture(let x, let p), .picture(let y, let q)): x === y && p == q
    case (.warped(let x, let m), .warped(let y, let n)): x === y && m == n
    case (.backdrop(let x), .backdrop(let y)): x == y
    default: false
    }
  }

  var isBackdrop: Bool { if case .backdrop = source { true } else { false } }
  var isSolid: Bool { if case .solid = source { true } else { false } }

  /// Whether its source lets nothing through, wherever its figures cover.
  var isOpaque: Bool {
    guard blend == .normal, opacity == 255 else { return false }
    return switch source {
    case .solid(let word): word >> 24 == 255
    case .picture(let picture, _): picture.isOpaque
    case .warped: false
    case .backdrop: true
    }
  }
}
