import Foundation
import Graphics

/// Groups: painted straight where that looks the same, flattened into a layer where it does not.
extension ItemPreparer {
  func prepareGroup(
    _ item: DisplayItem, _ group: GroupContent, _ state: ItemState, _ placement: Placement, _ move: LayerMove,
    _ clip: ClipState, _ quads: inout [Quad], _ damage: inout DamageCollector
  ) {
    if state.layerPlace != nil { dropChildren(state, move, &damage) }
    if canPaintStraight(item, group, placement) {
      if addShadow(item, group, placement, clip, &quads) {
        var inner = placement
        inner.base = item.transform.concatenating(placement.base)
        inner.opacity = placement.opacity * min(1, item.opacity)
        return straight(group.items, state, inner, move, clip, &damage)
      }
    } else if let split = split(item, group, placement), addShadow(item, group, placement, clip, &quads) {
      return straight(split.items, state, placement, move, clip, &damage)
    }
    dropChildren(state, move, &damage)
    flatten(item, group, state, placement, clip, &quads)
  }

  /// Whether the group's items can be painted one by one: nothing is done to the group as a whole, or only what is
  /// the same for its single item, or a shadow below it.
  private func canPaintStraight(_ item: DisplayItem, _ group: GroupContent, _ placement: Placement) -> Bool {
    guard item.blend == .normal, item.transform.isTranslation else { return false }
    let isWhole = item.opacity >= 1 && placement.opacity >= 1
    if let effect = group.effects.first {
      guard group.effects.count == 1, isWhole, case .shadow = effect else { return false }
    } else if !isWhole {
      guard group.items.count == 1 else { return false }
    }
    // The items of a layer blend with what lies behind it.
    return group.isLayer || group.items.allSatisfy { $0.blend == .normal }
  }

  private func straight(
    _ items: [DisplayItem], _ state: ItemState, _ placement: Placement, _ move: LayerMove, _ clip: ClipState,
    _ damage: inout DamageCollector
  ) {
    state.layer = nil
    var inner = placement
    inner.clip = clip
    reconcile(items, &state.children, inner, move, &damage, force: state.childPlacement != inner)
    state.childPlacement = inner
  }

  /// The backdrops of the group, apart from the rest of it; nil where all of it becomes a picture.
  private func split(_ item: DisplayItem, _ group: GroupContent, _ placement: Placement) -> BackdropSplit? {
    guard blursBackdrops, !placement.isFlattened, item.blend == .normal, group.effects.count <= 1 else {
      return nil
    }
    if let effect = group.effects.first {
      guard case .shadow = effect else { return nil }
    }
    return BackdropSplit(item, group)
  }

  /// Adds the group's shadow, where it casts one, to what is painted below its items.
  ///
  /// - Returns: whether that is done: false where a shadow has to be made of a picture of the group.
  private func addShadow(
    _ item: DisplayItem, _ group: GroupContent, _ placement: Placement, _ clip: ClipState,
    _ quads: inout [Quad]
  ) -> Bool {
    guard case .shadow(let color, let radius, let offset)? = group.effects.first else { return true }
    guard let shadow = simpleShadow(group, item, placement, color, radius, offset) else { return false }
    var sink = QuadSink(
      clip: clip, opacity: min(item.opacity * placement.opacity, 1), blend: .normal, quads: quads)
    quads = []
    sink.solid(color, shadow.coverage.bounds.offset(shadow.origin), shadow)
    quads = sink.quads
    return true
  }

  /// The shadow of a group whose first item is a plain figure that hides what lies behind it and holds all others: found
  /// without painting anything.
  private func simpleShadow(
    _ group: GroupContent, _ item: DisplayItem, _ placement: Placement, _ color: RGBA, _ radius: CGFloat,
    _ offset: CGSize
  ) -> Coverage.Placed? {
    guard let first = group.items.first, first.opacity >= 1, radius >= 0,
      case .fill(_, let paint, _) = first.content,
      paint.isOpaque || (paint.isBackdrop && blursBackdrops && !placement.isFlattened)
    else { return nil }
    let base = item.transform.concatenating(placement.base)
    guard let (path, transform) = outline(of: first, base) else { return nil }
    let matrix = transform.concatenating(base)
    let sigma = radius * placement.scale
    let dx = offset.width * placement.scale
    let dy = offset.height * placement.scale
    guard matrix.isPaintable, matrix.isAxisAligned, matrix.isUniform, sigma < Self.largestSigma,
      abs(dx) < PixelGrid.limit, abs(dy) < PixelGrid.limit
    else { return nil }
    let figure: CGRect
    var radii = CornerRadii(0)
    var corners = RoundedCornerStyle.circular
    switch path.storage {
    case .rect(let r): figure = r
    case .roundedRect(let r, let own, let style):
      guard let scaled = own.scaled(by: matrix.m11) else { return nil }
      figure = r
      radii = scaled
      corners = style
    default: return nil
    }
    guard let rect = PixelGrid.limited(figure), let box = PixelGrid.snapped(matrix.boundingRect(of: rect))
    else {
      return nil
    }
    for other in group.items.dropFirst() where !isInside(other, base, box) { return nil }
    let size = PixelSize(width: Int(box.width), height: Int(box.height))
    let step = PixelPoint(x: PixelGrid.snapped(dx), y: PixelGrid.snapped(dy))
    let coverage =
      paint.isBackdrop
      ? shapes.outerShadow(size, radii, corners, sigma: sigma, offset: step)
      : shapes.shadow(size, radii, corners, sigma: sigma)
    guard let coverage else { return nil }
    return Coverage.Placed(coverage: coverage, origin: PixelPoint(x: box.x0, y: box.y0) + step)
  }

  /// The plain figure that a filled one is: its path, or the clip that cuts it out of a rectangle.
  private func outline(of item: DisplayItem, _ base: ProjectionTransform) -> (Path, ProjectionTransform)? {
    guard case .fill(let path, _, _) = item.content else { return nil }
    guard let clip = item.clips.last else { return (path, item.transform) }
    func box(_ path: Path, _ transform: ProjectionTransform) -> PixelBox? {
      let matrix = transform.concatenating(base)
      guard matrix.isPaintable, matrix.isAxisAligned, let rect = PixelGrid.limited(path.boundingRect) else {
        return nil
      }
      return PixelGrid.snapped(matrix.boundingRect(of: rect))
    }
    guard item.clips.count == 1, path.isPlainRect, let whole = box(path, item.transform),
      let cut = box(clip.path, clip.transform), whole.contains(cut)
    else { return nil }
    return (clip.path, clip.transform)
  }

  /// Whether an item surely paints within a box: by its content's bounds, or by a rectangular clip.
  private func isInside(_ item: DisplayItem, _ base: ProjectionTransform, _ box: PixelBox) -> Bool {
    func fits(_ rect: CGRect, _ transform: ProjectionTransform) -> Bool {
      guard let limited = PixelGrid.limited(transform.concatenating(base).boundingRect(of: rect)),
        let whole = PixelGrid.covering(limited)
      else { return rect.isEmpty }
      return box.contains(whole.outset(-1))
    }
    if item.clips.contains(where: { fits($0.path.boundingRect, $0.transform) }) { return true }
    if case .group(let group) = item.content {
      return group.effects.isEmpty && item.transform.isTranslation
        && group.items.allSatisfy { isInside($0, item.transform.concatenating(base), box) }
    }
    return fits(ContentBounds.rect(item.content), item.transform)
  }

  /// Blurs beyond this many pixels are not told apart from it.
  nonisolated static let largestSigma: CGFloat = 256

  /// The group as one picture.
  ///
  /// The picture is made relative to where the group's first item lies, whose corner goes to a whole pixel: a group
  /// that moves, by whatever fractions, is the same picture at another place.
  private func flatten(
    _ item: DisplayItem, _ group: GroupContent, _ state: ItemState, _ placement: Placement, _ clip: ClipState,
    _ quads: inout [Quad]
  ) {
    let matrix = item.transform.concatenating(placement.base)
    let layer = state.layer ?? Layer()
    state.layer = layer
    var sink = QuadSink(
      clip: clip, opacity: min(1, item.opacity * placement.opacity), blend: item.blend, quads: quads)
    quads = []
    defer { quads = sink.quads }
    guard item.transform.isTranslation else {
      let bounds = ContentBounds.rect(item.content)
      guard let scale = Self.rasterScale(matrix, bounds, placement.scale) else { return layer.clear() }
      let reach = LayerEffects.reach(group.effects, scale: scale)
      layer.update(group.items, upright(scale, bounds), reach: reach, preparer: self)
      layer.apply(group.effects, preparer: self)
      emit(layer, matrix, scale, &sink)
      return
    }
    let anchor = Self.anchor(group.items, matrix)
    let corner = PixelPoint(x: PixelGrid.snapped(anchor.x), y: PixelGrid.snapped(anchor.y))
    let reach = LayerEffects.reach(group.effects, scale: placement.scale)
    let seen = clip.box.intersection(placement.visible.outset(reach)).offset(.zero - corner)
    guard !seen.isEmpty else { return }
    let inner = Placement(
      base: matrix.moved(x: -anchor.x, y: -anchor.y).quantised, scale: placement.scale, clip: .none,
      visible: seen)
    layer.update(group.items, inner, reach: reach, preparer: self)
    layer.apply(group.effects, preparer: self)
    guard let picture = layer.output else { return }
    sink.picture(picture, at: layer.outputOrigin + corner, version: picture.version)
  }

  /// Where the first item that only moves puts its origin, in device pixels.
  private static func anchor(_ items: [DisplayItem], _ base: ProjectionTransform) -> CGPoint {
    guard let first = items.first else { return .zero }
    let matrix = first.transform.concatenating(base)
    if case .group(let group) = first.content { return anchor(group.items, matrix) }
    guard matrix.isAffine, abs(matrix.m31) < PixelGrid.limit, abs(matrix.m32) < PixelGrid.limit else {
      return .zero
    }
    return CGPoint(x: matrix.m31, y: matrix.m32)
  }
}

extension ProjectionTransform {
  /// Without the noise of floating point in where it leads to.
  fileprivate var quantised: ProjectionTransform {
    guard isAffine else { return self }
    var m = self
    m.m31 = (m31 * 65536).rounded() / 65536
    m.m32 = (m32 * 65536).rounded() / 65536
    return m
  }
}
