import SwiftUI
import Testing
import ViewTreeTesting

/// Symbols in their own colours.
@MainActor struct SymbolColorTests {
  private func paints<V: View>(_ view: V) -> [Paint] {
    func collect(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item.content {
        case .symbol(let symbol): [symbol.paint]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(ViewTester(view, size: CGSize(width: 100, height: 100)).displayList.items)
  }

  private func paint(_ color: Color, _ scheme: ColorScheme = .light) -> Paint? {
    paints(Image(systemName: "star").foregroundStyle(color).environment(\.colorScheme, scheme)).first
  }

  @Test func aSymbolHasItsOwnColoursWhereTheyAreAskedFor() {
    let weather = Image(systemName: "cloud.sun.fill")
    for scheme in [ColorScheme.light, .dark] {
      let own = [paint(.white, scheme), paint(.yellow, scheme)]
      func shown<V: View>(_ view: V) -> [Paint] {
        paints(view.foregroundStyle(.purple).environment(\.colorScheme, scheme))
      }
      #expect(shown(weather.symbolRenderingMode(.multicolor)) == own)
      #expect(shown(VStack { weather }.symbolRenderingMode(.multicolor)) == own)
      #expect(shown(weather.renderingMode(.original)) == own)
      let one = [paint(.purple, scheme)]
      #expect(shown(weather) == one && shown(weather.symbolRenderingMode(.monochrome)) == one)
      #expect(shown(weather.symbolRenderingMode(.multicolor).renderingMode(.template)) == one)
      // Where a part has no colour of its own it has the foreground style.
      #expect(
        shown(Image(systemName: "cloud.sun").symbolRenderingMode(.multicolor)) == one + [
          paint(.yellow, scheme)
        ])
      #expect(shown(Image(systemName: "cup.and.saucer").symbolRenderingMode(.multicolor)) == one)
    }
  }

  @Test func aChangeOfModeIsSeen() {
    struct Scene: View {
      @State private var isColored = false
      var body: some View {
        Image(systemName: "heart.fill").symbolRenderingMode(isColored ? .multicolor : .monochrome)
          .foregroundStyle(.purple).onTapGesture { isColored = true }
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 100, height: 100))
    tester.tap(CGPoint(x: 50, y: 50))
    tester.settle()
    guard case .symbol(let symbol)? = tester.displayList.items.first?.content else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.paint == paint(.red))
  }
}
