import Foundation
import Graphics
import Testing

@testable import ViewTree

/// What lies above what, what is cut, and what is touched.
@MainActor struct OrderTests {
  /// The clips of the item in a colour.
  private func isClipped(_ stage: Stage, _ color: RGBA) -> Bool {
    func search(_ items: [DisplayItem], _ inside: Bool) -> Bool {
      items.contains { item in
        let clipped = inside || !item.clips.isEmpty
        switch item.content {
        case .fill(_, .color(let own), _): return clipped && own == color
        case .group(let group): return search(group.items, clipped)
        default: return false
        }
      }
    }
    return search(stage.list.items, false)
  }

  private func order(_ stage: Stage) -> [RGBA] {
    func collect(_ items: [DisplayItem]) -> [RGBA] {
      items.flatMap { item -> [RGBA] in
        switch item.content {
        case .fill(_, .color(let color), _): [color]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(stage.list.items)
  }

  private let red = Color.red.rgba(in: EnvironmentValues())
  private let green = Color.green.rgba(in: EnvironmentValues())

  @Test func aHigherIndexLiesAbove() {
    let plain = Stage(
      ZStack {
        Color.red; Color.green
      })
    #expect(order(plain) == [red, green])
    let turned = Stage(
      ZStack {
        Color.red.zIndex(1); Color.green
      })
    #expect(order(turned) == [green, red])
  }

  @Test func clippingCutsAtTheFrameOrAShape() {
    let big = Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20)
    #expect(!isClipped(Stage(big), red))
    #expect(isClipped(Stage(big.clipped()), red))
    #expect(isClipped(Stage(big.clipShape(Circle())), red))
  }

  @Test func whatTakesNoTouchesLetsThemThrough() {
    var taps: [String] = []
    let stage = Stage(
      ZStack {
        Color.green.onTapGesture { taps.append("below") }
        Color.red.onTapGesture { taps.append("above") }.allowsHitTesting(false)
      })
    stage.press(100, 100)
    stage.release()
    #expect(taps == ["below"])
  }

  @Test func aProjectionMovesWhatIsPainted() {
    let stage = Stage(
      Color.red.frame(width: 20, height: 20)
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 30, y: 10))))
    #expect(stage.rect(.red) == CGRect(x: 120, y: 100, width: 20, height: 20))
  }

  @Test func aStyleInForceFillsShapes() {
    let stage = Stage(Rectangle().frame(width: 20, height: 20).foregroundStyle(Color.green))
    #expect(order(stage) == [green])
    let second = Stage(Rectangle().fill(.secondary).foregroundStyle(Color.green, Color.red))
    #expect(order(second) == [red])
  }

  @Test func aTapTellsItsPlace() {
    var places: [CGPoint] = []
    let stage = Stage(
      Color.red.frame(width: 100, height: 100)
        .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { places.append($0.location) }))
    stage.press(60, 70)
    stage.release()
    #expect(places == [CGPoint(x: 10, y: 20)])
  }

  @Test func anAnimatableModifierSeesTheWay() {
    let model = Model()
    struct Wide: ViewModifier, Animatable {
      var width: CGFloat
      nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }
    struct Scene: View {
      let model: Model
      var body: some View {
        Color.red.modifier(Wide(width: model.flag ? 100 : 0)).animation(
          .linear(duration: 1), value: model.flag)
      }
    }
    let stage = Stage(Scene(model: model))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.width, 50, 1.5))
  }
}
