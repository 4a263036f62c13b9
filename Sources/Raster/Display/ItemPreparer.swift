import Foundation
import Graphics

/// Turns display items into quads, making the pictures that they need.
@MainActor final class ItemPreparer {
  var shapes: ShapeMaker
  var gradients: GradientMaker
  var images: ImageMaker
  var texts: TextMaker
  let painter = LayerPainter()
  /// Whether what lies behind figures that are filled with it is blurred.
  var blursBackdrops = true
  /// Sources whose pixels changed since the last frame.
  var invalidated: Set<ImageSource> = []
  /// The layer whose pixels may be carried along in this frame.
  let carry = LayerCarry()
  /// Arrays reused from item to item, so that preparing does not allocate.
  var spareQuads: [Quad] = []
  /// Items prepared so far.
  private(set) var itemsPrepared = 0
  /// Pictures of layers painted.
  var layersPainted = 0

  /// What the caches keep whatever the target's size is; nil: it follows from that.
  private let fixedLimits: CacheLimits?

  init(pictures: any PictureProvider, glyphs: any TextRasterizer, limits fixed: CacheLimits?) {
    fixedLimits = fixed
    let limits = fixed ?? .standard
    shapes = ShapeMaker(limit: limits.shapes)
    gradients = GradientMaker(limit: limits.gradients)
    images = ImageMaker(provider: pictures, limit: limits.images)
    texts = TextMaker(rasterizer: glyphs, limit: limits.text)
  }

  /// Lets the caches keep what suits a target of so many pixels.
  func fitCaches(toPixels pixels: Int) {
    guard fixedLimits == nil else { return }
    let limits = CacheLimits(pixels: pixels)
    (shapes.limit, gradients.limit) = (limits.shapes, limits.gradients)
    (images.limit, texts.limit) = (limits.images, limits.text)
  }

  /// Empties the caches.
  func releaseCaches() {
    shapes.removeAll()
    gradients.removeAll()
    images.removeAll()
    texts.removeAll()
  }

  var picturesMade: Int { shapes.made + gradients.made + images.made + texts.made + layersPainted }
  var cacheBytes: Int { shapes.byteCount + gradients.byteCount + images.byteCount + texts.byteCount }

  /// Whether an item shows a source that was invalidated.
  func usesInvalidated(_ item: DisplayItem) -> Bool {
    if invalidated.isEmpty { return false }
    func uses(_ paint: Paint) -> Bool {
      if case .image(let image) = paint { return invalidated.contains(image.source) }
      return false
    }
    switch item.content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): return uses(paint)
    case .symbol(let symbol): return uses(symbol.paint)
    case .text: return false
    case .image(let image): return !image.isStandIn && invalidated.contains(image.source)
    case .group(let group):
      return group.items.contains(where: usesInvalidated)
        || group.effects.contains {
          if case .mask(let items) = $0 { items.contains(where: usesInvalidated) } else { false }
        }
    }
  }

  /// Appends the quads of an item; a group that needs no picture of its own updates the state's children instead.
  func prepare(
    _ item: DisplayItem, _ state: ItemState, _ placement: Placement, _ move: LayerMove, _ quads: inout [Quad],
    _ damage: inout DamageCollector
  ) {
    itemsPrepared += 1
    let opacity = item.opacity * placement.opacity
    let matrix = item.transform.concatenating(placement.base)
    guard opacity > 0, matrix.isPaintable else {
      return drop(state, move, &damage)
    }
    var clip = placement.clip
    for figure in item.clips { resolve(figure, placement, &clip) }
    guard !clip.box.isEmpty else { return drop(state, move, &damage) }
    if case .group(let group) = item.content {
      if let motion = group.motion, canMove(item, matrix, motion, placement) {
        prepareLayer(group, motion, matrix, state, placement, move, clip, &damage)
      } else {
        prepareGroup(item, group, state, placement, move, clip, &quads, &damage)
      }
      return
    }
    dropChildren(state, move, &damage)
    var sink = QuadSink(clip: clip, opacity: min(opacity, 1), blend: item.blend, quads: quads)
    quads = []
    let leaf = Leaf(matrix: matrix, placement: placement, isCrisp: isCrisp(item.transform, placement))
    let isPlain: Bool
    switch item.content {
    case .fill(let path, let paint, let style): isPlain = fill(path, paint, style, leaf, &sink)
    case .stroke(let path, let paint, let style): isPlain = stroke(path, paint, style, leaf, &sink)
    case .text(let text): isPlain = self.text(text, leaf, &sink)
    case .image(let image): isPlain = self.image(image, leaf, &sink)
    case .symbol(let symbol): isPlain = self.symbol(symbol, leaf, &sink)
    case .group: isPlain = true
    }
    if isPlain {
      state.layer = nil
    } else {
      warp(item, state, leaf, &sink)
    }
    quads = sink.quads
  }

  /// Whether pixels made at the list's own scale fit the grid as they are.
  private func isCrisp(_ transform: ProjectionTransform, _ placement: Placement) -> Bool {
    transform.isTranslation && placement.base.isAxisAligned && placement.base.m11 == placement.scale
      && placement.base.m22 == placement.scale
  }

  /// Nothing of the item is painted.
  func drop(_ state: ItemState, _ move: LayerMove, _ damage: inout DamageCollector) {
    dropChildren(state, move, &damage)
    state.layer = nil
  }

  func dropChildren(_ state: ItemState, _ move: LayerMove, _ damage: inout DamageCollector) {
    defer {
      state.layerPlace = nil
      state.childPlacement = nil
    }
    guard !state.children.isEmpty else { return }
    let old = move.old.inside(state)
    for child in state.children { child.forEachBox(old) { damage.add(left: $0, move) } }
    state.children = []
  }
}

/// How an item's points are mapped to device pixels.
struct Leaf {
  /// From the item's points to device pixels.
  var matrix: ProjectionTransform
  var placement: Placement
  /// Whether text and photographs can be copied pixel by pixel.
  var isCrisp: Bool
}
