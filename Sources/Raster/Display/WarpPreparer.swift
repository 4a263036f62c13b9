import Foundation
import Graphics

/// Items and groups that do not lie upright on the pixel grid: made upright in a layer, then put through a matrix.
extension ItemPreparer {
  /// A layer's scale relative to its size on screen: up to one step of root two finer, so that a picture under an
  /// animated scale is made a few times in all and not in every frame.
  private static let stepsPerOctave: CGFloat = 2
  /// Layers are no finer than this many times the display.
  private static let finest: CGFloat = 4
  /// Pixels of a warped layer's side at most.
  private static let maximumSide: CGFloat = 8192

  func warp(_ item: DisplayItem, _ state: ItemState, _ leaf: Leaf, _ sink: inout QuadSink) {
    let whole = ContentBounds.rect(item.content)
    var bounds = whole
    var scale = Self.rasterScale(leaf.matrix, bounds, leaf.placement.scale)
    if scale == nil, let seen = ContentBounds.seen(item) {
      // Its unseen ends lie behind the eye: what its clips leave may not.
      bounds = seen
      scale = Self.rasterScale(leaf.matrix, bounds, leaf.placement.scale)
    }
    guard let scale else { return state.layer = nil }
    var inner = upright(scale, bounds)
    if bounds != whole { inner.clip = ClipState(box: inner.visible) }
    let layer = state.layer ?? Layer()
    state.layer = layer
    layer.update(
      [DisplayItem(id: item.id, content: item.content)], inner, reach: 0, preparer: self)
    emit(layer, leaf.matrix, scale, &sink)
  }

  /// The placement of an upright layer at a scale.
  func upright(_ scale: CGFloat, _ bounds: CGRect) -> Placement {
    let visible = PixelGrid.limited(bounds.applying(CGAffineTransform(scaleX: scale, y: scale)))
      .flatMap(PixelGrid.covering)
    return Placement(
      base: .scale(x: scale, y: scale), scale: scale, clip: .none,
      visible: visible ?? PixelBox(width: 1, height: 1))
  }

  /// A layer made at `scale`, through `matrix` (from points to device pixels).
  func emit(_ layer: Layer, _ matrix: ProjectionTransform, _ scale: CGFloat, _ sink: inout QuadSink) {
    guard let picture = layer.output else { return }
    let place = ProjectionTransform.translation(
      x: CGFloat(layer.outputOrigin.x), y: CGFloat(layer.outputOrigin.y))
    let toDevice = place.concatenating(.scale(x: 1 / scale, y: 1 / scale)).concatenating(matrix)
    let size = CGRect(x: 0, y: 0, width: Int(picture.width), height: Int(picture.height))
    guard let inverse = toDevice.inverted(), WarpMatrix(inverse).isFinite,
      let reach = PixelGrid.limited(toDevice.boundingRect(of: size)), let box = PixelGrid.covering(reach)
    else { return }
    sink.warped(picture, WarpMatrix(inverse), box: box.outset(1), version: picture.version)
  }

  /// Pixels a point for a layer that `matrix` leads to the display; nil where it cannot be seen.
  static func rasterScale(_ matrix: ProjectionTransform, _ bounds: CGRect, _ nominal: CGFloat) -> CGFloat? {
    guard let rect = PixelGrid.limited(bounds.isEmpty ? bounds.insetBy(dx: -1, dy: -1) : bounds) else {
      return nil
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var images: [CGPoint] = []
    for corner in corners {
      guard let image = matrix.apply(corner) else { return nil }
      images.append(image)
    }
    var largest: CGFloat = 0
    for i in 0..<4 {
      let j = (i + 1) % 4
      let length = hypot(corners[j].x - corners[i].x, corners[j].y - corners[i].y)
      let seen = hypot(images[j].x - images[i].x, images[j].y - images[i].y)
      if length > 0 { largest = max(largest, seen / length) }
    }
    guard largest.isFinite, largest > 1e-4 else { return nil }
    let ratio = largest / nominal
    var scale = nominal
    if abs(ratio - 1) > 0.01 {
      let step = (log2(ratio) * stepsPerOctave - 0.01).rounded(.up) / stepsPerOctave
      scale = nominal * min(pow(2, step), finest)
    }
    return min(scale, maximumSide / max(rect.width, rect.height, 1))
  }
}
