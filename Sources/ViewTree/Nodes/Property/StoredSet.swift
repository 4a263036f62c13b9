/// A set of strings kept across runs under one key for each element, so that two programs that change different elements
/// of it do not undo each other's changes; views that read it are evaluated again when any element comes or goes.
///
/// What SwiftUI's vocabulary lacks: `AppStorage` keeps a value as a whole.
@propertyWrapper public struct _StoredSet: OwnedProperty {
  private final class Place: Sendable {
    let values: StoredValues
    init(_ values: StoredValues) { self.values = values }
  }

  private let prefix: String
  private var place: Place?

  /// Elements are kept under their own name with `prefix` before it; a prefix must not begin other keys.
  public init(_ prefix: String) { self.prefix = prefix }

  /// Empty, and deaf, outside of a view's body and closures.
  @MainActor public var wrappedValue: Set<String> {
    get { place?.values.elements(prefix) ?? [] }
    nonmutating set { place?.values.setElements(newValue, prefix) }
  }

  public static func _link(
    _ property: inout _StoredSet, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    let node = context.node
    // Properties are connected where bodies are evaluated: on the main actor.
    let kept = slot as? Place ?? Place(MainActor.assumeIsolated { node.tree.stored })
    slot = kept
    property.place = kept
  }
}
