import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct AccessibilityTests {
  private struct Volume: View {
    @State private var level = 3
    @State private var isMuted = false
    var body: some View {
      HStack {
        Text("Volume")
        Text("\(isMuted ? 0 : level)")
      }
      .accessibilityIdentifier("volume")
      .accessibilityValue("\(level) of 10")
      .accessibilityHint("Loudness of the room")
      .accessibilityAddTraits([.isSummaryElement, .updatesFrequently])
      .accessibilityRemoveTraits(.updatesFrequently)
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: level += 1
        case .decrement: level -= 1
        }
      }
      .accessibilityAction(named: "Mute") { isMuted.toggle() }
      .accessibilityAction { level = 10 }
      .accessibilityAction(.escape) { level = 0 }
    }
  }

  private func volume(_ tester: ViewTester) -> TreeDump? {
    tester.tree.flattened.first { $0.id == "volume" }
  }

  @Test func theTreeSaysWhatAViewIsAndOffers() throws {
    let tester = ViewTester(Volume())
    tester.settle()
    let dump = try #require(volume(tester))
    #expect(dump.value == "3 of 10")
    #expect(dump.hint == "Loudness of the room")
    #expect(dump.traits == ["isSummaryElement"])
    #expect(dump.actions == ["increment", "decrement", "Mute", "default", "escape"])
    let text = try #require(tester.tree.flattened.first { $0.text == "Volume" })
    #expect(text.hint == nil && text.actions == nil && text.traits == nil)
  }

  @Test func adjustingMovesTheValueByAStep() throws {
    let tester = ViewTester(Volume())
    tester.settle()
    #expect(tester.adjust("volume", .increment))
    #expect(tester.adjust("volume", .increment))
    #expect(tester.adjust("volume", .decrement))
    tester.settle()
    #expect(volume(tester)?.value == "4 of 10")
    #expect(!tester.adjust("nothing", .increment))
  }

  @Test func actionsArePerformedByNameAndByKind() {
    let tester = ViewTester(Volume())
    tester.settle()
    #expect(tester.perform("Mute", on: "volume"))
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "0" })
    #expect(tester.perform(on: "volume"))
    tester.settle()
    #expect(volume(tester)?.value == "10 of 10")
    #expect(tester.perform(.escape, on: "volume"))
    tester.settle()
    #expect(volume(tester)?.value == "0 of 10")
    #expect(!tester.perform(.magicTap, on: "volume"))
    #expect(!tester.perform("Fly", on: "volume"))
  }
}
