/// How a view shows that the mouse is over it.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case highlight, lift }
  private let kind: Kind

  /// A light background.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A light background.
  public static let highlight = HoverEffect(kind: .highlight)
  /// A little larger, with a shadow below it.
  public static let lift = HoverEffect(kind: .lift)

  var lifts: Bool { kind == .lift }
}

/// Shows that the mouse is over its content.
struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  @State private var isOver = false

  init(effect: HoverEffect) { self.effect = effect }

  func body(content: Content) -> some View {
    content
      .background {
        if !effect.lifts {
          RoundedRectangle(cornerRadius: 8).fill(.primary.opacity(isOver ? 0.08 : 0)).padding(-4)
        }
      }
      .scaleEffect(effect.lifts && isOver ? 1.04 : 1)
      .shadow(color: .black.opacity(effect.lifts && isOver ? 0.2 : 0), radius: 8, y: 4)
      .animation(.easeOut(duration: 0.15), value: isOver)
      .onHover { isOver = $0 }
  }
}
