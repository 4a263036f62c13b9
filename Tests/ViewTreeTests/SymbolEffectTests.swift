import SwiftUI
import Testing
import ViewTreeTesting

/// Symbols that move.
@MainActor struct SymbolEffectTests {
  private struct Heart: View {
    @State private var count = 0
    @State private var beats = false
    var body: some View {
      VStack {
        Image(systemName: "heart.fill").symbolEffect(.bounce, value: count).accessibilityIdentifier("once")
        Image(systemName: "star.fill").symbolEffect(.pulse, isActive: beats).accessibilityIdentifier(
          "lasting")
        Button("Count") { count += 1 }
        Button("Beat") { beats.toggle() }
      }
    }
  }

  /// The scale and the opacity of the symbol, which is the first or second item.
  private func look(_ tester: ViewTester, _ name: String) -> (width: CGFloat, opacity: Double) {
    let items = tester.displayList.items.filter { if case .symbol = $0.content { true } else { false } }
    let item = items[name == "once" ? 0 : 1]
    return (item.transform.m11, item.opacity)
  }

  @Test func aSymbolBouncesOnceWhenAValueChanges() {
    let tester = ViewTester(Heart(), size: CGSize(width: 200, height: 300))
    tester.settle()
    #expect(look(tester, "once").width == 1)
    tester.tap("Count")
    tester.advance(by: 0.15)
    #expect(look(tester, "once").width > 1.1)
    tester.settle()
    #expect(look(tester, "once").width == 1)
    #expect(!tester.host.isAnimating)
  }

  @Test func aSymbolPulsesWhileItIsActive() {
    let tester = ViewTester(Heart(), size: CGSize(width: 200, height: 300))
    tester.settle()
    tester.tap("Beat")
    tester.advance(by: 0.45)
    #expect(look(tester, "lasting").opacity < 0.6)
    tester.advance(by: 5)
    #expect(tester.host.isAnimating)
    tester.tap("Beat")
    tester.settle()
    #expect(look(tester, "lasting").opacity == 1)
    #expect(!tester.host.isAnimating)
  }

  @Test func symbolsStandStillWhereLessMovementIsWanted() {
    let tester = ViewTester(
      Heart().environment(\._accessibilityReduceMotion, true), size: CGSize(width: 200, height: 300))
    tester.settle()
    tester.tap("Count")
    tester.tap("Beat")
    tester.advance(by: 0.15)
    #expect(look(tester, "once").width == 1)
    #expect(look(tester, "lasting").opacity == 1)
  }

  @Test func keysPressAButtonWhereverTheFocusIs() {
    var saved = 0
    let view = VStack {
      TextField("Name", text: .constant(""))
      Button("Save") { saved += 1 }.keyboardShortcut("s")
      Button("OK") { saved += 10 }.keyboardShortcut(.defaultAction)
    }
    let tester = ViewTester(view, size: CGSize(width: 200, height: 200))
    tester.settle()
    tester.key("s")
    #expect(saved == 0)
    tester.key("s", modifiers: .control)
    #expect(saved == 1)
    tester.key(.return)
    #expect(saved == 11)
  }
}
