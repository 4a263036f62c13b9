import Foundation
import Graphics

/// A style that moves to another one with a paint of the same kind: colours, a gradient's places and stops, and the opacity
/// move. A paint of another kind, or with another number of stops, is there at once.
@MainActor struct AnimatedStyle {
  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private var numbers: AnimatedValue<PaintNumbers>?
  private var kind = PaintNumbers.Kind.other
  /// What was set last.
  private(set) var target = ResolvedStyle(.color(.clear))
  /// The window's colour scheme when that was set; nil: nothing was yet.
  private var scheme: ColorScheme?

  var isAnimating: Bool { numbers?.isAnimating ?? false }

  /// Sets a new style: at once where the window's colour scheme has changed, which all of it does in one frame.
  ///
  /// - Returns: whether it moves there.
  mutating func set(_ style: some ShapeStyle, _ context: NodeContext) -> Bool {
    set(style._paint(in: Self.unit, environment: context.environment), context)
  }

  /// - Parameter style: resolved in the unit square.
  mutating func set(_ style: ResolvedStyle, _ context: NodeContext) -> Bool {
    let isOther = scheme != nil && scheme != context.tree.colorScheme
    scheme = context.tree.colorScheme
    target = style
    let new = PaintNumbers(style)
    let newKind = PaintNumbers.Kind(style.paint)
    guard var known = numbers, kind == newKind else {
      numbers?.stop()
      numbers = AnimatedValue(new)
      kind = newKind
      return false
    }
    guard new != known.model else { return known.isAnimating }
    numbers = nil
    known.set(new, isOther ? Transaction() : context.transaction, at: context.tree.time)
    numbers = known
    return known.isAnimating
  }

  /// The style as it is shown at a time.
  ///
  /// - Parameter resolved: what was set last, resolved in the bounds `rect`.
  func shown(_ resolved: ResolvedStyle, in rect: CGRect, at time: TimeInterval) -> ResolvedStyle {
    guard let numbers, numbers.isAnimating, kind == PaintNumbers.Kind(resolved.paint) else { return resolved }
    return numbers.value(at: time).applied(to: resolved, in: rect)
  }

  /// What is shown of a style that is to be resolved anew in the bounds `rect` where it depends on them.
  func shown(
    _ style: some ShapeStyle, in rect: CGRect, _ environment: EnvironmentValues, at time: TimeInterval
  ) -> ResolvedStyle {
    let resolved = kind == .color ? target : style._paint(in: rect, environment: environment)
    return shown(resolved, in: rect, at: time)
  }

  mutating func stop() { numbers?.stop() }
  mutating func settle(at time: TimeInterval) { numbers?.settle(at: time) }
}
