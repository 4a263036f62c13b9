import SwiftUI
import Testing
import ViewTreeTesting

struct ForEachTests {
  private struct Reading: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("more") { count += 1 }
        ForEach(0..<2, id: \.self) { Text("plain \($0) of \(count)") }
        ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { Text("lazy \($0) of \(count)") } } }
      }
    }
  }

  /// Nothing but the elements reads the state.
  @Test func elementsFollowWhatOnlyTheyRead() {
    let tester = ViewTester(Reading())
    tester.settle()
    #expect(tester.has("plain 1 of 0") && tester.has("lazy 1 of 0"))
    tester.tap("more")
    tester.settle()
    #expect(tester.has("plain 1 of 1") && tester.has("lazy 1 of 1"))
    tester.tap("more")
    tester.settle()
    #expect(tester.has("plain 1 of 2") && tester.has("lazy 1 of 2"))
  }

  private struct Sections: View {
    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section("Section \(section)") {
            Text("first of \(section)")
            Text("second of \(section)")
          }
        }
      }
    }
  }

  @Test func elementsOfSeveralViewsAreAllThere() {
    let tester = ViewTester(Sections())
    tester.settle()
    #expect(tester.has("SECTION 2") && tester.has("first of 2") && tester.has("second of 2"))
  }
}
