import Foundation
import Raster
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// What is written over photos is read on any photo.
struct ContrastTests {
  nonisolated enum Photo: String, CaseIterable, Sendable { case white, black, noise }

  /// A guide of one place with such a photo.
  @MainActor private static func guide(_ photo: Photo) throws -> (ViewTester, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "contrast-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var pixels = [UInt8](repeating: photo == .white ? 255 : 0, count: 400 * 300 * 4)
    if photo == .noise {
      for i in pixels.indices { pixels[i] = (i &* 2_654_435_761) & 0x1_0000 == 0 ? 255 : 0 }
    }
    for i in stride(from: 3, to: pixels.count, by: 4) { pixels[i] = 255 }
    try PNG.write(
      Bitmap(width: 400, height: 300, pixels: pixels),
      to: folder.appendingPathComponent("photo.png"))
    try #"[{"name": "Somewhere", "type": "Bistro", "location": "Street", "image": "photo"}]"#.write(
      to: folder.appendingPathComponent("restaurants.json"), atomically: true, encoding: .utf8)
    let store = RestaurantStore(folder: ContentFolder(path: folder.path))
    return (ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 844)), folder)
  }

  /// The least contrast of white with what is painted in a part of the window.
  @MainActor private static func contrast(_ tester: ViewTester, _ part: CGRect) throws -> Double {
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    let bytes = buffer.bytes
    var brightest = 0.0
    for y in Int(part.minY)...Int(part.maxY) {
      for x in Int(part.minX)...Int(part.maxX) {
        let place = (y * buffer.width + x) * 4
        let parts = (0..<3).map { channel in
          let value = Double(bytes[place + channel]) / 255
          return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        // Blue, green, red.
        brightest = max(brightest, 0.0722 * parts[0] + 0.7152 * parts[1] + 0.2126 * parts[2])
      }
    }
    return 1.05 / (brightest + 0.05)
  }

  /// The frame of the largest text that says so.
  @MainActor private static func text(_ tester: ViewTester, _ text: String) throws -> CGRect {
    try #require(
      tester.tree.flattened.filter { $0.type == "Text" && $0.text == text }.map(\.frame.rect)
        .max { $0.height < $1.height })
  }

  @Test(arguments: Photo.allCases)
  func textsOverAPhotoAreReadOnAnyPhoto(_ photo: Photo) throws {
    let (tester, folder) = try Self.guide(photo)
    defer { try? FileManager.default.removeItem(at: folder) }
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    // Beside the words, in the margin: what lies behind them, without their own white.
    let name = try Self.text(tester, "Somewhere")
    let margin = CGRect(x: name.minX - 12, y: name.minY, width: 8, height: name.height)
    #expect(try Self.contrast(tester, margin) >= 4.5)
    let kind = try Self.text(tester, "Bistro")
    #expect(
      try Self.contrast(tester, CGRect(x: kind.minX - 3, y: kind.minY, width: 2, height: kind.height)) >= 4.5)

    tester.key(.escape)
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    for words in ["Somewhere", "Street"] {
      let place = try Self.text(tester, words)
      #expect(
        try Self.contrast(tester, CGRect(x: 30, y: place.minY, width: 6, height: place.height)) >= 4.5,
        "\(words)")
    }
  }
}
