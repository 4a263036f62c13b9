/// How content that changes in place goes from the old to the new look.
///
/// Kept in the environment and read by programs; texts and symbols here change at once, colours and sizes are
/// animated by the change's own animation.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate, numericText(Bool), numericValue(Double), symbolEffect
  }

  let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// A symbol that changes into another one; the kind of change is taken and not drawn.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition
  {
    .symbolEffect
  }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How content that changes in place is shown to change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content transitions flatten what they change; kept only.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How texts and symbols in this view are shown to change; kept, drawn as an immediate change.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
