import Foundation
import Graphics
import Raster
import SwiftUI

/// Where the film strips lie that are compared with, and where one that differs is put.
enum StripFolder {
  /// Channels may differ by so much of 255: the libraries' rounding.
  private static let tolerance = 2
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Compares a strip with the stored one; with `BISTRO_RECORD_GOLDEN=1` it is stored instead.
  ///
  /// - Returns: what is wrong, in one sentence; nil: nothing.
  static func complaint(about strip: Bitmap, name: String) throws -> String? {
    let file = tests.appendingPathComponent("Strips/\(name).png")
    if ProcessInfo.processInfo.environment["BISTRO_RECORD_GOLDEN"] == "1" {
      try PNG.write(strip, to: file)
      return nil
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "there is no film strip \(name).png: record it with BISTRO_RECORD_GOLDEN=1 and look at it"
    }
    let comparison = try PictureComparison(PNG.read(file), strip, tolerance: tolerance)
    if comparison.isSame { return nil }
    let output = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "out/strips")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try PNG.write(strip, to: output.appendingPathComponent("\(name).png"))
    return
      "\(name): \(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255; "
      + "compare \(output.path)/\(name).png with \(file.path)"
  }
}
