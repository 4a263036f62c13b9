import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ColorPickerTests {
  @Observable final class Choice {
    var color = Color(red: 1, green: 0, blue: 0)
  }

  private struct Scene: View {
    @Bindable var choice: Choice
    var supportsOpacity = true
    var body: some View {
      VStack {
        ColorPicker("Wall", selection: $choice.color, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
  }

  private func opened(_ choice: Choice, supportsOpacity: Bool = true) -> ViewTester {
    let tester = ViewTester(Scene(choice: choice, supportsOpacity: supportsOpacity), width: 390, height: 844)
    tester.settle()
    let label = tester.frame(of: "Wall") ?? .zero
    #expect(label.minX == 0)
    tester.tap(CGPoint(x: 390 - 14, y: label.midY))
    tester.settle()
    return tester
  }

  private func parts(_ color: Color) -> [Int] {
    let mix = color.resolve(in: EnvironmentValues())
    return [mix.red, mix.green, mix.blue, mix.opacity].map { Int(($0 * 100).rounded()) }
  }

  @Test func theWellOpensASheetAndCloses() {
    let tester = opened(Choice())
    #expect(tester.frame(of: "Grid") != nil)
    #expect(tester.frame(of: "Opacity") != nil)
    tester.tap("Close")
    tester.settle()
    #expect(tester.frame(of: "Grid") == nil)
    #expect(tester.warnings.isEmpty)
  }

  @Test func aFingerPicksFromTheGridOnItsWay() throws {
    let choice = Choice()
    let tester = opened(choice)
    let grid = try #require(tester.frame(of: "Color grid"))
    tester.press(CGPoint(x: grid.minX + 2, y: grid.minY + 2))
    #expect(parts(choice.color) == [100, 100, 100, 100])
    tester.move(to: CGPoint(x: grid.maxX - 2, y: grid.minY + 2), over: 0.2)
    #expect(parts(choice.color) == [0, 0, 0, 100])
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "Grid") != nil)
  }

  /// Draws the knob of a slider from one end to the middle.
  private func draw(_ index: Int, fromEnd: Bool, _ tester: ViewTester) {
    let sliders = tester.tree.flattened.filter { $0.type == "Slider" }.map(\.frame.rect)
    guard index < sliders.count else { return }
    let (slider, knob) = (sliders[index], 14.0)
    let way = slider.width / 2 - knob
    tester.drag(
      from: CGPoint(x: fromEnd ? slider.maxX - knob : slider.minX + knob, y: slider.midY),
      by: CGVector(dx: fromEnd ? -way : way, dy: 0))
    tester.settle()
  }

  @Test func slidersMixAndKeepTheOthers() {
    let choice = Choice()
    let tester = opened(choice)
    draw(0, fromEnd: true, tester)
    #expect(parts(choice.color)[..<3] == [100, 0, 0])
    #expect((40...60).contains(parts(choice.color)[3]))
    tester.tap("Sliders")
    tester.settle()
    draw(2, fromEnd: false, tester)
    #expect(parts(choice.color)[..<2] == [100, 0])
    #expect((40...60).contains(parts(choice.color)[2]))
    #expect((40...60).contains(parts(choice.color)[3]))
  }

  @Test func opacityMayBeLeftOut() {
    let tester = opened(Choice(), supportsOpacity: false)
    #expect(tester.frame(of: "Grid") != nil)
    #expect(tester.frame(of: "Opacity") == nil)
  }
}
