import Foundation
import Raster
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Pictures that are transparent lie on a plain light ground wherever they are shown.
@MainActor struct TransparentPictureTests {
  /// A guide to an entry with a picture of which nothing is seen.
  private static func guide(
    _ scheme: ColorScheme, _ folder: PackFolder, photos: String = ""
  ) throws -> ViewTester {
    let clear = Bitmap(width: 60, height: 40, pixels: [UInt8](repeating: 0, count: 4 * 60 * 40))
    try folder.write("Pictures/logo.png", Data(PNG.encode(clear)))
    try folder.write("guide.json", "{}")
    try folder.write("restaurants.json", #"[{"name": "Place", "image": "logo"\#(photos)}]"#)
    var preferences = UserPreferences()
    preferences.colorScheme = scheme
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: folder.content)), size: CGSize(width: 390, height: 844),
      preferences: preferences)
    tester.settle()
    return tester
  }

  @Test(arguments: [ColorScheme.light, .dark], ["", #", "photos": ["logo", "logo.png"]"#])
  func aPlainGroundIsBehindThem(_ scheme: ColorScheme, _ photos: String) throws {
    let folder = try PackFolder()
    let tester = try Self.guide(scheme, folder, photos: photos)
    /// Whether the middle of a view, and places beside it, have the ground's colour, in the dark a little dimmed.
    func isPlain(_ id: String, isDimmed: Bool = true) throws {
      let frame = try #require(tester.visibleFrame(of: id), "\(id)")
      let part = scheme == .dark && isDimmed ? 0.88 : 1
      // Above the shade behind a name, on the symbol that other pictures have behind them.
      for (x, y) in [(0.5, 0.4), (0.4, 0.5), (0.5, 0.35)] where isDimmed || y == 0.5 {
        let height = id == "picture" || id == "photo-pages" ? 0.6 * frame.height : frame.height
        let pixel = OwnPackTests.pixel(tester, frame.minX + x * frame.width, frame.minY + y * height)
        let expected = [242, 242, 247].map { $0 * part }
        #expect(
          zip(pixel, expected).allSatisfy { abs(Double($0) - $1) < 3 }, "\(id) \(pixel) \(expected)")
      }
    }
    let row = try #require(
      tester.tree.flattened.first { $0.type == "Image" && $0.frame.rect.width >= 40 })
    let place = OwnPackTests.pixel(tester, row.frame.rect.midX, row.frame.rect.midY)
    #expect(place.allSatisfy { $0 > 205 }, "\(place)")
    tester.tap("tab-discover")
    tester.settle()
    try isPlain("card-Place")
    tester.tap("tab-photos")
    tester.settle()
    try isPlain("cover-Place")
    tester.tap("cover-Place")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    let photo = photos.isEmpty ? "picture" : "photo-pages"
    try isPlain(photo)
    let middle = try #require(tester.visibleFrame(of: photo))
    tester.tap(CGPoint(x: middle.midX, y: middle.midY))
    tester.settle()
    try isPlain("photo-viewer", isDimmed: false)
    // Beside the picture it is black as ever.
    #expect(OwnPackTests.pixel(tester, 195, 100) == [0, 0, 0])
  }

  @Test func theHeadOfAFileTellsWhetherItIsTransparent() {
    func png(_ type: UInt8, _ chunks: [(String, Int)] = [("IDAT", 1)]) -> Data {
      var data = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8))
      data += Data([0, 0, 0, 1, 0, 0, 0, 1, 8, type, 0, 0, 0, 0, 0, 0, 0])
      for (name, length) in chunks {
        data += Data([0, 0, UInt8(length >> 8), UInt8(length & 255)] + Array(name.utf8))
        data += Data(repeating: 7, count: length + 4)
      }
      return data
    }
    #expect(PictureAlpha.isUsed(in: png(6)) && PictureAlpha.isUsed(in: png(4)))
    #expect(!PictureAlpha.isUsed(in: png(2)) && !PictureAlpha.isUsed(in: png(0)))
    #expect(PictureAlpha.isUsed(in: png(3, [("iCCP", 9000), ("PLTE", 768), ("tRNS", 4), ("IDAT", 1)])))
    #expect(!PictureAlpha.isUsed(in: png(3, [("PLTE", 768), ("IDAT", 1), ("tRNS", 4)])))
    func webP(_ type: String, _ flags: UInt8) -> Data {
      Data("RIFF....WEBP\(type)....".utf8) + Data(repeating: flags, count: 12)
    }
    #expect(PictureAlpha.isUsed(in: webP("VP8X", 0x10)) && !PictureAlpha.isUsed(in: webP("VP8X", 0)))
    #expect(PictureAlpha.isUsed(in: webP("VP8L", 0x10)) && !PictureAlpha.isUsed(in: webP("VP8L", 0xEF)))
    #expect(
      !PictureAlpha.isUsed(in: webP("VP8 ", 0x10)) && !PictureAlpha.isUsed(in: Data([0xFF, 0xD8, 0xFF])))
    // Files that end anywhere.
    for file in [png(3, [("PLTE", 768), ("tRNS", 4)]), webP("VP8X", 0x10)] {
      for count in 0..<min(60, file.count) { _ = PictureAlpha.isUsed(in: file.prefix(count)) }
    }
    let huge = png(3, []) + Data([255, 255, 255, 255] + Array("junk".utf8))
    #expect(!PictureAlpha.isUsed(in: huge) && !PictureAlpha.isUsed(inFile: "/nowhere"))
  }
}
