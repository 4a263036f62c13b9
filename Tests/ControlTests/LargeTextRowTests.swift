import SwiftUI
import Testing
import ViewTreeTesting

/// Values that are too long for their line in large text go under their labels; short ones stay beside them.
@MainActor @Suite struct LargeTextRowTests {
  private struct Rows: View {
    @State private var color = "Green"
    var body: some View {
      Form {
        LabeledContent("Now", value: "2")
        LabeledContent("Longest", value: "forty-four days")
        Picker("Colour", selection: $color) { Text("Green").tag("Green") }
      }
    }
  }

  private func tester(_ size: DynamicTypeSize) -> ViewTester {
    var preferences = UserPreferences()
    preferences.textSize = size
    return ViewTester(Rows(), preferences: preferences)
  }

  private func frames(_ tester: ViewTester, _ label: String, _ value: String) throws -> (CGRect, CGRect) {
    func frame(_ text: String) throws -> CGRect {
      try #require(tester.tree.flattened.first { $0.type == "Text" && $0.text == text }).frame.rect
    }
    return (try frame(label), try frame(value))
  }

  @Test func inUsualTextTheyAreSideBySide() throws {
    for (label, value) in [("Now", "2"), ("Longest", "forty-four days"), ("Colour", "Green")] {
      let (a, b) = try frames(tester(.xxxLarge), label, value)
      #expect(abs(a.midY - b.midY) < 1 && b.minX > a.maxX)
    }
  }

  @Test func inLargeTextWhatDoesNotFitGoesBelow() throws {
    let tester = tester(.accessibility5)
    let (now, two) = try frames(tester, "Now", "2")
    #expect(abs(now.midY - two.midY) < 1 && two.maxX > 330)
    for (label, value) in [("Longest", "forty-four days"), ("Colour", "Green")] {
      let (a, b) = try frames(tester, label, value)
      #expect(a.minX == b.minX && b.minY >= a.maxY)
    }
    // No word is broken.
    #expect(try frames(tester, "Colour", "Green").1.height == now.height)
  }
}
