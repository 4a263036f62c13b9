import CPixman
import Foundation
import Graphics

/// Makes and keeps photographs and bitmaps at the very size in which they are drawn.
@MainActor struct ImageMaker {
  private struct Key: Hashable {
    var source: ImageSource
    var size: PixelSize
    var imageSize: CGSize
    var mode: ImageContent.Mode
    var interpolation: ImageInterpolation
    var scale: CGFloat
    var stencil: Bool
  }

  /// A picture as it is drawn.
  enum Made {
    case pixels(Picture)
    /// The alpha of tinted content.
    case stencil(Coverage)
  }

  private var cache: BoundedCache<Key, Made>
  private var finest = FinestPictures()
  private(set) var made = 0
  private let provider: any PictureProvider

  init(provider: any PictureProvider, limit: Int) {
    self.provider = provider
    cache = BoundedCache(limit: limit)
  }

  /// Bytes kept at most.
  var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  var byteCount: Int { cache.cost }

  /// Called when all items of a frame have been prepared.
  mutating func frameEnded() { finest.frameEnded(limit: limit / 2) }

  /// Forgets pictures that nothing shows and that are not in the cache.
  mutating func releaseUnused() { finest.releaseUnused() }

  /// Evicts everything; what is shown remains as a stand-in until it is made again.
  mutating func removeAll() {
    cache.removeAll()
    finest.releaseUnused()
  }

  /// Evicts what was made of a source; what is shown remains as a stand-in until it is made again.
  mutating func invalidate(_ source: ImageSource) { cache.remove { key, _ in key.source == source } }

  /// The content's picture at a size in pixels; nil while its pixels are not there. `scale` is device pixels a
  /// point, for the parts that keep their own size.
  mutating func picture(_ content: ImageContent, _ size: PixelSize, scale: CGFloat) -> Made? {
    var key = Key(
      source: content.source, size: size, imageSize: .zero, mode: content.mode,
      interpolation: content.interpolation, scale: 0, stencil: content.tint != nil)
    if content.mode != .stretch {
      key.imageSize = content.imageSize
      key.scale = scale
    }
    if let known = cache.value(for: key) { return known }
    var pixels = size
    guard let color = make(content, size, scale: scale, &pixels) else { return standIn(key) }
    // A picture gets better, never worse: coarser pixels do not replace finer ones that are shown.
    if pixels.width < size.width || pixels.height < size.height, let better = standIn(key, insteadOf: pixels)
    {
      return better
    }
    let result: Made
    if key.stencil {
      guard let alpha = color.alphaOnly() else { return nil }
      result = .stencil(Coverage(mask: alpha))
    } else {
      color.findOpacity()
      result = .pixels(color)
      if key.mode == .stretch { finest.note(color, pixels, of: key.source) }
    }
    made += 1
    cache.insert(result, for: key, cost: key.stencil ? color.byteCount / 4 : color.byteCount)
    return result
  }

  /// The same picture as it was made in another size, while its pixels for this one are not there; or, where there are some,
  /// while they are fewer than those it was made of.
  private mutating func standIn(_ key: Key, insteadOf pixels: PixelSize? = nil) -> Made? {
    guard key.mode == .stretch, !key.stencil, let known = finest.use(key.source) else { return nil }
    if let pixels, known.source.area <= pixels.area || known.detail.area <= pixels.within(key.size).area {
      return nil
    }
    let best = known.picture
    let from = PixelSize(width: Int(best.width), height: Int(best.height))
    let scaled = Self.scaled(best.bytes, best.stride, from, to: key.size, .linear)
    scaled?.findOpacity()
    scaled?.original = best
    return scaled.map(Made.pixels)
  }

  /// `pixels`: set to how many the source has at present.
  private func make(
    _ content: ImageContent, _ size: PixelSize, scale: CGFloat, _ pixels: inout PixelSize
  ) -> Picture? {
    let filter = content.interpolation.filter
    switch content.mode {
    case .stretch:
      return withPixels(content.source, fitting: size) { bytes, stride, from in
        pixels = from
        return Self.scaled(bytes, stride, from, to: size, filter)
      }
    case .ninePart(let insets), .tile(let insets):
      let own = PixelSize(
        width: Self.pixels(content.imageSize.width * scale),
        height: Self.pixels(content.imageSize.height * scale))
      let whole = withPixels(content.source, fitting: own) { bytes, stride, from in
        Self.scaled(bytes, stride, from, to: own, filter)
      }
      guard let whole else { return nil }
      let tiles = if case .tile = content.mode { true } else { false }
      return StretchedPicture.make(
        whole, size, insets: insets, scale: scale, tiles: tiles, filter: filter)
    }
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(max(1, min(16384, length.rounded()))) : 1
  }

  static func scaled(
    _ bytes: UnsafeRawPointer, _ stride: Int, _ from: PixelSize, to: PixelSize, _ filter: PictureScaler.Filter
  ) -> Picture? {
    guard to.width <= 32767, to.height <= 32767,
      let picture = Picture(format: .color, width: Int32(to.width), height: Int32(to.height)),
      PictureScaler.scale(bytes, stride, from, picture.bytes, picture.stride, to, filter)
    else { return nil }
    return picture
  }

  /// The picture's average colour; nil: it is not known.
  func average(of source: ImageSource) -> RGBA? { provider.averageColor(of: source) }

  private func withPixels(
    _ source: ImageSource, fitting size: PixelSize, _ body: (UnsafeRawPointer, Int, PixelSize) -> Picture?
  ) -> Picture? {
    if case .bitmap(let bitmap) = source {
      return bitmap.pixels.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, bitmap.width > 0 else { return nil }
        return body(start, bitmap.width * 4, PixelSize(width: bitmap.width, height: bitmap.height))
      }
    }
    guard let decoded = provider.picture(for: source, fitting: size) else { return nil }
    return decoded.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return body(start, decoded.stride, PixelSize(width: decoded.width, height: decoded.height))
    }
  }
}

extension ImageInterpolation {
  var filter: PictureScaler.Filter {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .high: .smooth
    }
  }
}
