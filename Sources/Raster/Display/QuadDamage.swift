import Graphics

extension DamageCollector {
  /// Plain parts smaller than this many pixels are not left out of the damage: the pieces round them cost more.
  private static let smallestPlainPart = 8192

  /// A box that something left.
  mutating func add(left box: PixelBox, _ move: LayerMove) {
    add(box)
    if let shift = move.carry { add(fresh: box.offset(shift)) }
  }

  /// A box that something moves into.
  mutating func add(taken box: PixelBox, _ move: LayerMove) {
    add(box)
    if move.carry != nil { add(fresh: box) }
  }

  /// The old and the new box of a quad, without what looks the same in both.
  ///
  /// Where one colour, or the same picture in the same place, is shown before and after, and no edge of a figure runs,
  /// nothing changes; and where it is opaque, nothing below can be seen to change either.
  mutating func add(change old: Quad, _ new: Quad, _ move: LayerMove) {
    let a = move.old.box(old.box)
    let b = move.new.box(new.box)
    guard !a.isEmpty || !b.isEmpty else { return }
    if let shift = move.carry, move.isApart || old != new {
      add(fresh: a.offset(shift))
      add(fresh: b)
    }
    let looksSame = move.isStill && old == new
    if old.blend == new.blend, old.opacity == new.opacity, old.version == new.version, a.intersects(b),
      Self.isSame(old.source, new.source, move)
    {
      let plain = move.old.plainBox(old).intersection(move.new.plainBox(new))
      if plain.area >= Self.smallestPlainPart {
        if new.isOpaque { remove(plain) }
        if looksSame { return }
        add(a, without: plain)
        if a != b { add(b, without: plain) }
        return
      }
    }
    if !looksSame { add(a, b) }
  }

  /// The same for quads that moved and did not change.
  mutating func add(moved quads: [Quad], _ move: LayerMove) {
    let stays = move.old.offset == move.new.offset
    for index in quads.indices {
      let a = move.old.box(quads[index].box)
      let b = move.new.box(quads[index].box)
      guard !a.isEmpty || !b.isEmpty else { continue }
      if stays || Self.isLookedAtClosely(quads[index]) && a.intersection(b).area >= Self.smallestPlainPart {
        add(change: quads[index], quads[index], move)
        continue
      }
      add(moved: a, to: b, move)
    }
  }

  /// Whether a quad may look the same in two places, so that not all of both is damaged when it moves.
  static func isLookedAtClosely(_ quad: Quad) -> Bool {
    quad.isSolid && quad.box.area >= smallestPlainPart
      && LayerSpace().plainBox(quad).area >= smallestPlainPart
  }

  /// The same for boxes of which none is looked at closely, in a layer that goes from one pixel to another one.
  mutating func add(moved boxes: [PixelBox], _ move: LayerMove) {
    for box in boxes {
      let a = move.old.box(box)
      let b = move.new.box(box)
      if !a.isEmpty || !b.isEmpty { add(moved: a, to: b, move) }
    }
  }

  private mutating func add(moved a: PixelBox, to b: PixelBox, _ move: LayerMove) {
    if move.isApart, let shift = move.carry {
      add(fresh: a.offset(shift))
      add(fresh: b)
    }
    add(a, b)
  }

  /// Two boxes, joined where their union has no more pixels than both.
  private mutating func add(_ a: PixelBox, _ b: PixelBox) {
    let joined = a.union(b)
    if joined.area <= a.area + b.area {
      add(joined)
    } else {
      add(a)
      add(b)
    }
  }

  private static func isSame(_ a: Quad.Source, _ b: Quad.Source, _ move: LayerMove) -> Bool {
    switch (a, b) {
    case (.solid(let x), .solid(let y)): x == y
    case (.picture(let x, let p), .picture(let y, let q)):
      x === y && p + move.old.offset == q + move.new.offset
    default: false
    }
  }

  /// The parts of a box round another one.
  private mutating func add(_ box: PixelBox, without inner: PixelBox) {
    box.forEachPart(without: inner) { add($0) }
  }

  mutating func add(fresh box: PixelBox, without inner: PixelBox) {
    box.forEachPart(without: inner) { add(fresh: $0) }
  }

  /// Removes what was damaged in a box so far.
  private mutating func remove(_ hidden: PixelBox) {
    let count = boxes.count
    guard count > 0 else { return }
    var touched = false
    for box in boxes where box.intersects(hidden) {
      touched = true
      break
    }
    guard touched else { return }
    let all = boxes
    clear()
    for box in all { add(box, without: hidden) }
  }
}
