import Foundation
import Graphics
import Raster
import Testing

@MainActor @Suite struct ImageTests {
  static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> DecodedPicture {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let word = color(x, y)
        for shift in [0, 8, 16, 24] as [UInt32] { pixels.append(UInt8(word >> shift & 255)) }
      }
    }
    return DecodedPicture(width: width, height: height, pixels: pixels)!
  }

  @Test func scalingDownAveragesAreas() throws {
    let checks = Self.picture(90, 90) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let small = try #require(PictureScaler.scaled(checks, width: 30, height: 30))
    for i in stride(from: 0, to: small.pixels.count, by: 4) {
      #expect(abs(Int(small.pixels[i]) - 127) <= 16 && small.pixels[i + 3] == 255)
    }
    let ramp = Self.picture(100, 2) { x, _ in 0xFF00_0000 | UInt32(x * 2) }
    let half = try #require(PictureScaler.scaled(ramp, width: 40, height: 1))
    #expect(abs(Int(half.pixels[20 * 4]) - 101) <= 2)
    #expect(PictureScaler.scaled(ramp, width: 0, height: 1) == nil)
  }

  @Test(arguments: [PictureScaler.Filter.nearest, .linear, .smooth]) func oneColourStaysThatColour(
    _ filter: PictureScaler.Filter
  ) throws {
    let plain = Self.picture(17, 11) { _, _ in 0x8040_3020 }
    for size in [(3, 40), (17, 5), (100, 1), (1, 1), (16, 12)] {
      let scaled = try #require(PictureScaler.scaled(plain, width: size.0, height: size.1, filter: filter))
      for i in stride(from: 0, to: scaled.pixels.count, by: 4) {
        #expect(Array(scaled.pixels[i..<i + 4]) == [0x20, 0x30, 0x40, 0x80])
      }
    }
  }

  private func item(_ source: ImageSource, _ side: CGFloat) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: 1),
      content: .image(
        ImageContent(
          source: source, imageSize: CGSize(width: 40, height: 40),
          rect: CGRect(x: 0, y: 0, width: side, height: side))))
  }

  @Test func m04_aPictureThatIsShownSharpIsNeverShownWorse() {
    let canvas = Canvas(100, 100)
    let source = ImageSource.file("sharp")
    func isSharp(_ side: Int) -> Bool {
      // Red on the left, blue on the right: the edge is no wider than a few pixels.
      canvas[side / 2 - 4, 10] == 0xFFFF_0000 && canvas[side / 2 + 4, 10] == 0xFF00_00FF
    }
    canvas.pictures.pictures[source] = Self.picture(40, 40) { x, _ in x < 20 ? 0xFFFF_0000 : 0xFF00_00FF }
    canvas.render([item(source, 40)])
    #expect(isSharp(40))
    // Another size, whose pixels are on their way.
    canvas.pictures.pictures[source] = nil
    canvas.renderer.invalidate(source: source)
    canvas.render([item(source, 41)])
    #expect(isSharp(41))
    // Coarser pixels come: of the same picture, as another view wanted it.
    canvas.pictures.pictures[source] = Self.picture(4, 4) { _, _ in 0xFF80_0080 }
    canvas.renderer.invalidate(source: source)
    canvas.render([item(source, 42)])
    #expect(isSharp(42))
    // Finer ones take its place.
    canvas.pictures.pictures[source] = Self.picture(80, 80) { _, _ in 0xFF00_FF00 }
    canvas.renderer.invalidate(source: source)
    canvas.render([item(source, 44)])
    #expect(canvas[10, 10] == 0xFF00_FF00)
  }

  @Test func m04_whatStandsInForAPictureHasItsAverageColour() {
    let canvas = Canvas(100, 100)
    let source = ImageSource.file("late")
    canvas.pictures.averages[source] = RGBA(red: 1, green: 0, blue: 0)
    canvas.render([item(source, 40)])
    #expect(canvas[10, 10] == 0xFFFF_0000)
    #expect(
      Self.picture(8, 8) { x, _ in x < 4 ? 0xFF00_0000 : 0xFFFF_FFFF }.averageColor
        == RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }

  // A picture that fills a square is six times as wide: tilted, its unseen ends lie behind the eye.
  @Test(arguments: [-55.0, 55])
  func m04_aBannerThatFillsATiltedSquareIsSeen(_ degrees: Double) {
    let canvas = Canvas(100, 100)
    let source = ImageSource.file("banner")
    canvas.pictures.pictures[source] = Self.picture(360, 60) { _, _ in 0xFF20_40FF }
    let turn = degrees * .pi / 180
    var tilt = ProjectionTransform()
    tilt.m11 = cos(turn)
    tilt.m13 = -sin(turn) / 120
    let around = ProjectionTransform.translation(x: -30, y: -30).concatenating(tilt)
      .concatenating(.translation(x: 50, y: 50))
    var item = DisplayItem(
      id: DisplayID(node: 1), transform: around.translatedBy(x: -150, y: 0),
      content: .image(
        ImageContent(
          source: source, imageSize: CGSize(width: 360, height: 60),
          rect: CGRect(x: 0, y: 0, width: 360, height: 60))))
    item.clips = [DisplayClip(path: Path(CGRect(x: 0, y: 0, width: 60, height: 60)), transform: around)]
    canvas.render([item])
    #expect(canvas[50, 50] == 0xFF20_40FF && canvas[44, 50] == 0xFF20_40FF && canvas[56, 50] == 0xFF20_40FF)
    #expect(canvas[2, 50] == 0xFFFF_FFFF && canvas[98, 50] == 0xFFFF_FFFF)
  }

  // While the pixels for a larger size are being read, the smaller picture stands in for them.
  @Test func aPictureThatGrowsIsNeverEmpty() {
    let canvas = Canvas(100, 100)
    let source = ImageSource.file("growing")
    canvas.pictures.pictures[source] = Self.picture(10, 10) { _, _ in 0xFF20_40FF }
    canvas.pictures.widest = 20
    func item(_ side: CGFloat) -> DisplayItem {
      DisplayItem(
        id: DisplayID(node: 1),
        content: .image(
          ImageContent(
            source: source, imageSize: CGSize(width: 10, height: 10),
            rect: CGRect(x: 0, y: 0, width: side, height: side))))
    }
    canvas.render([item(20)])
    #expect(canvas[10, 10] == 0xFF20_40FF)
    canvas.render([item(60)])
    #expect(canvas[10, 10] == 0xFF20_40FF && canvas[50, 50] == 0xFF20_40FF)
    canvas.pictures.widest = .max
    canvas.pictures.pictures[source] = Self.picture(60, 60) { _, _ in 0xFF10_10FF }
    canvas.renderer.invalidate(source: source)
    canvas.render([item(60)])
    #expect(canvas[10, 10] == 0xFF10_10FF)
  }

  /// A picture of its own for each number, as an item that is drawn in a rectangle.
  private func photograph(_ number: Int, in rect: CGRect, on canvas: Canvas) -> DisplayItem {
    let source = ImageSource.file("\(number)")
    canvas.pictures.pictures[source] = Self.picture(10, 10) { _, _ in 0xFF00_00FF }
    return DisplayItem(
      id: DisplayID(node: 1),
      content: .image(
        ImageContent(source: source, imageSize: CGSize(width: 10, height: 10), rect: rect)))
  }

  @Test func cachesStayWithinTheirBound() {
    let limits = CacheLimits(images: 200_000, text: 20_000, shapes: 20_000, gradients: 20_000)
    let canvas = Canvas(100, 100, limits: limits)
    for i in 0..<60 {
      canvas.render([
        photograph(i, in: rect(0, 0, 60 + CGFloat(i % 7), 60), on: canvas),
        text(2, layout("row \(i)"), at: 5, 5),
        fill(3, Path(roundedRect: rect(0, 0, 40 + CGFloat(i), 30), cornerRadius: 9), .color(red)),
      ])
      #expect(canvas.renderer.statistics.cacheBytes <= 260_000)
    }
  }

  @Test func cachesKeepThreeTimesWhatTheTargetShows() {
    #expect(CacheLimits(pixels: 100 * 100) == .standard)
    let large = CacheLimits(pixels: 3840 * 2160)
    let total = large.images + large.text + large.shapes + large.gradients
    #expect(total > 99_000_000 && total <= 99_532_800)
    let canvas = Canvas(100, 100)
    for i in 0..<12 {
      canvas.render([photograph(i, in: rect(0, 0, 1000, 1000), on: canvas)])
      #expect(canvas.renderer.statistics.cacheBytes <= CacheLimits.standard.images)
    }
    #expect(canvas.renderer.statistics.cacheBytes > 0)
  }

  @Test func aTintedPictureIsAStencil() {
    let canvas = Canvas(20, 20)
    let source = ImageSource.file("stencil")
    canvas.pictures.pictures[source] = Self.picture(2, 1) { x, _ in x == 0 ? 0xFF00_FF00 : 0 }
    let content = ImageContent(
      source: source, imageSize: CGSize(width: 2, height: 1), rect: rect(0, 0, 20, 10), interpolation: .none,
      tint: red)
    canvas.render([DisplayItem(id: DisplayID(node: 1), content: .image(content))])
    #expect(canvas[5, 5] == 0xFFFF_0000 && canvas[15, 5] == 0xFFFF_FFFF)
  }

  @Test func ninePartsKeepTheirCornersAndTilesRepeat() {
    let canvas = Canvas(40, 40)
    let source = ImageSource.file("frame")
    canvas.pictures.pictures[source] = Self.picture(6, 6) { x, y in
      x < 2 || x > 3 || y < 2 || y > 3 ? 0xFF00_0000 : 0xFFFF_0000
    }
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    func item(_ mode: ImageContent.Mode) -> DisplayItem {
      DisplayItem(
        id: DisplayID(node: 1),
        content: .image(
          ImageContent(
            source: source, imageSize: CGSize(width: 6, height: 6), rect: rect(0, 0, 30, 20), mode: mode)))
    }
    canvas.render([item(.ninePart(insets))])
    #expect(canvas[1, 10] == 0xFF00_0000 && canvas[28, 10] == 0xFF00_0000 && canvas[15, 10] == 0xFFFF_0000)
    #expect(canvas[2, 2] == 0xFFFF_0000 && canvas[27, 17] == 0xFFFF_0000 && canvas[15, 18] == 0xFF00_0000)
    canvas.render([item(.tile(EdgeInsets()))])
    #expect(canvas[2, 2] == 0xFFFF_0000 && canvas[8, 8] == 0xFFFF_0000 && canvas[6, 6] == 0xFF00_0000)
  }

  @Test func aPNGFileKeepsItsPixels() throws {
    var random = Seeded(state: 5)
    let pixels = (0..<16 * 9).flatMap { _ -> [UInt8] in
      let word = UInt32.random(in: 0...0xFFFFFF, using: &random)
      return [UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255), 255]
    }
    let bitmap = Bitmap(width: 16, height: 9, pixels: pixels)
    let read = try PNG.decode(PNG.encode(bitmap))
    #expect(read.pixels == pixels)
    #expect(PictureComparison(bitmap, read).isSame)
    #expect(throws: PNG.Failure.self) { try PNG.decode([1, 2, 3]) }
    var changed = pixels
    changed[0] = changed[0] &+ 9
    let comparison = PictureComparison(bitmap, Bitmap(width: 16, height: 9, pixels: changed))
    #expect(comparison.differingPixels == 1 && comparison.difference != nil)
  }
}
