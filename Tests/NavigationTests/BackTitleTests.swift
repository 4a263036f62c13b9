import SwiftUI
import Testing
import ViewTreeTesting

/// The name of the page below gives way to the title of the page.
@MainActor @Suite struct BackTitleTests {
  private struct Pages: View {
    let title: String
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Text("first").navigationTitle("Gewohnheiten")
          .navigationDestination(for: Int.self) { _ in
            Text("second").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Edit") {} }
          }
      }
    }
  }

  private func tester(_ title: String, width: CGFloat = 390) -> ViewTester {
    let tester = ViewTester(Pages(title: title), size: CGSize(width: width, height: 600))
    tester.settle()
    return tester
  }

  @Test(arguments: [
    ("Fluss", "Gewohnheiten"), ("Spaziergang am Fluss", "Back"), ("Spaziergang am Fluss entlang", nil),
  ])
  func itIsAsLongAsThereIsRoom(_ title: String, _ name: String?) throws {
    let tester = tester(title)
    let words = ["Gewohnheiten", "Back"].filter { painted($0, tester) }
    #expect(words == (name.map { [$0] } ?? []))
    let back = try #require(tester.frame(of: "BackButton"))
    let text = try #require(tester.frame(of: title))
    #expect(back.width >= 44 && text.minX >= back.maxX - 1)
    // The title is not cut.
    let ideal = try #require(self.tester(title, width: 900).frame(of: title))
    #expect(abs(text.width - ideal.width) < 1)
  }

  @Test func itComesBackInAWiderWindow() {
    let tester = tester("Spaziergang am Fluss entlang")
    tester.resize(to: CGSize(width: 844, height: 390))
    tester.settle()
    #expect(painted("Gewohnheiten", tester))
    #expect(tester.tap("BackButton"))
    tester.settle()
    #expect(tester.frame(of: "first") != nil)
  }

  private func painted(_ text: String, _ tester: ViewTester) -> Bool { tester.paints(text) }
}
