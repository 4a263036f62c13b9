import Combine

/// An observable object that the tree makes once for a view and keeps as long as the view's identity lasts.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: OwnedProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public static func _link(
    _ property: inout StateObject, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
    slot = subscription
    let object = subscription.owned as? ObjectType ?? property.make()
    subscription.owned = object
    property.object = object
    subscription.follow(object, for: context.node)
  }
}
