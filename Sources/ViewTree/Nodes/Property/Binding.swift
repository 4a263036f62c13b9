/// A value owned elsewhere that can be read and written here.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: ComparableProperty, PassedProperty {
  let location: Location<Value>
  /// The transaction of writes through this binding, where none is in force.
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get) { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ComputedLocation(get, set)
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if TransactionScope.current == nil, transaction.animation != nil || transaction.disablesAnimations {
        withTransaction(transaction) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// The same binding, whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  func _isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }

  public static func _link(_ property: inout Binding, _ slot: inout AnyObject?, _ context: PropertyContext) {}
}

// Each kind of `Location` says what holds where a binding is used on another thread than the main one.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the optional of a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional that holds one now; nil otherwise.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// A binding to the type-erased form of a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    // An element that was removed meanwhile reads as it was when the binding was made.
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : last },
      set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}
