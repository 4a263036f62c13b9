import Foundation
import Testing

@testable import ViewTree

@MainActor struct TimelineTests {
  private let model = Model()

  @Test func anAnimationTimelineIsEvaluatedInEveryFrameUnlessPaused() {
    struct Clock: View {
      let model: Model
      var body: some View {
        TimelineView(.animation(paused: model.flag)) { context in
          Color.red.frame(width: 20, height: 20).offset(x: context.date.timeIntervalSinceReferenceDate * 10)
        }
      }
    }
    let stage = Stage(Clock(model: model))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 95, 0.2))
    stage.change { model.flag = true }
    stage.advance(0.02)
    #expect(stage.host.isAtRest)
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 95, 0.3))
  }

  @Test func aPeriodicTimelineWaitsForItsMoments() {
    let stage = Stage(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
        let _ = model.log.append("\(Int(context.date.timeIntervalSinceReferenceDate))")
        Color.red
      })
    #expect(stage.host.isAtRest)
    stage.advance(5)
    #expect(model.log == ["0", "2", "4"])
  }

  @Test func anExplicitTimelineEndsWithItsLastMoment() {
    let dates = [1.0, 1.5, 3].map { Date(timeIntervalSinceReferenceDate: $0) }
    let stage = Stage(
      TimelineView(.explicit(dates)) { context in
        let _ = model.log.append("\(context.date.timeIntervalSinceReferenceDate)")
        Color.red
      })
    stage.advance(5)
    #expect(model.log == ["1.0", "1.0", "1.5", "3.0"])
    #expect(stage.host.timers.nextDeadline == nil)
  }

  @Test func theHostSetsTheWallClock() {
    let stage = Stage(
      TimelineView(.everyMinute) { context in
        let _ = model.log.append("\(Int(context.date.timeIntervalSinceReferenceDate))")
        Color.red
      })
    stage.host.clockOrigin = Date(timeIntervalSinceReferenceDate: 90)
    stage.advance(61)
    #expect(model.log == ["0", "120"])
  }

  private struct Phases: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0, 60, 30], trigger: model.count) { content, x in
          content.offset(x: CGFloat(x))
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }

  @Test func aTriggeredPhaseAnimatorGoesThroughItsPhasesBackToTheFirst() {
    let stage = Stage(Phases(model: model))
    #expect(stage.rect(.red)?.minX == 90)
    #expect(stage.host.isAtRest)
    stage.change { model.count += 1 }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 120, 1.5))
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 135, 3))
    stage.advance(2)
    #expect(near(stage.rect(.red)?.minX, 90))
    #expect(stage.host.isAtRest)
  }

  @Test func aPhaseAnimatorWithoutTriggerGoesOnForEverAndEndsWithItsView() {
    struct Loop: View {
      let model: Model
      var body: some View {
        ZStack {
          if !model.flag {
            PhaseAnimator([0, 60]) { x in
              Color.red.frame(width: 20, height: 20).offset(x: CGFloat(x))
            } animation: { _ in
              .linear(duration: 1)
            }
          }
        }
      }
    }
    let stage = Stage(Loop(model: model))
    stage.advance(10.5)
    #expect(!stage.host.isAtRest)
    stage.change { model.flag = true }
    stage.advance(0.1)
    #expect(stage.host.isAtRest)
  }

  private struct Keys: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(60.0, duration: 1)
            LinearKeyframe(20.0, duration: 1)
          }
        }
    }
  }

  @Test func aTriggeredKeyframeAnimatorFollowsItsTrackAndRests() {
    let stage = Stage(Keys(model: model))
    #expect(stage.rect(.red)?.minX == 90)
    stage.change { model.count += 1 }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 120, 1))
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 130, 1))
    stage.advance(1)
    #expect(near(stage.rect(.red)?.minX, 110))
    #expect(stage.host.isAtRest)
  }
}
