/// What the mouse's pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind { case arrow, hand, beam }
  private let kind: Kind

  /// The arrow.
  public static let `default` = PointerStyle(kind: .arrow)
  /// A hand: a press has an effect.
  public static let link = PointerStyle(kind: .hand)
  /// A bar between letters: text can be typed or selected.
  public static let horizontalText = PointerStyle(kind: .beam)
}
