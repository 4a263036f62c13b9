import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The wheel with Control held down is a pinch where something follows those.
@MainActor struct WheelPinchTests {
  @Observable fileprivate final class Model {
    var values: [MagnifyGesture.Value] = []
    var end: MagnifyGesture.Value?
    var isThere = true
    var isPinching = false
    var taps = 0
  }

  private struct Page: View {
    let model: Model
    @GestureState private var isPinching = false

    var body: some View {
      ScrollView {
        if model.isThere {
          VStack {
            Button("Press") { model.taps += 1 }
            Spacer()
          }
          .frame(width: 300, height: 300)
          .contentShape(Rectangle())
          .gesture(
            MagnifyGesture()
              .updating($isPinching) { _, state, _ in state = true }
              .onChanged { model.values.append($0) }
              .onEnded { model.end = $0 })
        }
        Color.gray.frame(height: 2000)
      }
      .onChange(of: isPinching) { model.isPinching = isPinching }
    }
  }

  private static func page(reducesMotion: Bool = false) -> (ViewTester, Model) {
    let model = Model()
    var preferences = UserPreferences()
    preferences.reducesMotion = reducesMotion
    let tester = ViewTester(
      Page(model: model), size: CGSize(width: 300, height: 600), preferences: preferences)
    tester.settle()
    return (tester, model)
  }

  private static let place = CGPoint(x: 100, y: 150)

  @Test func itEnlargesAboutThePointerAndEndsWhenTheWheelRests() throws {
    let (tester, model) = Self.page()
    for _ in 0..<3 {
      tester.wheel(at: Self.place, dy: 40, modifiers: .control)
      tester.advance(by: 0.1)
    }
    tester.advance(by: 0.1)
    let scales = model.values.map(\.magnification)
    #expect(scales.count >= 3 && scales == scales.sorted() && model.end == nil && model.isPinching)
    let last = try #require(model.values.last)
    #expect(abs(last.magnification - exp(120.0 / 220)) < 0.01 && last.startLocation == Self.place)
    tester.settle()
    #expect(model.end?.magnification == last.magnification && model.end?.velocity == 0)
    #expect(!model.isPinching && tester.host.isInputIdle)
    // The other way makes it smaller again.
    tester.wheel(at: Self.place, dy: -40, modifiers: .control)
    tester.settle()
    let smaller = try #require(model.end)
    #expect(abs(smaller.magnification - exp(-40.0 / 220)) < 0.01)
  }

  /// By what the scale becomes larger from one frame to the next.
  private static func steps(_ model: Model) -> [CGFloat] {
    let turned = [0] + model.values.map { 220 * log($0.magnification) }
    return zip(turned, turned.dropFirst()).map { $1 - $0 }
  }

  @Test func m05_aNotchGoesOverSeveralFrames() {
    let (tester, model) = Self.page()
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    tester.settle()
    let alone = Self.steps(model)
    #expect(alone.count >= 6 && alone.allSatisfy { $0 >= 0 && $0 < 16 }, "\(alone)")
    #expect(model.end?.velocity == 0)
    model.values = []
    // Another notch goes on with the speed of the first one.
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    tester.advance(by: 0.05)
    let before = Self.steps(model).last ?? 0
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    let count = model.values.count
    tester.settle()
    let after = Self.steps(model)[count...].first ?? 0
    #expect(before > 4 && after > 0.8 * before && after < 2.2 * before, "\(before) \(after)")
    #expect(abs((model.end?.magnification ?? 0) - exp(80.0 / 220)) < 0.001)
  }

  @Test func m15_withReducedMotionItIsThereAtOnce() {
    let (tester, model) = Self.page(reducesMotion: true)
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    tester.settle()
    #expect(Set(model.values.map(\.magnification)).count == 1)
    #expect(abs((model.end?.magnification ?? 0) - exp(40.0 / 220)) < 0.001)
  }

  @Test func aTrackpadIsFollowedAtOnce() {
    let (tester, model) = Self.page()
    for _ in 0..<3 {
      tester.wheel(at: Self.place, dy: 10, isPrecise: true, modifiers: .control)
      tester.advance(by: 0.016)
    }
    #expect(abs((model.values.last?.magnification ?? 0) - exp(30.0 / 220)) < 0.001)
  }

  @Test func withoutControlAndWhereNothingFollowsPinchesItScrolls() {
    for (place, modifiers) in [
      (Self.place, EventModifiers()), (CGPoint(x: 100, y: 500), EventModifiers.control),
    ] {
      let (tester, model) = Self.page()
      tester.wheel(at: place, dy: -80, isPrecise: true, modifiers: modifiers)
      tester.settle()
      #expect(model.values.isEmpty && (tester.frame(of: "Press")?.minY ?? 0) < -40)
    }
  }

  @Test func aButtonUnderThePointerIsNotPressed() {
    let (tester, model) = Self.page()
    let button = tester.frame(of: "Press")
    tester.wheel(at: CGPoint(x: button?.midX ?? 0, y: button?.midY ?? 0), dy: 40, modifiers: .control)
    tester.settle()
    #expect(model.taps == 0 && model.end != nil)
  }

  @Test func aPressAndAnotherPlaceEndIt() {
    let (tester, model) = Self.page()
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    tester.advance(by: 0.1)
    tester.wheel(at: CGPoint(x: 200, y: 250), dy: 40, modifiers: .control)
    #expect(model.end?.startLocation == Self.place)
    model.end = nil
    tester.advance(by: 0.1)
    tester.tap("Press")
    tester.settle()
    #expect(model.end?.startLocation == CGPoint(x: 200, y: 250) && model.taps == 1)
  }

  @Test func aViewThatGoesMeanwhileLeavesNothingWaiting() {
    let (tester, model) = Self.page()
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    model.isThere = false
    tester.settle()
    #expect(tester.host.isInputIdle && model.end == nil)
    tester.wheel(at: Self.place, dy: 40, modifiers: .control)
    tester.settle()
    #expect(tester.host.isInputIdle)
  }
}
