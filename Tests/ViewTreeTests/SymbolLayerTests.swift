import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Filled symbols that enclose a sign have two layers.
@MainActor struct SymbolLayerTests {
  /// The colours that a symbol is painted in, back to front.
  private func inks<V: View>(_ view: V) -> [RGBA] {
    let tester = ViewTester(view.environment(\.colorScheme, .light), size: CGSize(width: 100, height: 100))
    tester.settle()
    return tester.displayList.items.compactMap { item in
      guard case .symbol(let symbol) = item.content, case .color(let color) = symbol.paint else { return nil }
      return color
    }
  }

  private let green = Color(red: 0, green: 1, blue: 0)
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func aPaletteColoursTheSignAndWhatEnclosesIt() {
    let symbol = Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
    #expect(
      inks(symbol.foregroundStyle(red, green)) == [
        RGBA(red: 0, green: 1, blue: 0), RGBA(red: 1, green: 0, blue: 0),
      ])
    #expect(inks(symbol.foregroundStyle(red)) == [RGBA(red: 1, green: 0, blue: 0)])
    // A symbol of one layer has the first colour.
    let heart = Image(systemName: "heart.fill").symbolRenderingMode(.palette)
    #expect(inks(heart.foregroundStyle(red, green)) == [RGBA(red: 1, green: 0, blue: 0)])
  }

  @Test func aHierarchyIsOneColourInTwoStrengths() {
    let colors = inks(
      Image(systemName: "arrow.up.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect(colors.count == 2 && colors.allSatisfy { $0.red == 1 && $0.green == 0 })
    #expect(colors.first.map { $0.alpha < 0.5 } == true && colors.last?.alpha == 1)
    #expect(inks(Image(systemName: "arrow.up.circle.fill").foregroundStyle(red)).count == 1)
    #expect(inks(Image(systemName: "arrow.up.circle").symbolRenderingMode(.hierarchical)).count == 1)
  }
}
