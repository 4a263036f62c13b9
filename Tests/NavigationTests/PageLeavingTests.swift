import SwiftUI
import Testing
import ViewTreeTesting

/// Touches and keys while a page leaves, and pages that go before it has left.
@MainActor struct PageLeavingTests {
  @Observable final class Model {
    var path: [Int] = []
    var taps = 0
  }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Button("tap") { model.taps += 1 }.keyboardShortcut("t", modifiers: [])
          Button("further") { model.path.append(2) }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").navigationTitle("Page \(number)")
        }
      }
    }
  }

  private func tester(_ path: [Int]) -> (ViewTester, Model) {
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    tester.settle()
    for page in path {
      model.path.append(page)
      tester.settle()
    }
    return (tester, model)
  }

  @Test func thePageBelowTakesTouchesOnceTheOneThatLeavesIsAllButGone() throws {
    let (tester, model) = tester([1])
    let place = try #require(tester.frame(of: "page 1"))
    #expect(tester.frame(of: "tap") == nil)
    tester.tap("BackButton")
    tester.advance(by: 0.1)
    tester.tap(CGPoint(x: place.midX, y: place.midY - 20))
    #expect(model.taps == 0)
    // A spring without damping of 0.4 s has 5 % of its way left after 0.3 s.
    tester.advance(by: 0.25)
    tester.tap("tap")
    #expect(model.taps == 1)
    tester.key("t")
    #expect(model.taps == 2)
    tester.tap("further")
    tester.settle()
    #expect(tester.frame(of: "page 2") != nil && tester.frame(of: "page 1") == nil)
    #expect(model.path == [2])
  }

  @Observable final class Deep {
    var path: [Int] = []
    var log: [String] = []
  }

  private struct DeepScreen: View {
    @Bindable var model: Deep
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").navigationTitle("Page \(number)")
              .onAppear { model.log.append("appear \(number)") }
              .onDisappear { model.log.append("gone \(number)") }
              .task { model.log.append("task \(number)") }
          }
      }
    }
  }

  @Test func ofPagesThatArePushedAtOnceTheLastComesOverTheOneThatIsShown() async throws {
    let model = Deep()
    let tester = ViewTester(DeepScreen(model: model))
    tester.settle()
    let watcher = tester.watch("pages")
    model.path = [1, 2, 3]
    for _ in 0..<6 {
      tester.advance(by: 1.0 / 60)
      #expect(tester.frame(of: "root") != nil && tester.frame(of: "page 3") != nil)
      #expect(tester.frame(of: "page 1") == nil && tester.frame(of: "page 2") == nil)
    }
    for _ in 0..<1000 where !model.log.contains("task 3") { await Task.yield() }
    tester.settle()
    #expect(tester.frame(of: "root") == nil && watcher.faults.isEmpty, "\(watcher.faults)")
    #expect(model.log == ["appear 3", "task 3"])
    tester.tap("BackButton")
    tester.advance(by: 0.1)
    #expect(tester.frame(of: "page 2") != nil && tester.frame(of: "root") == nil)
    tester.settle()
    #expect(model.log.contains("appear 2") && model.path == [1, 2])
  }

  @Test(arguments: [0.0, 0.05, 0.2, 0.35], [false, true])
  func aPageThatGoesBeforeAnotherHasLeftLeavesToo(_ pause: Double, _ reducesMotion: Bool) throws {
    let model = Model()
    let tester = ViewTester(Screen(model: model).environment(\._accessibilityReduceMotion, reducesMotion))
    tester.settle()
    for page in 1...3 {
      model.path.append(page)
      tester.settle()
    }
    for _ in 1...3 {
      model.path.removeLast()
      tester.advance(by: pause)
    }
    tester.settle()
    for page in 1...3 { #expect(tester.frame(of: "page \(page)") == nil) }
    tester.tap("tap")
    #expect(model.taps == 1)
  }
}
