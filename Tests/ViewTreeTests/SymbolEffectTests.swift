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

  private struct Labelled: View {
    @State private var isPlaying = false
    var body: some View {
      VStack {
        Label("words", systemImage: "sun.max.fill").symbolEffect(.pulse)
        Button("Swap") { isPlaying.toggle() }
        Image(systemName: isPlaying ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
      }
    }
  }

  /// The opacities of texts and of symbols.
  private func opacities(_ tester: ViewTester) -> (texts: [Double], symbols: [Double]) {
    func of(_ isWanted: (DisplayContent) -> Bool) -> [Double] {
      tester.displayList.items.filter { isWanted($0.content) }.map(\.opacity)
    }
    return (
      of { if case .text = $0 { true } else { false } }, of { if case .symbol = $0 { true } else { false } }
    )
  }

  @Test func aMovementOfALabelIsOneOfItsSymbolAlone() throws {
    let tester = ViewTester(Labelled(), size: CGSize(width: 200, height: 300))
    tester.advance(by: 0.4)
    let seen = opacities(tester)
    #expect(seen.texts.allSatisfy { $0 == 1 })
    #expect(try #require(seen.symbols.first) < 0.8)
  }

  @Test func aSymbolThatIsReplacedShrinksAndTheOtherGrows() throws {
    let tester = ViewTester(Labelled(), size: CGSize(width: 200, height: 300))
    tester.advance(by: 0.1)
    func last() throws -> (scale: CGFloat, opacity: Double, shape: SymbolArtwork) {
      let item = try #require(
        tester.displayList.items.last { if case .symbol = $0.content { true } else { false } })
      guard case .symbol(let symbol) = item.content else { throw CancellationError() }
      return (item.transform.m11, item.opacity, symbol.artwork)
    }
    let play = try last()
    #expect(play.scale == 1 && play.opacity == 1)
    tester.tap("Swap")
    tester.advance(by: 0.1)
    let leaving = try last()
    #expect(leaving.shape == play.shape && leaving.scale < 1 && leaving.opacity < 1)
    tester.advance(by: 0.15)
    let coming = try last()
    #expect(coming.shape != play.shape && coming.scale < 1)
    tester.advance(by: 0.5)
    let pause = try last()
    #expect(pause.scale == 1 && pause.opacity == 1 && pause.shape == coming.shape)
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
