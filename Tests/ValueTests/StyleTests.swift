import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Colours and styles as paints.
@Suite struct StyleTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func paint<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues? = nil) -> ResolvedStyle {
    style._paint(in: frame, environment: environment ?? light)
  }

  private func bytes(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColorsFollowTheScheme() {
    #expect(bytes(Color.red.rgba(in: light)) == [255, 56, 60, 255])
    #expect(bytes(Color.red.rgba(in: dark)) == [255, 66, 69, 255])
    #expect(bytes(Color.primary.rgba(in: light)) == [0, 0, 0, 255])
    #expect(bytes(Color.primary.rgba(in: dark)) == [255, 255, 255, 255])
    #expect(bytes(Color(.systemGray5).rgba(in: light)) == [229, 229, 234, 255])
    #expect(bytes(Color(UIColor.systemBackground).rgba(in: dark)) == [0, 0, 0, 255])
    #expect(bytes(Color(uiColor: .label.withAlphaComponent(0.5)).rgba(in: dark)) == [255, 255, 255, 128])
  }

  /// A colour at sea level or above it, by the environment.
  private struct Tide: ShapeStyle, Hashable {
    let level: Double
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color(white: environment.colorScheme == .dark ? 0 : level).resolve(in: environment)
    }
  }

  @Test func stylesThatAreColorsMakeColors() {
    #expect(Color(.indigo) == .indigo && Color(.red) == .red)
    #expect(bytes(Color(.mint).rgba(in: dark)) == bytes(Color.mint.rgba(in: dark)))
    #expect(bytes(Color(Tide(level: 1)).rgba(in: light)) == [255, 255, 255, 255])
    #expect(bytes(Color(Tide(level: 1)).opacity(0.5).rgba(in: dark)) == [0, 0, 0, 128])
    #expect(Color(Tide(level: 1)) == Color(Tide(level: 1)) && Color(Tide(level: 1)) != Color(Tide(level: 0)))
    #expect(Color(Tide(level: 1)).cgColor == nil)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func moreContrastIsSeen(_ scheme: ColorScheme) {
    var usual = EnvironmentValues()
    usual.colorScheme = scheme
    var strong = usual
    strong.colorSchemeContrast = .increased
    func shown(_ color: Color, _ environment: EnvironmentValues) -> Double {
      let (ground, paint) = (
        Color(.systemBackground).rgba(in: environment), color.rgba(in: environment)
      )
      func part(_ front: Float, _ back: Float) -> Double {
        Double(front * paint.alpha + back * (1 - paint.alpha))
      }
      let mixed = Color(
        red: part(paint.red, ground.red), green: part(paint.green, ground.green),
        blue: part(paint.blue, ground.blue))
      func luminance(_ color: Color) -> Double {
        let linear = color.resolve(in: environment)
        return 0.2126 * Double(linear.linearRed) + 0.7152 * Double(linear.linearGreen)
          + 0.0722 * Double(linear.linearBlue)
      }
      let (a, b) = (luminance(mixed), luminance(Color(.systemBackground)))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
      .secondary, .accentColor, Color(.systemRed), Color(.separator), Color(.tertiaryLabel),
      Color(.systemGray3),
    ]
    for color in colors { #expect(shown(color, strong) > shown(color, usual), "\(color)") }
    #expect(colors.prefix(13).allSatisfy { shown($0, strong) > 3 } && shown(.secondary, strong) > 4.5)
    #expect(Color(.label).rgba(in: strong) == Color(.label).rgba(in: usual))
    guard case .color(let ground) = paint(Material.bar, strong).paint else {
      return #expect(Bool(false), "nothing shines through")
    }
    #expect(ground.alpha == 1)
  }

  @Test func componentsMeanTheSameInEverySpace() {
    #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).rgba(in: light)) == [0, 128, 0, 255])
    #expect(bytes(Color(.sRGBLinear, white: 0.21405).rgba(in: light)) == [128, 128, 128, 255])
    #expect(bytes(Color(.displayP3, red: 1, green: 1, blue: 1).rgba(in: light)) == [255, 255, 255, 255])
    #expect(bytes(Color(red: .nan, green: 0.2, blue: 0.4).rgba(in: light)) == [0, 51, 102, 255])
    let resolved = Color(red: 0.5, green: 0.25, blue: 1).resolve(in: light)
    #expect(abs(resolved.linearRed - 0.21404114) < 1e-5)
    #expect(abs(resolved.red - 0.5) < 1e-5)
  }

  @Test func opacityMultiplies() {
    #expect(Color.blue.opacity(0.5).opacity(0.5).rgba(in: light).alpha == 0.25)
    #expect(Color.black.opacity(0.2).rgba(in: light).alpha == 0.2)
  }

  @Test func mixingEndsAtItsEnds() {
    #expect(Color.red.mix(with: .blue, by: 0).rgba(in: light) == Color.red.rgba(in: light))
    #expect(
      bytes(Color.black.mix(with: .white, by: 0.5, in: .device).rgba(in: light)) == [128, 128, 128, 255])
    // Clear gives no colour of its own.
    #expect(
      bytes(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device).rgba(in: light)) == [
        255, 0, 0, 128,
      ])
  }

  @Test func namedColorsAskTheCatalogue() {
    var environment = dark
    environment.namedColorResolver = { name, _, isDark in name == "Brand" && isDark ? .white : nil }
    #expect(Color("Brand").rgba(in: environment) == .white)
    #expect(Color("Unknown").rgba(in: environment) == .clear)
  }

  @Test func anAccentThatNamesItselfEnds() {
    var environment = light
    environment.accentColor = .red
    #expect(Color.accentColor.rgba(in: environment) == Color.red.rgba(in: light))
    environment.accentColor = .accentColor.opacity(0.5)
    #expect(Color.accentColor.rgba(in: environment) == Color.blue.rgba(in: light))
  }

  @Test func anAccentOfTheDesktopShowsWhereNoViewHasChosenOne() {
    var environment = light
    let accent = SystemAccent(red: 53, green: 132, blue: 228)
    environment.systemAccent = accent
    #expect(bytes(Color.accentColor.rgba(in: environment)) == [53, 132, 228, 255])
    #expect(paint(TintShapeStyle(), environment).paint == .color(Color.accentColor.rgba(in: environment)))
    environment.accentColor = .red
    #expect(Color.accentColor.rgba(in: environment) == Color.red.rgba(in: light))
    environment.accentColor = .accentColor
    #expect(bytes(Color.accentColor.rgba(in: environment)) == [53, 132, 228, 255])
    #expect(accent.text == "#3584E4" && SystemAccent(accent.text) == accent)
  }

  /// On the grounds of lists and bars, and under white letters, as far as the desktop's colour allows.
  @Test(arguments: ["#FFFFFF", "#000000", "#FFFF00", "#0000FF", "#C88800", "#3584E4"])
  func anAccentOfTheDesktopIsSeen(_ text: String) throws {
    func luminance(_ color: RGBA) -> Float {
      0.2126 * ColorMath.decode(color.red) + 0.7152 * ColorMath.decode(color.green)
        + 0.0722 * ColorMath.decode(color.blue)
    }
    func contrast(_ a: RGBA, _ b: RGBA) -> Float {
      let (x, y) = (luminance(a), luminance(b))
      return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
    let accent = try #require(SystemAccent(text))
    let grounds: [(ColorScheme, RGBA)] = [
      (.light, RGBA(red: 242 / 255, green: 242 / 255, blue: 247 / 255)),
      (.dark, RGBA(red: 28 / 255, green: 28 / 255, blue: 30 / 255)),
    ]
    for (scheme, ground) in grounds {
      let color = accent.rgba(scheme, .standard)
      #expect(contrast(color, ground) >= 2.99 && contrast(color, .white) >= 2.99)
      #expect(contrast(accent.rgba(scheme, .increased), ground) >= 4.48)
    }
  }

  @Test func gradientsLieInTheFrame() {
    let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
    #expect(
      paint(LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing))
        .paint
        == .linearGradient(stops, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 110, y: 70)))
    #expect(
      paint(.radialGradient(colors: [.white, .black], startRadius: 5, endRadius: 30)).paint
        == .radialGradient(stops, center: CGPoint(x: 60, y: 45), startRadius: 5, endRadius: 30))
    #expect(
      paint(EllipticalGradient(colors: [.white, .black])).paint
        == .ellipticalGradient(stops, in: frame, startFraction: 0, endFraction: 1))
    #expect(
      paint(AngularGradient(gradient: Gradient(colors: [.white, .black]), center: .center)).paint
        == .angularGradient(stops, center: CGPoint(x: 60, y: 45), start: 0, end: 2 * .pi))
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func levelsWeakenTheForegroundInForce() {
    #expect(bytes(paint(.secondary).solidColor) == [60, 60, 67, 153])
    var environment = light
    environment.setForegroundStyle([AnyShapeStyle(Color.red)])
    #expect(bytes(paint(.primary, environment).solidColor) == [255, 56, 60, 255])
    #expect(bytes(paint(.secondary, environment).solidColor) == [255, 56, 60, 128])
    environment.setForegroundStyle([AnyShapeStyle(Color.red), AnyShapeStyle(Color.white)])
    #expect(paint(.secondary, environment).solidColor == .white)
  }

  @Test func aSecondaryForegroundRefersToTheOneBefore() {
    var environment = light
    environment.setForegroundStyle([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(bytes(paint(.primary, environment).solidColor) == [60, 60, 67, 153])
    environment.setForegroundStyle([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(bytes(paint(.foreground, environment).solidColor) == [60, 60, 67, 77])
    environment.setForegroundStyle([AnyShapeStyle(ForegroundStyle().opacity(0.5))])
    #expect(bytes(paint(.primary, environment).solidColor)[3] == 38)
  }

  @Test func tintAndBackgroundComeFromAbove() {
    var environment = light
    #expect(bytes(paint(.tint, environment).solidColor) == [0, 136, 255, 255])
    environment.tint = AnyShapeStyle(Color.green)
    #expect(paint(.tint, environment).solidColor == Color.green.rgba(in: light))
    #expect(bytes(paint(.background, dark).solidColor) == [0, 0, 0, 255])
    environment.backgroundStyle = AnyShapeStyle(Color.yellow)
    #expect(paint(.background, environment).solidColor == Color.yellow.rgba(in: light))
  }

  @Test func backgroundsAndFillsHaveLevelsOfTheirOwn() {
    func levels(_ environment: EnvironmentValues) -> [[Int]] {
      [
        paint(.background.secondary, environment), paint(.background.tertiary, environment),
        paint(AnyShapeStyle(.background).secondary, environment),
        paint(.fill.secondary, environment), paint(.fill.tertiary, environment),
        paint(.fill.quaternary, environment),
        paint(.fill.quinary, environment), paint(.foreground.secondary, environment),
      ].map { bytes($0.solidColor) }
    }
    #expect(
      levels(light) == [
        [242, 242, 247, 255], [255, 255, 255, 255], [242, 242, 247, 255], [120, 120, 128, 41],
        [118, 118, 128, 31],
        [116, 116, 128, 20], [116, 116, 128, 20], [60, 60, 67, 153],
      ])
    #expect(levels(dark).prefix(2) == [[28, 28, 30, 255], [44, 44, 46, 255]])
    // Of what a program sets they are weaker forms.
    var environment = light
    environment.backgroundStyle = AnyShapeStyle(Color.yellow)
    #expect(bytes(paint(.background.secondary, environment).solidColor)[3] == 128)
    #expect(bytes(paint(.tint.secondary).solidColor) == [0, 136, 255, 128])
  }

  @Test func styleModifiersAddUp() {
    let style = paint(Color.red.gradient.opacity(0.5).shadow(.drop(radius: 4, y: 2)).blendMode(.multiply))
    #expect(style.blend == .multiply)
    #expect(style.shadows.count == 1)
    #expect(style.shadows.first?.offset == CGSize(width: 0, height: 2))
    #expect(style.solidColor.alpha == 0.5)
    #expect(paint(.ultraThinMaterial) == paint(Material.ultraThin))
    #expect(paint(.red.opacity(0.5)).solidColor.alpha == 0.5)
  }

  @Test func aStyleOfItsOwnStandsForAnother() {
    struct Alert: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(paint(Alert(), dark).solidColor == .white)
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
  }
}
