import Foundation
import Graphics

// Whole runs of bytes at once: element by element a debug build is a hundred times slower.
extension Bitmap {
  /// A copy of what was painted.
  public init(_ target: PixelTarget, scale: CGFloat = 1) {
    let row = target.width * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: row * target.height) { bytes, count in
      guard let base = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
      for y in 0..<target.height {
        (base + y * row).copyMemory(from: target.pixels + y * target.stride, byteCount: row)
      }
      count = row * target.height
    }
    self.init(width: target.width, height: target.height, pixels: pixels, scale: scale)
  }

  /// Whether both have the same size and the same bytes.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        guard let a = own.baseAddress, let b = others.baseAddress else { return true }
        return memcmp(a, b, own.count) == 0
      }
    }
  }
}
