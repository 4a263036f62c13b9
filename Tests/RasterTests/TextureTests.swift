import Foundation
import GeometryReference
import Graphics
import Testing

@testable import Raster
@testable import ViewTree

/// What goes to the GPU, and what stays there.
@MainActor @Suite struct TextureTests {
  private func canvas(_ pictures: Int, textureLimit: Int? = nil) -> GeometryCanvas {
    let canvas = GeometryCanvas(120, 200, textureLimit: textureLimit)
    for index in 0..<pictures {
      canvas.processor.pictures.pictures[.file("\(index)")] = ImageTests.picture(32, 32) { x, y in
        0xFF00_0000 | UInt32(index * 11 % 256) << 16 | UInt32(x * 8) << 8 | UInt32(y * 8)
      }
    }
    return canvas
  }

  /// Rows with a rounded picture and a text each, in a layer.
  private func list(_ rows: Range<Int>, offset: CGFloat) -> [DisplayItem] {
    let items = rows.flatMap { row -> [DisplayItem] in
      let place = CGFloat(row) * 40
      let clip = DisplayClip(
        path: Path(roundedRect: rect(4, place + 4, 32, 32), cornerRadius: 6), transform: ProjectionTransform()
      )
      return [
        DisplayItem(
          id: DisplayID(node: UInt32(100 + row)), clips: [clip],
          content: .image(
            ImageContent(
              source: .file("\(row)"), imageSize: CGSize(width: 32, height: 32),
              rect: rect(4, place + 4, 32, 32)))),
        text(UInt32(1000 + row), layout("row \(row)"), at: 44, place + 12),
      ]
    }
    let clip = DisplayClip(path: Path(rect(0, 0, 120, 200)), transform: ProjectionTransform())
    return [
      DisplayItem(
        id: DisplayID(node: 1), transform: .translation(x: 0, y: -offset), clips: [clip],
        content: .group(GroupContent(items: items, motion: CGVector(dx: 0, dy: -offset))))
    ]
  }

  @Test func scrollingUploadsNothingButWhatAppears() {
    let canvas = canvas(8)
    canvas.render(list(0..<6, offset: 0))
    #expect(canvas.target.uploadedBytes > 0)
    let first = canvas.renderer.statistics
    #expect(first.uploadedBytes == canvas.target.uploadedBytes && first.drawCalls == canvas.target.draws)
    #expect(first.textureBytes == canvas.target.textureBytes)
    // All of the last row comes into sight.
    canvas.render(list(0..<6, offset: 20))
    for offset in stride(from: 23, to: 38, by: 3) as StrideTo<CGFloat> {
      canvas.render(list(0..<6, offset: offset))
      #expect(canvas.target.uploadedBytes == 0, "offset \(offset)")
      #expect(canvas.difference.largest <= 1)
    }
    canvas.render(list(0..<8, offset: 81))
    #expect(canvas.target.uploadedBytes > 0)
  }

  @Test func whatStandsStillDrawsNothing() {
    let canvas = canvas(6)
    canvas.render(list(0..<6, offset: 0))
    canvas.render(list(0..<6, offset: 0))
    #expect(canvas.target.draws == 0 && canvas.renderer.statistics.drawCalls == 0)
  }

  @Test func colourAndOpacityUploadNothing() {
    let canvas = canvas(1)
    func scene(_ color: RGBA, _ opacity: Double) -> [DisplayItem] {
      list(0..<1, offset: 0) + [
        text(5, layout("text", color: color), at: 40, 100, opacity: opacity),
        fill(6, Path(ellipseIn: rect(10, 120, 60, 60)), .color(color), opacity: opacity),
      ]
    }
    canvas.render(scene(red, 1))
    canvas.render(scene(blue, 0.5))
    #expect(canvas.target.uploadedBytes == 0 && canvas.difference.largest <= 1)
  }

  @Test func ofAGroupThatChangesOnlyTheChangeGoes() {
    let canvas = canvas(0)
    func scene(_ x: CGFloat) -> [DisplayItem] {
      [
        group(
          1, [box(2, rect(0, 0, 100, 180), green), box(3, rect(x, 20, 10, 10), red)], opacity: 0.5)
      ]
    }
    canvas.render(scene(20))
    let all = canvas.target.uploadedBytes
    canvas.render(scene(40))
    #expect(canvas.target.uploadedBytes < all / 10 && canvas.difference.largest <= 1)
  }

  @Test func texturesStayWithinTheirBound() {
    // Some forty rounded pictures of 32 x 32.
    let limit = 40 * 32 * 32 * 4
    let canvas = canvas(200, textureLimit: limit)
    for first in 0..<190 {
      canvas.render(list(first..<first + 6, offset: CGFloat(first) * 40))
      #expect(canvas.target.textureBytes <= limit)
    }
    #expect(canvas.difference.largest <= 1)
  }

  @Test func texturesGoWithTheirPictures() {
    let canvas = canvas(2)
    canvas.render(
      list(0..<1, offset: 0) + [
        group(9, [box(8, rect(0, 0, 90, 90), red), box(7, rect(9, 9, 9, 9), blue)], opacity: 0.5)
      ])
    let count = canvas.target.textureCount
    canvas.render(list(0..<1, offset: 0))
    // With the next upload.
    canvas.render(list(0..<2, offset: 0))
    #expect(canvas.target.textureCount == count + 1)
  }

  @Test func whatTheGPULostIsUploadedAgain() {
    let canvas = canvas(6)
    let scene = list(0..<6, offset: 3)
    canvas.render(scene)
    let before = canvas.target.bitmap
    canvas.target.loseEverything()
    canvas.renderer.forgetTextures()
    #expect(canvas.target.textureCount == 0)
    canvas.render(scene)
    #expect(PictureComparison(before, canvas.target.bitmap).isSame)
  }

  @Test func anotherSizeIsPaintedAsAWhole() {
    let canvas = canvas(6)
    let scene = list(0..<6, offset: 3)
    canvas.render(scene)
    canvas.target.resize(100, 160)
    let damage = canvas.renderer.render(
      DisplayList(items: scene, size: CGSize(width: 100, height: 160), background: .white), scale: 1)
    #expect(damage == [PixelRect(x: 0, y: 0, width: 100, height: 160)])
    #expect(!canvas.target.words.contains(0xAAAA_AAAA))
  }

  @Test func aGPUWithoutMemoryIsToldOf() {
    let canvas = canvas(6)
    canvas.target.isShort = true
    #expect(canvas.render(list(0..<6, offset: 0)) == nil)
    canvas.target.isShort = false
    canvas.renderer.invalidate()
    #expect(canvas.render(list(0..<6, offset: 0)) != nil && canvas.difference.largest <= 1)
  }

  @Test func coloursOfOneKindAreOneCall() {
    let canvas = canvas(0)
    let boxes = (0..<30).map { (row: UInt32) in box(row + 1, rect(4, CGFloat(row) * 6, 80, 4), red) }
    canvas.render(boxes)
    #expect(canvas.target.draws == 1)
  }
}
