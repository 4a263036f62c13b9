import CRaster
import Foundation
import Graphics

/// Makes the blurred silhouette of a rounded rectangle: the corners of a small one, its edges drawn out.
enum ShadowCoverage {
  /// A Gaussian is nothing beyond three sigma.
  static let reachInSigmas: CGFloat = 3

  /// Pixels that a blur adds on each side.
  static func reach(_ sigma: CGFloat) -> Int32 { Int32((sigma * reachInSigmas).rounded(.up)) + 1 }

  static func make(
    _ size: PixelSize, _ radii: CornerRadii, _ style: RoundedCornerStyle, sigma: CGFloat
  ) -> Coverage? {
    let width = Int32(size.width)
    let height = Int32(size.height)
    let out = reach(sigma)
    let largest = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight, 0)
    let corner = Int32((largest * RoundedCoverage.continuousReach).rounded(.up)) + out
    // The middle two pixels are repeated for any length.
    let small = 2 * corner + 2
    let tile = PixelSize(width: Int(min(width, small)), height: Int(min(height, small)))
    let tileBox = PixelBox(x0: -out, y0: -out, x1: Int32(tile.width) + out, y1: Int32(tile.height) + out)
    guard let canvas = CairoCanvas(box: tileBox) else { return nil }
    let rect = CGRect(x: 0, y: 0, width: tile.width, height: tile.height)
    canvas.fill(
      radii.isZero ? Path(rect) : Path(roundedRect: rect, radii: radii, style: style), transform: .identity,
      style: FillStyle())
    let mask = canvas.finish()
    guard craster_blur(mask.octets, mask.stride, mask.width, mask.height, 1, sigma, 0) != 0 else {
      return nil
    }
    if tile.width == size.width && tile.height == size.height {
      return Coverage(mask: mask, at: PixelPoint(x: -out, y: -out))
    }
    return drawnOut(mask, width: width, height: height, out: out, corner: corner)
  }

  /// Nine parts: corners as they are, edges repeated from the pixel in the middle of the tile.
  private static func drawnOut(_ tile: Picture, width: Int32, height: Int32, out: Int32, corner: Int32)
    -> Coverage?
  {
    let columns = cuts(length: width, tile: tile.width - 2 * out, out: out, corner: corner)
    let rows = cuts(length: height, tile: tile.height - 2 * out, out: out, corner: corner)
    var parts: [Coverage.Part] = []
    for row in rows {
      for column in columns {
        let box = PixelBox(x0: column.from, y0: row.from, x1: column.to, y1: row.to)
        guard !box.isEmpty else { continue }
        if !column.repeats && !row.repeats {
          parts.append(
            Coverage.Part(box: box, mask: tile, source: PixelPoint(x: column.source, y: row.source)))
          continue
        }
        if column.repeats && row.repeats,
          (tile.octets + Int(row.source) * tile.stride + Int(column.source)).pointee == 255
        {
          parts.append(Coverage.Part(box: box))
          continue
        }
        guard let mask = Picture(format: .alpha, width: box.width, height: box.height) else { return nil }
        for y in 0..<Int(box.height) {
          let from =
            tile.octets + (Int(row.source) + (row.repeats ? 0 : y)) * tile.stride + Int(column.source)
          let to = mask.octets + y * mask.stride
          if column.repeats {
            memset(to, Int32(from.pointee), Int(box.width))
          } else {
            memcpy(to, from, Int(box.width))
          }
        }
        parts.append(Coverage.Part(box: box, mask: mask))
      }
    }
    return Coverage(parts: parts, isHollow: true)
  }

  private struct Cut {
    var from: Int32
    var to: Int32
    var source: Int32
    var repeats: Bool
  }

  /// Where one axis is cut: start, drawn-out middle, end; one piece where the tile has the full length.
  private static func cuts(length: Int32, tile: Int32, out: Int32, corner: Int32) -> [Cut] {
    if length == tile { return [Cut(from: -out, to: length + out, source: 0, repeats: false)] }
    return [
      Cut(from: -out, to: corner, source: 0, repeats: false),
      Cut(from: corner, to: length - corner, source: corner + out, repeats: true),
      Cut(from: length - corner, to: length + out, source: tile - corner + out, repeats: false),
    ]
  }
}
