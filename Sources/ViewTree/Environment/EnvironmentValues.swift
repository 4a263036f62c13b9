/// The values that a view inherits from those above it.
///
/// Copies share one immutable table; `isIdentical(to:)` tells cheaply whether anything may differ.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// One table; never changed once it is shared.
  private final class Table {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table: Table

  public init() { table = Table([:]) }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      EnvironmentReads.record?(ObjectIdentifier(key))
      return table.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set {
      if isKnownUniquelyReferenced(&table) {
        table.values[ObjectIdentifier(key)] = newValue
      } else {
        var values = table.values
        values[ObjectIdentifier(key)] = newValue
        table = Table(values)
      }
    }
  }

  /// Whether both are the very same table.
  func isIdentical(to other: EnvironmentValues) -> Bool { table === other.table }

  /// The raw value under a key's identity, for comparing what a body has read.
  func rawValue(_ key: ObjectIdentifier) -> Any? { table.values[key] }

  public var description: String { "EnvironmentValues(\(table.values.count) set)" }
}

/// Reports which keys are read, while a body is evaluated on the main thread.
enum EnvironmentReads {
  nonisolated(unsafe) static var record: ((ObjectIdentifier) -> Void)?
}
