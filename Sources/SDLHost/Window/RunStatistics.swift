import Foundation
import ViewTree

/// What a run cost, as `--stats` writes it. Nanoseconds are the main thread's processor time.
struct RunStatistics: Codable {
  var program = Log.programName
  var renderer = ""
  var seconds = 0.0
  /// Seconds from the start of the process to the first frame and to the first one with every visible picture.
  var firstFrame: Double?
  var firstCompleteFrame: Double?
  var frames = 0
  var presented = 0
  var events = 0
  var wakeUps = 0
  var bodies = 0
  var layouts = 0
  var items = 0
  var damagePixels = 0
  var damageRects = 0
  var eventNanoseconds: UInt64 = 0
  var treeNanoseconds: UInt64 = 0
  var updateNanoseconds: UInt64 = 0
  var layoutNanoseconds: UInt64 = 0
  var composeNanoseconds: UInt64 = 0
  var paintNanoseconds: UInt64 = 0
  var presentNanoseconds: UInt64 = 0
  /// All threads, user and system together.
  var processNanoseconds: UInt64 = 0

  mutating func take(_ tree: FrameStatistics) {
    (bodies, layouts, items) = (tree.bodies, tree.layouts, tree.items)
    updateNanoseconds = tree.updateNanoseconds
    layoutNanoseconds = tree.layoutNanoseconds
    composeNanoseconds = tree.composeNanoseconds
  }

  /// Seconds since the kernel made this process, as far as its clock ticks tell (10 ms).
  static var sinceProcessStart: Double? {
    guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let close = stat.lastIndex(of: ")")
    else { return nil }
    // Field 22, the start in ticks since boot; the 20th after the name.
    let fields = stat[close...].split(separator: " ")
    guard fields.count > 20, let ticks = Double(fields[20]) else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
