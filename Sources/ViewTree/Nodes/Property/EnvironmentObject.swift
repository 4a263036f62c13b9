import Combine

/// An observable object that a view above put into the environment by `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: OwnedProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No object of type \(ObjectType.self): add .environmentObject(_:) to a view above")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public static func _link(
    _ property: inout EnvironmentObject, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    property.object = context.environment[ObjectEnvironmentKey<ObjectType>.self]?.object
    guard let object = property.object else { return }
    let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
    slot = subscription
    subscription.follow(object, for: context.node)
  }
}
