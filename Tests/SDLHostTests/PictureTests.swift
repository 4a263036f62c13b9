import CSDL2
import CSDL2Image
import Foundation
import Graphics
import Raster
import Synchronization
import Testing
import ViewTree

@testable import SDLHost

@MainActor @Suite struct PictureTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "pictures-" + UUID().uuidString
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      return file
    }
  }

  private func picture(_ format: String, width: Int32 = 40, height: Int32 = 20) throws -> [UInt8] {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    defer { SDL_FreeSurface(surface) }
    SDL_FillRect(surface, nil, 0xFF20_4080)
    // The top left quarter is red.
    var corner = SDL_Rect(x: 0, y: 0, w: width / 2, h: height / 2)
    SDL_FillRect(surface, &corner, 0xFFFF_0000)
    _ = format == "jpg" ? IMG_SaveJPG(surface, path, 95) : IMG_SavePNG(surface, path)
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A JPEG with an EXIF part that says how it is turned.
  private func turned(_ orientation: UInt8) throws -> [UInt8] {
    let exif: [UInt8] =
      [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let jpeg = try picture("jpg")
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2)
  }

  /// A JPEG that carries a small one, as cameras write it.
  private func carrying(_ small: [UInt8]) throws -> [UInt8] {
    func long(_ v: Int) -> [UInt8] {
      [UInt8(v >> 24), UInt8(v >> 16 & 255), UInt8(v >> 8 & 255), UInt8(v & 255)]
    }
    let first: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0] + long(26)
    let second: [UInt8] =
      [0, 2, 2, 1, 0, 4, 0, 0, 0, 1] + long(56) + [2, 2, 0, 4, 0, 0, 0, 1] + long(small.count)
    let exif = Array("Exif\0\0MM\0*".utf8) + long(8) + first + second + long(0) + small
    let jpeg = try picture("jpg", width: 400, height: 200)
    let length = exif.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif + jpeg.dropFirst(2)
  }

  private func pngHeader(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func big(_ v: UInt32) -> [UInt8] {
      [UInt8(v >> 24), UInt8(v >> 16 & 255), UInt8(v >> 8 & 255), UInt8(v & 255)]
    }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
      + big(height)
      + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test func sizesComeFromHeadersWhateverTheNameSays() throws {
    let folder = try Folder()
    let png = try PictureHeader.read(folder.file("a.jpg", picture("png")))
    #expect(png == PictureHeader(format: .png, width: 40, height: 20))
    let jpeg = try PictureHeader.read(folder.file("a.webp", picture("jpg")))
    #expect(jpeg == PictureHeader(format: .jpeg, width: 40, height: 20))
    let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let webp = riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x8F, 1, 0, 0x2B, 1, 0]
    let header = try PictureHeader.read(folder.file("a.png", webp))
    #expect(header.width == 400 && header.height == 300)
  }

  @Test func badPicturesAreOneSentenceEach() throws {
    let folder = try Folder()
    let jpeg = try picture("jpg", width: 200, height: 100)
    let cases: [(name: String, bytes: [UInt8]?, says: String)] = [
      ("missing.jpg", nil, "does not exist"), ("empty.jpg", [], "is empty"),
      ("text.png", Array("hello".utf8), "is no readable"),
      ("huge.png", pngHeader(30000, 30000), "is too large"),
      ("wide.png", pngHeader(20000, 10), "is too large"), ("none.png", pngHeader(0, 10), "has no size"),
      ("gif.png", Array("GIF89a".utf8) + [7, 0, 9, 0, 0, 0, 0], "is no readable"),
      ("bitmap.jpg", Array("BM".utf8) + [UInt8](repeating: 1, count: 60), "is no readable"),
      ("drawing.png", Array("<svg width='9' height='9'></svg>".utf8), "is no readable"),
      ("header.jpg", Array(jpeg.prefix(3)), "is no readable"),
      ("loop.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], "is no readable"),
    ]
    for (name, bytes, says) in cases {
      let path = try bytes.map { try folder.file(name, $0) } ?? folder.path + "/" + name
      #expect {
        _ = try PictureHeader.read(path)
      } throws: {
        let sentence = "\($0)"
        return sentence.contains(path) && sentence.contains(says) && sentence.contains(": ")
      }
    }
    #expect(throws: PictureFailure.self) { try PictureHeader.read("/dev/zero") }
    #expect(throws: PictureFailure.self) { try PictureHeader.read(folder.path) }
  }

  @Test func aDamagedPictureIsLoggedOnceAndAPlaceholderStandsForIt() throws {
    let folder = try Folder()
    let png = try picture("png")
    let path = try folder.file("cut.png", Array(png.prefix(png.count - 20)))
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path]) { sentences.append($0) }
    library.isSynchronous = true
    let size = PixelSize(width: 4, height: 2)
    #expect(library.picture(for: .file(path), fitting: size) != nil)
    #expect(library.picture(for: .file(path), fitting: size) != nil)
    #expect(sentences.count == 1 && sentences[0].contains("damaged"))
  }

  @Test func picturesAreScaledToTheSizeDrawnAndTurnedUpright() throws {
    let folder = try Folder()
    let library = PictureLibrary(assets: [folder.path])
    library.isSynchronous = true
    let small = try #require(
      library.picture(
        for: .file(folder.file("a.png", picture("png"))), fitting: PixelSize(width: 20, height: 10)))
    #expect(small.width == 20 && small.height == 10)
    #expect(Array(small.pixels.prefix(4)) == [0, 0, 255, 255])
    // Turned by a quarter clockwise, the red corner is at the top right.
    let path = try folder.file("b.jpg", turned(6))
    #expect(library.image(atPath: path)?.size == CGSize(width: 20, height: 40))
    let turned = try #require(library.picture(for: .file(path), fitting: PixelSize(width: 99, height: 99)))
    #expect(turned.width == 20 && turned.height == 40)
    let right = turned.pixels[(2 * 20 + 17) * 4..<(2 * 20 + 18) * 4]
    #expect(right.elementsEqual(right) && right[right.startIndex + 2] > 200)
  }

  @Test func theSmallPictureInAJPEGServesWhereItIsEnough() throws {
    let folder = try Folder()
    // The large picture's corner is red; the small one is another picture, so that one can tell which was taken.
    let small = try picture("jpg", width: 40, height: 20)
    let path = try folder.file("a.jpg", carrying(small))
    let header = try PictureHeader.read(path)
    #expect(header.width == 400 && header.thumbnail?.count == small.count)
    func decode(_ path: String, _ least: (Int, Int)) throws -> JPEGDecoder.Rows {
      try JPEGDecoder.decode(
        FileBytes(path), PictureInput(source: .file(path)), PictureHeader.read(path), least: least)
    }
    let least = try decode(path, (30, 15))
    #expect(least.width == 40 && least.height == 20, "the small one, whole")
    let more = try decode(path, (41, 20))
    #expect(more.width == 50 && more.height == 25, "an eighth of the large one")
    // One that is padded to other proportions shows another part.
    let padded = try folder.file("b.jpg", carrying(picture("jpg", width: 40, height: 30)))
    let rows = try decode(padded, (30, 15))
    #expect(rows.width == 50 && rows.height == 25)
    // One that is damaged, or said to lie beyond the file, does no harm.
    let damaged = try folder.file("c.jpg", carrying(Array(repeating: 7, count: 400)))
    #expect(try decode(damaged, (30, 15)).width == 50)
  }

  @Test func picturesDecodeInTheBackground() async throws {
    let folder = try Folder()
    let path = try folder.file("a.png", picture("png"))
    let library = PictureLibrary(assets: [folder.path])
    #expect(library.picture(for: .file(path), fitting: PixelSize(width: 20, height: 10)) == nil)
    #expect(library.pending == 1)
    var arrived: [ImageSource] = []
    for _ in 0..<500 where arrived.isEmpty {
      try await Task.sleep(nanoseconds: 10_000_000)
      arrived = library.collect()
    }
    #expect(arrived == [.file(path)] && library.pending == 0)
    #expect(library.picture(for: .file(path), fitting: PixelSize(width: 20, height: 10)) != nil)
  }

  /// A picture that is larger than what the library keeps comes together with small ones: all of them are there for
  /// the frame that they came for, in whatever order they were decoded.
  @Test func whatComesWithALargePictureIsThereWhenItIsPainted() async throws {
    let folder = try Folder()
    let library = PictureLibrary(assets: [folder.path])
    let small = try (0..<12).map { try folder.file("\($0).png", picture("png", width: 80, height: 80)) }
    let large = try folder.file("large.jpg", picture("jpg", width: 1600, height: 1200))
    let size = PixelSize(width: 40, height: 40)
    let full = PixelSize(width: 1600, height: 1200)
    let landed = Mutex(0)
    library.onArrival = { landed.withLock { $0 += 1 } }
    for path in small { #expect(library.picture(for: .file(path), fitting: size) == nil) }
    #expect(library.picture(for: .file(large), fitting: full) == nil)
    for _ in 0..<1000 where landed.withLock({ $0 }) < 13 { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(library.collect().count == 13)
    for path in small { #expect(library.hasPixels(.file(path), size: CGSize(width: 40, height: 40))) }
    #expect(library.hasPixels(.file(large), size: CGSize(width: 1600, height: 1200)))
    for path in small { #expect(library.picture(for: .file(path), fitting: size) != nil) }
    #expect(library.picture(for: .file(large), fitting: full) != nil)
    #expect(library.pending == 0)
  }

  @Test func cataloguesAnswerForScaleAppearanceAndTemplates() throws {
    let folder = try Folder()
    for name in ["a.png", "a@2x.png", "d.png"] {
      _ = try folder.file("Media.xcassets/Group/dish.imageset/\(name)", picture("png"))
    }
    let images = """
      {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},
      {"idiom":"universal","scale":"2x","filename":"a@2x.png"},{"idiom":"universal","scale":"3x"},
      {"scale":"1x","filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"},"info":{"version":1}}
      """
    _ = try folder.file("Media.xcassets/Group/dish.imageset/Contents.json", Array(images.utf8))
    let color = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0xFF","green":"0.5","blue":"0","alpha":"1.000"}}}]}
      """
    _ = try folder.file("Media.xcassets/accent.colorset/Contents.json", Array(color.utf8))
    let library = PictureLibrary(assets: [folder.path])
    library.scale = 2
    let info = try #require(library.image(named: "dish", bundle: nil, darkMode: false))
    #expect(info.source == .file(folder.path + "/Media.xcassets/Group/dish.imageset/a@2x.png"))
    #expect(info.size == CGSize(width: 20, height: 10) && info.isTemplate)
    let dark = try #require(library.image(named: "dish", bundle: nil, darkMode: true))
    #expect(dark.source == .file(folder.path + "/Media.xcassets/Group/dish.imageset/d.png"))
    #expect(
      library.color(named: "accent", bundle: nil, darkMode: false)
        == RGBA(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func namesDoNotLeadOutOfTheFolders() throws {
    let folder = try Folder()
    _ = try folder.file("secret.png", picture("png"))
    _ = try folder.file("Assets/Pictures/dish.png", picture("png"))
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path + "/Assets"]) { sentences.append($0) }
    #expect(library.image(named: "dish", bundle: nil, darkMode: false) != nil)
    #expect(library.image(named: "../secret", bundle: nil, darkMode: false) == nil)
    #expect(library.image(named: "../secret", bundle: nil, darkMode: false) == nil)
    #expect(sentences.count == 1)
  }

  @Test func aPictureThatIsShownInTwoSizesAtOnceComesInTheLarger() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("sizes-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let pixels = [UInt8](repeating: 255, count: 400 * 300 * 4)
    try PNG.write(Bitmap(width: 400, height: 300, pixels: pixels), to: file)
    let library = PictureLibrary(assets: [])
    let source = try #require(library.image(atPath: file.path)).source
    // A row and a header ask in the same frame; nobody asks again before pixels have come.
    library.prepare(source, size: CGSize(width: 40, height: 30))
    library.prepare(source, size: CGSize(width: 320, height: 240))
    _ = library.picture(for: source, fitting: PixelSize(width: 40, height: 30))
    while library.pending > 0 {
      _ = library.collect()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(library.hasPixels(source, size: CGSize(width: 320, height: 240)))
  }
}
