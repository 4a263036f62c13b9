import CPixman
import CRaster
import Foundation
import Graphics

/// Changes a flattened picture as effects say. The picture that it starts from is not touched.
struct LayerEffects {
  private(set) var picture: Picture?
  private(set) var origin: PixelPoint
  private let scale: CGFloat

  init(picture: Picture, origin: PixelPoint, scale: CGFloat) {
    self.picture = picture
    self.origin = origin
    self.scale = scale
  }

  /// Pixels round a point that the effects look at, or paint in, together.
  @MainActor static func reach(_ effects: [DisplayEffect], scale: CGFloat) -> Int32 {
    var reach: Int32 = 0
    for effect in effects {
      switch effect {
      case .blur(let radius, _): reach += ShadowCoverage.reach(sigma(radius, scale))
      case .shadow(_, let radius, let offset):
        reach += ShadowCoverage.reach(sigma(radius, scale))
        reach += shift(max(abs(offset.width), abs(offset.height)), scale)
      case .colorMatrix, .mask, .luminanceToAlpha: break
      }
    }
    return reach
  }

  /// A radius in pixels, kept to what can be told apart.
  @MainActor private static func sigma(_ radius: CGFloat, _ scale: CGFloat) -> CGFloat {
    let value = radius * scale
    return value > 0 ? min(value, ItemPreparer.largestSigma) : 0
  }

  /// A distance in whole pixels, kept within what a layer can hold.
  private static func shift(_ distance: CGFloat, _ scale: CGFloat) -> Int32 {
    let value = distance * scale
    return value.isNaN ? 0 : PixelGrid.snapped(max(-8192, min(8192, value)))
  }

  @MainActor mutating func apply(_ effect: DisplayEffect) {
    switch effect {
    case .blur(let radius, let opaque): blur(Self.sigma(radius, scale), opaque: opaque)
    case .shadow(let color, let radius, let offset): shadow(color, Self.sigma(radius, scale), offset)
    case .colorMatrix(let matrix):
      guard matrix.values.count == 20, let copy = picture?.copy() else { return }
      craster_color_matrix(copy.words, copy.stride, copy.width, copy.height, matrix.values)
      replace(copy)
    case .luminanceToAlpha:
      guard let copy = picture?.copy() else { return }
      craster_luminance_to_alpha(copy.words, copy.stride, copy.width, copy.height)
      replace(copy)
    case .mask: break
    }
  }

  /// Multiplies by the alpha of another picture; none hides everything.
  mutating func apply(mask: Picture?, at place: PixelPoint) {
    guard let mask else { return picture = nil }
    guard let copy = picture?.copy() else { return }
    let shift = origin - place
    pixman_image_composite32(
      PIXMAN_OP_IN_REVERSE, mask.image, nil, copy.image, shift.x, shift.y, 0, 0, 0, 0, copy.width, copy.height
    )
    replace(copy)
  }

  private mutating func replace(_ new: Picture) {
    new.isOpaque = false
    picture = new
  }

  private mutating func blur(_ sigma: CGFloat, opaque: Bool) {
    guard sigma > 0, let picture else { return }
    let out = opaque ? 0 : ShadowCoverage.reach(sigma)
    guard let result = Self.enlarged(picture, by: out) else { return }
    _ = craster_blur(result.octets, result.stride, result.width, result.height, 4, sigma, opaque ? 1 : 0)
    replace(result)
    origin = origin - PixelPoint(x: out, y: out)
  }

  private mutating func shadow(_ color: RGBA, _ sigma: CGFloat, _ offset: CGSize) {
    guard let picture, let alpha = picture.alphaOnly() else { return }
    let out = sigma > 0 ? ShadowCoverage.reach(sigma) : 0
    guard let mask = Picture(format: .alpha, width: picture.width + 2 * out, height: picture.height + 2 * out)
    else {
      return
    }
    for y in 0..<Int(alpha.height) {
      memcpy(
        mask.octets + (y + Int(out)) * mask.stride + Int(out), alpha.octets + y * alpha.stride,
        Int(alpha.width))
    }
    if sigma > 0 { _ = craster_blur(mask.octets, mask.stride, mask.width, mask.height, 1, sigma, 0) }
    let own = picture.box.offset(origin)
    let corner =
      origin + PixelPoint(x: Self.shift(offset.width, scale) - out, y: Self.shift(offset.height, scale) - out)
    let all = own.union(mask.box.offset(corner))
    guard let result = Picture(format: .color, width: all.width, height: all.height),
      let solid = SolidImages.make(color.word(opacity: 1))
    else { return }
    pixman_image_composite32(
      PIXMAN_OP_SRC, solid, mask.image, result.image, 0, 0, 0, 0, corner.x - all.x0, corner.y - all.y0,
      mask.width,
      mask.height)
    pixman_image_unref(solid)
    pixman_image_composite32(
      PIXMAN_OP_OVER, picture.image, nil, result.image, 0, 0, 0, 0, own.x0 - all.x0, own.y0 - all.y0,
      picture.width,
      picture.height)
    replace(result)
    origin = PixelPoint(x: all.x0, y: all.y0)
  }

  private static func enlarged(_ picture: Picture, by out: Int32) -> Picture? {
    if out == 0 { return picture.copy() }
    guard
      let result = Picture(format: .color, width: picture.width + 2 * out, height: picture.height + 2 * out)
    else { return nil }
    for y in 0..<Int(picture.height) {
      memcpy(
        result.bytes + (y + Int(out)) * result.stride + Int(out) * 4, picture.bytes + y * picture.stride,
        Int(picture.width) * 4)
    }
    return result
  }
}
