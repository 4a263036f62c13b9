/// A name space for matched geometry, kept with the view that holds it.
@propertyWrapper public struct Namespace: OwnedProperty {
  /// Names the space.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  private final class Slot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  /// Counted by `_link`, which is called where bodies are evaluated: on the main thread.
  nonisolated(unsafe) private static var count = 0
  private var id = ID(serial: 0)

  public init() {}

  public var wrappedValue: ID { id }

  public static func _link(_ property: inout Namespace, _ slot: inout AnyObject?, _ context: PropertyContext)
  {
    let kept: Slot
    if let present = slot as? Slot {
      kept = present
    } else {
      count += 1
      kept = Slot(ID(serial: count))
    }
    slot = kept
    property.id = kept.id
  }
}
