import Graphics
import Raster

/// Draws on a picture that it does not own, and restores it afterwards.
@MainActor final class HUDCanvas {
  private struct Saved {
    var rect: PixelRect
    var pixels: [UInt32]
  }

  /// Kept by its owner for as long as is drawn.
  private let target: PixelTarget
  private var saved: [Saved] = []

  init(_ target: PixelTarget) { self.target = target }

  /// Blends a colour over a rectangle.
  func fill(_ rect: PixelRect, _ color: RGBA) {
    guard let rect = keep(rect) else { return }
    for y in rect.y..<rect.y + rect.height {
      let row = row(y)
      for x in rect.x..<rect.x + rect.width { row[x] = Self.blend(row[x], color, color.alpha) }
    }
  }

  /// A line along the inside of a rectangle.
  func outline(_ rect: PixelRect, _ color: RGBA) {
    let line = 2
    guard rect.width > 2 * line, rect.height > 2 * line else { return fill(rect, color) }
    fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: line), color)
    fill(PixelRect(x: rect.x, y: rect.y + rect.height - line, width: rect.width, height: line), color)
    fill(PixelRect(x: rect.x, y: rect.y + line, width: line, height: rect.height - 2 * line), color)
    fill(
      PixelRect(
        x: rect.x + rect.width - line, y: rect.y + line, width: line, height: rect.height - 2 * line), color)
  }

  /// A run of glyphs; `x` is the pen's.
  func text(_ mask: GlyphMask, x: Int, baseline: Int, _ color: RGBA) {
    guard !mask.isColor else { return }
    let place = PixelRect(x: x + mask.left, y: baseline + mask.top, width: mask.width, height: mask.height)
    guard let rect = keep(place) else { return }
    for y in rect.y..<rect.y + rect.height {
      let row = row(y)
      let coverage = (y - place.y) * mask.stride - place.x
      for x in rect.x..<rect.x + rect.width {
        let part = mask.pixels[coverage + x]
        if part > 0 { row[x] = Self.blend(row[x], color, color.alpha * Float(part) / 255) }
      }
    }
  }

  /// A premultiplied picture.
  func draw(_ picture: PixelTarget, at place: PixelRect) {
    guard let rect = keep(place) else { return }
    for y in rect.y..<rect.y + rect.height {
      let row = row(y)
      // A word a pixel, rows aligned to them (`PixelTarget`).
      let source = (picture.pixels + (y - place.y) * picture.stride).assumingMemoryBound(to: UInt32.self)
      for x in rect.x..<rect.x + rect.width { row[x] = Self.over(row[x], source[x - place.x]) }
    }
  }

  /// Everything is as it was before.
  func restore() {
    for part in saved.reversed() {
      for line in 0..<part.rect.height {
        let row = row(part.rect.y + line) + part.rect.x
        for x in 0..<part.rect.width { row[x] = part.pixels[line * part.rect.width + x] }
      }
    }
    saved = []
  }

  /// The part of a rectangle on the picture, noted for `restore`.
  private func keep(_ rect: PixelRect) -> PixelRect? {
    let (x0, y0) = (max(0, rect.x), max(0, rect.y))
    let (x1, y1) = (min(target.width, rect.x + rect.width), min(target.height, rect.y + rect.height))
    guard x0 < x1, y0 < y1 else { return nil }
    let part = PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in y0..<y1 {
      pixels.append(contentsOf: UnsafeBufferPointer(start: row(y) + x0, count: part.width))
    }
    saved.append(Saved(rect: part, pixels: pixels))
    return part
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    // A word a pixel, rows aligned to them (`PixelTarget`).
    (target.pixels + y * target.stride).assumingMemoryBound(to: UInt32.self)
  }

  private static func blend(_ under: UInt32, _ color: RGBA, _ alpha: Float) -> UInt32 {
    func channel(_ shift: UInt32, _ value: Float) -> UInt32 {
      let old = Float(under >> shift & 255)
      return UInt32(max(0, min(255, old + (value * 255 - old) * alpha))) << shift
    }
    return channel(24, 1) | channel(16, color.red) | channel(8, color.green) | channel(0, color.blue)
  }

  /// One premultiplied colour over another.
  private static func over(_ under: UInt32, _ word: UInt32) -> UInt32 {
    let rest = 255 - word >> 24
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      result |= min(255, (word >> shift & 255) + (under >> shift & 255) * rest / 255) << shift
    }
    return result
  }
}
