import Foundation
import GeometryReference
import Graphics
import Testing

@testable import Raster
@testable import ViewTree

/// What a GPU composes looks as what the processor composes.
@MainActor @Suite struct GeometryTests {
  private func photo(
    _ id: UInt32, _ r: CGRect, at x: CGFloat, _ y: CGFloat, clip: Path? = nil, opacity: Double = 1
  )
    -> DisplayItem
  {
    DisplayItem(
      id: DisplayID(node: id), transform: .translation(x: x, y: y), opacity: opacity,
      clips: clip.map { [DisplayClip(path: $0, transform: .translation(x: x, y: y))] } ?? [],
      content: .image(ImageContent(source: .file("photo"), imageSize: CGSize(width: 40, height: 30), rect: r))
    )
  }

  private func canvas(_ width: Int = 200, _ height: Int = 200, textureLimit: Int? = nil) -> GeometryCanvas {
    let canvas = GeometryCanvas(width, height, textureLimit: textureLimit)
    canvas.processor.pictures.pictures[.file("photo")] = ImageTests.picture(40, 30) { x, y in
      0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8) << 8 | UInt32((x ^ y) & 1) * 200
    }
    return canvas
  }

  private func turned(_ angle: CGFloat, at x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  @Test func coloursFiguresAndTextsAreTheSame() {
    let canvas = canvas()
    canvas.render([
      box(1, rect(10.4, 10.4, 80, 60), red), box(2, rect(50, 30, 80, 60), blue.opacity(0.4)),
      fill(3, Path(roundedRect: rect(20, 90, 90, 60), cornerRadius: 14), .color(green.opacity(0.7))),
      fill(4, Path(ellipseIn: rect(120, 100, 60, 60)), .color(red), opacity: 0.5),
      text(5, layout("a line"), at: 30, 40), text(6, layout("faded"), at: 30, 160, opacity: 0.3),
      fill(
        7, Path(rect(130, 10, 60, 60)),
        .linearGradient(
          [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)], start: .zero,
          end: CGPoint(x: 60, y: 60))),
    ])
    #expect(canvas.difference.largest <= 1, "\(canvas.difference)")
  }

  @Test func picturesLieOnTheirPixelsRoundedOrNot() {
    let canvas = canvas()
    let round = Path(roundedRect: rect(0, 0, 40, 30), cornerRadius: 8)
    canvas.render([
      photo(1, rect(0, 0, 40, 30), at: 10, 10), photo(2, rect(0, 0, 40, 30), at: 70, 10, opacity: 0.4),
      photo(3, rect(0, 0, 40, 30), at: 10, 60, clip: round),
      photo(4, rect(0, 0, 40, 30), at: 70, 60, clip: round, opacity: 0.6),
      photo(5, rect(0, 0, 80, 60), at: 10, 110, clip: Path(ellipseIn: rect(5, 5, 70, 50))),
    ])
    #expect(canvas.difference.largest <= 1, "\(canvas.difference)")
  }

  @Test func figuresWithinFiguresAreTheSame() {
    let canvas = canvas()
    let outer = DisplayClip(
      path: Path(roundedRect: rect(20, 20, 150, 150), cornerRadius: 40), transform: ProjectionTransform())
    let items: [DisplayItem] = [
      box(1, rect(0, 0, 200, 60), red.opacity(0.8)),
      fill(2, Path(roundedRect: rect(22, 22, 60, 60), cornerRadius: 30), .color(blue)),
      photo(3, rect(0, 0, 60, 45), at: 110, 120, clip: Path(ellipseIn: rect(0, 0, 60, 45))),
      text(4, layout("across the edge", size: 20), at: 10, 140),
    ]
    canvas.render([group(9, items, clips: [outer]), group(8, items, opacity: 0.5, clips: [outer])])
    #expect(canvas.difference.largest <= 2, "\(canvas.difference)")
  }

  @Test(arguments: BlendMode.allCases) func blendsAreTheSame(_ blend: BlendMode) {
    let canvas = canvas()
    canvas.render([
      box(1, rect(0, 0, 100, 200), RGBA(red: 0.2, green: 0.6, blue: 0.9)),
      box(2, rect(20, 20, 160, 50), RGBA(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.6), blend: blend),
      fill(
        3, Path(ellipseIn: rect(30, 90, 140, 90)), .color(RGBA(red: 0.1, green: 0.9, blue: 0.4)),
        opacity: 0.7,
        blend: blend),
    ])
    let left = canvas.difference
    #expect(left.mean < 0.5 && left.largest <= 3, "\(blend): \(left)")
    let isOwn = GeometryBlend(blend) != nil
    #expect(canvas.target.reads == 0 || !isOwn)
  }

  @Test func whatIsTurnedOrTiltedIsTheSameUpToItsEdges() {
    for transform in [turned(0.3, at: 80, 40), turned(2.2, at: 120, 120), tilted(60, 120, 0.004, 0.002)] {
      let canvas = canvas()
      canvas.render([
        box(1, rect(0, 0, 200, 200), RGBA(red: 0.9, green: 0.95, blue: 1)),
        group(
          2,
          [
            box(3, rect(0, 0, 70, 50), red), photo(4, rect(0, 0, 40, 30), at: 5, 5),
            text(5, layout("turned"), at: 20, 36),
          ], opacity: 0.9, transform: transform),
      ])
      let difference = canvas.difference
      #expect(difference.mean < 0.4 && difference.largest <= 24 && difference.share < 0.01, "\(difference)")
      #expect(canvas.target.reads == 0)
    }
  }

  /// A move with a tilt.
  private func tilted(_ x: CGFloat, _ y: CGFloat, _ g: CGFloat, _ h: CGFloat) -> ProjectionTransform {
    var matrix = ProjectionTransform.translation(x: x, y: y)
    (matrix.m13, matrix.m23) = (g, h)
    return matrix
  }

  @Test func whatReachesBehindTheEyeHasNoMesh() throws {
    let behind = try #require(WarpMatrix(tilted(0, 0, -0.02, 0)).inverted)
    #expect(WarpMesh((100, 100), behind, offset: .zero, color: .max) == nil)
    let flat = WarpMatrix(.translation(x: 5, y: 7))
    #expect(WarpMesh((100, 100), flat, offset: .zero, color: .max)?.vertices.count == 4)
  }

  @Test func aTiltedMeshIsFineEnough() throws {
    let there = WarpMatrix(tilted(20, 10, 0.003, 0.002))
    let back = try #require(there.inverted)
    let mesh = try #require(WarpMesh((200, 150), back, offset: .zero, color: .max))
    #expect(mesh.vertices.count > 4)
    for cell in stride(from: 0, to: mesh.indices.count, by: 3) {
      var (x, y, u, v) = (0.0, 0.0, 0.0, 0.0)
      for corner in 0..<3 {
        let vertex = mesh.vertices[Int(mesh.indices[cell + corner])]
        x += Double(vertex.x) / 3
        y += Double(vertex.y) / 3
        // Without the border.
        u += Double(vertex.u) / 3 * 202
        v += Double(vertex.v) / 3 * 152
      }
      (u, v) = (u - 1, v - 1)
      let w: Double = there.g * u + there.h * v + there.i
      let right: Double = (there.a * u + there.b * v + there.c) / w
      let down: Double = (there.d * u + there.e * v + there.f) / w
      #expect(hypot(x - right, y - down) < 0.2)
    }
  }

  @Test(arguments: [1, 2] as [CGFloat]) func scenesByChanceAreTheSameDamagedOrWhole(_ scale: CGFloat) throws {
    var (sum, count) = (0.0, 0)
    for seed in 1...4 {
      var maker = SceneMaker(random: Seeded(state: UInt64(seed) &* 104729))
      let canvas = GeometryCanvas(Int(120 * scale), Int(120 * scale))
      var next: UInt32 = 20
      var items = (1...12).map { maker.item(UInt32($0)) }
      for step in 0..<6 {
        #expect(canvas.render(items, scale: scale) != nil)
        let difference = canvas.difference
        (sum, count) = (sum + difference.mean, count + 1)
        #expect(difference.mean < 2 && difference.share < 0.06, "seed \(seed) step \(step): \(difference)")
        let fresh = GeometryCanvas(Int(120 * scale), Int(120 * scale))
        fresh.render(items, scale: scale)
        let comparison = PictureComparison(canvas.target.bitmap, fresh.target.bitmap)
        #expect(
          comparison.isSame,
          "seed \(seed) step \(step): \(comparison.differingPixels) pixels, by \(comparison.largestDifference)"
        )
        maker.change(&items, next: &next)
      }
    }
    #expect(sum / Double(count) < 0.3)
  }

  @Test func picturesLargerThanATextureGoInParts() {
    let (whole, parts) = (canvas(), canvas())
    parts.target.largestTexture = 32
    let scene = [
      photo(1, rect(0, 0, 150, 90), at: 7, 9), photo(2, rect(0, 0, 90, 80), at: 60, 110, opacity: 0.5),
      fill(3, Path(ellipseIn: rect(20, 20, 160, 150)), .color(blue.opacity(0.4))),
    ]
    whole.render(scene)
    parts.render(scene)
    #expect(PictureComparison(whole.target.bitmap, parts.target.bitmap).isSame)
  }
}
