/// What limits painting: a box, and figures inside it.
struct ClipState: Equatable {
  var box: PixelBox
  var masks: [Coverage.Placed] = []

  /// No limit but that of whole coordinates.
  static var none: ClipState {
    ClipState(box: PixelBox(x0: -(1 << 22), y0: -(1 << 22), x1: 1 << 22, y1: 1 << 22))
  }

  /// The same limits for a space whose origin lies at `point`.
  func moved(by point: PixelPoint) -> ClipState {
    ClipState(
      box: box.offset(.zero - point),
      masks: masks.map { Coverage.Placed(coverage: $0.coverage, origin: $0.origin - point) })
  }

  /// The masks that touch a box; one that covers the box entirely changes nothing.
  func masks(touching box: PixelBox) -> [Coverage.Placed] {
    if masks.isEmpty { return masks }
    return masks.filter { placed in
      let local = box.offset(.zero - placed.origin)
      if placed.coverage.inner.contains(local) { return false }
      return !placed.coverage.covers(local)
    }
  }
}

extension Coverage {
  /// Whether every pixel of a box is covered wholly, without looking into masks.
  func covers(_ box: PixelBox) -> Bool {
    guard !isHollow, bounds.contains(box) else { return false }
    return !parts.contains { $0.mask != nil && $0.box.intersects(box) }
  }
}
