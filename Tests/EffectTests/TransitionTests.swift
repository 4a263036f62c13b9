import Foundation
import Graphics
import Testing

@testable import ViewTree

@MainActor struct TransitionTests {
  private let model = Model()

  private struct Page: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.blue.frame(width: 100, height: 100)
        if model.flag {
          Color.red.frame(width: 40, height: 40).onTapGesture { model.log.append("red") }.transition(
            transition)
        }
        Color.green.frame(width: 10, height: 10)
      }
    }
  }

  private func stage(_ transition: AnyTransition) -> Stage {
    Stage(Page(model: model, transition: transition))
  }
  private func show(_ stage: Stage) {
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
  }
  private func hide(_ stage: Stage) {
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = false } }
  }

  @Test func moveComesAndGoesOverItsEdge() {
    let stage = stage(.move(edge: .bottom))
    show(stage)
    #expect(near(stage.rect(.red)?.minY, 120))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minY, 80))
    hide(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(0.6)
    #expect(stage.rect(.red) == nil)
    #expect(stage.host.isAtRest)
  }

  @Test func slideComesFromLeadingAndGoesToTrailing() {
    let stage = stage(.slide)
    show(stage)
    #expect(near(stage.rect(.red)?.minX, 40))
    stage.advance(1.1)
    hide(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 100, 0.5))
  }

  @Test func pushGoesOutOverTheOppositeEdgeAndFades() {
    let stage = stage(.push(from: .leading))
    show(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 60, 0.5))
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 0.5, 0.02))
    stage.advance(0.6)
    hide(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 100, 0.5))
  }

  @Test func asymmetricAndCombinedUseTheRightSide() {
    let stage = stage(
      .asymmetric(insertion: .scale.combined(with: .opacity), removal: .move(edge: .top)))
    show(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.width, 20, 0.5))
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 0.5, 0.02))
    stage.advance(0.6)
    hide(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.width, 40))
    #expect(near(stage.rect(.red)?.minY, 60, 0.5))
  }

  private struct Shifted: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test func aPairOfModifiersIsATransition() {
    let stage = stage(.modifier(active: Shifted(x: 60), identity: Shifted(x: 0)))
    show(stage)
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 110, 0.7))
  }

  @Test func aGhostPaintsAtItsOldIndexAndTakesNoTouches() {
    let stage = stage(.opacity)
    show(stage)
    stage.advance(1.1)
    stage.tap(90, 90)
    #expect(model.log == ["red"])
    hide(stage)
    stage.advance(0.3)
    stage.tap(90, 90)
    #expect(model.log == ["red"])
    // Blue below, green above.
    let order = stage.items.compactMap { item -> RGBA? in
      if case .fill(_, .color(let c), _) = item.content { return c }
      return nil
    }
    #expect(order == [Color.blue, .red, .green].map { $0.rgba(in: EnvironmentValues()) })
  }

  @Test func aGhostThatComesBackGoesOnFromWhereItIs() {
    let stage = stage(.move(edge: .bottom))
    show(stage)
    stage.advance(1.1)
    hide(stage)
    stage.advance(0.5)
    show(stage)
    #expect(stage.rects(.red).count == 1)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(1.1)
    #expect(near(stage.rect(.red)?.minY, 80))
    stage.tap(90, 90)
    #expect(model.log == ["red"])
  }

  @Test func withoutAnimationThereIsNoTransition() {
    let stage = stage(.move(edge: .bottom))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, 80))
    stage.change { model.flag = false }
    #expect(stage.rect(.red) == nil)
  }

  /// Both ways, and the two may differ.
  @Test func anAnimationOfATransitionPlaysItWhereTheChangeHasNone() {
    let stage = stage(
      .asymmetric(
        insertion: .move(edge: .bottom).animation(.linear(duration: 1)),
        removal: .move(edge: .bottom).animation(.linear(duration: 2))))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(0.6)
    stage.change { model.flag = false }
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(1.1)
    #expect(stage.rect(.red) == nil && stage.host.isAtRest)
    // But for a change that disables animations.
    var still = Transaction()
    still.disablesAnimations = true
    stage.change { withTransaction(still) { model.flag = true } }
    #expect(near(stage.rect(.red)?.minY, 80))
    stage.change { withTransaction(still) { model.flag = false } }
    #expect(stage.rect(.red) == nil)
  }

  @Test func theImplicitAnimationAtTheViewsRootCarriesItsTransition() {
    struct Sheet: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.flag {
            Color.red.frame(width: 40, height: 40).transition(.move(edge: .bottom)).animation(
              .linear(duration: 1))
          }
        }
      }
    }
    let stage = Stage(Sheet(model: model))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(0.6)
    stage.change { model.flag = false }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    stage.advance(0.6)
    #expect(stage.rect(.red) == nil)
  }

  @Test func aRemovedViewLeavesTheLayoutAtOnce() {
    struct Column: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          if model.flag { Color.red.frame(width: 20, height: 60) }
          Color.blue.frame(width: 20, height: 20)
        }
        .animation(nil, value: 0)
      }
    }
    model.flag = true
    let stage = Stage(Column(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = false } }
    #expect(stage.host.dump().flattened.last { $0.type == "Color" }?.frame.height == 20)
    stage.advance(1.1)
    #expect(near(stage.rect(.blue)?.minY, 90))
    #expect(stage.rect(.red) == nil)
  }

  /// A view that leaves by itself, and rows of a loop.
  private struct Leavers: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        if model.flag { Color.red.frame(width: 40, height: 40).transition(.move(edge: .bottom)) }
        ForEach(0..<model.count, id: \.self) { _ in Color.green.frame(width: 10, height: 10) }
        Spacer(minLength: 0)
        Color.blue.frame(width: 20, height: 20)
      }
    }
  }

  @Test func m14_whatLeavesIsGoneWhenTheWindowHasAnotherSize() {
    (model.flag, model.count) = (true, 3)
    let stage = Stage(Leavers(model: model))
    var ended = 0
    stage.change {
      withAnimation(.linear(duration: 1)) {
        (model.flag, model.count) = (false, 1)
      } completion: {
        ended += 1
      }
    }
    stage.advance(0.3)
    #expect(stage.rect(.red) != nil && stage.rects(.green).count == 3)
    let larger = CGSize(width: 300, height: 400)
    stage.host.send(.resize(size: larger, scale: 1, safeArea: EdgeInsets()))
    stage.frame()
    #expect(stage.rect(.red) == nil && stage.rects(.green).count == 1)
    stage.advance(1.1)
    #expect(stage.rect(.blue) == CGRect(x: 140, y: 380, width: 20, height: 20))
    #expect(stage.host.isAtRest && ended == 1)
    stage.change { model.flag = true }
    #expect(stage.rect(.red) == CGRect(x: 130, y: 0, width: 40, height: 40))
  }

  @Test func theSameSizeAgainEndsNothing() {
    model.flag = true
    let stage = stage(.opacity)
    hide(stage)
    stage.advance(0.3)
    stage.host.send(.resize(size: CGSize(width: 200, height: 200), scale: 1, safeArea: EdgeInsets()))
    stage.frame()
    #expect(stage.rect(.red) != nil)
    stage.advance(0.8)
    #expect(stage.rect(.red) == nil)
  }
}
