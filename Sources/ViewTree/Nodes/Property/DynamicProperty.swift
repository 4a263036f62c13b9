/// A stored property of a view that the tree connects before each body to something outside of the view's value.
public protocol DynamicProperty {
  /// Called after the property was connected, before the body is evaluated.
  mutating func update()
  /// Connects the property; `slot` is kept with the node across updates. Implemented by the library.
  static func _link(_ property: inout Self, _ slot: inout AnyObject?, _ context: PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Connects the dynamic properties inside, then updates.
  public static func _link(_ property: inout Self, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let info = ViewTypeInfo.of(Self.self)
    if !info.dynamicFields.isEmpty {
      let storage = slot as? PropertyStorage ?? PropertyStorage(count: info.dynamicFields.count)
      slot = storage
      info.link(&property, storage, context)
    }
    property.update()
  }
}

/// A property whose value belongs to the tree: two views never differ by it.
protocol OwnedProperty: DynamicProperty {}

/// A property that comes from the parent and can be compared.
protocol ComparableProperty: DynamicProperty {
  func _isSame(as other: Self) -> Bool
}

/// A property that only forwards what the parent passes: the node stores nothing for it.
protocol PassedProperty: DynamicProperty {}

/// What a property is connected with.
public struct PropertyContext {
  let node: Node
  let environment: EnvironmentValues
}

/// What a node keeps for its dynamic properties, one slot each.
final class PropertyStorage {
  var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  /// Detaches the slots that need it (`DetachableSlot`).
  func detach() {
    for slot in slots {
      if let nested = slot as? PropertyStorage { nested.detach() }
      (slot as? any DetachableSlot)?.detach()
    }
  }
}

/// A slot that must stop something when its view is removed.
protocol DetachableSlot: AnyObject {
  func detach()
}
