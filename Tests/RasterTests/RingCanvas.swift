import Foundation
import Graphics
import Raster
@testable import ViewTree

/// A renderer whose target is a ring: memory that is mapped twice in a row.
@MainActor final class RingCanvas {
  let renderer: SoftwareRenderer
  let ring: PixelRing
  let screen: Screen
  let width: Int
  let height: Int
  private let stride: Int
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  private let bytes: Int

  /// Nil: the machine does not map memory twice.
  init?(_ width: Int, _ height: Int, _ pictures: any PictureProvider, _ text: any TextRasterizer) {
    self.width = width
    self.height = height
    screen = Screen(width, height)
    stride = (width + 15) / 16 * 64
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    var rows = height
    while rows * stride % page != 0 { rows += 1 }
    bytes = rows * stride
    var name = Array("/tmp/ring-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    defer { close(file) }
    guard ftruncate(file, bytes) == 0,
      let base = mmap(nil, 2 * bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), base != MAP_FAILED
    else { return nil }
    memory = base
    for half in 0..<2 {
      let place = mmap(
        base + half * bytes, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0)
      guard place != MAP_FAILED else { return nil }
    }
    ring = PixelRing(base: base, stride: stride, rows: rows)
    renderer = SoftwareRenderer(pictures: pictures, glyphs: text)
  }

  deinit { munmap(memory, 2 * bytes) }

  func render(_ list: DisplayList, scale: CGFloat) -> Bitmap {
    let target = PixelTarget(ring: ring, stride: stride, width: width, height: height)
    screen.present(renderer.render(list, scale: scale, into: target), of: target)
    return Bitmap(target, scale: scale)
  }
}
