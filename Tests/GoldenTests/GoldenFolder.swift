import Foundation
import Graphics
import Raster
import SwiftUI

/// Where the golden images lie, and where what differs is put.
enum GoldenFolder {
  /// Records what is missing, and what differs, instead of failing.
  static let records = ProcessInfo.processInfo.environment["BISTRO_RECORD_GOLDEN"] == "1"
  /// Differences of one channel up to this do not count: the libraries' rounding, not a change that one sees.
  static let tolerance = 2

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let stored = tests.appendingPathComponent("Golden")
  private static let output = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("out/golden")

  /// The sizes in bytes of the stored pictures in a folder and below it, by their paths from there.
  static func files(_ folder: String) throws -> [String: Int] {
    let root = folder.isEmpty ? stored : stored.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".png") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: root.appendingPathComponent(path).path)
        return (path, attributes[.size] as? Int ?? 0)
      })
  }

  /// Compares a picture with the stored one.
  ///
  /// - Returns: what is wrong, in one sentence; nil: nothing.
  static func complaint(about actual: Bitmap, name: String) throws -> String? {
    let file = stored.appendingPathComponent("\(name).png")
    guard FileManager.default.fileExists(atPath: file.path) else {
      try write(actual, to: file)
      if records { return nil }
      return
        "there was no golden image \(name).png: it was written now; look at it and commit it if it is right"
    }
    let comparison = try PictureComparison(PNG.read(file), actual, tolerance: tolerance)
    if comparison.isSame { return nil }
    if records {
      try write(actual, to: file)
      return nil
    }
    try write(actual, to: output.appendingPathComponent("\(name)-actual.png"))
    if let difference = comparison.difference {
      try write(difference, to: output.appendingPathComponent("\(name)-difference.png"))
    }
    let what =
      comparison.sameSize
      ? "\(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255"
      : "its size is \(actual.width) x \(actual.height) pixels, not that of the golden image"
    return "\(name): \(what); see \(output.path)/\(name)-*.png"
  }

  private static func write(_ bitmap: Bitmap, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNG.write(bitmap, to: file)
  }
}
