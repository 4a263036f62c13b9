import Foundation
import Testing

@testable import ViewTree

/// Changes that track their velocity, as under a finger, and the spring that follows them.
@MainActor struct TrackedVelocityTests {
  private let model = Model()

  /// What is moved by the number, a frame of 10 ms by 4 points; 400 points per second.
  private func drag(_ stage: Stage, tracks: Bool = true) {
    for _ in 0..<10 {
      stage.host.timers.advance(to: stage.now + 0.01)
      stage.change {
        var transaction = Transaction()
        transaction.tracksVelocity = tracks
        withTransaction(transaction) { model.number += 4 }
      }
    }
  }

  /// How far the red figure moves in the first two frames after the change that ends at the same place, in points.
  private func firstSteps(_ stage: Stage, to number: Double, _ place: (CGRect) -> CGFloat) -> CGFloat {
    let before = stage.rect(.red).map(place) ?? 0
    stage.host.timers.advance(to: stage.now + 0.01)
    stage.change { withAnimation(.spring(duration: 0.5)) { model.number = number } }
    stage.advance(0.01)
    return (stage.rect(.red).map(place) ?? 0) - before
  }

  private struct Mover: View {
    let model: Model
    let kind: Int
    private var square: some View { Color.red.frame(width: 20, height: 20) }
    var body: some View {
      switch kind {
      case 0: square.offset(x: model.number)
      case 1: square.padding(.leading, model.number)
      case 2:
        square.frame(width: 200, alignment: .leading).visualEffect { [number = model.number] effect, _ in
          effect.offset(x: number)
        }
      case 3: square.modifier(Shift(x: model.number))
      default: Color.red.frame(width: 20 + model.number, height: 20)
      }
    }
  }

  private struct Shift: ViewModifier, @preconcurrency Animatable {
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private func place(_ kind: Int) -> (CGRect) -> CGFloat { { kind == 4 ? $0.width : $0.minX } }

  @Test("M06: a spring goes on as fast as what it follows", arguments: 0...4)
  func m06_aSpringGoesOnAsFast(_ kind: Int) {
    let stage = Stage(Mover(model: model, kind: kind), size: CGSize(width: 400, height: 100))
    drag(stage)
    let half: CGFloat = kind == 1 ? 0.5 : 1
    // Towards a place a point away: without the velocity the figure would all but stand.
    let step = firstSteps(stage, to: model.number + 1, place(kind))
    #expect(step > 2.5 * half && step < 4.2 * half, "\(step)")
    stage.advance(2)
    #expect(stage.host.isAtRest)
  }

  @Test(arguments: 0...4) func withoutTrackingASpringBeginsAtRest(_ kind: Int) {
    let stage = Stage(Mover(model: model, kind: kind), size: CGSize(width: 400, height: 100))
    drag(stage, tracks: false)
    let step = firstSteps(stage, to: model.number + 1, place(kind))
    #expect(abs(step) < 0.5, "\(step)")
  }

  @Test func whoRestsBeforeLettingGoLeavesNoVelocity() {
    let stage = Stage(Mover(model: model, kind: 0), size: CGSize(width: 400, height: 100))
    drag(stage)
    stage.advance(0.1)
    let step = firstSteps(stage, to: model.number + 1, place(0))
    #expect(abs(step) < 0.5, "\(step)")
  }

  @Test func aChangeThatTracksNothingInBetweenForgetsTheVelocity() {
    let stage = Stage(Mover(model: model, kind: 1), size: CGSize(width: 400, height: 100))
    drag(stage)
    stage.change { model.number = 10 }
    let step = firstSteps(stage, to: 11, place(1))
    #expect(abs(step) < 0.5, "\(step)")
    #expect(stage.rect(.red) != nil)
  }
}
