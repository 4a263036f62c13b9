import SwiftUI
import Testing
import ViewTreeTesting

struct SearchExtrasTests {
  @Observable final class State {
    var text = ""
    var scope = 0
  }

  private struct Scene: View {
    @Bindable var state: State
    var body: some View {
      NavigationStack {
        List(0..<20) { Text("Row \($0)") }
          .listStyle(.plain)
          .navigationTitle("Places")
          .searchable(text: $state.text)
          .searchScopes($state.scope) {
            Text("All").tag(0)
            Text("Near").tag(1)
          }
          .searchSuggestions {
            if state.text.isEmpty {
              Text("Kyiv").searchCompletion("Kyiv")
              Text("Rome").searchCompletion("Rome")
            }
          }
      }
    }
  }

  private func searching(_ state: State, dark: Bool = false) throws -> ViewTester {
    let tester = ViewTester(
      Scene(state: state).preferredColorScheme(dark ? .dark : .light), size: CGSize(width: 390, height: 600),
      scale: 2)
    tester.settle()
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect)
    tester.tap(CGPoint(x: field.midX, y: field.midY))
    tester.settle()
    return tester
  }

  @Test func scopesAreThereWhileOneSearches() throws {
    let state = State()
    let tester = try searching(state)
    let scope = try #require(tester.frame(of: "Near"))
    let field = try #require(tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect)
    #expect(scope.minY > field.maxY)
    Looking.picture(tester, "search-extras")
    tester.tap(CGPoint(x: scope.midX, y: scope.midY))
    tester.settle()
    #expect(state.scope == 1)
    tester.tap("Cancel")
    tester.settle()
    #expect(tester.frame(of: "Near") == nil)
    Looking.picture(try searching(State(), dark: true), "search-extras-dark")
  }

  @Test func aSuggestionFillsTheField() throws {
    let state = State()
    let tester = try searching(state)
    tester.tap("Rome")
    tester.settle()
    #expect(state.text == "Rome")
    #expect(tester.frame(of: "Kyiv") == nil)
    #expect(tester.frame(of: "Row 0") != nil)
  }
}
