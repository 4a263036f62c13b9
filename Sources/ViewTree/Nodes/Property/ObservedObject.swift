import Combine

/// An observable object that the view does not own; the view is evaluated again when it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: ComparableProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(object, keyPath))
    }
  }

  func _isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }

  public static func _link(
    _ property: inout ObservedObject, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
    slot = subscription
    subscription.follow(property.wrappedValue, for: context.node)
  }
}

/// A property of an object. Two bindings never count as the same: the object says that it changed, not what.
/// Immutable; the object is used where the binding is.
final class ObjectPropertyLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value) { object[keyPath: path] = value }
}
