import CHost
import Foundation

/// Populates the pages of a window's picture while its views are made, so that the first frame has no page faults.
enum PagePopulation {
  /// Begins on another thread; `count` bytes. The memory may be freed meanwhile, and its content is not changed.
  static func begin(_ memory: UnsafeMutableRawPointer, count: Int) {
    let address = UInt(bitPattern: memory)
    let thread = Thread { host_memory_populate(UnsafeMutableRawPointer(bitPattern: address), count) }
    thread.name = "pages"
    thread.start()
  }
}
