import Foundation
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct DataTests {
  private func runner<V: View>(_ view: V, storage: any KeyValueStorage) -> OffscreenRunner {
    OffscreenRunner(root: view, size: CGSize(width: 200, height: 300), scale: 1) { $0.storage = storage }
  }

  private func texts(_ runner: OffscreenRunner) -> [String] {
    runner.host.dump().flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  @Test func storedValuesAreReadAndWrittenAndSharedByTheirKey() {
    let storage = MemoryStorage()
    storage.set(3, forKey: "count")
    let runner = runner(Counters(), storage: storage)
    #expect(texts(runner) == ["3", "3", "green", "none"])
    tapCounter(runner)
    #expect(storage.value(forKey: "count") as? Int == 4)
    #expect(storage.value(forKey: "tint") as? String == "red")
    #expect(storage.value(forKey: "note") as? String == "here")
    #expect(texts(runner) == ["4", "4", "red", "here"])
    let again = self.runner(Counters(), storage: storage)
    #expect(texts(again) == ["4", "4", "red", "here"])
  }

  private func tapCounter(_ runner: OffscreenRunner) {
    runner.send(.key(KeyEvent(key: .tab, time: runner.now)))
    for phase in [KeyEvent.Phase.down, .up] {
      runner.send(.key(KeyEvent(key: .return, phase: phase, time: runner.now)))
    }
    runner.advance(by: 0.02)
  }

  @Test func onReceiveHearsAPublisherWhileTheViewIsThere() {
    let model = Model()
    model.isOn = true
    let subject = PassthroughSubject<Int, Never>()
    let tester = ViewTester(Listening(model: model, subject: subject), width: 200)
    subject.send(1)
    subject.send(2)
    #expect(model.log == ["1", "2"])
    model.isOn = false
    tester.settle()
    subject.send(3)
    #expect(model.log == ["1", "2"])
  }

  @Test func whatAPublisherSendsAtOnceArrives() {
    let model = Model()
    model.isOn = true
    let subject = CurrentValueSubject<Int, Never>(7)
    let tester = ViewTester(Listening(model: model, subject: subject), width: 200)
    tester.advance(by: 0.02)
    #expect(model.log == ["7"])
  }

  @Test func timersTickOnTheWindowsClock() {
    let model = Model()
    model.isOn = true
    let tester = ViewTester(Ticking(model: model), width: 200)
    tester.advance(by: 0.95)
    #expect(model.count == 0)
    tester.advance(by: 0.1)
    #expect(model.count == 1)
    tester.advance(by: 3)
    #expect(model.count == 4)
    #expect(model.log == ["1.0", "2.0", "3.0", "4.0"])
    model.isOn = false
    tester.settle()
    #expect(tester.host.timers.nextDeadline == nil)
  }

  @Test func picturesOfFilesAreShown() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("async-image.png")
    let source = ViewTester(Color.red, size: CGSize(width: 30, height: 20))
    try source.screenshot(file.path)
    defer { try? FileManager.default.removeItem(at: file) }
    let tester = ViewTester(
      AsyncImage(url: file) { image in
        image.resizable().frame(width: 90, height: 60).accessibilityIdentifier("picture")
      } placeholder: {
        Text("loading")
      }, width: 200)
    #expect(tester.frame(of: "picture")?.size == CGSize(width: 90, height: 60))
    #expect(tester.frame(of: "loading") == nil)
  }

  @Test(arguments: [
    ("https://example.org/a.png", "nothing from the network"), ("ftp://example.org/a.png", "not by ftp"),
    ("file:///nowhere/a.png", "/nowhere/a.png"),
  ])
  func otherAddressesFailWithAPhaseThatSaysSo(_ address: String, _ reason: String) throws {
    let tester = ViewTester(
      AsyncImage(url: URL(string: address)) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: Text("unknown")
        }
      }, width: 2000)
    let text = try #require(tester.tree.flattened.compactMap(\.text).first)
    #expect(text.contains(reason))
  }

  @Test func withoutAnAddressItStaysEmpty() {
    let tester = ViewTester(
      AsyncImage(url: nil) { phase in Text(phase.image == nil && phase.error == nil ? "empty" : "other") },
      width: 200)
    #expect(tester.frame(of: "empty") != nil)
  }
}

private struct Counters: View {
  enum Tint: String { case green, red }
  @AppStorage("count") private var count = 0
  @AppStorage("tint") private var tint = Tint.green
  @AppStorage("note") private var note: String?

  var body: some View {
    VStack {
      Text("\(count)")
      Second()
      Text(tint.rawValue)
      Text(note ?? "none")
      Button {
        count += 1
        tint = .red
        note = "here"
      } label: {
        Color.blue.frame(width: 50, height: 50)
      }
    }
  }

  private struct Second: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text("\(count)") }
  }
}

private struct Listening<S: Subject>: View where S.Output == Int, S.Failure == Never {
  let model: Model
  let subject: S
  var body: some View {
    if model.isOn {
      Text("on").onReceive(subject) { model.log.append("\($0)") }
    } else {
      Text("off")
    }
  }
}

private struct Ticking: View {
  let model: Model
  var body: some View { if model.isOn { Clock(model: model) } }

  private struct Clock: View {
    let model: Model
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seen = 0

    var body: some View {
      Text("\(seen)").onReceive(timer) { date in
        seen += 1
        model.count += 1
        model.log.append("\(date.timeIntervalSinceReferenceDate)")
      }
    }
  }
}
