/// A movement of symbols. Symbols have one layer here and move as a whole.
public protocol SymbolEffect: Sendable {}

/// A movement that is repeated while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that runs each time a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A named movement with its variants; those that are about layers are accepted and make no difference.
public struct _NamedSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  enum Kind: Hashable {
    case bounce, pulse, scale, appear, disappear, variableColor, breathe, rotate, wiggle, replace
  }

  let kind: Kind
  private(set) var isDown = false

  init(_ kind: Kind) { self.kind = kind }

  public var up: Self { self }
  public var down: Self {
    var effect = self
    effect.isDown = true
    return effect
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { down }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var bounce: Self { Self(.bounce) }
  public static var pulse: Self { Self(.pulse) }
  public static var scale: Self { Self(.scale) }
  public static var appear: Self { Self(.appear) }
  public static var disappear: Self { Self(.disappear) }
  public static var variableColor: Self { Self(.variableColor) }
  public static var breathe: Self { Self(.breathe) }
  public static var rotate: Self { Self(.rotate) }
  public static var wiggle: Self { Self(.wiggle) }
  public static var replace: Self { Self(.replace) }
}

/// How fast a movement is and how often it is repeated.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often a movement runs.
  enum Repetition: Hashable, Sendable {
    case times(Int), forever
  }

  /// How many times as fast as usual.
  private(set) var rate = 1.0
  /// Nil: once for a movement by value, for ever for one that lasts while it is active.
  private(set) var repetition: Repetition?

  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// So many times; nil: again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// Again and again.
  public var repeating: SymbolEffectOptions { repeated(.forever) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { repeated(.times(1)) }
  /// So many times; nil: again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    repeated(count.map { .times(max($0, 1)) } ?? .forever)
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite ? max(speed, 0.01) : 1
    return options
  }

  private func repeated(_ repetition: Repetition) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }

  /// A run of so many seconds, repeated as these options say; `usual` where they say nothing.
  func animation(duration: Double, usual: Repetition) -> Animation {
    let once = Animation.linear(duration: duration)
    return switch repetition ?? usual {
    case .times(let count): once.repeatCount(count, autoreverses: false)
    case .forever: once.repeatForever(autoreverses: false)
    }
  }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var symbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Moves the symbol while `isActive`; it does not move where the person prefers less movement.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(effect: effect as? _NamedSymbolEffect, options: options, isActive: isActive))
  }

  /// Moves the symbol once each time `value` changes; it does not move where the person prefers less movement.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SingleSymbolEffect(effect: effect as? _NamedSymbolEffect, options: options, value: value))
  }

  /// Stops the symbols in this view from moving.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsRemoved, isEnabled)
  }
}
