import Graphics

/// Receives an item's quads and gives each the item's clip, opacity and blend.
struct QuadSink {
  let clip: ClipState
  let opacity: Double
  let blend: BlendMode
  var quads: [Quad]

  /// One colour over a box, or over a figure's coverage.
  mutating func solid(_ color: RGBA, _ box: PixelBox, _ coverage: Coverage.Placed? = nil) {
    let word = color.word(opacity: opacity)
    // Without alpha nothing changes, whatever the blend.
    guard word >> 24 != 0 else { return }
    emit(Quad(.solid(word), box: box), coverage)
  }

  /// A picture at a place, with an opacity of its own from 0 to 1.
  mutating func picture(
    _ picture: Picture, at place: PixelPoint, _ coverage: Coverage.Placed? = nil, opacity own: Double = 1,
    version: Int = 0
  ) {
    var quad = Quad(.picture(picture, at: place), box: picture.box.offset(place))
    quad.opacity = UInt8(opacity * (own > 0 ? min(own, 1) : 0) * 255 + 0.5)
    quad.version = version
    guard quad.opacity > 0 else { return }
    emit(quad, coverage)
  }

  /// A picture through a matrix.
  mutating func warped(_ picture: Picture, _ matrix: WarpMatrix, box: PixelBox, version: Int) {
    var quad = Quad(.warped(picture, matrix), box: box)
    quad.opacity = UInt8(opacity * 255 + 0.5)
    quad.version = version
    guard quad.opacity > 0 else { return }
    emit(quad, nil)
  }

  /// What lies behind a box, or a figure's coverage.
  mutating func backdrop(_ tone: BackdropTone, _ box: PixelBox, _ coverage: Coverage.Placed?) {
    var quad = Quad(.backdrop(tone), box: box)
    quad.opacity = UInt8(opacity * 255 + 0.5)
    guard quad.opacity > 0 else { return }
    emit(quad, coverage)
  }

  private mutating func emit(_ quad: Quad, _ coverage: Coverage.Placed?) {
    guard let coverage else { return emit(quad) }
    guard coverage.coverage.isHollow else {
      var limited = quad
      limited.coverage = coverage
      limited.box = quad.box.intersection(coverage.coverage.bounds.offset(coverage.origin))
      return emit(limited)
    }
    for part in coverage.coverage.parts {
      var limited = quad
      limited.coverage = coverage
      limited.box = quad.box.intersection(part.box.offset(coverage.origin))
      emit(limited)
    }
  }

  private mutating func emit(_ quad: Quad) {
    var quad = quad
    quad.box = quad.box.intersection(clip.box)
    guard !quad.box.isEmpty else { return }
    quad.blend = blend
    quad.clips = clip.masks(touching: quad.box)
    if let coverage = quad.coverage, coverage.coverage.covers(quad.box.offset(.zero - coverage.origin)) {
      quad.coverage = nil
    }
    quads.append(quad)
  }
}
