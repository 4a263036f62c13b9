import Foundation

/// What a program writes with `--stats`, as far as the table shows it.
struct Report: Decodable {
  var seconds: Double
  var renderer: String
  var firstFrameAt: Double?
  var firstCompleteFrameAt: Double?
  var presented: Int
  var frames: Int
  var events: Int
  var wakeUps: Int
  var bodies: Int
  var bodiesByType: [String: Int]
  var layouts: Int
  var gapP50: Double?
  var gapP95: Double?
  var gapWorst: Double?
  var damagePixels: Int
  var pixelsPainted: Int
  /// Pixels that were moved instead; absent in programs that cannot.
  var pixelsMoved: Int?
  var drawCalls: Int
  /// Absent in programs that do not count them.
  var uploadedBytes: Int?
  /// Absent in programs that do not tell.
  var cacheBytes: Int?
  var treeP50: Double?
  var treeP99: Double?
  var treeWorst: Double?
  var eventNanoseconds: UInt64
  var treeNanoseconds: UInt64
  var updateNanoseconds: UInt64
  var layoutNanoseconds: UInt64
  var composeNanoseconds: UInt64
  var aheadNanoseconds: UInt64
  var paintNanoseconds: UInt64
  var presentNanoseconds: UInt64
  var processNanoseconds: UInt64
}
