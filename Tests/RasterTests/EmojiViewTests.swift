import Raster
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// Views that show emoji, painted with the fonts of the system.
@MainActor struct EmojiViewTests {
  /// How many pixels of a view, on white, are of a kind.
  @MainActor private struct Census {
    var red = 0
    var dark = 0
    var green = 0
    var painted = 0
    /// The largest step of a channel from white.
    var strongest = 0

    init(_ buffer: PixelBuffer) {
      let bytes = buffer.bytes
      for i in stride(from: 0, to: bytes.count, by: 4) {
        let (b, g, r) = (Int(bytes[i]), Int(bytes[i + 1]), Int(bytes[i + 2]))
        if r > 150, g < 90, b < 90 { red += 1 }
        if g > 150, r < 90, b < 120 { green += 1 }
        if r < 60, g < 60, b < 60 { dark += 1 }
        if min(r, g, b) < 250 { painted += 1 }
        strongest = max(strongest, 255 - min(r, g, b))
      }
    }
  }

  private func census(_ view: some View) -> Census {
    let content = view.font(.system(size: 40)).frame(width: 200, height: 120).background(.white)
    let tester = ViewTester(content, size: CGSize(width: 200, height: 120), scale: 1)
    tester.host.updateEnvironment { $0.colorScheme = .light }
    tester.settle()
    _ = tester.runner.paint()
    return Census(tester.runner.buffer)
  }

  @Test func anAppleIsRedWhereTextIsBlack() {
    let text = census(Text("Apple").foregroundStyle(.black))
    #expect(text.red == 0 && text.dark > 200)
    let apple = census(Text("🍎").foregroundStyle(.black))
    #expect(apple.red > 300)
    let both = census(Text("🍎 Ap").foregroundStyle(.black))
    #expect(both.red == apple.red && both.dark > 100)
  }

  @Test func noStyleColoursIt() {
    let plain = census(Text("🍎"))
    #expect(census(Text("🍎").foregroundStyle(.blue)).red == plain.red)
    #expect(census(Text("🍎").foregroundColor(.green)).red == plain.red)
    let gradient = LinearGradient(colors: [.green, .green], startPoint: .top, endPoint: .bottom)
    let filled = census(Text("🍎 Ap").foregroundStyle(gradient))
    #expect(filled.red == plain.red && filled.green > 100)
    #expect(census(Label("🍎", systemImage: "star").labelStyle(.titleOnly).tint(.blue)).red == plain.red)
    #expect(
      census(
        SwiftUI.Canvas { context, size in
          var text = context.resolve(Text("🍎").font(.system(size: 40)))
          text.shading = .linearGradient(
            Gradient(colors: [.green, .green]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 120))
          context.draw(text, at: CGPoint(x: 100, y: 60))
        }
      ).red > plain.red * 9 / 10)
  }

  @Test func opacityFadesIt() {
    let plain = census(Text("🍎"))
    for faded in [
      census(Text("🍎").foregroundStyle(.black.opacity(0.25))), census(Text("🍎").opacity(0.25)),
      census(
        Text("🍎").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.25))),
    ] {
      #expect(faded.red == 0 && faded.painted > plain.painted * 8 / 10)
      #expect(faded.strongest > 50 && faded.strongest < 80)
    }
  }

  @Test func aMaskTakesItsFigureAlone() {
    let masked = census(Color.green.mask { Text("🍎") })
    #expect(masked.green > 300 && masked.red == 0 && masked.painted < 4000)
  }

  @Test func itTurnsAndGrowsWithItsView() {
    let plain = census(Text("🍎"))
    let turned = census(Text("🍎").rotationEffect(.degrees(30)))
    #expect(abs(turned.red - plain.red) < plain.red / 5)
    let grown = census(Text("🍎").scaleEffect(2))
    #expect(abs(grown.red - 4 * plain.red) < plain.red)
  }

  @Test func whatAGradientFillsIsTransparentOnce() {
    let style: some ShapeStyle = LinearGradient(
      colors: [.black, .black], startPoint: .top, endPoint: .bottom
    ).opacity(0.5)
    let strongest = census(Text("HHH").bold().foregroundStyle(style)).strongest
    #expect(abs(strongest - 128) < 4)
  }
}
