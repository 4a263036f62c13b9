import Foundation
import GeometryReference
import Graphics
@testable import Raster

/// The same lists through both compositors: the processor's, and the GPU's on a GPU in memory.
@MainActor final class GeometryCanvas {
  let processor: Canvas
  let target: ReferenceTarget
  let renderer: GeometryRenderer

  init(_ width: Int, _ height: Int, textureLimit: Int? = nil) {
    processor = Canvas(width, height)
    target = ReferenceTarget(width, height)
    renderer = GeometryRenderer(
      pictures: processor.pictures, glyphs: processor.text, target: target, textureLimit: textureLimit)
  }

  /// Renders with both; nil where the GPU could not.
  @discardableResult
  func render(_ items: [DisplayItem], scale: CGFloat = 1) -> [PixelRect]? {
    target.reset()
    processor.render(items, scale: scale)
    return renderer.render(processor.list(items, scale: scale), scale: scale)
  }

  /// How the two pictures differ.
  var difference: ChannelDifference { ChannelDifference(processor.bitmap, target.bitmap) }
}

/// How far two bitmaps lie apart.
struct ChannelDifference: CustomStringConvertible {
  /// Of all colour channels, in steps of 255.
  let mean: Double
  let largest: Int
  /// The share of pixels that differ by more than a few steps.
  let share: Double

  init(_ first: Bitmap, _ second: Bitmap, few: Int = 4) {
    guard !first.hasSamePixels(as: second) else {
      (mean, largest, share) = (0, 0, 0)
      return
    }
    var (sum, most, far) = (0, 0, 0)
    first.pixels.withUnsafeBufferPointer { a in
      second.pixels.withUnsafeBufferPointer { b in
        for i in stride(from: 0, to: min(a.count, b.count), by: 4) {
          var own = 0
          for k in i..<i + 3 {
            let step = abs(Int(a[k]) - Int(b[k]))
            sum += step
            own = max(own, step)
          }
          most = max(most, own)
          if own > few { far += 1 }
        }
      }
    }
    let pixels = max(1, first.width * first.height)
    (mean, largest, share) = (Double(sum) / Double(3 * pixels), most, Double(far) / Double(pixels))
  }

  var description: String { "mean \(mean), largest \(largest), share \(share)" }
}
