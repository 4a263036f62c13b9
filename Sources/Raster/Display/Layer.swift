import Graphics

/// Items flattened into a picture that is kept: only what changed in it is painted again.
@MainActor final class Layer {
  private var states: [ItemState] = []
  private var placement: Placement?
  private var damage = DamageCollector()
  private var picture: Picture?
  /// The picture's corner in the layer's own pixels.
  private var origin = PixelPoint.zero
  /// The items' picture after the effects; nil when there is nothing to see.
  private(set) var output: Picture?
  /// The corner of `output` in the layer's own pixels.
  private(set) var outputOrigin = PixelPoint.zero
  private var effects: [DisplayEffect] = []
  private var effectVersions: [Int] = []
  private var masks: [Layer] = []

  /// Forgets everything.
  func clear() {
    states = []
    placement = nil
    picture = nil
    output = nil
    effects = []
    effectVersions = []
    masks = []
  }

  /// Brings the picture up to date with the items. `reach`: pixels beyond what can be seen that effects look at.
  func update(_ items: [DisplayItem], _ outer: Placement, reach: Int32, preparer: ItemPreparer) {
    var wanted = outer
    wanted.isFlattened = true
    damage.reset(bounds: ClipState.none.box)
    preparer.reconcile(items, &states, wanted, .none, &damage, force: placement != wanted)
    placement = wanted
    var box = PixelBox.empty
    for state in states { box = box.union(state.bounds) }
    // A group far larger than what is seen is cut; one that is not stays whole, so that moving it paints nothing.
    if box.area > 4 * max(wanted.visible.area, 1 << 16) || box.area > Picture.maximumPixels {
      box = box.intersection(wanted.visible.outset(reach))
    }
    guard !box.isEmpty else { return reset(to: nil) }
    let corner = PixelPoint(x: box.x0, y: box.y0)
    if let picture, picture.width == box.width, picture.height == box.height, origin == corner {
      damage.clip(to: box)
    } else {
      origin = corner
      reset(to: Picture(format: .color, width: box.width, height: box.height))
      damage.reset(bounds: box)
      damage.addAll()
    }
    guard let picture, !damage.boxes.isEmpty else { return }
    damage.merge()
    _ = preparer.painter.paint(
      LayerPainter.Scene(states: states, background: nil, bounds: box), onto: picture, origin: origin,
      damage: damage.boxes)
    preparer.layersPainted += 1
    picture.noteChange(in: damage.boxes.map { $0.offset(.zero - origin) })
  }

  private func reset(to new: Picture?) {
    picture = new
    output = new
    outputOrigin = origin
    effectVersions = []
  }

  /// Puts the picture through effects; what has not changed is kept.
  func apply(_ wanted: [DisplayEffect], preparer: ItemPreparer) {
    guard let picture, let placement else { return output = nil }
    guard !wanted.isEmpty else {
      output = picture
      outputOrigin = origin
      return
    }
    var versions = [picture.version]
    var used = 0
    for case .mask(let items) in wanted {
      if used == masks.count { masks.append(Layer()) }
      masks[used].update(items, placement, reach: 0, preparer: preparer)
      versions.append(masks[used].picture?.version ?? -1)
      used += 1
    }
    masks.removeLast(masks.count - used)
    if effects == wanted, effectVersions == versions, output != nil { return }
    let previous = output?.version ?? 0
    effects = wanted
    effectVersions = versions
    var result = LayerEffects(picture: picture, origin: origin, scale: placement.scale)
    var mask = 0
    for effect in wanted {
      if case .mask = effect {
        result.apply(mask: masks[mask].picture, at: masks[mask].origin)
        mask += 1
      } else {
        result.apply(effect)
      }
    }
    output = result.picture
    outputOrigin = result.origin
    // A picture of its own identity each time; the version tells it from one freed at the same address.
    output?.version = previous + 1
    preparer.layersPainted += 1
  }
}

extension DamageCollector {
  /// Drops what lies outside of a box.
  mutating func clip(to box: PixelBox) {
    let all = boxes
    reset(bounds: box)
    for part in all { add(part) }
  }
}
