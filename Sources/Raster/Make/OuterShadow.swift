import CRaster
import Foundation

/// The part of a shadow outside of the figure that casts it: what is seen through a translucent figure is not
/// darkened by the figure's own shadow.
enum OuterShadow {
  /// - Parameters:
  ///   - shadow: the whole shadow.
  ///   - figure: the figure's coverage.
  ///   - offset: where the shadow's corner lies relative to the figure's.
  /// - Returns: nil where there is no memory for it.
  static func make(
    _ shadow: Coverage, without figure: Coverage, offset: PixelPoint
  ) -> Coverage? {
    let cuts = figure.parts.map { part in
      var part = part
      part.box = part.box.offset(.zero - offset)
      return part
    }
    var parts: [Coverage.Part] = []
    for part in shadow.parts {
      let touching = cuts.filter { $0.box.intersects(part.box) }
      if touching.isEmpty {
        parts.append(part)
        continue
      }
      if touching.contains(where: { $0.mask == nil && $0.box.contains(part.box) }) { continue }
      guard let mask = copy(part) else { return nil }
      for cut in touching { subtract(cut, from: mask, at: part.box) }
      parts.append(Coverage.Part(box: part.box, mask: mask))
    }
    return Coverage(parts: parts, isHollow: true)
  }

  private static func copy(_ part: Coverage.Part) -> Picture? {
    guard let mask = Picture(format: .alpha, width: part.box.width, height: part.box.height) else {
      return nil
    }
    for y in 0..<Int(part.box.height) {
      let row = mask.octets + y * mask.stride
      if let source = part.mask {
        memcpy(
          row, source.octets + (Int(part.source.y) + y) * source.stride + Int(part.source.x),
          Int(part.box.width))
      } else {
        memset(row, 255, Int(part.box.width))
      }
    }
    return mask
  }

  /// Subtracts a piece of the figure from a mask that lies at `place`.
  private static func subtract(_ cut: Coverage.Part, from mask: Picture, at place: PixelBox) {
    let common = cut.box.intersection(place)
    guard !common.isEmpty else { return }
    for y in common.y0..<common.y1 {
      let row = mask.octets + Int(y - place.y0) * mask.stride + Int(common.x0 - place.x0)
      guard let figure = cut.mask else {
        memset(row, 0, Int(common.width))
        continue
      }
      let own =
        figure.octets + (Int(cut.source.y) + Int(y - cut.box.y0)) * figure.stride + Int(cut.source.x)
        + Int(common.x0 - cut.box.x0)
      for x in 0..<Int(common.width) where own[x] != 0 {
        row[x] = UInt8(Int(row[x]) * (255 - Int(own[x])) / 255)
      }
    }
  }
}
