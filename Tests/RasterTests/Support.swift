import Foundation
import Graphics
import Raster
@testable import ViewTree

/// Text as blocks: each character is a box of six tenths of the size, spaces are empty. An apple is a box in its own
/// colour.
@MainActor final class BlockText: TextRasterizer {
  var calls = 0

  nonisolated static let apple: Character = "🍎"

  func masks(of glyphs: ArraySlice<Glyph>, size: CGFloat) -> [GlyphMask] {
    calls += 1
    let advance = max(1, Int(size * 0.6))
    let height = max(1, Int(size * 0.7))
    let width = advance * glyphs.count
    var pixels = [UInt8](repeating: 0, count: width * height)
    var any = false
    var apples: [GlyphMask] = []
    for (i, glyph) in glyphs.enumerated() where glyph.id != 0x20 {
      if glyph.traits.contains(.colored) {
        // Premultiplied: red at half its strength at the left edge.
        let row = [0, 0, 128, 128] + [[UInt8]](repeating: [0, 0, 255, 255], count: advance - 1).joined()
        let box = GlyphMask(
          width: advance, height: height, left: i * advance, top: -height, isColor: true,
          pixels: Array([[UInt8]](repeating: row, count: height).joined()))
        apples += [box].compactMap { $0 }
        continue
      }
      any = true
      for y in 0..<height {
        for x in 0..<max(1, advance - 1) {
          let edge = x == 0 || y == 0
          pixels[y * width + i * advance + x] = edge ? 128 : 255
        }
      }
    }
    let letters = any ? GlyphMask(width: width, height: height, left: 0, top: -height, pixels: pixels) : nil
    return [letters].compactMap { $0 } + apples
  }
}

/// Pictures handed over by the test.
@MainActor final class TestPictures: PictureProvider {
  var pictures: [ImageSource: DecodedPicture] = [:]

  /// Pictures wider than this are not there yet.
  var widest = Int.max

  func picture(for source: ImageSource, fitting pixelSize: PixelSize) -> DecodedPicture? {
    pixelSize.width > widest ? nil : pictures[source]
  }

  var averages: [ImageSource: RGBA] = [:]
  func averageColor(of source: ImageSource) -> RGBA? { averages[source] }
}

/// A renderer with a target of its own.
@MainActor final class Canvas {
  let pictures = TestPictures()
  let text = BlockText()
  let renderer: SoftwareRenderer
  let width: Int
  let height: Int
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  /// Another renderer for the same lists, whose picture can be turned round.
  private(set) lazy var ring = RingCanvas(width, height, pictures, text)

  init(_ width: Int, _ height: Int, limits: CacheLimits? = nil) {
    self.width = width
    self.height = height
    renderer = SoftwareRenderer(pictures: pictures, glyphs: text, limits: limits)
    memory = .allocate(byteCount: width * height * 4, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0xAA, count: width * height * 4)
  }

  deinit { memory.deallocate() }

  var target: PixelTarget { PixelTarget(pixels: memory, stride: width * 4, width: width, height: height) }

  @discardableResult
  func render(_ items: [DisplayItem], scale: CGFloat = 1, background: RGBA = .white) -> [PixelRect] {
    renderer.render(list(items, scale: scale, background: background), scale: scale, into: target)
  }

  func list(_ items: [DisplayItem], scale: CGFloat = 1, background: RGBA = .white) -> DisplayList {
    DisplayList(
      items: items, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
      background: background)
  }

  var bitmap: Bitmap { Bitmap(target) }

  /// A pixel as alpha, red, green, blue.
  subscript(x: Int, y: Int) -> UInt32 { memory.assumingMemoryBound(to: UInt32.self)[y * width + x] }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
  func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 255) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }
}

let red = RGBA(red: 1, green: 0, blue: 0)
let green = RGBA(red: 0, green: 1, blue: 0)
let blue = RGBA(red: 0, green: 0, blue: 1)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// An item that fills a path.
func fill(
  _ id: UInt32, _ path: Path, _ paint: Paint, at x: CGFloat = 0, _ y: CGFloat = 0, opacity: Double = 1,
  clips: [DisplayClip] = [], blend: BlendMode = .normal
) -> DisplayItem {
  DisplayItem(
    id: DisplayID(node: id), transform: .translation(x: x, y: y), opacity: opacity, clips: clips,
    blend: blend,
    content: .fill(path, paint, FillStyle()))
}

/// An item that fills a rectangle.
func box(
  _ id: UInt32, _ r: CGRect, _ color: RGBA, opacity: Double = 1, clips: [DisplayClip] = [],
  blend: BlendMode = .normal
) -> DisplayItem {
  fill(id, Path(r), .color(color), opacity: opacity, clips: clips, blend: blend)
}

func group(
  _ id: UInt32, _ items: [DisplayItem], effects: [DisplayEffect] = [], opacity: Double = 1,
  transform: ProjectionTransform = ProjectionTransform(), clips: [DisplayClip] = [],
  blend: BlendMode = .normal
) -> DisplayItem {
  DisplayItem(
    id: DisplayID(node: id), transform: transform, opacity: opacity, clips: clips, blend: blend,
    content: .group(GroupContent(items: items, effects: effects)))
}

/// One line of text in a block font.
func layout(_ string: String, size: CGFloat = 10, color: RGBA = .black) -> TextLayout {
  let width = CGFloat(string.count) * size * 0.6
  let glyphs = string.enumerated().map { index, character in
    Glyph(
      id: character.unicodeScalars.first?.value ?? 0, cluster: UInt32(index), advance: 0.6,
      traits: character == BlockText.apple ? .colored : [])
  }
  let fragment = TextLayout.Fragment(
    x: 0, width: width, text: string, glyphs: glyphs[...], font: ResolvedFont(size: size), color: color)
  let line = TextLayout.Line(
    x: 0, baseline: size * 0.8, width: width, ascent: size * 0.8, descent: size * 0.2, fragments: [fragment])
  return TextLayout(
    lines: [line], size: CGSize(width: width, height: size), isTruncated: false, string: string)
}

func text(_ id: UInt32, _ layout: TextLayout, at x: CGFloat, _ y: CGFloat, opacity: Double = 1) -> DisplayItem
{
  DisplayItem(
    id: DisplayID(node: id), transform: .translation(x: x, y: y), opacity: opacity,
    content: .text(TextContent(layout: layout, origin: .zero)))
}

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
