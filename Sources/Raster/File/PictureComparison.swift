import Graphics

/// How two bitmaps differ.
public struct PictureComparison: Sendable {
  /// Whether both have the same size; if not, all pixels count as different.
  public let sameSize: Bool
  /// The largest difference of one channel, 0 to 255.
  public let largestDifference: Int
  /// Pixels that differ in any channel by more than the tolerance.
  public let differingPixels: Int
  /// The second picture faded to grey with what differs in red; nil where sizes differ or nothing does.
  public let difference: Bitmap?

  public var isSame: Bool { sameSize && differingPixels == 0 }

  /// Compares pixel by pixel; differences up to `tolerance` in each channel do not count.
  public init(_ first: Bitmap, _ second: Bitmap, tolerance: Int = 0) {
    guard first.width == second.width, first.height == second.height else {
      sameSize = false
      largestDifference = 255
      differingPixels = max(first.width * first.height, second.width * second.height)
      difference = nil
      return
    }
    sameSize = true
    if first.hasSamePixels(as: second) {
      largestDifference = 0
      differingPixels = 0
      difference = nil
      return
    }
    var largest = 0
    var count = 0
    var marked: [UInt8] = []
    first.pixels.withUnsafeBufferPointer { a in
      second.pixels.withUnsafeBufferPointer { b in
        for i in stride(from: 0, to: a.count, by: 4) {
          var most = 0
          for k in i..<i + 4 { most = max(most, abs(Int(a[k]) - Int(b[k]))) }
          largest = max(largest, most)
          if most > tolerance { count += 1 }
        }
        guard count > 0 else { return }
        marked = [UInt8](repeating: 255, count: a.count)
        for i in stride(from: 0, to: a.count, by: 4) {
          var most = 0
          for k in i..<i + 4 { most = max(most, abs(Int(a[k]) - Int(b[k]))) }
          if most > tolerance {
            // At least half red, so that a difference of one is seen.
            let other = UInt8(127 - min(127, most / 2))
            marked[i] = other
            marked[i + 1] = other
          } else {
            let (blue, green, red) = (Int(b[i]), Int(b[i + 1]), Int(b[i + 2]))
            let grey = UInt8(191 + (blue + green + red) / 12)
            for k in i..<i + 3 { marked[k] = grey }
          }
        }
      }
    }
    largestDifference = largest
    differingPixels = count
    difference = count > 0 ? Bitmap(width: first.width, height: first.height, pixels: marked) : nil
  }
}
