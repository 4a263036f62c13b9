import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Letters and symbols filled with what is no single colour.
@MainActor struct TextPatternTests {
  private static let ramp = LinearGradient(
    colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
    endPoint: .trailing)
  private static let mesh = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
    colors: [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0),
      Color(red: 0, green: 0, blue: 1),
    ])

  /// The most saturated pixels of the left and the right half: how much more red than blue they are.
  private func halves<V: View>(_ view: V, width: CGFloat = 200) -> (left: Int, right: Int) {
    let tester = ViewTester(view, size: CGSize(width: width, height: 60))
    tester.settle()
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    let bytes = buffer.bytes
    var best = (left: 0, right: 0)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let start = 4 * (y * buffer.width + x)
        let lead = Int(bytes[start + 2]) - Int(bytes[start])
        if x < buffer.width / 2 {
          if abs(lead) > abs(best.left) { best.left = lead }
        } else if abs(lead) > abs(best.right) {
          best.right = lead
        }
      }
    }
    return best
  }

  @Test func aGradientRunsOverTheLetters() {
    let found = halves(Text("MMMMM").font(.system(size: 40, weight: .black)).foregroundStyle(Self.ramp))
    #expect(found.left > 150)
    #expect(found.right < -150)
  }

  @Test func aMeshRunsOverTheLetters() {
    let found = halves(Text("MMMMM").font(.system(size: 40, weight: .black)).foregroundStyle(Self.mesh))
    #expect(found.left > 150)
    #expect(found.right < -150)
  }

  @Test func symbolsAndStencilsAreFilledToo() {
    let symbol = halves(
      Image(systemName: "heart.fill").resizable().frame(width: 60, height: 60).foregroundStyle(Self.mesh),
      width: 60)
    #expect(symbol.left > 120 && symbol.right < -120)
    let turned = halves(
      Image(systemName: "heart.fill").resizable().frame(width: 50, height: 50).foregroundStyle(Self.mesh)
        .rotationEffect(.degrees(10)), width: 60)
    #expect(turned.left > 120 && turned.right < -120)
  }

  @Test func aRunOfItsOwnStyleKeepsToIt() {
    let found = halves(
      Text("MM").foregroundStyle(Color(red: 0, green: 0, blue: 1)).font(.system(size: 40, weight: .black))
        + Text("MM").foregroundStyle(Self.ramp).font(.system(size: 40, weight: .black)))
    #expect(found.left < -200)
    #expect(found.right < -100)
    let red = halves(
      Text("MM").foregroundStyle(Color(red: 1, green: 0, blue: 0)).font(.system(size: 40, weight: .black))
        + Text("MM").foregroundStyle(Self.ramp).font(.system(size: 40, weight: .black)))
    #expect(red.left > 200)
  }

  @Test func inACanvasToo() {
    let found = halves(
      Canvas { context, size in
        var text = context.resolve(Text("MMMMM").font(.system(size: 40, weight: .black)))
        let bounds = text.measure(in: size)
        text.shading = .linearGradient(
          Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]),
          startPoint: .zero, endPoint: CGPoint(x: bounds.width, y: 0))
        context.draw(text, at: .zero, anchor: .topLeading)
      }, width: 200)
    #expect(found.left > 120)
    #expect(found.right < -60)
  }

  @Test func theStyleMayChange() {
    struct Scene: View {
      @State private var isMesh = false
      var body: some View {
        Text("words").font(.largeTitle)
          .foregroundStyle(isMesh ? AnyShapeStyle(TextPatternTests.mesh) : AnyShapeStyle(.black))
          .onTapGesture { isMesh.toggle() }
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 200, height: 60))
    func isMasked() -> Bool {
      tester.displayList.items.contains { if case .group = $0.content { true } else { false } }
    }
    let frame = tester.frame(of: "words")
    #expect(!isMasked())
    tester.tap("words")
    tester.settle()
    #expect(isMasked())
    #expect(tester.frame(of: "words") == frame)
    tester.tap("words")
    tester.settle()
    #expect(!isMasked())
  }
}
