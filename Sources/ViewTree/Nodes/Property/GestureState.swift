/// A value that lives while a gesture runs and falls back to its initial value when the gesture ends, fails, is
/// cancelled or its view goes.
@propertyWrapper public struct GestureState<Value>: OwnedProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private(set) var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  /// Sets the value under the transaction that the gesture's closure edited.
  func write(_ value: Value, _ transaction: Transaction) {
    guard let location else { return }
    withTransaction(transaction) { location.set(value) }
  }

  /// Falls back to the initial value.
  func resetToInitial() {
    guard let location else { return }
    var transaction = Transaction()
    reset(Tracking.peek(location), &transaction)
    withTransaction(transaction) { location.set(initial) }
  }

  /// The present value, read by no body.
  var current: Value { location.map(Tracking.peek) ?? initial }

  public static func _link(
    _ property: inout GestureState, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    let location = slot as? StateLocation<Value> ?? StateLocation(property.initial)
    slot = location
    property.location = location
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension Tracking {
  /// Reads a location without becoming its reader.
  static func peek<V>(_ location: Location<V>) -> V {
    let previous = current
    current = nil
    defer { current = previous }
    return location.get()
  }
}
