import Foundation
import Graphics
import Raster
import Testing

@MainActor @Suite struct ShapeTests {
  @Test func edgesAreRoundedOneByOne() {
    let canvas = Canvas(20, 20)
    canvas.render([box(1, rect(2.4, 3.5, 5.2, 4.2), red)])
    // 2.4 to 7.6 becomes 2 to 8, 3.5 to 7.7 becomes 4 to 8.
    #expect(canvas[2, 4] == 0xFFFF_0000)
    #expect(canvas[7, 7] == 0xFFFF_0000)
    #expect(canvas[1, 4] == 0xFFFF_FFFF && canvas[8, 4] == 0xFFFF_FFFF)
    #expect(canvas[2, 3] == 0xFFFF_FFFF && canvas[2, 8] == 0xFFFF_FFFF)
  }

  @Test func aHairlineKeepsOnePixel() {
    let canvas = Canvas(20, 20)
    canvas.render([box(1, rect(0, 5.4, 20, 0.33), .black)])
    #expect(canvas[10, 5] == 0xFF00_0000)
    #expect(canvas[10, 4] == 0xFFFF_FFFF && canvas[10, 6] == 0xFFFF_FFFF)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous]) func roundedCornersAreSymmetric(
    _ style: RoundedCornerStyle
  ) {
    let canvas = Canvas(60, 40)
    canvas.render([
      fill(1, Path(roundedRect: rect(5, 5, 50, 30), cornerRadius: 9, style: style), .color(.black))
    ])
    for y in 0..<40 {
      for x in 0..<60 {
        #expect(abs(canvas.red(x, y) - canvas.red(59 - x, y)) <= 0)
        #expect(abs(canvas.red(x, y) - canvas.red(x, 39 - y)) <= 0)
      }
    }
    #expect(canvas[5, 5] == 0xFFFF_FFFF)
    #expect(canvas[30, 5] == 0xFF00_0000 && canvas[5, 20] == 0xFF00_0000)
    // The diagonal of the corner's circle: 0.293 radii from both sides.
    let edge = canvas.red(5 + 2, 5 + 2)
    #expect(edge > 20 && edge < 235)
  }

  /// A corner that is larger than half a side, beside square ones: from it on the sides are straight.
  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [CGFloat(20), 40, 50, 60])
  func aLargeCornerLeavesTheOthersSquare(_ style: RoundedCornerStyle, _ radius: CGFloat) {
    let canvas = Canvas(90, 90)
    let radii = CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0)
    canvas.render([fill(1, Path(roundedRect: rect(5, 5, 80, 80), radii: radii, style: style), .color(.black))]
    )
    var last = Int.max
    for y in 5..<85 {
      let row = (5..<85).map { canvas.red($0, y) }
      #expect(row == row.sorted(by: >), "once inside, a row stays inside: \(y)")
      let first = row.firstIndex { $0 < 128 } ?? 80
      #expect(first <= last, "the edge runs outwards: \(y)")
      last = first
    }
    #expect(canvas[84, 5] == 0xFF00_0000 && canvas[5, 84] == 0xFF00_0000 && canvas[5, 5] == 0xFFFF_FFFF)
  }

  @Test func ellipsesAndStrokesCoverTheirArea() {
    let canvas = Canvas(100, 100)
    canvas.render([fill(1, Path(ellipseIn: rect(10, 10, 80, 80)), .color(.black))])
    var dark = 0.0
    for y in 0..<100 { for x in 0..<100 { dark += Double(255 - canvas.red(x, y)) / 255 } }
    #expect(abs(dark - .pi * 1600) < 20)
    let ring = DisplayItem(
      id: DisplayID(node: 1),
      content: .stroke(Path(ellipseIn: rect(10, 10, 80, 80)), .color(.black), StrokeStyle(lineWidth: 4)))
    canvas.render([ring])
    dark = 0
    for y in 0..<100 { for x in 0..<100 { dark += Double(255 - canvas.red(x, y)) / 255 } }
    #expect(abs(dark - 2 * .pi * 40 * 4) < 20)
  }

  @Test func aBorderIsCrispAndItsMiddleFree() {
    let canvas = Canvas(300, 300)
    let border = DisplayItem(
      id: DisplayID(node: 1),
      content: .stroke(
        Path(roundedRect: rect(10.5, 10.5, 279, 279), cornerRadius: 12, style: .circular), .color(.black),
        StrokeStyle(lineWidth: 1)))
    canvas.render([border])
    #expect(canvas[150, 10] == 0xFF00_0000 && canvas[150, 11] == 0xFFFF_FFFF && canvas[150, 9] == 0xFFFF_FFFF)
    #expect(
      canvas[10, 150] == 0xFF00_0000 && canvas[289, 150] == 0xFF00_0000 && canvas[150, 289] == 0xFF00_0000)
    let damage = canvas.render([])
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 280 * 280 / 2)
  }

  @Test func aRotatedSquareHasSmoothEdges() {
    let canvas = Canvas(100, 100)
    let turn = ProjectionTransform(
      CGAffineTransform(translationX: -25, y: -25).concatenating(CGAffineTransform(rotationAngle: .pi / 4))
        .concatenating(CGAffineTransform(translationX: 50, y: 50)))
    let pixels = [UInt8](repeating: 0, count: 50 * 50 * 4).enumerated().map {
      UInt8($0.offset % 4 == 3 ? 255 : 0)
    }
    let bitmap = Bitmap(width: 50, height: 50, pixels: pixels)
    let picture = DisplayItem(
      id: DisplayID(node: 1), transform: turn,
      content: .image(
        ImageContent(
          source: .bitmap(bitmap), imageSize: CGSize(width: 50, height: 50), rect: rect(0, 0, 50, 50))))
    canvas.render([picture])
    #expect(canvas[50, 50] == 0xFF00_0000)
    #expect(canvas[20, 20] == 0xFFFF_FFFF && canvas[80, 20] == 0xFFFF_FFFF)
    var dark = 0.0
    var between = 0
    for y in 0..<100 {
      for x in 0..<100 {
        dark += Double(255 - canvas.red(x, y)) / 255
        if canvas.red(x, y) > 8 && canvas.red(x, y) < 247 { between += 1 }
      }
    }
    #expect(abs(dark - 2500) < 60)
    #expect(between > 100)
  }

  @Test func aProjectedQuadIsNarrowerWhereItIsFarther() {
    let canvas = Canvas(200, 200)
    var matrix = ProjectionTransform()
    matrix.m23 = 0.005
    let item = DisplayItem(
      id: DisplayID(node: 1), transform: matrix,
      content: .fill(Path(rect(20, 20, 100, 100)), .color(.black), FillStyle()))
    canvas.render([item])
    func width(_ y: Int) -> Int { (0..<200).count { canvas.red($0, y) < 128 } }
    // y 20 has w 1.1: row 18.2, width 91; y 120 has w 1.6: row 75, width 62.5.
    #expect(abs(width(19) - 91) <= 1)
    #expect(abs(width(74) - 63) <= 1)
    #expect(width(17) == 0 && width(76) == 0)
    // Behind the camera nothing is painted and nothing breaks.
    matrix.m23 = -0.02
    let behind = DisplayItem(
      id: DisplayID(node: 1), transform: matrix,
      content: .fill(Path(rect(20, 20, 100, 100)), .color(.black), FillStyle()))
    canvas.render([behind])
    #expect(width(50) == 0)
  }

  @Test func gradientsMeetInTheMiddle() {
    let canvas = Canvas(101, 101)
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    canvas.render([
      fill(
        1, Path(rect(0, 0, 101, 101)),
        .linearGradient(stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 101)))
    ])
    #expect(abs(canvas.red(50, 50) - 128) <= 1 && canvas.red(50, 0) < 4 && canvas.red(3, 100) > 251)
    canvas.render([
      fill(
        1, Path(rect(0, 0, 101, 101)),
        .radialGradient(stops, center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50))
    ])
    #expect(canvas.red(50, 50) < 4 && abs(canvas.red(75, 50) - 128) <= 2 && canvas.red(1, 1) == 255)
    canvas.render([
      fill(
        1, Path(rect(0, 0, 101, 101)),
        .angularGradient(stops, center: CGPoint(x: 50.5, y: 50.5), start: 0, end: 2 * .pi))
    ])
    #expect(abs(canvas.red(0, 50) - 128) <= 2 && abs(canvas.red(50, 100) - 64) <= 2)
    canvas.render([
      fill(
        1, Path(rect(0, 0, 101, 101)),
        .ellipticalGradient(stops, in: rect(0, 25.5, 101, 50), startFraction: 0, endFraction: 1))
    ])
    #expect(
      abs(canvas.red(75, 50) - 127) <= 2 && abs(canvas.red(50, 63) - 133) <= 3 && canvas.red(50, 2) == 255)
  }

  @Test func aClearStopDoesNotDarkenAGradient() {
    let canvas = Canvas(100, 10)
    let stops = [GradientStop(color: red, location: 0), GradientStop(color: .clear, location: 1)]
    canvas.render([
      fill(1, Path(rect(0, 0, 100, 10)), .linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0)))
    ])
    #expect(canvas.red(50, 5) == 255)
    #expect(abs(canvas.green(50, 5) - 128) <= 2)
  }
}
