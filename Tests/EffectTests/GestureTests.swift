import Foundation
import Testing

@testable import ViewTree

/// Who gets a pointer.
@MainActor struct GestureTests {
  private let model = Model()

  private func log(_ word: String) -> () -> Void { { [model] in model.log.append(word) } }

  @Test func theDeepestTapWins() {
    let stage = Stage(Color.red.onTapGesture(perform: log("inner")).onTapGesture(perform: log("outer")))
    stage.tap(100, 100)
    #expect(model.log == ["inner"])
    #expect(stage.host.isInputIdle)
  }

  @Test func aHighPriorityGestureOfAnAncestorBeatsChildren() {
    let stage = Stage(
      Color.red.onTapGesture(perform: log("inner"))
        .highPriorityGesture(TapGesture().onEnded(log("outer"))))
    stage.tap(100, 100)
    #expect(model.log == ["outer"])
  }

  @Test func aSimultaneousGestureRunsAlong() {
    let stage = Stage(
      Color.red.onTapGesture(perform: log("inner"))
        .simultaneousGesture(TapGesture().onEnded(log("outer"))))
    stage.tap(100, 100)
    #expect(model.log.sorted() == ["inner", "outer"])
  }

  @Test func masksShutOutSubviewsOrTheGestureItself() {
    let none = Stage(
      Color.red.onTapGesture(perform: log("inner")).gesture(
        TapGesture().onEnded(log("outer")), including: .gesture))
    none.tap(100, 100)
    #expect(model.log == ["outer"])
    model.log = []
    let subviews = Stage(
      Color.red.frame(width: 50, height: 50).contentShape(Rectangle())
        .gesture(TapGesture().onEnded(log("outer")), including: .subviews))
    subviews.tap(100, 100)
    #expect(model.log == [])
    #expect(none.host.isInputIdle && subviews.host.isInputIdle)
  }

  @Test func aTapFailsAfterTooLongOrTooFar() {
    let stage = Stage(Color.red.onTapGesture(perform: log("tap")))
    stage.press(100, 100)
    stage.advance(0.8)
    stage.release()
    stage.press(100, 100)
    stage.drag(to: 150, 100)
    stage.release()
    #expect(model.log == [])
    stage.press(100, 100)
    stage.drag(to: 120, 100)
    stage.release()
    #expect(model.log == ["tap"])
    #expect(stage.host.isInputIdle)
  }

  @Test func aDoubleTapComesBeforeASingleOne() {
    let stage = Stage(
      Color.red.onTapGesture(count: 2, perform: log("double")).onTapGesture(perform: log("single")))
    stage.tap(100, 100)
    #expect(model.log == [])
    stage.advance(0.1)
    stage.tap(100, 100)
    stage.advance(0.5)
    #expect(model.log == ["double"])
    stage.tap(100, 100)
    stage.advance(0.5)
    #expect(model.log == ["double", "single"])
    #expect(stage.host.isInputIdle)
  }

  @Test func aDragWinsOverATapAfterTenPoints() {
    let stage = Stage(
      Color.red
        .onTapGesture(perform: log("tap"))
        .gesture(
          DragGesture().onChanged { [model] in model.log.append("\(Int($0.translation.width))") }
            .onEnded { [model] _ in model.log.append("end") }))
    stage.press(50, 100)
    stage.move(57, 100)
    #expect(model.log == [])
    stage.move(62, 100)
    #expect(model.log == ["12"])
    stage.release()
    #expect(model.log == ["12", "end"])
    #expect(stage.host.isInputIdle)
  }

  @Test func aScrollTakesATapsFinger() {
    let stage = Stage(
      ScrollView { Color.red.frame(width: 200, height: 600).onTapGesture(perform: log("tap")) })
    stage.press(100, 150)
    stage.drag(to: 100, 100)
    stage.release()
    #expect(model.log == [])
    #expect((stage.rect(.red)?.minY ?? 0) < 0)
    stage.advance(5)
    #expect(stage.host.isInputIdle && stage.host.isAtRest)
  }

  @Test func aDragAcrossTheScrollDirectionKeepsItsFinger() {
    let stage = Stage(
      ScrollView {
        Color.red.frame(width: 200, height: 600)
          .gesture(DragGesture().onChanged { [model] in model.log.append("\(Int($0.translation.width))") })
      })
    stage.press(50, 100)
    stage.drag(to: 90, 100)
    #expect(model.log.last == "40")
    #expect(stage.rect(.red)?.minY == 0)
    stage.release()
    #expect(stage.host.isInputIdle)
  }

  private struct Dragging: View {
    @GestureState private var x: CGFloat = 0
    let model: Model
    var body: some View {
      ZStack {
        if !model.flag {
          Color.red.offset(x: x)
            .gesture(DragGesture().updating($x) { value, state, _ in state = value.translation.width })
        }
      }
    }
  }

  @Test func gestureStateFallsBackWhenTheGestureEndsOrIsCancelled() {
    let stage = Stage(Dragging(model: model))
    stage.press(50, 100)
    stage.drag(to: 90, 100)
    #expect(stage.rect(.red)?.minX == 40)
    stage.release()
    #expect(stage.rect(.red)?.minX == 0)
    stage.press(50, 100)
    stage.drag(to: 90, 100)
    stage.host.send(.cancelPointers)
    stage.frame()
    #expect(stage.rect(.red)?.minX == 0)
    #expect(stage.host.isInputIdle)
  }

  @Test func gestureStateFallsBackWhenTheViewGoes() {
    let stage = Stage(Dragging(model: model))
    stage.press(50, 100)
    stage.drag(to: 90, 100)
    stage.change { model.flag = true }
    stage.move(120, 100)
    stage.release()
    stage.change { model.flag = false }
    #expect(stage.rect(.red)?.minX == 0)
    #expect(stage.host.isInputIdle)
  }

  @Test func cancelEndsEveryRecogniser() {
    let stage = Stage(
      Color.red
        .onLongPressGesture(
          perform: log("long"), onPressingChanged: { [model] in model.log.append("pressing \($0)") }
        )
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onEnded { [model] _ in model.log.append("drag") }
        )
        .onTapGesture(perform: log("tap")))
    stage.press(100, 100)
    stage.cancel()
    stage.advance(1)
    #expect(model.log == ["pressing true", "pressing false"])
    #expect(stage.host.isInputIdle && stage.host.isAtRest)
  }

  @Test func aLongPressEndsAfterHalfASecondAndFailsWhenTheFingerMoves() {
    let stage = Stage(Color.red.onLongPressGesture(perform: log("long")))
    stage.press(100, 100)
    stage.advance(0.45)
    #expect(model.log == [])
    stage.advance(0.1)
    #expect(model.log == ["long"])
    stage.release()
    stage.press(100, 100)
    stage.drag(to: 115, 100)
    stage.advance(1)
    stage.release()
    #expect(model.log == ["long"])
    #expect(stage.host.isInputIdle)
  }
}
