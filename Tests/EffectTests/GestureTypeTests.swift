import Foundation
import Testing

@testable import ViewTree

/// Gestures as types, and gestures that programs make of others.
@MainActor struct GestureTypeTests {
  private let model = Model()

  /// Two taps at a time: a gesture with a body, as a program writes one.
  private struct DoubleTap: Gesture {
    var body: some Gesture<Void> { TapGesture(count: 2) }
  }

  /// How far a drag went to the right, in its body's own value.
  private struct Pull: Gesture {
    var body: some Gesture<CGFloat> { DragGesture(minimumDistance: 0).map { $0.translation.width } }
  }

  @Test func aProgramsGestureHasABodyOfOthers() {
    let stage = Stage(
      Color.red.gesture(DoubleTap().onEnded { [model] in model.count += 1 })
        .simultaneousGesture(Pull().onChanged { [model] in model.number = $0 }))
    stage.tap(100, 100)
    #expect(model.count == 0)
    stage.tap(100, 100)
    #expect(model.count == 1)
    stage.advance(1)
    stage.press(100, 100)
    stage.drag(to: 130, 100)
    #expect(model.number == 30)
    stage.release()
  }

  @Test func theTypesOfCompositionsAreWhatTheMethodsMake() {
    let tap = TapGesture()
    let drag = DragGesture(minimumDistance: 5)
    let sequence: SequenceGesture<TapGesture, DragGesture> = tap.sequenced(before: drag)
    let both: SimultaneousGesture<TapGesture, DragGesture> = tap.simultaneously(with: drag)
    let either: ExclusiveGesture<TapGesture, DragGesture> = tap.exclusively(before: drag)
    #expect(sequence.second.minimumDistance == 5)
    #expect(both.second.minimumDistance == 5)
    #expect(either.second.minimumDistance == 5)
    #expect(sequence.first.count == 1 && both.first.count == 1 && either.first.count == 1)
  }

  @Test func aSequenceIsInOnePartAtATime() {
    let gesture = SequenceGesture(TapGesture(), DragGesture(minimumDistance: 0))
      .onEnded { [model] value in
        switch value {
        case .first: model.log.append("first")
        case .second((), let drag): model.log.append("drag \(Int(drag?.translation.width ?? 0))")
        }
      }
    let stage = Stage(Color.red.gesture(gesture))
    stage.tap(100, 100)
    #expect(model.log == [])
    stage.press(100, 100)
    stage.drag(to: 120, 100)
    stage.release()
    #expect(model.log == ["drag 20"])
  }

  @Test func theFirstOfAnExclusivePairPrevails() {
    let gesture = ExclusiveGesture(LongPressGesture(minimumDuration: 0.3), TapGesture())
      .onEnded { [model] value in
        switch value {
        case .first(let pressed): model.log.append("long \(pressed)")
        case .second: model.log.append("tap")
        }
      }
    let stage = Stage(Color.red.gesture(gesture))
    stage.tap(100, 100)
    stage.press(100, 100)
    stage.advance(0.4)
    stage.release()
    stage.advance(0.5)
    #expect(model.log == ["tap", "long true"])
  }

  @Test func aSimultaneousPairHasBothValues() {
    let gesture = SimultaneousGesture(RotateGesture(), MagnifyGesture())
      .onChanged { [model] value in
        model.log = [
          "\(Int((value.first?.rotation.degrees ?? 0).rounded()))",
          "\(Int(((value.second?.magnification ?? 0) * 10).rounded()))",
        ]
      }
    let stage = Stage(Color.red.gesture(gesture))
    stage.press(80, 100, id: 1)
    stage.press(120, 100, id: 2)
    // From 40 points side by side to 80 points below each other.
    stage.move(100, 60, id: 1)
    stage.move(100, 140, id: 2)
    #expect(model.log == ["90", "20"])
    stage.release(id: 1)
    stage.release(id: 2)
    #expect(stage.host.isInputIdle)
  }

  @Test func aRotationBeginsBeyondItsLeastAngle() {
    let gesture = RotateGesture(minimumAngleDelta: .degrees(30))
      .onChanged { [model] in model.number = $0.rotation.degrees }
      .onEnded { [model] value in
        model.log = [
          "\(Int(value.startLocation.x)),\(Int(value.startLocation.y))", "\(value.startAnchor == .center)",
        ]
      }
    let stage = Stage(Color.red.gesture(gesture))
    stage.press(60, 100, id: 1)
    stage.press(140, 100, id: 2)
    stage.move(60, 90, id: 1)
    stage.move(140, 110, id: 2)
    #expect(model.number == 0)
    stage.move(100, 60, id: 1)
    stage.move(100, 140, id: 2)
    #expect(near(model.number, 90, 0.1))
    stage.release(id: 1)
    stage.release(id: 2)
    #expect(model.log == ["100,100", "true"])
  }

  @Test func aGestureThatUpdatesStateResetsIt() {
    struct Page: View {
      let model: Model
      @GestureState private var pull = CGSize.zero
      private var gesture: GestureStateGesture<DragGesture, CGSize> {
        DragGesture(minimumDistance: 0).updating($pull) { value, state, _ in state = value.translation }
      }
      var body: some View {
        Color.red.frame(width: 40, height: 40).offset(pull).gesture(gesture)
      }
    }
    let stage = Stage(Page(model: model))
    stage.press(100, 100)
    stage.drag(to: 130, 100)
    #expect(stage.rect(.red)?.minX == 110)
    stage.release()
    #expect(stage.rect(.red)?.minX == 80)
  }
}
