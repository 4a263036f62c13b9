import Foundation
import Testing

@testable import ViewTree

@MainActor struct GestureCompositionTests {
  private let model = Model()

  @Test func aLongPressThenADragGoThroughTheirStages() {
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onChanged { [model] value in
        switch value {
        case .first(let pressed): model.log.append("first \(pressed)")
        case .second(_, nil): model.log.append("second")
        case .second(_, let drag?): model.log.append("drag \(Int(drag.translation.width))")
        }
      }
      .onEnded { [model] value in
        if case .second(true, let drag?) = value { model.log.append("end \(Int(drag.translation.width))") }
      }
    let stage = Stage(Color.red.gesture(gesture))
    stage.press(100, 100)
    stage.advance(0.35)
    stage.drag(to: 130, 100)
    stage.release()
    #expect(model.log.first == "first true")
    #expect(model.log.contains("second"))
    #expect(model.log.suffix(2) == ["drag 30", "end 30"])
    #expect(stage.host.isInputIdle)
  }

  @Test func aDragBeforeTheLongPressFailsTheSequence() {
    let stage = Stage(
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { [model] _ in model.log.append("end") }))
    stage.press(100, 100)
    stage.drag(to: 130, 100)
    stage.advance(1)
    stage.release()
    #expect(model.log == [])
    #expect(stage.host.isInputIdle)
  }

  @Test func theFirstOfTwoExclusiveGesturesComesFirst() {
    let stage = Stage(
      Color.red.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { [model] value in
          switch value {
          case .first: model.log.append("double")
          case .second: model.log.append("single")
          }
        }))
    stage.tap(100, 100)
    stage.advance(0.1)
    stage.tap(100, 100)
    stage.advance(0.5)
    #expect(model.log == ["double"])
    stage.tap(100, 100)
    stage.advance(0.5)
    #expect(model.log == ["double", "single"])
    #expect(stage.host.isInputIdle)
  }

  private struct Pinching: View {
    let model: Model
    var body: some View {
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { value in
            if let scale = value.first { model.number = scale }
            if let angle = value.second { model.log.append("\(Int(angle.degrees.rounded()))") }
          }
          .onEnded { _ in model.count += 1 })
    }
  }

  @Test func twoFingersMagnifyAndRotateAtTheSameTime() {
    let stage = Stage(Pinching(model: model))
    stage.press(80, 100)
    stage.press(120, 100, id: 2)
    stage.drag(to: 160, 100, id: 2)
    #expect(near(model.number, 2))
    #expect(model.log.isEmpty)
    // The second finger goes a quarter round the first, clockwise.
    for step in 1...9 {
      let angle = Double(step) * 10 * .pi / 180
      stage.move(80 + 80 * cos(angle), 100 + 80 * sin(angle), id: 2)
    }
    #expect(model.log.last == "90")
    #expect(near(model.number, 2))
    stage.release(id: 2)
    stage.release()
    #expect(model.count == 1)
    #expect(stage.host.isInputIdle)
  }

  @Test func oneFingerAloneDoesNotMagnify() {
    let stage = Stage(Pinching(model: model))
    stage.press(80, 100)
    stage.drag(to: 160, 100)
    stage.release()
    #expect(model.number == 0 && model.count == 0)
    #expect(stage.host.isInputIdle)
  }

  @Test func aMagnifyGestureTellsWhereItBeganAndHowFastItIs() {
    var last: MagnifyGesture.Value?
    let stage = Stage(Color.red.gesture(MagnifyGesture().onChanged { last = $0 }))
    stage.press(50, 100)
    stage.press(150, 100, id: 2)
    stage.drag(to: 180, 100, id: 2)
    #expect(last?.startAnchor == UnitPoint(x: 0.5, y: 0.5))
    #expect(near(last?.magnification, 1.3))
    // 5 points in 10 ms, of 100.
    #expect(near(last?.velocity, 5, 0.5))
    stage.cancel(id: 2)
    stage.cancel()
    #expect(stage.host.isInputIdle)
  }

  @Test func anyGestureHidesItsTypeAndKeepsItsClosuresFresh() {
    struct Counting: View {
      let model: Model
      var body: some View {
        let count = model.count
        Color.red.gesture(AnyGesture(TapGesture().onEnded { model.log.append("\(count)") }))
      }
    }
    let stage = Stage(Counting(model: model))
    stage.tap(100, 100)
    stage.change { model.count = 7 }
    stage.tap(100, 100)
    #expect(model.log == ["0", "7"])
  }

  @Test func aDragAndATapAtTheSameTimeBothAct() {
    let stage = Stage(
      Color.red.gesture(
        TapGesture().onEnded { [model] in model.log.append("tap") }
          .simultaneously(
            with: DragGesture(minimumDistance: 0).onEnded { [model] _ in model.log.append("drag") })))
    stage.tap(100, 100)
    #expect(model.log.sorted() == ["drag", "tap"])
    #expect(stage.host.isInputIdle)
  }
}
