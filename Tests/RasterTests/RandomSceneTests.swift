import Foundation
import Graphics
import Raster
import Testing

/// Painting what changed must give, byte for byte, what painting everything gives.
@MainActor @Suite struct RandomSceneTests {
  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func paintingTheDamageIsPaintingEverything(_ scale: CGFloat)
    throws
  {
    for seed in 1...12 {
      var maker = SceneMaker(random: Seeded(state: UInt64(seed) &* 7919))
      let canvas = Canvas(Int(200 * scale), Int(200 * scale))
      let screen = Screen(canvas.width, canvas.height)
      var next: UInt32 = 20
      var items = (1...14).map { maker.item(UInt32($0)) }
      for step in 0..<16 {
        screen.present(canvas.render(items, scale: scale), of: canvas.target)
        let all = try #require(canvas.renderer.paintAll(canvas.list(items, scale: scale), scale: scale))
        let comparison = PictureComparison(canvas.bitmap, all)
        #expect(
          comparison.isSame,
          "seed \(seed) step \(step): \(comparison.differingPixels) pixels, by \(comparison.largestDifference)"
        )
        guard comparison.isSame else { return }
        let turned = canvas.ring?.render(canvas.list(items, scale: scale), scale: scale)
        #expect(
          turned.map { PictureComparison($0, all).isSame } ?? true, "seed \(seed) step \(step) in a ring")
        // What lies outside of the damage is as it was.
        #expect(screen.bitmap.hasSamePixels(as: canvas.bitmap))
        maker.change(&items, next: &next)
      }
      // A renderer that knows nothing of the past agrees too.
      let fresh = Canvas(Int(200 * scale), Int(200 * scale))
      canvas.render(items, scale: scale)
      fresh.render(items, scale: scale)
      #expect(PictureComparison(canvas.bitmap, fresh.bitmap).isSame)
    }
  }

  @Test func numbersThatAreNoneNeitherCrashNorHang() {
    let canvas = Canvas(100, 100)
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e12, 0, 1e-300, 5e6]
    var items: [DisplayItem] = [box(1, rect(10, 10, 10, 10), red)]
    var id: UInt32 = 10
    for (i, a) in odd.enumerated() {
      for (j, b) in odd.enumerated() {
        let r = CGRect(x: a, y: b, width: b, height: a)
        let contents: [DisplayContent] = [
          .fill(Path(r), .color(red.opacity(Double(a))), FillStyle()),
          .fill(Path(ellipseIn: r), .color(red.opacity(0.1)), FillStyle()),
          .fill(
            Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: a), .color(red.opacity(0.1)), FillStyle()),
          .stroke(
            Path { p in
              p.move(to: CGPoint(x: a, y: 0))
              p.addLine(to: CGPoint(x: 50, y: b))
            }, .color(blue.opacity(0.1)), StrokeStyle(lineWidth: a, dash: [b, 1e-9])),
          .image(ImageContent(source: .file("x"), imageSize: CGSize(width: a, height: b), rect: r)),
          .text(TextContent(layout: layout("odd", size: 10), origin: CGPoint(x: a, y: b))),
          .fill(
            Path(rect(0, 0, 50, 50)),
            .radialGradient(
              [GradientStop(color: red, location: a), GradientStop(color: .clear, location: b)],
              center: CGPoint(x: a, y: b), startRadius: a, endRadius: b), FillStyle()),
          .group(
            GroupContent(
              items: [box(7, rect(0, 0, 20, 20), blue)],
              effects: [
                .blur(radius: a, opaque: false),
                .shadow(color: blue, radius: b, offset: CGSize(width: a, height: b)),
              ])),
        ]
        // Blurs of the widest kind take long in a debug build: each radius once.
        for content in contents.prefix(i == j ? 8 : 7) {
          id += 1
          var matrix = ProjectionTransform()
          matrix.m31 = id % 3 == 0 ? a : 0
          matrix.m13 = id % 5 == 0 ? b : 0
          matrix.m11 = id % 7 == 0 ? b : 1
          items.append(
            DisplayItem(
              id: DisplayID(node: id), transform: matrix, opacity: id % 11 == 0 ? Double(a) : 0.5,
              clips: id % 13 == 0
                ? [DisplayClip(path: Path(r), transform: ProjectionTransform())] : [], content: content))
        }
      }
    }
    canvas.render(items)
    for index in 0..<items.count where items[index].content != items[0].content { items[index].opacity = 0.4 }
    canvas.render(items)
    canvas.render([box(1, rect(10, 10, 10, 10), red)])
    #expect(canvas[15, 15] == 0xFFFF_0000 && canvas[5, 5] == 0xFFFF_FFFF)
    #expect(canvas.render([], scale: .nan).isEmpty)
  }
}
