import CSDL2
import CSDL2Image
import Foundation
import Raster

/// A picture of a window in memory.
@MainActor public final class PixelBuffer {
  public let width: Int
  public let height: Int
  /// Made in `init`, freed in `deinit`.
  private let memory: UnsafeMutablePointer<UInt32>

  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    memory = .allocate(capacity: self.width * self.height)
    memory.initialize(repeating: 0xFFFF_FFFF, count: self.width * self.height)
  }

  isolated deinit { memory.deallocate() }

  /// For the renderer; valid as long as the buffer.
  public var target: PixelTarget {
    PixelTarget(pixels: UnsafeMutableRawPointer(memory), stride: width * 4, width: width, height: height)
  }

  /// The pixels as blue, green, red, alpha, rows from the top.
  public var bytes: [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: memory, count: width * height * 4))
  }
}
