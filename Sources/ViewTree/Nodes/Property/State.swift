/// A value that the tree keeps for a view as long as the view's identity lasts.
///
/// The initial value is used once; views that read the value are evaluated again when it is set.
@propertyWrapper public struct State<Value>: OwnedProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  public static func _link(_ property: inout State, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let location = slot as? StateLocation<Value> ?? StateLocation(property.initial)
    slot = location
    property.location = location
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
