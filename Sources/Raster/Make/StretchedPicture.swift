import CPixman
import Foundation
import Graphics

/// Puts a picture together from nine parts whose corners keep their size, stretched or repeated between.
enum StretchedPicture {
  /// A piece of one axis: where it comes from and where it goes, in pixels.
  private struct Span {
    var from: Int
    var length: Int
    var to: Int
    var target: Int
  }

  static func make(
    _ whole: Picture, _ size: PixelSize, insets: EdgeInsets, scale: CGFloat, tiles: Bool,
    filter: PictureScaler.Filter
  ) -> Picture? {
    guard size.width <= 32767, size.height <= 32767,
      let result = Picture(format: .color, width: Int32(size.width), height: Int32(size.height))
    else { return nil }
    let columns = spans(Int(whole.width), size.width, insets.leading * scale, insets.trailing * scale)
    let rows = spans(Int(whole.height), size.height, insets.top * scale, insets.bottom * scale)
    for row in rows {
      for column in columns {
        let from = whole.bytes + row.from * whole.stride + column.from * 4
        if tiles {
          repeated(from, whole.stride, column, row, result)
          continue
        }
        let stretched = PictureScaler.scale(
          from, whole.stride, PixelSize(width: column.length, height: row.length),
          result.bytes + row.to * result.stride + column.to * 4, result.stride,
          PixelSize(width: column.target, height: row.target), filter)
        guard stretched else { return nil }
      }
    }
    return result
  }

  private static func repeated(
    _ from: UnsafeRawPointer, _ stride: Int, _ column: Span, _ row: Span, _ result: Picture
  ) {
    for y in 0..<row.target {
      let source = from + (y % row.length) * stride
      let target = result.bytes + (row.to + y) * result.stride + column.to * 4
      var x = 0
      while x < column.target {
        let count = min(column.length, column.target - x)
        memcpy(target + x * 4, source, count * 4)
        x += count
      }
    }
  }

  /// Start, middle and end of an axis; pieces without extent are left out.
  private static func spans(_ source: Int, _ target: Int, _ low: CGFloat, _ high: CGFloat) -> [Span] {
    func whole(_ value: CGFloat) -> Int { value.isFinite ? Int(max(0, min(16384, value.rounded()))) : 0 }
    var start = min(whole(low), source)
    var end = min(whole(high), source - start)
    if start + end > target {
      start = target * start / max(1, start + end)
      end = target - start
    }
    let all = [
      Span(from: 0, length: start, to: 0, target: start),
      Span(from: start, length: source - start - end, to: start, target: target - start - end),
      Span(from: source - end, length: end, to: target - end, target: end),
    ]
    return all.filter { $0.length > 0 && $0.target > 0 }
  }
}
