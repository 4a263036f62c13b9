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

  /// Taps the middle of a slider: the last one in the sheet is that of the opacity.
  private func tapSlider(_ index: Int, _ tester: ViewTester) {
    let sliders = tester.tree.flattened.filter { $0.type == "Slider" }.map(\.frame.rect)
    guard index < sliders.count else { return }
    tester.tap(CGPoint(x: sliders[index].midX, y: sliders[index].midY))
    tester.settle()
  }

  @Test func slidersMixAndKeepTheOthers() {
    let choice = Choice()
    let tester = opened(choice)
    tapSlider(0, tester)
    #expect(parts(choice.color) == [100, 0, 0, 50])
    tester.tap("Sliders")
    tester.settle()
    tapSlider(2, tester)
    #expect(parts(choice.color) == [100, 0, 50, 50])
  }

  @Test func opacityMayBeLeftOut() {
    let tester = opened(Choice(), supportsOpacity: false)
    #expect(tester.frame(of: "Grid") != nil)
    #expect(tester.frame(of: "Opacity") == nil)
  }
}
