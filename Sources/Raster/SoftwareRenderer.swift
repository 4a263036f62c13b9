import Foundation
import Graphics

/// Paints display lists on the CPU, only where they differ from what the target already shows.
///
/// A target keeps its pixels between calls; one that comes with another address, size or scale is painted as a
/// whole. Painting a change gives the same bytes as painting everything anew.
@MainActor public final class SoftwareRenderer: ListRenderer {
  let prepared: PreparedList
  /// What was painted last, to be compared: its memory is accessed only during the `render` that it is passed to.
  private var target: PixelTarget?
  /// Over the memory of `target`.
  private var picture: Picture?
  /// What the last call of `render` cost.
  public private(set) var statistics = PaintStatistics()

  /// - Parameter limits: what the caches keep; nil: what suits the target's size.
  public init(
    pictures: any PictureProvider, glyphs: any TextRasterizer, limits: CacheLimits? = nil
  ) {
    prepared = PreparedList(ItemPreparer(pictures: pictures, glyphs: glyphs, limits: limits))
  }

  /// Finds the drawings of symbols within texts.
  public var symbol: (String) -> SymbolArtwork? {
    get { prepared.preparer.texts.symbol }
    set { prepared.preparer.texts.symbol = newValue }
  }

  /// Whether materials blur what lies behind them; else they are veils.
  public var blursBackdrops: Bool {
    get { prepared.blursBackdrops }
    set { prepared.blursBackdrops = newValue }
  }

  /// The next `render` paints everything: the target's pixels were discarded.
  public func invalidate() { prepared.invalidate() }

  /// The pixels of a picture have arrived or changed: what shows it is painted in the next `render`.
  public func invalidate(source: ImageSource) { prepared.invalidate(source: source) }

  /// Fonts have changed: all text is made anew and everything is painted in the next `render`.
  public func invalidateText() { prepared.invalidateText() }

  /// Forgets pictures that nothing shows and that are not in the caches.
  package func releaseUnused() { prepared.releaseUnused() }
  package func releaseCaches() { prepared.releaseCaches() }

  /// Brings the target's pixels up to date with the list at `scale` pixels a point and returns the rectangles that
  /// were painted, which may touch but cover all that changed; none when nothing did.
  public func render(_ list: DisplayList, scale: CGFloat, into target: PixelTarget) -> [PixelRect] {
    statistics = PaintStatistics()
    guard scale.isFinite, scale > 0, scale < 64, attach(target), let picture else { return [] }
    let carry = prepared.preparer.carry
    defer { carry.clear() }
    let damage = prepared.update(list, scale: scale, picture.box, carry: carry, &statistics)
    guard !damage.isEmpty else { return [] }
    let ground = prepared.background
    carry.settle(prepared.states, ground: ground, fresh: prepared.fresh)
    let counts = prepared.preparer.painter.paint(
      prepared.scene, onto: picture, origin: .zero, damage: damage, carry: carry,
      turn: target.ring.map { ring in
        { rows in
          ring.scroll(by: rows)
          self.picture = Picture(over: target)
          return self.picture
        }
      })
    statistics.add(counts, damage)
    return damage.map(PixelRect.init)
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
    let preparer = prepared.preparer
    preparer.reconcile(
      list.content, &fresh, PreparedList.placement(scale, picture.box), .none, &all, force: true)
    _ = preparer.painter.paint(
      LayerPainter.Scene(
        states: fresh, background: PreparedList.opaque(list.background), bounds: picture.box),
      onto: picture, origin: .zero, damage: [picture.box])
    return withExtendedLifetime(picture) {
      let bytes = UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount)
      return Bitmap(
        width: Int(picture.width), height: Int(picture.height), pixels: Array(bytes), scale: scale)
    }
  }

  /// Makes the target the one that is painted into; false where it makes no sense.
  private func attach(_ new: PixelTarget) -> Bool {
    if let target, target.pixels == new.pixels, target.stride == new.stride, target.width == new.width,
      target.height == new.height
    {
      return picture != nil
    }
    target = new
    prepared.invalidate()
    picture = Picture(over: new)
    return picture != nil
  }
}
