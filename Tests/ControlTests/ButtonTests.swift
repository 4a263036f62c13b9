import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct ButtonTests {
  @Test func actsWhenItIsLetGoInside() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }, width: 200)
    tester.press(CGPoint(x: 100, y: 150))
    #expect(model.count == 0)
    tester.release()
    #expect(model.count == 1)
    tester.press(CGPoint(x: 100, y: 150))
    tester.move(to: CGPoint(x: 100, y: 290))
    tester.release()
    #expect(model.count == 1)
  }

  @Test func actsByReturnAndSpaceWhereItHasTheFocus() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }, width: 200)
    tester.key(.return)
    #expect(model.count == 0)
    tester.key(.tab)
    tester.key(.return)
    tester.key(.space)
    #expect(model.count == 2)
  }

  @Test func doesNothingWhileItIsDisabled() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }.disabled(true), width: 200)
    tester.tap(CGPoint(x: 100, y: 150))
    tester.key(.tab)
    tester.key(.return)
    #expect(model.count == 0)
  }

  @Test func aFingerNextToASmallButtonMeansIt() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }, width: 200)
    let frame = tester.first("Button")?.frame.rect ?? .zero
    #expect(frame.height < 44)
    tester.tap(CGPoint(x: 100, y: frame.minY - 8))
    #expect(model.count == 1)
    tester.tap(CGPoint(x: 100, y: frame.midY - 24))
    #expect(model.count == 1)
    // The mouse points exactly.
    tester.press(CGPoint(x: 100, y: frame.minY - 8), kind: .mouse)
    tester.release()
    #expect(model.count == 1)
  }

  @Test func isInTheTint() {
    let tester = ViewTester(Button("Go") {}.tint(.red), width: 200)
    #expect(tester.inks.count == 1 && tester.inks[0].isNear(Color.red))
  }

  @Test func aForegroundColourOutsideBeatsTheTint() {
    let tester = ViewTester(Button("Go") {}.foregroundColor(.green), width: 200)
    #expect(tester.inks.count == 1 && tester.inks[0].isNear(Color.green))
  }

  @Test func destructiveButtonsAreRed() {
    let tester = ViewTester(Button("Delete", role: .destructive) {}, width: 200)
    #expect(tester.inks.count == 1 && tester.inks[0].isNear(Color.red))
  }

  @Test func prominentButtonsAreWhiteOnTheTint() {
    let tester = ViewTester(Button("Go") {}.buttonStyle(.borderedProminent).tint(.purple), width: 200)
    #expect(tester.inks == [.white])
    #expect(tester.fills.contains { $0.isNear(.purple) })
  }

  @Test(arguments: [(ControlSize.small, 28.0), (.regular, 34.5), (.large, 50.5)])
  func borderedButtonsAreAsHighAsOnIOS(_ size: ControlSize, _ height: Double) throws {
    let tester = ViewTester(
      Button("Go") {}.buttonStyle(.bordered).controlSize(size), width: 200)
    let frame = try #require(tester.first("Button")?.frame.rect)
    #expect(abs(frame.height - height) < 1.5)
  }

  @Test func aCircleIsAsWideAsHigh() throws {
    let tester = ViewTester(
      Button {
      } label: {
        Image(systemName: "plus")
      }.buttonStyle(.bordered).buttonBorderShape(.circle), width: 200)
    let frame = try #require(tester.first("Button")?.frame.rect)
    #expect(frame.width == frame.height)
  }

  @Test func styleOfTheProgramsOwnSeesPressingAndTheEnvironment() {
    let tester = ViewTester(
      VStack {
        Button("On") {}
        Button("Off") {}.disabled(true)
      }.buttonStyle(Spelled()), width: 200)
    #expect(tester.tree.flattened.compactMap(\.text) == ["ready", "On", "off", "Off"])
    let frame = tester.frame(of: "On") ?? .zero
    tester.press(CGPoint(x: frame.midX, y: frame.midY), kind: .mouse)
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "pressed") != nil)
    tester.release()
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "pressed") == nil)
  }

  @Test func primitiveStyleDecidesWhatTriggers() {
    let model = Model()
    let tester = ViewTester(Button("Go") { model.count += 1 }.buttonStyle(Twice()), width: 200)
    tester.tap("Go")
    #expect(model.count == 2)
  }

  @Test func linksOpenThroughTheEnvironment() throws {
    let model = Model()
    let url = try #require(URL(string: "https://example.org/menu"))
    let tester = ViewTester(
      Link("Menu", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            model.log.append(url.absoluteString)
            return .handled
          }), width: 200)
    tester.tap("Menu")
    #expect(model.log == ["https://example.org/menu"])
  }
}

private struct Spelled: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isPressed ? "pressed" : isEnabled ? "ready" : "off")
      configuration.label
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

extension RGBA {
  /// Whether this is how a colour is painted in light surroundings.
  func isNear(_ color: Color) -> Bool {
    let other = color.resolve(in: EnvironmentValues())
    return abs(red - other.red) < 0.001 && abs(green - other.green) < 0.001 && abs(blue - other.blue) < 0.001
      && abs(alpha - other.opacity) < 0.001
  }
}
