import Foundation
import Graphics

/// Pixels that triangles are painted into, whose corners have colours.
struct MeshCanvas {
  /// A corner: its place in pixels and its premultiplied colour.
  struct Corner {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  private let width: Int
  private let height: Int
  private var pixels: [UInt8]
  /// By how much triangles reach over their edges, so that no pixel between two of them is left out.
  private static let reach: Float = -1e-3

  init(width: Int, height: Int, background: SIMD4<Float>) {
    (self.width, self.height) = (width, height)
    pixels = []
    pixels.reserveCapacity(4 * width * height)
    let bytes = Self.bytes(background)
    for _ in 0..<width * height { for i in 0..<4 { pixels.append(bytes[i]) } }
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// In the order of a bitmap.
  private static func bytes(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
    let scaled = (color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)) * 255)
      .rounded(.toNearestOrAwayFromZero)
    return SIMD4(UInt8(scaled.z), UInt8(scaled.y), UInt8(scaled.x), UInt8(scaled.w))
  }

  /// Paints the pixels whose middles lie in a triangle.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let (p, q, r) = (a.place, b.place, c.place)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard abs(area) > 1e-6 else { return }
    let columns = span(min(p.x, q.x, r.x), max(p.x, q.x, r.x), width)
    let rows = span(min(p.y, q.y, r.y), max(p.y, q.y, r.y), height)
    for row in rows {
      let y = Float(row) + 0.5
      for column in columns {
        let x = Float(column) + 0.5
        let ofB = ((x - p.x) * (r.y - p.y) - (y - p.y) * (r.x - p.x)) / area
        let ofC = ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / area
        let ofA = 1 - ofB - ofC
        guard ofA >= Self.reach, ofB >= Self.reach, ofC >= Self.reach else { continue }
        let bytes = Self.bytes(ofA * a.color + ofB * b.color + ofC * c.color)
        let start = 4 * (row * width + column)
        for i in 0..<4 { pixels[start + i] = bytes[i] }
      }
    }
  }

  /// The pixels whose middles lie between two places.
  private func span(_ low: Float, _ high: Float, _ count: Int) -> Range<Int> {
    let first = Int(min(max((low - 0.51).rounded(.up), 0), Float(count)))
    let last = Int(min(max((high - 0.49).rounded(.down) + 1, 0), Float(count)))
    return first..<max(first, last)
  }
}
