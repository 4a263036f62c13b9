import Foundation
import SwiftUI
import Testing

/// Gradients, pictures and levels behind a dot are those of their types, whatever they are made of.
@MainActor struct StyleFormTests {
  private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
  private var gradient: Gradient { Gradient(colors: colors) }
  private var stops: [Gradient.Stop] {
    [Gradient.Stop(color: colors[0], location: 0), Gradient.Stop(color: colors[1], location: 1)]
  }
  private var any: AnyGradient { AnyGradient(gradient) }

  private func painted<S: ShapeStyle>(_ style: S) -> Painted { Painted(Rectangle().fill(style)) }

  @Test func linesInEachForm() {
    let line = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    let picture = painted(line)
    #expect(picture[50, 5][0] > 230 && picture[50, 95][2] > 230)
    #expect(painted(LinearGradient(gradient: any, startPoint: .top, endPoint: .bottom)) == picture)
    #expect(painted(.linearGradient(any, startPoint: .top, endPoint: .bottom)) == picture)
    #expect(painted(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)) == picture)
    #expect(Gradient(stops: stops) == gradient)
    #expect(
      painted(LinearGradient(gradient: gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom))
        != picture)
  }

  @Test func circlesInEachForm() {
    let picture = painted(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 40))
    #expect(picture[50, 50][0] > 250 && picture[2, 50][2] > 250)
    #expect(painted(RadialGradient(gradient: any, center: .center, startRadius: 5, endRadius: 40)) == picture)
    #expect(painted(.radialGradient(gradient, startRadius: 5, endRadius: 40)) == picture)
    #expect(painted(.radialGradient(any, startRadius: 5, endRadius: 40)) == picture)
    #expect(painted(.radialGradient(stops: stops, startRadius: 5, endRadius: 40)) == picture)
  }

  @Test func ellipsesInEachForm() {
    let picture = painted(EllipticalGradient(colors: colors))
    #expect(picture[50, 50][0] > 250 && picture[1, 50][2] > 240)
    #expect(painted(EllipticalGradient(gradient: gradient)) == picture)
    #expect(painted(EllipticalGradient(gradient: any)) == picture)
    #expect(painted(EllipticalGradient(stops: stops)) == picture)
    #expect(painted(.ellipticalGradient(gradient)) == picture && painted(.ellipticalGradient(any)) == picture)
    #expect(painted(.ellipticalGradient(colors: colors)) == picture)
    #expect(painted(.ellipticalGradient(stops: stops)) == picture)
  }

  @Test func turnsInEachForm() {
    let (start, end) = (Angle.degrees(0), Angle.degrees(360))
    let picture = painted(AngularGradient(colors: colors, center: .center, startAngle: start, endAngle: end))
    // Clockwise from the right.
    #expect(picture[90, 52][0] > 240 && picture[90, 48][2] > 240)
    #expect(
      painted(AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end))
        == picture)
    #expect(painted(AngularGradient(gradient: any, startAngle: start, endAngle: end)) == picture)
    #expect(
      painted(AngularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)) == picture)
    #expect(painted(.angularGradient(gradient, startAngle: start, endAngle: end)) == picture)
    #expect(painted(.angularGradient(any, startAngle: start, endAngle: end)) == picture)
    #expect(painted(.angularGradient(stops: stops, startAngle: start, endAngle: end)) == picture)
    let cone = painted(AngularGradient(colors: colors, center: .center))
    #expect(cone == picture)
    #expect(painted(AngularGradient(stops: stops, center: .center)) == cone)
    #expect(painted(AngularGradient(gradient: any)) == cone && painted(.conicGradient(any)) == cone)
    #expect(painted(.conicGradient(gradient)) == cone && painted(.conicGradient(stops: stops)) == cone)
    #expect(painted(AngularGradient(colors: colors, center: .center, angle: .degrees(90))) != cone)
  }

  @Test func coloursBehindADot() {
    #expect(painted(.cyan) == painted(Color.cyan) && painted(.pink) == painted(Color.pink))
    #expect(painted(.brown) == painted(Color.brown) && painted(.clear) == painted(Color.clear))
    #expect(painted(Color.teal) != painted(Color.brown))
  }

  @Test func levelsBecomeFainter() {
    // Black on white: the fainter, the brighter.
    let levels = [
      painted(.primary), painted(.secondary), painted(.tertiary), painted(.quaternary), painted(.quinary),
    ].map { $0[50, 50][0] }
    #expect(levels == levels.sorted() && Set(levels).count == 5)
    let own = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map {
      painted($0)[50, 50][0]
    }
    #expect(own == Array(levels.prefix(4)))
  }

  @Test func levelsOfAColour() {
    let red = colors[0]
    let levels = [
      painted(red)[50, 50][1], painted(red.secondary)[50, 50][1], painted(red.tertiary)[50, 50][1],
      painted(red.quaternary)[50, 50][1], painted(red.quinary)[50, 50][1],
    ]
    #expect(levels == levels.sorted() && Set(levels).count == 5)
  }

  @Test func aPictureIsRepeated() {
    let star = Image(systemName: "square.fill")
    let paint = ImagePaint(image: star, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 0.5)
    #expect(paint.scale == 0.5 && paint.sourceRect.width == 1)
    #expect(paint.image == star)
    #expect(painted(.image(star, scale: 0.5)) == painted(paint))
  }

  @Test func coloursOfNumbersAndBack() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect(Painted(Color(resolved)) == Painted(color) && Painted(Color(resolved.cgColor)) == Painted(color))
    // The curve of sRGB.
    func linear(_ value: Double) -> Double { pow((value + 0.055) / 1.055, 2.4) }
    #expect(
      abs(Double(resolved.linearGreen) - linear(0.4)) < 1e-3
        && abs(Double(resolved.linearBlue) - linear(0.6)) < 1e-3)
    let own = Color.Resolved(colorSpace: .sRGB, red: 0.2, green: 0.4, blue: 0.6)
    #expect(Painted(Color(own)) == Painted(color))
    let line = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(Painted(Color(line)) == Painted(color))
  }

  @Test func aMeshKeepsWhatItIsMadeOf() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let four = [colors[0], colors[0], colors[1], colors[1]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: four, background: .green, smoothsColors: false)
    #expect(mesh.width == 2 && mesh.height == 2 && !mesh.smoothsColors && mesh.background == .green)
    #expect(mesh.colorSpace == .device)
    let resolved = four.map { $0.resolve(in: EnvironmentValues()) }
    let same = MeshGradient(
      width: 2, height: 2, locations: .points(points), colors: .colors(four), background: .green,
      smoothsColors: false)
    let picture = painted(mesh)
    #expect(painted(same) == picture && picture[50, 2][0] > 230 && picture[50, 97][2] > 230)
    #expect(
      painted(
        MeshGradient(
          width: 2, height: 2, points: points, resolvedColors: resolved, background: .green,
          smoothsColors: false))
        == picture)
  }
}
