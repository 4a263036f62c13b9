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
    let (store, folder) = try store(photo)
    return (ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 844)), folder)
  }

  /// One place with such a photo, and the folder in which that is.
  @MainActor private static func store(_ photo: Photo) throws -> (RestaurantStore, URL) {
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
    return (RestaurantStore(folder: ContentFolder(path: folder.path)), folder)
  }

  /// The least contrast of white with what is painted in a part of the window.
  @MainActor private static func contrast(_ tester: ViewTester, _ part: CGRect) throws -> Double {
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    let bytes = buffer.bytes
    var brightest = 0.0
    for y in max(0, Int(part.minY))...min(buffer.height - 1, Int(part.maxY)) {
      for x in max(0, Int(part.minX))...min(buffer.width - 1, Int(part.maxX)) {
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

  /// What lies to the right of the topmost text that says so, where its line has ended: what is behind it, without its own
  /// white.
  @MainActor private static func besideText(_ tester: ViewTester, _ text: String) throws -> CGRect {
    let frame = try #require(tester.paintedTexts.last { $0.string == text && $0.opacity > 0.9 }).frame
    return CGRect(x: frame.maxX + 2, y: frame.minY, width: 5, height: frame.height)
  }

  /// In each layout the name lies over the photo of what is chosen, or beside it, and over the deck's card.
  @Test(
    arguments: Photo.allCases,
    [
      (CGSize(width: 844, height: 390), false), (CGSize(width: 320, height: 480), true),
      (CGSize(width: 1000, height: 800), true), (CGSize(width: 1920, height: 1080), false),
      (CGSize(width: 1080, height: 1920), true),
    ])
  @MainActor func textsOverAPhotoAreReadInEveryWindow(_ photo: Photo, _ window: (CGSize, Bool)) throws {
    let (size, isOver) = window
    let (store, folder) = try Self.store(photo)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tester = ViewTester(GuideView(store: store), size: size)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    let name = try #require(tester.paintedTexts.last { $0.string == "Somewhere" && $0.opacity > 0.9 }).frame
    let picture = try #require(tester.frame(of: "picture"))
    #expect(picture.contains(CGPoint(x: name.midX, y: name.midY)) == isOver)
    if isOver { #expect(try Self.contrast(tester, Self.besideText(tester, "Somewhere")) >= 4.5) }
    tester.key(.escape)
    tester.settle()
    tester.tap("tab-discover")
    tester.settle()
    #expect(try Self.contrast(tester, Self.besideText(tester, "Somewhere")) >= 4.5, "the card")
  }

  /// What attracts: the name on the lifted card, with reduced motion over a photo that fills the screen.
  @Test(
    arguments: Photo.allCases,
    [
      (CGSize(width: 390, height: 844), false), (CGSize(width: 844, height: 390), false),
      (CGSize(width: 1920, height: 1080), false), (CGSize(width: 1080, height: 1920), true),
      (CGSize(width: 800, height: 480), true),
    ])
  @MainActor func whatAttractsIsReadOnAnyPhoto(_ photo: Photo, _ window: (CGSize, Bool)) async throws {
    let (store, folder) = try Self.store(photo)
    defer { try? FileManager.default.removeItem(at: folder) }
    var preferences = UserPreferences()
    preferences.reducesMotion = window.1
    let tester = KioskTests.guide(
      KioskTests.Told(), size: window.0, store: store, preferences: preferences)
    await KioskTests.pass(tester, 33)
    #expect(tester.frame(of: "attract") != nil)
    #expect(try Self.contrast(tester, Self.besideText(tester, "Somewhere")) >= 4.5)
  }
}
