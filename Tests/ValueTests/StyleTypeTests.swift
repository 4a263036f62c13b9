import Foundation
import Graphics
import Testing

@testable import ViewTree

/// Styles as types beside their names, and what each paints.
@Suite struct StyleTypeTests {
  private let light = EnvironmentValues()
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func paint<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues? = nil) -> ResolvedStyle {
    style._paint(in: frame, environment: environment ?? light)
  }

  private func color(_ color: Color, _ environment: EnvironmentValues? = nil) -> ResolvedStyle {
    ResolvedStyle(.color(color.rgba(in: environment ?? light)))
  }

  @Test func purposesHaveColoursOfThePalette() {
    for scheme in ColorScheme.allCases {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      func same<S: ShapeStyle, T: ShapeStyle>(_ style: S, _ name: T, _ palette: UIColor) {
        #expect(paint(style, environment) == color(Color(palette), environment))
        #expect(paint(name, environment) == paint(style, environment))
      }
      same(SeparatorShapeStyle(), .separator, .separator)
      same(PlaceholderTextShapeStyle(), .placeholder, .placeholderText)
      same(LinkShapeStyle(), .link, .link)
      same(FillShapeStyle(), .fill, .systemFill)
      same(WindowBackgroundShapeStyle(), .windowBackground, .systemBackground)
      same(BackgroundStyle(), .background, .systemBackground)
    }
  }

  @Test func tintAndSelectionFollowTheTint() {
    var tinted = EnvironmentValues()
    tinted.tint = AnyShapeStyle(Color.green)
    #expect(paint(TintShapeStyle()) == color(.accentColor))
    #expect(paint(TintShapeStyle(), tinted) == color(.green))
    #expect(paint(SelectionShapeStyle(), tinted) == color(.green))
    #expect(paint(.tint, tinted) == paint(.selection, tinted))
    // One that refers to itself ends at the accent.
    tinted.tint = AnyShapeStyle(TintShapeStyle())
    #expect(paint(.tint, tinted) == color(.accentColor))
  }

  @Test func theBackgroundMayBeChanged() {
    var changed = EnvironmentValues()
    changed.backgroundStyle = AnyShapeStyle(Color.yellow)
    #expect(paint(BackgroundStyle(), changed) == color(.yellow))
    changed.backgroundStyle = AnyShapeStyle(.background)
    #expect(paint(BackgroundStyle(), changed) == color(Color(.systemBackground)))
  }

  @Test func aColoursGradientGoesFromTopToBottomAndBecomesDarker() throws {
    let gradient: AnyGradient = Color.blue.gradient
    guard case .linearGradient(let stops, let start, let end) = paint(gradient).paint else {
      Issue.record("no gradient")
      return
    }
    #expect(start == CGPoint(x: 60, y: 20) && end == CGPoint(x: 60, y: 70))
    let last = try #require(stops.last)
    #expect(stops.first?.location == 0 && last.location == 1)
    #expect(last.color == Color.blue.rgba(in: light))
    let first = try #require(stops.first).color
    #expect(first.red + first.green + first.blue > last.color.red + last.color.green + last.color.blue)
  }

  @Test func aGradientOfAnyKindKeepsItsStopsAndItsSpace() {
    let gradient = Gradient(colors: [.red, .blue])
    func stops(_ gradient: AnyGradient) -> [GradientStop] {
      guard case .linearGradient(let stops, _, _) = paint(gradient).paint else { return [] }
      return stops
    }
    let ends = [Color.red, .blue].map { $0.rgba(in: light) }
    #expect(stops(AnyGradient(gradient)).map(\.color) == ends)
    let fine = stops(AnyGradient(gradient).colorSpace(.perceptual))
    #expect(fine.count > 2 && fine.first?.color == ends[0] && fine.last?.color == ends[1])
    #expect(AnyGradient(gradient) == AnyGradient(Gradient(colors: [.red, .blue])))
  }

  @Test func aRadialGradientLiesRoundItsCentre() {
    let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
    let expected = Paint.radialGradient(
      stops.map { GradientStop(color: $0.color.rgba(in: light), location: $0.location) },
      center: CGPoint(x: 110, y: 45), startRadius: 5, endRadius: 30)
    func check(_ gradient: RadialGradient) { #expect(paint(gradient).paint == expected) }
    check(RadialGradient(colors: [.red, .blue], center: .trailing, startRadius: 5, endRadius: 30))
    check(RadialGradient(stops: stops, center: .trailing, startRadius: 5, endRadius: 30))
    check(
      RadialGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .trailing, startRadius: 5, endRadius: 30))
    #expect(
      paint(.radialGradient(colors: [.red, .blue], center: .trailing, startRadius: 5, endRadius: 30)).paint
        == expected)
  }

  @Test func materialsAreVeilsThatHideMoreTheThickerTheyAre() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let cover = materials.map { paint($0).solidColor.alpha }
    #expect(cover == cover.sorted() && Set(cover).count == 5)
    #expect(cover.allSatisfy { $0 > 0 && $0 < 1 })
    #expect(paint(.ultraThinMaterial) == paint(Material.ultraThin))
    #expect(paint(.thinMaterial) == paint(Material.thin))
    #expect(paint(.regularMaterial) == paint(Material.regular))
    #expect(paint(.thickMaterial) == paint(Material.thick))
    #expect(paint(.ultraThickMaterial) == paint(Material.ultraThick))
    #expect(paint(.bar) == paint(Material.bar))
    for material in materials {
      guard case .backdrop(let backdrop) = paint(material).paint else {
        Issue.record("\(material) shows nothing of what lies behind")
        continue
      }
      #expect(backdrop.radius > 0 && backdrop.veil.alpha < backdrop.plain.alpha)
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(Material.regular, dark).solidColor.red < paint(Material.regular).solidColor.red)
  }

  @Test func shadowsBelongToTheStyle() {
    let drop: ShadowStyle = .drop(color: .black, radius: 4, x: 1, y: 2)
    let inner: ShadowStyle = .inner(radius: 3)
    let style = paint(Color.red.shadow(drop).shadow(inner))
    #expect(style.paint == paint(Color.red).paint)
    #expect(style.shadows.map(\.radius) == [4, 3])
    #expect(style.shadows.map(\.isInner) == [false, true])
    #expect(style.shadows[0].offset == CGSize(width: 1, height: 2))
    #expect(style.shadows[0].color == .black)
    #expect(drop != inner && drop == .drop(color: .black, radius: 4, x: 1, y: 2))
  }
}
