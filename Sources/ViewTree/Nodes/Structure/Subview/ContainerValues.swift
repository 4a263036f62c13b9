/// The key of a value that a view passes to its container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container; `@Entry` in an extension adds a value.
///
/// Values are read before the view is made, from its modifiers: what a view's own body says is not known here.
public struct ContainerValues {
  var traits: [ObjectIdentifier: Any] = [:]

  public init() {}

  init(traits: [ObjectIdentifier: Any]) { self.traits = traits }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      traits[ObjectIdentifier(key)] = newValue
      changed = ObjectIdentifier(key)
    }
  }

  /// The key that was set last.
  private(set) var changed: ObjectIdentifier?

  /// The view's tag, where it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    (traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable)?.base as? V
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Passes a value to the view's container.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    let key = values.changed ?? ObjectIdentifier(ContainerValues.self)
    return modifier(TraitModifier(trait: .value(key, values.traits[key] ?? value)))
  }
}
