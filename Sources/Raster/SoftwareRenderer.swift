import Foundation
import ViewTree

/// Paints display lists on the CPU, only where they differ from what the target already shows.
///
/// A target keeps its pixels between calls; one that comes with another address, size or scale is painted as a
/// whole. Painting a change gives the same bytes as painting everything anew.
@MainActor public final class SoftwareRenderer {
  private let preparer: ItemPreparer
  private var states: [ItemState] = []
  private var damage = DamageCollector()
  private var target: PixelTarget?
  private var picture: Picture?
  private var placement: Placement?
  private var background: UInt32?
  private var isValid = false
  /// What the last call of `render` cost.
  public private(set) var statistics = PaintStatistics()

  public init(
    pictures: any PictureProvider, glyphs: any TextRasterizer, limits: CacheLimits = .standard
  ) {
    preparer = ItemPreparer(pictures: pictures, glyphs: glyphs, limits: limits)
  }

  /// Finds the drawings of symbols that stand within texts.
  public var symbol: (String) -> SymbolArtwork? {
    get { preparer.texts.symbol }
    set { preparer.texts.symbol = newValue }
  }

  /// The next `render` paints everything: the target's pixels were lost.
  public func invalidate() { isValid = false }

  /// The pixels of a picture have arrived or changed: what shows it is painted in the next `render`.
  public func invalidate(source: ImageSource) {
    preparer.images.invalidate(source)
    preparer.invalidated.insert(source)
  }

  /// Fonts have changed: all text is made anew and everything is painted in the next `render`.
  public func invalidateText() {
    preparer.texts.removeAll()
    placement = nil
    isValid = false
  }

  /// Brings the target's pixels up to date with the list at `scale` pixels a point and returns the rectangles that
  /// were painted, which may touch but cover all that changed; none when nothing did.
  public func render(_ list: DisplayList, scale: CGFloat, into target: PixelTarget) -> [PixelRect] {
    statistics = PaintStatistics()
    guard scale.isFinite, scale > 0, scale < 64, attach(target), let picture else { return [] }
    let (made, prepared) = (preparer.picturesMade, preparer.itemsPrepared)
    let wanted = Self.placement(scale, picture.box)
    let under = Self.opaque(list.background)
    let carry = preparer.carry
    damage.reset(bounds: picture.box)
    if isValid, placement == wanted, background == under {
      carry.look(at: states, list.content, ground: under)
    }
    preparer.reconcile(list.content, &states, wanted, .none, &damage, force: placement != wanted)
    preparer.invalidated.removeAll(keepingCapacity: true)
    placement = wanted
    if !isValid || background != under { damage.addAll() }
    background = under
    isValid = true
    damage.merge()
    statistics.picturesMade = preparer.picturesMade - made
    statistics.itemsPrepared = preparer.itemsPrepared - prepared
    statistics.cacheBytes = preparer.cacheBytes
    defer { carry.clear() }
    guard !damage.boxes.isEmpty else { return [] }
    carry.settle(states, ground: under, fresh: damage.fresh)
    let counts = preparer.painter.paint(
      states, onto: picture, origin: .zero, damage: damage.boxes, background: under, carry: carry,
      turn: target.ring.map { ring in
        { rows in
          ring.scroll(by: rows)
          self.picture = Picture(over: target)
          return self.picture
        }
      })
    statistics.itemsPainted = counts.itemsPainted
    statistics.itemsHidden = counts.itemsHidden
    statistics.pixelsDamaged = counts.pixelsDamaged
    statistics.pixelsMoved = counts.pixelsMoved
    statistics.pixelsPainted = counts.pixelsPainted
    statistics.drawCalls = counts.drawCalls
    statistics.damagedRectangles = damage.boxes.count
    return damage.boxes.map(PixelRect.init)
  }

  /// The whole list as a picture of its own, without regard to what `render` keeps; nil when the size is empty or
  /// too large for memory.
  public func paintAll(_ list: DisplayList, scale: CGFloat) -> Bitmap? {
    guard scale.isFinite, scale > 0, let size = PixelGrid.limited(CGRect(origin: .zero, size: list.size)),
      let box = PixelGrid.snapped(size.applying(CGAffineTransform(scaleX: scale, y: scale))),
      let picture = Picture(format: .color, width: box.x1, height: box.y1)
    else { return nil }
    var fresh: [ItemState] = []
    var all = DamageCollector()
    all.reset(bounds: picture.box)
    preparer.reconcile(list.content, &fresh, Self.placement(scale, picture.box), .none, &all, force: true)
    _ = preparer.painter.paint(
      fresh, onto: picture, origin: .zero, damage: [picture.box], background: Self.opaque(list.background))
    let bytes = UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount)
    return Bitmap(width: Int(picture.width), height: Int(picture.height), pixels: Array(bytes), scale: scale)
  }

  private static func placement(_ scale: CGFloat, _ box: PixelBox) -> Placement {
    Placement(base: .scale(x: scale, y: scale), scale: scale, clip: ClipState(box: box), visible: box)
  }

  /// A background has no alpha: there is nothing behind it.
  private static func opaque(_ color: RGBA) -> UInt32 { color.word(opacity: 1) | 0xFF00_0000 }

  /// Makes the target the one that is painted into; false where it makes no sense.
  private func attach(_ new: PixelTarget) -> Bool {
    if let target, target.pixels == new.pixels, target.stride == new.stride, target.width == new.width,
      target.height == new.height
    {
      return picture != nil
    }
    target = new
    isValid = false
    picture = Picture(over: new)
    return picture != nil
  }
}
