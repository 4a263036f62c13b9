import Foundation
import SwiftUI
import Testing

/// Filters of colours, by the pixels that they leave: as modifiers, as visual effects, and as filters of a canvas.
@MainActor struct ColorFilterTests {
  private let color = Color(red: 0.6, green: 0.2, blue: 0.4)
  private let plain = [153, 51, 102]

  /// The colour that a view has in the middle of a window.
  private func middle<V: View>(_ view: V) -> [Int] { Painted(view)[50, 50] }

  private func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 3) -> Bool {
    a.count == 3 && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func brightnessIsAddedToEachChannel() {
    #expect(isNear(middle(color.brightness(0)), plain))
    #expect(isNear(middle(color.brightness(0.2)), plain.map { $0 + 51 }))
    #expect(isNear(middle(color.brightness(1)), [255, 255, 255]))
    #expect(isNear(middle(color.brightness(-1)), [0, 0, 0]))
  }

  @Test func contrastSpreadsAboutTheMiddle() {
    #expect(isNear(middle(color.contrast(1)), plain))
    #expect(isNear(middle(color.contrast(0)), [128, 128, 128]))
    #expect(isNear(middle(color.contrast(2)), [178, 0, 76]))
  }

  @Test func withoutSaturationAColourIsGrey() {
    #expect(isNear(middle(color.saturation(1)), plain))
    let grey = middle(color.saturation(0))
    #expect(isNear(grey, [grey[0], grey[0], grey[0]]) && grey[0] > 51 && grey[0] < 153)
    let vivid = middle(color.saturation(2))
    #expect(vivid[0] > 153 && vivid[1] < 51)
  }

  @Test func luminanceBecomesOpacity() {
    #expect(isNear(middle(Color.white.luminanceToAlpha().background(.green)), middle(Color.black)))
    #expect(isNear(middle(Color.black.luminanceToAlpha().background(.green)), middle(Color.green)))
  }

  /// What an effect does to the colour, as a visual effect.
  private func effect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> [Int] { middle(color.visualEffect(effect)) }

  @Test func visualEffectsAreTheModifiers() {
    #expect(effect { effect, _ in effect.brightness(0.2) } == middle(color.brightness(0.2)))
    #expect(effect { effect, _ in effect.contrast(2) } == middle(color.contrast(2)))
    #expect(effect { effect, _ in effect.saturation(0) } == middle(color.saturation(0)))
    #expect(effect { effect, _ in effect.grayscale(0.5) } == middle(color.grayscale(0.5)))
    #expect(
      effect { effect, _ in effect.hueRotation(.degrees(90)) } == middle(color.hueRotation(.degrees(90))))
    #expect(effect { effect, _ in effect.hueRotation(.degrees(90)) } != plain)
  }

  @Test func visualEffectsMoveAsTheModifiersDo() {
    let square = color.frame(width: 40, height: 20)
    #expect(
      Painted(square.visualEffect { effect, _ in effect.offset(CGSize(width: 10, height: 5)) })
        == Painted(square.offset(x: 10, y: 5)))
    #expect(
      Painted(square.visualEffect { effect, _ in effect.scaleEffect(2) }) == Painted(square.scaleEffect(2)))
    #expect(
      Painted(square.visualEffect { effect, _ in effect.scaleEffect(x: 2, y: 0.5) })
        == Painted(square.scaleEffect(x: 2, y: 0.5)))
    #expect(
      Painted(square.visualEffect { effect, _ in effect.rotationEffect(.degrees(90)) })
        == Painted(square.rotationEffect(.degrees(90))))
    #expect(
      Painted(square.visualEffect { effect, _ in effect.rotation3DEffect(.degrees(60), axis: (0, 1, 0)) })
        == Painted(square.rotation3DEffect(.degrees(60), axis: (0, 1, 0))))
    #expect(
      Painted(
        square.visualEffect { effect, _ in effect.transformEffect(CGAffineTransform(translationX: 7, y: 0)) })
        == Painted(square.transformEffect(CGAffineTransform(translationX: 7, y: 0))))
    #expect(Painted(square.visualEffect { effect, _ in effect.scaleEffect(2) }) != Painted(square))
  }

  /// What a filter of a canvas does to the colour.
  private func filtered(_ filter: GraphicsContext.Filter) -> [Int] {
    let color = color
    return middle(
      Canvas { context, size in
        context.addFilter(filter)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      })
  }

  @Test func filtersOfACanvasAreTheModifiers() {
    #expect(isNear(filtered(.brightness(0.2)), middle(color.brightness(0.2))))
    #expect(isNear(filtered(.contrast(2)), middle(color.contrast(2))))
    #expect(isNear(filtered(.saturation(0)), middle(color.saturation(0))))
    #expect(isNear(filtered(.grayscale(0.5)), middle(color.grayscale(0.5))))
    #expect(isNear(filtered(.hueRotation(.degrees(90))), middle(color.hueRotation(.degrees(90)))))
    #expect(isNear(filtered(.colorMultiply(.red)), middle(color.colorMultiply(.red))))
    #expect(isNear(filtered(.colorInvert()), plain.map { 255 - $0 }))
    #expect(isNear(filtered(.luminanceToAlpha), middle(color.luminanceToAlpha())))
    #expect(isNear(filtered(.blur(radius: 2)), plain))
    var swap = ColorMatrix()
    (swap.r1, swap.r2, swap.g1, swap.g2) = (0, 1, 1, 0)
    #expect(isNear(filtered(.colorMatrix(swap)), [51, 153, 102]))
  }

  @Test func aMatrixHasARowForEachChannel() {
    let same = ColorMatrix()
    #expect([same.r1, same.g2, same.b3, same.a4] == [1, 1, 1, 1])
    #expect([same.r2, same.r3, same.r4, same.r5, same.g1, same.g3, same.g4, same.g5].allSatisfy { $0 == 0 })
    #expect([same.b1, same.b2, same.b4, same.b5, same.a1, same.a2, same.a3, same.a5].allSatisfy { $0 == 0 })
    #expect(isNear(filtered(.colorMatrix(same)), plain))
    // A channel of the result is its row times red, green, blue and opacity, and what is added.
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r3, matrix.r5) = (0, 0.5, 0.1)
    (matrix.g2, matrix.g4) = (0, 0.4)
    (matrix.b3, matrix.b1) = (0, 1)
    #expect(isNear(filtered(.colorMatrix(matrix)), [76, 102, 153]))
  }

  @Test func whatIsFaintIsBelowAThreshold() {
    func painted(_ opacity: Double) -> [Int] {
      middle(
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red.opacity(opacity)))
        })
    }
    #expect(painted(1) == middle(Color.blue))
    #expect(painted(0.2) == middle(Color.clear))
  }
}
