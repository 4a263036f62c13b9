import SwiftUI
import Testing
import ViewTreeTesting

/// M16: what is presented fades with its last content when the view goes that presents it.
@MainActor struct LeavingPresenterTests {
  enum Shape: String, CaseIterable {
    case sheet, cover, popover, alert, dialog, menu, nested
  }

  @Observable final class Model {
    var word: String? = "word"
  }

  private struct Page: View {
    let shape: Shape
    let model: Model
    @State private var isOn = false
    @State private var isInnerOn = false

    var body: some View {
      VStack {
        Text("page")
        if model.word != nil { presenter }
      }
    }

    private var inner: some View { Text(model.word!) }

    @ViewBuilder private var presenter: some View {
      let opener = Button("Open") { isOn = true }
      switch shape {
      case .sheet: opener.sheet(isPresented: $isOn) { inner }
      case .cover: opener.fullScreenCover(isPresented: $isOn) { inner }
      case .popover: opener.popover(isPresented: $isOn) { inner }
      case .alert:
        opener.alert("Title", isPresented: $isOn) {
        } message: {
          inner
        }
      case .dialog:
        opener.confirmationDialog("Title", isPresented: $isOn) {
        } message: {
          inner
        }
      case .menu: Menu("Open") { Button(model.word!) {} }
      case .nested:
        opener.sheet(isPresented: $isOn) {
          Button("Further") { isInnerOn = true }
            .fullScreenCover(isPresented: $isInnerOn) { inner }
        }
      }
    }
  }

  private func shown(_ shape: Shape, _ model: Model, reducesMotion: Bool = false) -> ViewTester {
    let tester = ViewTester(
      Page(shape: shape, model: model).environment(\._accessibilityReduceMotion, reducesMotion),
      size: CGSize(width: 390, height: 844))
    tester.settle()
    tester.tap("Open")
    tester.settle()
    if shape == .nested {
      tester.tap("Further")
      tester.settle()
    }
    return tester
  }

  @Test(arguments: Shape.allCases, [true, false])
  func m16_whatIsPresentedFadesWhenItsPresenterIsTakenAway(_ shape: Shape, _ reducesMotion: Bool) {
    let model = Model()
    let tester = shown(shape, model, reducesMotion: reducesMotion)
    #expect(tester.paints("word"))
    let layers = tester.tree.children.count
    var opacities: [Double] = []
    tester.onFrame = { tester in
      opacities.append(tester.paintedTexts.first { $0.string == "word" }?.opacity ?? 0)
    }
    model.word = nil
    tester.settle()
    #expect(opacities.count > 8 && opacities.last == 0, "\(opacities)")
    for (before, after) in zip([1] + opacities, opacities) {
      #expect(after <= before + 0.001 && before - after < 0.25, "\(opacities)")
    }
    #expect(tester.tree.children.count < layers && tester.host.isAtRest)
    // What is below can be used again.
    #expect(tester.paints("page") && tester.host.isInputIdle)
  }

  private struct FadingPage: View {
    let model: Model
    @State private var isOn = false

    var body: some View {
      ZStack {
        if model.word != nil {
          VStack {
            Text("below")
            Button("Open") { isOn = true }
          }
          .sheet(isPresented: $isOn) { Text("above") }
          .transition(.opacity)
        }
      }
    }
  }

  /// What it covers is not uncovered on the way.
  @Test(arguments: [
    Animation.easeInOut(duration: 0.6), .linear(duration: 1), .spring(duration: 0.5, bounce: 0),
  ])
  func m16_whatIsPresentedFadesWithItsPresenter(_ animation: Animation) {
    let model = Model()
    let tester = ViewTester(FadingPage(model: model), size: CGSize(width: 390, height: 844))
    tester.tap("Open")
    tester.settle()
    var frames: [[Double]] = []
    tester.onFrame = { tester in
      frames.append(
        ["below", "above"].map { text in tester.paintedTexts.first { $0.string == text }?.opacity ?? 0 })
    }
    withAnimation(animation) { model.word = nil }
    tester.settle()
    #expect(frames.count > 20 && frames.last == [0, 0])
    for frame in frames { #expect(abs(frame[0] - frame[1]) < 0.02, "\(frame)") }
    #expect(tester.host.isAtRest)
  }

  @Test(arguments: Shape.allCases) func itEndsThoughTheAnimationOfTheChangeDoesNot(_ shape: Shape) {
    let model = Model()
    let tester = shown(shape, model)
    withAnimation(.linear(duration: 1).repeatForever()) { model.word = nil }
    tester.advance(by: 1)
    #expect(!tester.paints("word"))
  }

  @Test(arguments: Shape.allCases) func itGoesAtOnceWithAChangeThatDisablesAnimations(_ shape: Shape) {
    let model = Model()
    let tester = shown(shape, model)
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { model.word = nil }
    tester.advance(by: 0.001)
    #expect(!tester.paints("word"))
  }

  @Test(arguments: Shape.allCases) func m14_itIsGoneInAWindowOfAnotherSize(_ shape: Shape) {
    let model = Model()
    let tester = shown(shape, model)
    model.word = nil
    tester.advance(by: 0.1)
    #expect(tester.paints("word"))
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.advance(by: 0.001)
    #expect(!tester.paints("word"))
    tester.settle()
    #expect(tester.host.isAtRest)
  }

  @Test func theWindowMayCloseMeanwhile() {
    weak var tree: AnyObject?
    do {
      let model = Model()
      let tester = shown(.nested, model)
      model.word = nil
      tester.advance(by: 0.1)
      tree = tester.host
    }
    #expect(tree == nil)
  }
}
