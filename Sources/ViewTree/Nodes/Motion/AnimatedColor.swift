import Foundation
import Graphics

/// A colour moving to another: its four components move.
@MainActor struct AnimatedColor {
  private typealias Components = AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>>
  private var data: AnimatedValue<Components>
  /// The window's colour scheme when the colour was set last; nil: it was not yet.
  private var scheme: ColorScheme?

  init(_ color: RGBA) { data = AnimatedValue(AnimatedColor.components(color)) }

  private static func components(_ c: RGBA) -> Components {
    AnimatablePair(AnimatablePair(c.red, c.green), AnimatablePair(c.blue, c.alpha))
  }

  var isAnimating: Bool { data.isAnimating }

  /// Sets a new colour: at once where the window's colour scheme has changed, which all of it does in one frame.
  ///
  /// - Returns: whether it moves there.
  mutating func set(_ color: RGBA, _ context: NodeContext) -> Bool {
    let new = AnimatedColor.components(color)
    let before = scheme
    scheme = context.tree.colorScheme
    guard new != data.model else { return data.isAnimating }
    let isOther = before != nil && before != scheme
    data.set(new, isOther ? Transaction() : context.transaction, at: context.tree.time)
    return data.isAnimating
  }

  func current(at time: TimeInterval) -> RGBA {
    let v = data.value(at: time)
    func unit(_ x: Float) -> Float { min(1, max(0, x)) }
    return RGBA(
      red: unit(v.first.first), green: unit(v.first.second), blue: unit(v.second.first),
      alpha: unit(v.second.second))
  }

  mutating func stop() { data.stop() }
  mutating func settle(at time: TimeInterval) { data.settle(at: time) }
}
