import Graphics

/// Quads with the figures that limit them, put together by the processor once and kept as textures: a rounded photograph
/// is one rectangle for the GPU, wherever it scrolls.
@MainActor struct QuadBaker {
  /// Larger ones are made for the part that is painted alone: a picture of 1024 x 1024 pixels occupies 4 MB.
  static let mostPixels = 1 << 20

  let textures: TextureCache
  let processor: Compositor

  /// Whether a quad is made as a whole: a picture that does not change, with figures of its own.
  func isWhole(_ quad: Quad) -> Bool {
    guard case .picture = quad.source, quad.version == 0, quad.coverage != nil || !quad.clips.isEmpty else {
      return false
    }
    return quad.box.area <= Self.mostPixels
  }

  /// The part of a quad that lies in `box` on the target, with all its figures but without its opacity and blend; a
  /// colour as white. Nil: the GPU has no memory for it.
  func texture(_ quad: Quad, _ box: PixelBox, _ space: LayerSpace) -> GeometryTexture? {
    var plain = quad
    plain.blend = .normal
    plain.opacity = 255
    var owner: AnyObject =
      quad.coverage?.coverage ?? quad.clips.first?.coverage ?? space.masks.first?.coverage ?? self.textures
    // Everything by which the pixels are known, relative to the box.
    var key = [UInt64(bitPattern: Int64(box.width)), UInt64(bitPattern: Int64(box.height))]
    let corner = PixelPoint(x: box.x0, y: box.y0)
    func note(_ place: PixelPoint) {
      key.append(UInt64(UInt32(bitPattern: place.x)) << 32 | UInt64(UInt32(bitPattern: place.y)))
    }
    switch quad.source {
    case .solid: plain.source = .solid(0xFFFF_FFFF)
    case .picture(let picture, let place):
      owner = picture
      key += [picture.id, UInt64(picture.version)]
      note(place + space.offset - corner)
    case .warped(let picture, let m):
      owner = picture
      key += [picture.id, UInt64(picture.version)]
      note(space.offset - corner)
      key += [m.a, m.b, m.c, m.d, m.e, m.f, m.g, m.h, m.i].map(\.bitPattern)
    case .backdrop: break
    }
    for own in [quad.coverage].compactMap({ $0 }) + quad.clips {
      key.append(own.coverage.id)
      note(own.origin + space.offset - corner)
    }
    for mask in space.masks {
      key.append(mask.coverage.id)
      note(mask.origin - corner)
    }
    return textures.texture(baked: key, of: owner) {
      guard let picture = Picture(format: .color, width: box.width, height: box.height) else { return nil }
      processor.begin(picture, origin: corner)
      processor.paint(plain, box, space)
      processor.end()
      return picture
    }
  }
}
