import Foundation
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// Pictures that a program has as bytes.
@MainActor struct ImageDataTests {
  /// Pictures of 8 x 4 pixels in every kind of PNG: red, or black where the kind has no colours.
  private nonisolated static let pictures = [
    (
      "rgb",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEklEQVR4nGP4z8CAFWEXJUsCAFpeH+EeQoQoAAAAAElFTkSuQmCC"
    ),
    (
      "rgba",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAYAAACzzX7wAAAAEklEQVR4nGP4z8DwHx9moL0CAHD0P8F+ACg+AAAAAElFTkSuQmCC"
    ),
    (
      "deep",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAEEAIAAABsPzXkAAAAFElEQVR4nGP4/58BCIgnSVBKLw0A6Sw/wfP1SN8AAAAASUVORK5CYII="
    ),
    ("gray", "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAAAAACWpiEsAAAAC0lEQVR4nGNgIAwAACQAAbZm3wQAAAAASUVORK5CYII="),
    ("bits", "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAEAQAAAACbtkNdAAAAC0lEQVR4nGNggAAAAAgAAbdYc5UAAAAASUVORK5CYII="),
    (
      "grayAlpha",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAQAAAAZxLZ7AAAAD0lEQVR4nGNg+I8GSRcAACxQH+H81I9XAAAAAElFTkSuQmCC"
    ),
    (
      "palette",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAMAAACEE47CAAAABlBMVEUAAP//AADF+ovTAAAADklEQVR4nGNghAIG3AwAAmQAIWK5Jl0AAAAASUVORK5CYII="
    ),
    (
      "smallPalette",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAEAgMAAADOo5ZjAAAABlBMVEUAAP//AADF+ovTAAAADUlEQVR4nGMIDWWAIQAP/AKpRRcIhgAAAABJRU5ErkJggg=="
    ),
    (
      "clearPalette",
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAMAAACEE47CAAAABlBMVEUAAP//AADF+ovTAAAAAnRSTlMA/1uRIrUAAAAOSURBVHicY2CEAgbcDAACZAAhYrkmXQAAAABJRU5ErkJggg=="
    ),
  ]

  /// The colour of a pixel of a window of 40 x 20 points, blue first.
  private func pixel<V: View>(_ view: V, _ x: Int, _ y: Int, body: (OffscreenRunner) -> Void = { _ in })
    -> [UInt8]
  {
    let runner = OffscreenRunner(root: view, size: CGSize(width: 40, height: 20), scale: 1)
    runner.settle()
    body(runner)
    runner.paint()
    let start = (y * runner.buffer.width + x) * 4
    return Array(runner.buffer.bytes[start..<start + 3])
  }

  /// Makes the picture anew whenever it is evaluated, as programs do.
  private struct Shown: View {
    let data: Data
    var body: some View { if let image = UIImage(data: data) { Image(uiImage: image) } }
  }

  @Test(arguments: pictures) func everyKindOfPNGIsDrawnInItsSize(name: String, text: String) throws {
    let data = try #require(Data(base64Encoded: text))
    // A part of larger data counts from where it begins.
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    let ink: [UInt8] = ["gray", "bits", "grayAlpha"].contains(name) ? [0, 0, 0] : [0, 0, 255]
    for data in [data, slice] {
      #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4), "\(name)")
      #expect(pixel(Shown(data: data), 20, 10) == ink, "\(name)")
      #expect(pixel(Shown(data: data), 17, 9) == ink && pixel(Shown(data: data), 14, 10) == [255, 255, 255])
      let image = try #require(UIImage(data: data))
      #expect(pixel(Image(uiImage: image).resizable(), 2, 2) == ink, "\(name)")
      #expect(pixel(Image(uiImage: image).resizable().scaledToFit(), 38, 18) == ink, "\(name)")
    }
  }

  @Test func theSizeIsThatOfTheUprightPictureInPoints() throws {
    let media = Bundle.module.bundlePath + "/Media.xcassets/example.imageset/"
    let plain = try #require(UIImage(data: Data(contentsOf: URL(fileURLWithPath: media + "example.png"))))
    #expect(plain.size == CGSize(width: 20, height: 10))
    #expect(
      UIImage(bitmap: Bitmap(width: 4, height: 2, pixels: Array(repeating: 0, count: 32), scale: 2)).size
        == CGSize(width: 2, height: 1))
    // What has a name is looked up where the window looks.
    _ = pixel(Color.clear, 0, 0) { runner in
      #expect(UIImage(resource: .example).size == CGSize(width: 20, height: 10))
      #expect(UIImage(contentsOfFile: media + "example@2x.png")?.size == CGSize(width: 20, height: 10))
      #expect(UIImage(named: "nothing")?.size == .zero)
      #expect((UIImage(systemName: "star")?.size.width ?? 0) > 10)
    }
  }

  @Test func bytesWithoutAPictureGiveNone() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for bytes in [[], signature, signature + Array(repeating: 7, count: 40), Array("RIFF1234WEBPjunk".utf8)] {
      #expect(UIImage(data: Data(bytes)) == nil)
    }
  }
}
