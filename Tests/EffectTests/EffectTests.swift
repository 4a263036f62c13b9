import Foundation
import Graphics
import Testing

@testable import ViewTree

@MainActor struct EffectTests {
  private func square(_ color: Color = .red) -> some View { color.frame(width: 40, height: 40) }

  @Test func shadowLiesUnderTheFlattenedViewAndGrowsWithItsScale() {
    let stage = Stage(square().shadow(color: .black, radius: 3, x: 2, y: 4).scaleEffect(2))
    #expect(stage.effects == [.shadow(color: .black, radius: 6, offset: CGSize(width: 4, height: 8))])
  }

  @Test func shadowWithoutColourHasTheDocumentedBlack() {
    let stage = Stage(square().shadow(radius: 5))
    guard case .shadow(let color, 5, .zero)? = stage.effects.first else { Issue.record("no shadow"); return }
    #expect(abs(color.alpha - 0.33) < 1e-5 && color.red == 0)
  }

  @Test func blurOfZeroCostsNoGroup() {
    #expect(Stage(square().blur(radius: 0)).effects.isEmpty)
    #expect(Stage(square().blur(radius: 4, opaque: true)).effects == [.blur(radius: 4, opaque: true)])
  }

  private struct Fading: View {
    let model: Model
    var body: some View {
      Color.red.blur(radius: model.flag ? 10 : 0).hueRotation(.degrees(model.flag ? 90 : 0))
    }
  }

  @Test func filtersAreAnimated() {
    let model = Model()
    let stage = Stage(Fading(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    guard case .blur(let radius, _)? = stage.effects.last else { Issue.record("no blur"); return }
    #expect(near(radius, 5, 0.1))
    stage.advance(0.6)
    #expect(stage.effects.last == .blur(radius: 10, opaque: false))
    #expect(stage.host.isAtRest)
  }

  @Test func colourMatricesAreThoseOfSVG() {
    #expect(
      ColorMatrix.saturation(1).values.enumerated().allSatisfy { abs($1 - ColorMatrix().values[$0]) < 1e-6 })
    #expect(
      ColorMatrix.hueRotation(0).values.enumerated().allSatisfy { abs($1 - ColorMatrix().values[$0]) < 1e-6 })
    let grey = ColorMatrix.saturation(0).values
    #expect(Array(grey[0..<3]) == [0.213, 0.715, 0.072] && Array(grey[5..<8]) == Array(grey[0..<3]))
    #expect(ColorMatrix.contrast(0).values[4] == 0.5)
    #expect(Stage(square().colorInvert()).effects == [.colorMatrix(.inversion)])
    #expect(Stage(square().grayscale(0)).effects.isEmpty)
  }

  @Test func maskPaintsWithTheAlphaOfItsOwnItemsAlignedInTheView() {
    let stage = Stage(
      square().mask(alignment: .topLeading) { Circle().fill(.black).frame(width: 10, height: 10) })
    guard case .mask(let items)? = stage.effects.first else { Issue.record("no mask"); return }
    #expect(items.count == 1)
    guard case .fill(let path, _, _)? = items.first?.content else { Issue.record("no fill"); return }
    #expect(
      items[0].transform.boundingRect(of: path.boundingRect) == CGRect(x: 80, y: 80, width: 10, height: 10))
    #expect(stage.rect(.red) == CGRect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test func anEmptyMaskHidesEverything() {
    #expect(Stage(square().mask { EmptyView() }).list.items.isEmpty)
  }

  @Test func whatEffectsMakeIsClippedNotWhatTheyAreMadeFrom() throws {
    for stage in [
      Stage(square().shadow(radius: 5).clipped()), Stage(square().blur(radius: 5).clipShape(Circle())),
      Stage(square().visualEffect { content, _ in content.blur(radius: 5) }.clipped()),
    ] {
      let item = try #require(stage.list.items.first)
      #expect(item.clips.count == 1)
      guard case .group(let group) = item.content else { Issue.record("no group"); continue }
      #expect(group.items.count == 1 && group.items[0].clips.isEmpty)
    }
    // What is clipped before stays clipped.
    let stage = Stage(square().clipped().shadow(radius: 5))
    let item = try #require(stage.list.items.first)
    guard case .group(let group) = item.content else { Issue.record("no group"); return }
    #expect(item.clips.isEmpty && group.items[0].clips.count == 1)
  }

  @Test func blendModeAndGroupsFlatten() {
    let stage = Stage(
      ZStack {
        Color.blue; square()
      }.compositingGroup().blendMode(.multiply))
    #expect(stage.list.items.map(\.blend) == [.multiply])
  }

  private struct Shift: GeometryEffect {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x + size.width, y: 0))
    }
  }

  private struct Shifting: View {
    let model: Model
    var body: some View {
      GeometryReader { proxy in
        let _ = model.log.append("\(Int(proxy.frame(in: .global).minX))")
        Color.red
      }
      .frame(width: 40, height: 40).modifier(Shift(x: model.flag ? 20 : 0))
    }
  }

  @Test func geometryEffectGetsTheSizeAndIsAnimated() {
    let model = Model()
    let stage = Stage(Shifting(model: model))
    #expect(stage.rect(.red)?.minX == 120)
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 130, 0.3))
    #expect(model.log.last == "140")
  }

  @Test func anEffectIgnoredByLayoutIsUnknownToGeometryReaders() {
    let model = Model()
    let stage = Stage(
      GeometryReader { proxy in
        let _ = model.log.append("\(Int(proxy.frame(in: .global).minX))")
        Color.red
      }
      .frame(width: 40, height: 40).modifier(Shift(x: 10).ignoredByLayout()))
    #expect(stage.rect(.red)?.minX == 130)
    #expect(model.log.last == "80")
  }

  @Test func redactionShowsBarsForTextsAndUnredactedShowsThemAgain() {
    let stage = Stage(
      VStack {
        Text("one"); Text("two").unredacted()
      }.redacted(reason: .placeholder))
    #expect(stage.fragments.map(\.text) == ["two"])
  }

  @Test func environmentModifiersReachTexts() {
    let stage = Stage(
      VStack {
        Text("a"); Text("b").font(.system(size: 10))
      }
      .font(.system(size: 20)).bold().foregroundColor(.green).kerning(2).underline())
    #expect(stage.fragments.map(\.font.size) == [20, 10])
    #expect(stage.fragments.allSatisfy { $0.font.weight == 700 && $0.underline != nil })
    // A letter is half as wide as its font is large; 2 points come after it.
    #expect(stage.fragments.map(\.width) == [12, 7])
    #expect(stage.fragments[0].color == Color.green.rgba(in: EnvironmentValues()))
  }

  private struct Preferring: View {
    let model: Model
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Color(scheme == .dark ? .black : .white).preferredColorScheme(model.flag ? .dark : nil)
    }
  }

  @Test func preferredColorSchemeReachesTheRoot() {
    let model = Model()
    let stage = Stage(Preferring(model: model))
    let light = stage.list.background
    stage.change { model.flag = true }
    #expect(stage.list.background != light)
    stage.change { model.flag = false }
    #expect(stage.list.background == light)
    #expect(stage.warnings.isEmpty)
  }
}
