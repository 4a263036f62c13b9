import Foundation

/// What it costs to put pixels somewhere else once: what a frame that changes so many of them is measured by.
enum MovingCost {
  private static let (width, height, stride) = (1080, 1920, 1080 * 4)
  /// The part of the window that is moved, up by so many rows.
  private static let (rows, way) = (600, 10)
  /// Moves, and milliseconds from one to the next: frames find their pixels in no nearer cache.
  private static let (moves, pause) = (60, 8.0)

  /// Milliseconds for a pixel: the median of moves that come as frames do, measured once.
  static let perPixel: Double = {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: height * stride, alignment: 64)
    defer { memory.deallocate() }
    memset(memory, 0xFF, height * stride)
    var costs: [Double] = []
    for _ in 0..<moves {
      Thread.sleep(forTimeInterval: pause / 1000)
      let begin = clock
      memmove(memory, memory + way * stride, rows * stride)
      costs.append(clock - begin)
    }
    costs.sort()
    return costs[moves / 2] / Double(rows * width)
  }()

  /// Milliseconds of the thread's processor time.
  private static var clock: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
