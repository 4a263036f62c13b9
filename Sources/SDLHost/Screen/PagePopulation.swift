import CHost
import Foundation

/// Brings the pages of a window's picture in while its views are made, so that the first frame need not wait for each.
enum PagePopulation {
  /// Begins on another thread; `count` bytes. The memory may be given back meanwhile, and its content stays as it is.
  static func begin(_ memory: UnsafeMutableRawPointer, count: Int) {
    let address = UInt(bitPattern: memory)
    let thread = Thread { host_memory_populate(UnsafeMutableRawPointer(bitPattern: address), count) }
    thread.name = "pages"
    thread.start()
  }
}
