import CHost
import Foundation
import Raster

/// A picture in memory that is read as well as written, in a ring of rows: scrolling it moves no pixels.
@MainActor final class ShadowPicture {
  let size: PixelSize
  private let stride: Int
  private let bytes: Int
  /// Made in `init`, freed in `deinit`.
  private let memory: UnsafeMutableRawPointer
  private let ring: PixelRing
  /// Whether something was painted into it.
  var isPainted = false

  /// Nil: there is no memory.
  init?(size: PixelSize) {
    guard size.width > 0, size.height > 0 else { return nil }
    let page = max(4096, Int(sysconf(Int32(_SC_PAGESIZE))))
    // Rows of a multiple of 64 bytes, so that few of them fill whole pages.
    stride = (size.width * 4 + 63) / 64 * 64
    var unit = 1
    while stride * unit % page != 0 { unit *= 2 }
    let rows = (size.height + unit - 1) / unit * unit
    bytes = stride * rows
    guard let memory = host_twin_make(bytes) else { return nil }
    self.size = size
    self.memory = memory
    ring = PixelRing(base: memory, stride: stride, rows: rows)
  }

  isolated deinit { host_twin_free(memory, bytes) }

  var target: PixelTarget { PixelTarget(ring: ring, stride: stride, width: size.width, height: size.height) }
}
