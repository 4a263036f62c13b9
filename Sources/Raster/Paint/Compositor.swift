import CPixman
import CRaster
import Foundation
import Graphics

/// Puts quads onto a picture on the processor, by means of pixman.
///
/// Every pixel's result depends on the quads alone, not on the boxes that are painted: painting parts one after the
/// other gives the bytes that painting the whole gives.
final class Compositor {
  /// A coverage mask and its pixel at the box's first pixel.
  private struct Mask {
    /// Of a picture that the quad, the compositor or the caller holds while the quad is painted.
    var image: OpaquePointer
    var x: Int32
    var y: Int32
  }

  /// Fills, copies and blends since `begin`.
  private(set) var drawCalls = 0
  private var target: Picture?
  private var origin = PixelPoint.zero
  private var solids = SolidImages()
  private var maskScratch: Picture?
  private var colorScratch: Picture?

  /// What follows is painted onto `picture`, whose corner is the device pixel `origin`.
  func begin(_ picture: Picture, origin: PixelPoint) {
    target = picture
    self.origin = origin
    drawCalls = 0
  }

  /// Releases the picture.
  func end() { target = nil }

  deinit { solids.removeAll() }

  /// Sets a box to a colour.
  func fill(_ box: PixelBox, _ word: UInt32) {
    guard let target else { return }
    let part = box.offset(.zero - origin).intersection(target.box)
    guard !part.isEmpty else { return }
    drawCalls += 1
    let done = pixman_fill(
      target.words, Int32(target.stride / 4), 32, part.x0, part.y0, part.width, part.height, word)
    if done != 0 { return }
    for y in Int(part.y0)..<Int(part.y1) {
      // A colour picture: words, its rows aligned to them.
      let row = (target.bytes + y * target.stride).assumingMemoryBound(to: UInt32.self)
      (row + Int(part.x0)).update(repeating: word, count: Int(part.width))
    }
  }

  /// Paints the part of a quad that lies in `box` (in device pixels), which lies within the quad's own box and the
  /// picture; `space` is where the quad's pixels lie.
  func paint(_ quad: Quad, _ box: PixelBox, _ space: LayerSpace) {
    if let placed = quad.coverage {
      let origin = placed.origin + space.offset
      for part in placed.coverage.parts {
        let piece = part.box.offset(origin).intersection(box)
        if piece.isEmpty { continue }
        let mask = part.mask.map { Self.mask($0, part, origin, piece) }
        paint(quad, piece, mask, clip: 0, space)
      }
    } else {
      paint(quad, box, nil, clip: 0, space)
    }
  }

  private static func mask(_ picture: Picture, _ part: Coverage.Part, _ origin: PixelPoint, _ box: PixelBox)
    -> Mask
  {
    Mask(
      image: picture.image, x: box.x0 - origin.x - part.box.x0 + part.source.x,
      y: box.y0 - origin.y - part.box.y0 + part.source.y)
  }

  /// Narrows the box by the quad's clips from `index` on, and by its layer's after them, then draws.
  private func paint(_ quad: Quad, _ box: PixelBox, _ mask: Mask?, clip index: Int, _ space: LayerSpace) {
    var placed: Coverage.Placed
    if index < quad.clips.count {
      placed = quad.clips[index]
      placed.origin = placed.origin + space.offset
    } else if index - quad.clips.count < space.masks.count {
      placed = space.masks[index - quad.clips.count]
    } else {
      return draw(quad, box, mask, space.offset)
    }
    for part in placed.coverage.parts {
      let piece = part.box.offset(placed.origin).intersection(box)
      if piece.isEmpty { continue }
      var moved = mask
      moved?.x += piece.x0 - box.x0
      moved?.y += piece.y0 - box.y0
      guard let picture = part.mask else {
        paint(quad, piece, moved, clip: index + 1, space)
        continue
      }
      let own = Self.mask(picture, part, placed.origin, piece)
      guard let first = moved else {
        paint(quad, piece, own, clip: index + 1, space)
        continue
      }
      // Two masks become one. Deeper clips combine again, in pictures of their own.
      guard let both = Picture(format: .alpha, width: piece.width, height: piece.height) else { continue }
      pixman_image_composite32(
        PIXMAN_OP_SRC, first.image, nil, both.image, first.x, first.y, 0, 0, 0, 0, piece.width, piece.height)
      pixman_image_composite32(
        PIXMAN_OP_IN, own.image, nil, both.image, own.x, own.y, 0, 0, 0, 0, piece.width, piece.height)
      withExtendedLifetime(both) {
        paint(quad, piece, Mask(image: both.image, x: 0, y: 0), clip: index + 1, space)
      }
    }
  }

  private func draw(_ quad: Quad, _ box: PixelBox, _ mask: Mask?, _ offset: PixelPoint) {
    switch quad.source {
    case .solid(let word):
      if mask == nil, quad.blend == .normal, word >> 24 == 255 { return fill(box, word) }
      guard let image = solids.image(word) else { return }
      composite(image, 0, 0, mask, quad.blend, box)
    case .picture(let picture, let own):
      let place = own + offset
      let isCopy = mask == nil && quad.opacity == 255 && quad.blend == .normal && picture.isOpaque
      if isCopy {
        compose(PIXMAN_OP_SRC, picture.image, box.x0 - place.x, box.y0 - place.y, nil, box)
      } else {
        composite(
          picture.image, box.x0 - place.x, box.y0 - place.y, faded(mask, quad.opacity, box), quad.blend, box)
      }
    case .warped(let picture, var matrix):
      guard let scratch = scratch(.color, box) else { return }
      withUnsafePointer(to: &matrix) { start in
        // Nine numbers in a row and nothing else; a `CGFloat` is a `Double`.
        start.withMemoryRebound(to: Double.self, capacity: 9) { numbers in
          craster_warp(
            scratch.words, scratch.stride, box.x0 - offset.x, box.y0 - offset.y, box.width, box.height,
            picture.words, picture.stride, picture.width, picture.height, numbers)
        }
      }
      composite(scratch.image, 0, 0, faded(mask, quad.opacity, box), quad.blend, box)
    case .backdrop: break
    }
  }

  /// The mask times an opacity.
  private func faded(_ mask: Mask?, _ opacity: UInt8, _ box: PixelBox) -> Mask? {
    guard opacity < 255, let solid = solids.image(UInt32(opacity) << 24) else { return mask }
    guard let mask else { return Mask(image: solid, x: 0, y: 0) }
    guard let both = scratch(.alpha, box) else { return mask }
    pixman_image_composite32(
      PIXMAN_OP_SRC, mask.image, solid, both.image, mask.x, mask.y, 0, 0, 0, 0, box.width, box.height)
    return Mask(image: both.image, x: 0, y: 0)
  }

  private func composite(
    _ source: OpaquePointer, _ x: Int32, _ y: Int32, _ mask: Mask?, _ blend: BlendMode, _ box: PixelBox
  ) {
    guard let operation = blend.operation else { return plusDarker(source, x, y, mask, box) }
    compose(operation, source, x, y, mask, box)
  }

  private func compose(
    _ operation: pixman_op_t, _ source: OpaquePointer, _ x: Int32, _ y: Int32, _ mask: Mask?, _ box: PixelBox
  ) {
    guard let target else { return }
    drawCalls += 1
    pixman_image_composite32(
      operation, source, mask?.image, target.image, x, y, mask?.x ?? 0, mask?.y ?? 0, box.x0 - origin.x,
      box.y0 - origin.y, box.width, box.height)
  }

  /// The one blend that pixman lacks.
  private func plusDarker(_ source: OpaquePointer, _ x: Int32, _ y: Int32, _ mask: Mask?, _ box: PixelBox) {
    guard let target, let masked = Picture(format: .color, width: box.width, height: box.height) else {
      return
    }
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, mask?.image, masked.image, x, y, mask?.x ?? 0, mask?.y ?? 0, 0, 0, box.width,
      box.height)
    let start = target.bytes + Int(box.y0 - origin.y) * target.stride + Int(box.x0 - origin.x) * 4
    // A colour picture's words; `masked` is used by its memory alone from here on.
    let words = start.assumingMemoryBound(to: UInt32.self)
    withExtendedLifetime(masked) {
      craster_plus_darker(words, target.stride, masked.words, masked.stride, box.width, box.height)
    }
  }

  /// A picture at least as large as the box, its content undefined; valid until the next call of its format.
  private func scratch(_ format: Picture.Format, _ box: PixelBox) -> Picture? {
    let known = format == .alpha ? maskScratch : colorScratch
    if let known, known.width >= box.width, known.height >= box.height { return known }
    let picture = Picture(
      format: format, width: max(box.width, known?.width ?? 0), height: max(box.height, known?.height ?? 0))
    if format == .alpha { maskScratch = picture } else { colorScratch = picture }
    return picture
  }
}

extension BlendMode {
  /// Pixman's operation; nil for the one that it lacks.
  fileprivate var operation: pixman_op_t? {
    switch self {
    case .normal: PIXMAN_OP_OVER
    case .multiply: PIXMAN_OP_MULTIPLY
    case .screen: PIXMAN_OP_SCREEN
    case .overlay: PIXMAN_OP_OVERLAY
    case .darken: PIXMAN_OP_DARKEN
    case .lighten: PIXMAN_OP_LIGHTEN
    case .colorDodge: PIXMAN_OP_COLOR_DODGE
    case .colorBurn: PIXMAN_OP_COLOR_BURN
    case .softLight: PIXMAN_OP_SOFT_LIGHT
    case .hardLight: PIXMAN_OP_HARD_LIGHT
    case .difference: PIXMAN_OP_DIFFERENCE
    case .exclusion: PIXMAN_OP_EXCLUSION
    case .hue: PIXMAN_OP_HSL_HUE
    case .saturation: PIXMAN_OP_HSL_SATURATION
    case .color: PIXMAN_OP_HSL_COLOR
    case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
    case .sourceAtop: PIXMAN_OP_ATOP
    case .destinationOver: PIXMAN_OP_OVER_REVERSE
    case .destinationOut: PIXMAN_OP_OUT_REVERSE
    case .plusLighter: PIXMAN_OP_ADD
    case .plusDarker: nil
    }
  }
}
