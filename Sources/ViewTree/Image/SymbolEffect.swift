/// A movement of symbols; symbols here have one layer and stand still.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that runs each time a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A named movement with its variants, all still here.
public struct _StillSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}

extension SymbolEffect where Self == _StillSymbolEffect {
  public static var bounce: Self { Self() }
  public static var pulse: Self { Self() }
  public static var scale: Self { Self() }
  public static var appear: Self { Self() }
  public static var disappear: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var breathe: Self { Self() }
  public static var rotate: Self { Self() }
  public static var wiggle: Self { Self() }
}

/// How a movement is repeated and how fast it is.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Does nothing here: symbols stand still.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Does nothing here: symbols stand still.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Does nothing here: symbols stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
