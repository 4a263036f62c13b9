/// The values of the pages above the root of a navigation stack, whatever their types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  public init() { values = [] }

  /// A path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value: its page is pushed.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values: their pages are popped.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
