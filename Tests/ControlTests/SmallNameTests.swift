import Foundation
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// Names that change one thing each.
@MainActor struct SmallNameTests {
  @Test func aDialogAboutAValue() {
    struct Scene: View {
      @Bindable var model: Model
      @State private var isShown = false
      var body: some View {
        Button("ask") { isShown = true }
          .confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible, presenting: 7) {
            value in
            Button("Delete \(value)") { model.count = value }
          } message: { value in
            Text("It is \(value)")
          }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 390, height: 600)
    tester.tap("ask")
    tester.settle()
    #expect(tester.frame(of: "It is 7") != nil)
    tester.tap("Delete 7")
    tester.settle()
    #expect(model.count == 7)
    #expect(tester.frame(of: "It is 7") == nil)
  }

  @Test func aDialogWithoutItsValueIsNotShown() {
    let tester = ViewTester(
      Text("page").confirmationDialog("T", isPresented: .constant(true), presenting: Int?.none) { _ in
        Button("a") {}
      }, width: 390, height: 600)
    tester.settle()
    #expect(tester.frame(of: "a") == nil)
  }

  @Test func gesturesAreSwitchedOff() {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(TapGesture().onEnded { model.log.append("a") }, isEnabled: model.isOn)
          Color.blue.simultaneousGesture(
            TapGesture().onEnded { model.log.append("b") }, isEnabled: model.isOn)
          Color.green.highPriorityGesture(
            TapGesture().onEnded { model.log.append("c") }, isEnabled: model.isOn)
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 300, height: 300)
    func tapAll() { for y in [50.0, 150, 250] { tester.tap(CGPoint(x: 150, y: y)) } }
    tapAll()
    #expect(model.log.isEmpty)
    model.isOn = true
    tester.settle()
    tapAll()
    #expect(model.log == ["a", "b", "c"])
  }

  @Test func gesturesHaveNames() {
    struct Scene: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(TapGesture().onEnded { model.log.append("a") }, name: "first")
          Color.blue.simultaneousGesture(
            TapGesture().onEnded { model.log.append("b") }, name: "second", isEnabled: model.isOn)
          Color.green.highPriorityGesture(TapGesture().onEnded { model.log.append("c") }, name: "third")
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 300, height: 300)
    for y in [50.0, 150, 250] { tester.tap(CGPoint(x: 150, y: y)) }
    #expect(model.log == ["a", "c"])
  }

  @Test func labelsAreHiddenAndShownAgain() {
    let tester = ViewTester(
      VStack {
        Toggle("seen", isOn: .constant(true)).labelsVisibility(.visible)
        Toggle("unseen", isOn: .constant(true))
        Toggle("same", isOn: .constant(true)).labelsVisibility(.automatic)
      }.labelsVisibility(.hidden), width: 300)
    #expect(tester.tree.flattened.contains { $0.type == "Text" && $0.text == "seen" })
    #expect(!tester.tree.flattened.contains { $0.type == "Text" && $0.text == "unseen" })
    #expect(!tester.tree.flattened.contains { $0.type == "Text" && $0.text == "same" })
  }

  @Test func aBarHasAColorSchemeAndATitleModeOfItsOwn() throws {
    func tester(_ scheme: ColorScheme?) -> ViewTester {
      let tester = ViewTester(
        NavigationStack {
          Text("page").navigationTitle("Title").toolbarTitleDisplayMode(.inline)
            .toolbarColorScheme(scheme, for: .navigationBar)
            .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }, width: 390, height: 600)
      tester.settle()
      return tester
    }
    let title = try #require(tester(.dark).frame(of: "Title"))
    #expect(abs(title.midX - 195) < 1)
    #expect(tester(nil).inks.allSatisfy { $0.red < 0.5 })
    #expect(tester(.dark).inks.contains { $0.red > 0.9 })
    #expect(tester(.dark).fills.contains { $0.red < 0.2 })
  }

  @Test func progressOverATime() throws {
    struct Scene: View {
      @State private var start: Date?
      var body: some View {
        TimelineView(.animation) { context in
          VStack {
            if let start {
              ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: true)
              ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) {
                Text("Label")
              } currentValueLabel: {
                Text("Value")
              }
            }
          }
          .onAppear { start = context.date }
        }
      }
    }
    let tester = ViewTester(Scene(), width: 300)
    tester.advance(by: 2.5)
    let values = tester.tree.flattened.filter { $0.type.contains("Progress") }.compactMap(\.value)
      .compactMap { Double($0.filter { "0123456789.".contains($0) }) }
    #expect(values.count == 2)
    let scale = (values.max() ?? 1) > 1 ? 100.0 : 1
    #expect(abs((values.first ?? 0) / scale - 0.75) < 0.03)
    #expect(abs((values.last ?? 0) / scale - 0.25) < 0.03)
    #expect(tester.frame(of: "Label") != nil && tester.frame(of: "Value") != nil)
  }

  @Test func aStepperReadsItsValueInAFormat() {
    struct Scene: View {
      @State private var part = 0.25
      var body: some View {
        Stepper("Part", value: $part, in: 0...1, step: 0.25, format: .percent)
        Stepper("Plain", value: $part, step: 0.25, format: .number)
      }
    }
    let tester = ViewTester(VStack { Scene() }.environment(\.locale, Locale(identifier: "en_US")), width: 300)
    let values = tester.tree.flattened.compactMap(\.value)
    #expect(values.contains("25%"))
    #expect(values.contains("0.25"))
  }

  @Test func aStepperWithAFormatStaysInItsBounds() {
    struct Scene: View {
      @State private var part = 0.75
      var body: some View {
        Stepper("Part", value: $part, in: 0...1, step: 0.2, format: .percent) { log.append($0) }
      }
      let model: Model
      private var log: [Bool] {
        get { [] }
        nonmutating set { model.log += newValue.map { "\($0)" } }
      }
      init(model: Model) { self.model = model }
    }
    let model = Model()
    let tester = ViewTester(
      Scene(model: model).environment(\.locale, Locale(identifier: "en_US")), width: 300)
    let frame = tester.first("Stepper")?.frame.rect ?? .zero
    let plus = CGPoint(x: frame.maxX - 20, y: frame.midY)
    let minus = CGPoint(x: frame.maxX - 75, y: frame.midY)
    tester.tap(plus)
    tester.settle()
    #expect(tester.first("Stepper")?.value == "95%")
    tester.tap(plus)
    tester.settle()
    #expect(tester.first("Stepper")?.value == "100%")
    tester.tap(minus)
    tester.settle()
    #expect(tester.first("Stepper")?.value == "80%")
    #expect(model.log == ["true", "false", "true", "false", "true", "false"])
  }

  @Test func progressOverATimeComesToRest() {
    struct Scene: View {
      @State private var start: Date?
      var body: some View {
        VStack {
          if let start {
            ProgressView(timerInterval: start.addingTimeInterval(1)...start.addingTimeInterval(3))
          } else {
            TimelineView(.everyMinute) { context in
              Color.clear.onAppear { start = context.date }
            }
          }
        }
      }
    }
    let tester = ViewTester(Scene(), width: 300)
    func part() -> Double? {
      tester.tree.flattened.first { $0.type.contains("Progress") }?.value
        .flatMap { Double($0.filter { "0123456789.".contains($0) }) }
    }
    tester.advance(by: 0.2)
    let whole = part() ?? 0
    #expect(whole == 1 || whole == 100)
    tester.advance(by: 1.8)
    #expect(abs((part() ?? 0) / whole - 0.5) < 0.02)
    tester.advance(by: 2)
    #expect(part() == 0)
    tester.settle()
    #expect(tester.host.isAtRest)
  }

  @Test func aButtonOfAnIconAloneIsCalledByItsTitle() {
    let tester = ViewTester(
      VStack {
        Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
        Button("Plain", systemImage: "heart") {}
        Button {
        } label: {
          Image(systemName: "star").accessibilityLabel("Rate")
        }
      }, width: 300)
    let buttons = tester.tree.flattened.filter { $0.type == "Button" }
    #expect(buttons.map(\.label) == ["Share", nil, "Rate"])
    #expect(!tester.tree.flattened.contains { $0.text == "Share" })
    #expect(tester.frame(of: "Share") == buttons.first?.frame.rect)
  }

  @Test func aGestureMayWantKeys() {
    struct Scene: View {
      let model: Model
      var body: some View {
        Color.red
          .gesture(TapGesture().modifiers([.command, .shift]).onEnded { model.log.append("both") })
          .simultaneousGesture(
            DragGesture(minimumDistance: 0).modifiers(.option).onEnded { _ in model.log.append("option") })
      }
    }
    let model = Model()
    let tester = ViewTester(Scene(model: model), width: 300)
    for keys: EventModifiers in [[], .command, [.command, .shift, .control], .option] {
      tester.press(CGPoint(x: 50, y: 50), kind: .mouse, modifiers: keys)
      tester.release()
      tester.settle()
    }
    #expect(model.log == ["both", "option"])
  }

  @Test func textsOfASmallerScale() throws {
    let tester = ViewTester(
      VStack {
        Text("plain").font(.system(size: 22))
        Text("small").font(.system(size: 22)).textScale(.secondary)
        Text("same").font(.system(size: 22)).textScale(.secondary, isEnabled: false)
        VStack { Text("inner").font(.system(size: 22)) }.textScale(.secondary)
      }, width: 300)
    let plain = try #require(tester.frame(of: "plain"))
    #expect(tester.frame(of: "same")?.height == plain.height)
    let small = try #require(tester.frame(of: "small"))
    #expect(abs(small.height / plain.height - 9.0 / 11) < 0.03)
    #expect(tester.frame(of: "inner")?.height == small.height)
  }

  @Test func formsHaveStyles() {
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text("boxed")
          Form(configuration)
        }
      }
    }
    let plain = ViewTester(Form { Text("row") }.formStyle(.grouped), width: 300)
    #expect(plain.frame(of: "row") != nil && plain.first("List") != nil)
    let boxed = ViewTester(Form { Text("row") }.formStyle(Boxed()), width: 300)
    #expect(boxed.frame(of: "boxed") != nil && boxed.frame(of: "row") != nil && boxed.first("List") != nil)
  }

  @Test func textEditorsHaveStyles() {
    func fills(_ tester: ViewTester) -> Int { tester.fills.count { $0 == RGBA.white } }
    let plain = ViewTester(TextEditor(text: .constant("a")).textEditorStyle(.plain), width: 300)
    let usual = ViewTester(TextEditor(text: .constant("a")).textEditorStyle(.automatic), width: 300)
    #expect(fills(usual) == fills(plain) + 1)
  }

  @Test func coloursOfCoreGraphics() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red.components == [1, 0, 0, 0.5] && red.numberOfComponents == 4)
    #expect(Color(cgColor: red).cgColor == red)
    #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor == red)
    #expect(Color.red.cgColor == nil && Color.accentColor.cgColor == nil)
    #expect(UIColor(cgColor: red).cgColor.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
  }

  @Test func addressesReachTheProgram() {
    struct Scene: View {
      let model: Model
      @Environment(\.openURL) private var openURL
      var body: some View {
        VStack {
          if !model.isOn { Text("other").onOpenURL { model.log.append("other \($0.path)") } }
          Button("own") { if let url = URL(string: "Tester://host/place") { openURL(url) } }
          Button("foreign") { if let url = URL(string: "https://host/far") { openURL(url) } }
        }
        .onOpenURL { model.log.append($0.path) }
      }
    }
    let model = Model()
    model.isOn = true
    var opened: [String] = []
    let runner = OffscreenRunner(root: Scene(model: model), size: CGSize(width: 300, height: 300)) {
      $0.urlScheme = "tester"
      $0.openURL = { url in
        opened.append(url.absoluteString)
        return true
      }
    }
    func press(_ name: String) {
      let frame = runner.host.dump().flattened.first { $0.text == name }?.frame.rect ?? .zero
      for phase in [PointerEvent.Phase.began, .ended] {
        runner.send(
          .pointer(
            PointerEvent(
              id: 1, kind: .touch, phase: phase, location: CGPoint(x: frame.midX, y: frame.midY),
              time: runner.now)))
      }
      _ = runner.settle()
    }
    press("own")
    press("foreign")
    #expect(model.log == ["/place"])
    #expect(opened == ["https://host/far"])
    model.isOn = false
    _ = runner.settle()
    runner.send(.openURL(URL(fileURLWithPath: "/tmp/menu.json")))
    #expect(Set(model.log.dropFirst()) == ["/tmp/menu.json", "other /tmp/menu.json"])
    model.isOn = true
    _ = runner.settle()
    runner.send(.openURL(URL(fileURLWithPath: "/a")))
    #expect(model.log.count == 4)
  }
}
