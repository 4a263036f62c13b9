import SwiftUI
import Testing
import ViewTreeTesting

/// What a body says of why it is evaluated.
@MainActor struct ChangeReportTests {
  @Observable final class Model { var name = "a" }

  private struct Counter: View {
    let model: Model
    var other = 0
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      let _ = Self._logChanges()
      VStack {
        Button("count") { count += 1 }
        Text("\(count) \(other) \(model.name) \(scheme == .dark)")
      }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var other = 0
    @State private var isDark = false

    var body: some View {
      VStack {
        Counter(model: model, other: other)
        Button("other") { other += 1 }
        Button("dark") { isDark.toggle() }
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  @Test func itNamesWhatChanged() {
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    tester.settle()
    func told(_ action: () -> Void) -> [String] {
      let before = tester.warnings.count
      action()
      tester.settle()
      return Array(tester.warnings.dropFirst(before))
    }
    #expect(tester.warnings.count == 1 && tester.warnings[0].hasPrefix("Counter: @self, @identity, "))
    #expect(told { tester.tap("count") } == ["Counter: _count changed."])
    #expect(told { tester.tap("other") } == ["Counter: @self changed."])
    #expect(told { model.name = "b" } == ["Counter: @dependencies changed."])
    #expect(told { tester.tap("dark") } == ["Counter: @dependencies changed."])
    #expect(told { tester.advance(by: 1) } == [])
  }
}
