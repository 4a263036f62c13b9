import CPixman
import Graphics

/// Pictures as a GPU has them: uploaded when they are first drawn, after that only where they changed.
///
/// A texture goes when its picture has gone, and when it is the one that was not drawn for longest and all together
/// pass the bound. What is being drawn is never dropped, even where it alone passes the bound.
@MainActor final class TextureCache {
  /// Bytes kept at most: what the pictures' own caches hold (`CacheLimits`), with coverage in four times as many.
  static let standardLimit = 128 << 20

  /// What a texture shows.
  enum Key: Hashable {
    /// A part of a picture; `bordered`: transparent pixels round it, and smooth.
    case picture(UInt64, part: PixelBox, bordered: Bool)
    /// A quad with its figures, or both masks of a colour.
    case baked([UInt64])
  }

  private struct Entry {
    var texture: GeometryTexture
    var version: Int
    /// When this picture is freed, the texture is freed too.
    weak var owner: AnyObject?
  }

  let limit: Int
  private let target: any GeometryTarget
  /// Trimmed when a frame ends: while one is drawn, none of its textures may be freed.
  private var entries = BoundedCache<Key, Entry>(limit: .max)
  /// The uses before the present frame.
  private var frame: UInt64 = 0
  private var scratch: Picture?
  /// Whether textures came in this frame.
  private var hasGrown = false
  var bytes: Int { entries.cost }
  /// Bytes that went to the GPU since the last `begin`.
  private(set) var uploadedBytes = 0
  /// Whether the GPU had no memory since the last `begin`.
  private(set) var isShort = false

  init(target: any GeometryTarget, limit: Int = TextureCache.standardLimit) {
    (self.target, self.limit) = (target, limit)
  }

  var count: Int { entries.count }

  /// A frame begins.
  func begin() {
    frame = entries.mark
    (uploadedBytes, isShort, hasGrown) = (0, false, false)
  }

  /// The frame is drawn.
  func end() {
    guard hasGrown else { return }
    free(entries.remove { $1.owner == nil })
    free(entries.trim(to: limit, before: frame))
  }

  /// Frees all textures: the GPU has discarded them, or is about to.
  func removeAll() {
    free(entries.removeAll())
  }

  private func free(_ dropped: [Entry]) {
    for entry in dropped { target.free(entry.texture) }
  }

  /// The texture of a picture's part, nearest, or with a border of transparent pixels, smooth.
  func texture(of picture: Picture, part: PixelBox, bordered: Bool) -> GeometryTexture? {
    let key = Key.picture(picture.id, part: part, bordered: bordered)
    if var known = entries.value(for: key) {
      let (version, texture) = (known.version, known.texture)
      guard version != picture.version else { return texture }
      let change = picture.lastChange
      let isNext = change.version == picture.version && change.version == version + 1
      for box in isNext ? change.boxes : [part] {
        upload(picture, box, part, bordered: bordered, to: texture)
      }
      known.version = picture.version
      entries.update(known, for: key)
      return texture
    }
    let more = bordered ? 2 * WarpMesh.border : 0
    guard let texture = make(key, part.width + more, part.height + more, isSmooth: bordered, picture) else {
      return nil
    }
    upload(picture, part, part, bordered: bordered, to: texture)
    return texture
  }

  /// A texture that is known by its key alone; `make` paints what it shows.
  func texture(
    baked key: [UInt64], of owner: AnyObject, make paint: () -> Picture?
  ) -> GeometryTexture? {
    let key = Key.baked(key)
    if let known = entries.value(for: key) { return known.texture }
    guard let picture = paint(),
      let texture = make(key, picture.width, picture.height, isSmooth: false, owner)
    else { return nil }
    upload(picture, picture.box, picture.box, bordered: false, to: texture)
    return texture
  }

  /// A texture for this frame alone.
  func passing(_ picture: Picture) -> GeometryTexture? {
    guard let texture = make(.baked([picture.id]), picture.width, picture.height, isSmooth: false, picture)
    else {
      return nil
    }
    upload(picture, picture.box, picture.box, bordered: false, to: texture)
    return texture
  }

  private func make(_ key: Key, _ width: Int32, _ height: Int32, isSmooth: Bool, _ owner: AnyObject)
    -> GeometryTexture?
  {
    guard let texture = target.makeTexture(width: Int(width), height: Int(height), isSmooth: isSmooth) else {
      isShort = true
      return nil
    }
    let version = (owner as? Picture)?.version ?? 0
    let entry = Entry(texture: texture, version: version, owner: owner)
    free(entries.insert(entry, for: key, cost: Int(width) * Int(height) * 4))
    hasGrown = true
    return texture
  }

  /// Uploads a box of a picture to the texture that shows `part` of it.
  private func upload(
    _ picture: Picture, _ box: PixelBox, _ part: PixelBox, bordered: Bool, to texture: GeometryTexture
  ) {
    var box = box.intersection(part)
    guard !box.isEmpty else { return }
    let border = bordered ? WarpMesh.border : 0
    var source = picture
    var corner = PixelPoint(x: box.x0, y: box.y0)
    let isWhole = bordered && box == part
    if isWhole { box = box.outset(border) }
    if isWhole || picture.format == .alpha {
      guard let converted = converted(picture, box) else { return isShort = true }
      source = converted
      corner = .zero
    }
    let rect = PixelRect(
      x: Int(box.x0 - part.x0 + border), y: Int(box.y0 - part.y0 + border), width: Int(box.width),
      height: Int(box.height))
    let start = source.bytes + Int(corner.y) * source.stride + Int(corner.x) * 4
    target.update(texture, rect, from: start, stride: source.stride)
    uploadedBytes += box.area * 4
  }

  /// A box of a picture, coverage as white, what lies outside as nothing; valid until the next call.
  private func converted(_ picture: Picture, _ box: PixelBox) -> Picture? {
    if scratch.map({ $0.width < box.width || $0.height < box.height }) ?? true {
      scratch = Picture(
        format: .color, width: max(box.width, scratch?.width ?? 0),
        height: max(box.height, scratch?.height ?? 0))
    }
    guard let scratch else { return nil }
    // From a mask without colour, white comes out.
    let isCoverage = picture.format == .alpha
    guard let white = isCoverage ? SolidImages.make(0xFFFF_FFFF) : picture.image else { return nil }
    pixman_image_composite32(
      PIXMAN_OP_SRC, white, isCoverage ? picture.image : nil, scratch.image, box.x0, box.y0, box.x0, box.y0,
      0,
      0, box.width, box.height)
    if isCoverage { pixman_image_unref(white) }
    return scratch
  }
}
