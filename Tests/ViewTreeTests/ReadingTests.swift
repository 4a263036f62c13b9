import SwiftUI
import Testing
import ViewTreeTesting

/// State that is read in closures which the tree evaluates later than the body around them.
@MainActor struct ReadingTests {
  @Observable final class Model {
    var chosen = 0
    var names = ["a", "b", "c"]
    nonisolated init() {}
  }

  private func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  @Test func theClosureOfAForEachFollowsState() {
    struct Rows: View {
      @State private var chosen = 0
      var body: some View {
        VStack {
          ForEach(0..<3) { row in
            Text(row == chosen ? "chosen \(row)" : "row \(row)").onTapGesture { chosen = row }.id(
              "row-\(row)")
          }
        }
      }
    }
    let tester = ViewTester(Rows(), size: CGSize(width: 200, height: 200))
    tester.settle()
    #expect(texts(tester) == ["chosen 0", "row 1", "row 2"])
    tester.tap(CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(texts(tester) == ["row 0", "chosen 1", "row 2"])
  }

  @Test func rowsOfALazyStackFollowState() {
    let model = Model()
    struct Rows: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<30) { row in
              Text(row == model.chosen ? "chosen \(row)" : "row \(row)").frame(height: 40)
            }
          }
        }
      }
    }
    let tester = ViewTester(Rows(model: model), size: CGSize(width: 200, height: 120))
    tester.settle()
    #expect(texts(tester).first == "chosen 0")
    model.chosen = 1
    tester.settle()
    #expect(texts(tester).prefix(2) == ["row 0", "chosen 1"])
  }

  @Test func onlyTheElementsThatReadAreEvaluated() {
    let model = Model()
    struct Name: View {
      let text: String
      var body: some View { Text(text) }
    }
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack { ForEach(0..<3) { row in Name(text: row == 1 ? model.names[1] : "fixed") } }
      }
    }
    let tester = ViewTester(Rows(model: model))
    tester.settle()
    tester.host.countsBodies = true
    model.names[1] = "new"
    tester.settle()
    #expect(texts(tester) == ["fixed", "new", "fixed"])
    #expect(tester.host.bodyCounts == ["Name": 1])
  }

  @Test func theClosureOfACanvasFollowsState() {
    let model = Model()
    struct Drawing: View {
      let model: Model
      var body: some View {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)), with: .color(model.chosen == 0 ? .red : .blue))
        }
      }
    }
    let tester = ViewTester(Drawing(model: model), size: CGSize(width: 20, height: 20))
    tester.settle()
    let before = tester.host.statistics.layouts
    model.chosen = 1
    #expect(tester.host.needsFrame)
    tester.settle()
    #expect(tester.host.statistics.layouts == before)
    let list = "\(tester.host.frame().items)"
    tester.settle()
    model.chosen = 0
    #expect("\(tester.host.frame().items)" != list)
  }

  @Test func whoeverTakesAllOfTheEnvironmentFollowsAnyOfIt() {
    struct Resolved: View {
      @Environment(\.self) private var environment
      private func isDark(_ values: EnvironmentValues) -> Bool { values.colorScheme == .dark }
      var body: some View { Text(isDark(environment) ? "dark" : "light") }
    }
    struct Window: View {
      @State private var isDark = false
      var body: some View {
        VStack {
          Resolved()
          Button("turn") { isDark.toggle() }
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
    let tester = ViewTester(Window(), size: CGSize(width: 200, height: 200))
    tester.settle()
    #expect(texts(tester).contains("light"))
    tester.tap("turn")
    tester.settle()
    #expect(texts(tester).contains("dark"))
  }
}
