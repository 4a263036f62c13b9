import Observation

/// A value read from the environment of the view that holds it.
@propertyWrapper public struct Environment<Value>: OwnedProperty, PassedProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// An `@Observable` object that `environment(_:)` put there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[ObjectEnvironmentKey<Value>.self]?.object }
  }

  /// An `@Observable` object that may be missing.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0[ObjectEnvironmentKey<T>.self]?.object) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let path): return EnvironmentValues()[keyPath: path]
    case .object:
      fatalError("No object of type \(Value.self) in the environment: add .environment(_:) to a view above")
    }
  }

  public static func _link(
    _ property: inout Environment, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    switch property.source {
    case .keyPath(let path):
      // What reads the whole table may read any of its values, at any time.
      if Value.self == EnvironmentValues.self { EnvironmentReads.noteAll() }
      property.value = context.environment[keyPath: path]
    case .object(let read): property.value = read(context.environment)
    }
  }
}

/// An object in the environment, compared by identity.
struct EnvironmentObjectBox<Object: AnyObject>: Equatable {
  let object: Object
  static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}

/// The key of an object in the environment: its type.
enum ObjectEnvironmentKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentObjectBox<Object>? { nil }
}
