import Foundation
import Graphics

/// Paints display lists by means of a GPU, only where they differ from what its target already shows.
///
/// Everything up to the quads is what `SoftwareRenderer` does, and so are pictures, figures and flattened groups; what
/// puts them together is `GeometryCompositor`. Pixels differ from the processor's by differences in rounding, and along
/// the edges of what is warped. No pixels are copied when something scrolls: drawing it again costs a GPU no more.
@MainActor package final class GeometryRenderer: ListRenderer {
  private let prepared: PreparedList
  private let target: any GeometryTarget
  private let textures: TextureCache
  private let compositor: GeometryCompositor
  private var size = PixelSize(width: 0, height: 0)
  package private(set) var statistics = PaintStatistics()

  /// - Parameters:
  ///   - limits: what the caches keep; nil: what suits the target's size.
  ///   - textureLimit: bytes of textures kept at most, besides what is on screen.
  package init(
    pictures: any PictureProvider, glyphs: any TextRasterizer, target: any GeometryTarget,
    limits: CacheLimits? = nil, textureLimit: Int? = nil
  ) {
    prepared = PreparedList(ItemPreparer(pictures: pictures, glyphs: glyphs, limits: limits))
    self.target = target
    textures = TextureCache(target: target, limit: textureLimit ?? TextureCache.standardLimit)
    compositor = GeometryCompositor(target: target, textures: textures)
  }

  package var symbol: (String) -> SymbolArtwork? {
    get { prepared.preparer.texts.symbol }
    set { prepared.preparer.texts.symbol = newValue }
  }

  package var blursBackdrops: Bool {
    get { prepared.blursBackdrops }
    set { prepared.blursBackdrops = newValue }
  }

  package func invalidate() { prepared.invalidate() }
  package func invalidate(source: ImageSource) { prepared.invalidate(source: source) }
  package func releaseUnused() { prepared.releaseUnused() }
  package func releaseCaches() { prepared.releaseCaches() }
  package func invalidateText() { prepared.invalidateText() }

  /// The GPU has discarded its textures, or is about to: they are uploaded again in the next `render`, and everything
  /// is painted.
  package func forgetTextures() {
    textures.removeAll()
    prepared.invalidate()
  }

  /// Brings the target's pixels up to date with the list at `scale` pixels a point and returns the rectangles that
  /// were painted; none when nothing differed. Nil: the GPU could not do it, and what the target shows is not defined.
  package func render(_ list: DisplayList, scale: CGFloat) -> [PixelRect]? {
    statistics = PaintStatistics()
    statistics.textureBytes = textures.bytes
    let box = PixelBox(width: Int32(clamping: target.width), height: Int32(clamping: target.height))
    guard scale.isFinite, scale > 0, scale < 64, !box.isEmpty else { return [] }
    let present = PixelSize(width: target.width, height: target.height)
    if present != size { prepared.invalidate() }
    size = present
    let damage = prepared.update(list, scale: scale, box, carry: nil, &statistics)
    guard !damage.isEmpty else { return [] }
    compositor.begin()
    var counts = prepared.preparer.painter.paint(
      prepared.scene, damage: damage, with: compositor)
    compositor.end()
    counts.drawCalls = compositor.drawCalls
    statistics.add(counts, damage)
    statistics.uploadedBytes = textures.uploadedBytes
    statistics.textureBytes = textures.bytes
    return compositor.hasFailed ? nil : damage.map(PixelRect.init)
  }
}
