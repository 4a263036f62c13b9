import Foundation
import Raster
import ViewTree

/// What a run cost, as `--stats` writes it at its end, and at SIGUSR2 what it cost since it was written last.
/// Nanoseconds are the main thread's processor time.
struct RunStatistics: Codable {
  var program = Log.programName
  var renderer = ""
  var seconds = 0.0
  /// Seconds from the start of the process to the first frame and to the first one with every visible picture.
  var firstFrame: Double?
  var firstCompleteFrame: Double?
  /// The same moments on CLOCK_MONOTONIC, for whoever started the process and looked at that clock.
  var firstFrameAt: Double?
  var firstCompleteFrameAt: Double?
  var frames = 0
  var presented = 0
  var events = 0
  var wakeUps = 0
  var bodies = 0
  /// The evaluations by the views' types.
  var bodiesByType: [String: Int] = [:]
  var layouts = 0
  var items = 0
  /// Milliseconds from one frame to the next, those that changed no pixel too.
  var gapP50: Double?
  var gapP95: Double?
  var gapWorst: Double?
  var damagePixels = 0
  var damageRects = 0
  /// Pixels of the damage that were there already and were only put elsewhere.
  var pixelsMoved = 0
  /// Pixels written, those under others too, and what writes them.
  var pixelsPainted = 0
  var drawCalls = 0
  /// Bytes of pixels that went to the GPU, or to whoever shows what the processor composed.
  var uploadedBytes = 0
  /// What the renderer's caches hold.
  var cacheBytes = 0
  /// Milliseconds of a frame's processor time before it is painted.
  var treeP50: Double?
  var treeP99: Double?
  var treeWorst: Double?
  var eventNanoseconds: UInt64 = 0
  /// From the beginning of frames to their display lists.
  var treeNanoseconds: UInt64 = 0
  var updateNanoseconds: UInt64 = 0
  var layoutNanoseconds: UInt64 = 0
  var composeNanoseconds: UInt64 = 0
  /// Spent between frames on what the next ones will want; no part of `treeNanoseconds`.
  var aheadNanoseconds: UInt64 = 0
  var paintNanoseconds: UInt64 = 0
  var presentNanoseconds: UInt64 = 0
  /// All threads, user and system together.
  var processNanoseconds: UInt64 = 0

  /// Adds a frame that was painted.
  mutating func add(_ paint: PaintStatistics, _ damage: [PixelRect], uploaded: Int) {
    damageRects += damage.count
    cacheBytes = paint.cacheBytes
    pixelsMoved += paint.pixelsMoved
    pixelsPainted += paint.pixelsPainted
    drawCalls += paint.drawCalls
    uploadedBytes += uploaded
    for rect in damage { damagePixels += rect.width * rect.height }
  }

  /// Fills in what is counted elsewhere: the difference of the totals.
  mutating func complete(
    _ totals: RunTotals, since begin: RunTotals, gaps: FrameTimes, tree treeTimes: FrameTimes
  ) {
    seconds = totals.seconds - begin.seconds
    wakeUps = totals.wakeUps - begin.wakeUps
    processNanoseconds = totals.processNanoseconds - begin.processNanoseconds
    let (tree, before) = (totals.tree, begin.tree)
    (bodies, layouts, items) = (tree.bodies - before.bodies, tree.layouts - before.layouts, tree.items)
    updateNanoseconds = tree.updateNanoseconds - before.updateNanoseconds
    layoutNanoseconds = tree.layoutNanoseconds - before.layoutNanoseconds
    composeNanoseconds = tree.composeNanoseconds - before.composeNanoseconds
    treeNanoseconds = tree.frameNanoseconds - before.frameNanoseconds
    aheadNanoseconds = tree.aheadNanoseconds - before.aheadNanoseconds
    bodiesByType = totals.bodies.reduce(into: [:]) { counts, entry in
      let count = entry.value - begin.bodies[entry.key, default: 0]
      if count > 0 { counts[entry.key] = count }
    }
    (gapP50, gapP95, gapWorst) = (gaps.part(0.5), gaps.part(0.95), gaps.part(1))
    (treeP50, treeP99, treeWorst) = (treeTimes.part(0.5), treeTimes.part(0.99), treeTimes.part(1))
  }

  /// Counts from zero; what was told of the start remains.
  mutating func reset() {
    var fresh = RunStatistics()
    fresh.renderer = renderer
    (fresh.firstFrame, fresh.firstFrameAt) = (firstFrame, firstFrameAt)
    (fresh.firstCompleteFrame, fresh.firstCompleteFrameAt) = (firstCompleteFrame, firstCompleteFrameAt)
    self = fresh
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
