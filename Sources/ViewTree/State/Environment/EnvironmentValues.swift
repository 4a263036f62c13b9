import Synchronization

/// The values that a view inherits from those above it.
///
/// Copies share one immutable table; `isIdentical(to:)` tells cheaply whether anything may differ. The values are
/// accepted without `Sendable`, as in SwiftUI.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// One table; never changed once it is shared.
  private final class Table {
    var values: [ObjectIdentifier: Any]
    /// The keys that are reset where something is presented.
    var containers: [any ContainerKey.Type]

    init(_ values: [ObjectIdentifier: Any], _ containers: [any ContainerKey.Type]) {
      (self.values, self.containers) = (values, containers)
    }
  }

  private var table: Table

  public init() { table = Table([:], []) }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      EnvironmentReads.note(ObjectIdentifier(key))
      return table.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set {
      if isKnownUniquelyReferenced(&table) {
        table.values[ObjectIdentifier(key)] = newValue
      } else {
        var values = table.values
        values[ObjectIdentifier(key)] = newValue
        table = Table(values, table.containers)
      }
    }
  }

  subscript<K: ContainerKey>(container key: K.Type) -> K.Value {
    get { self[key] }
    set {
      self[key] = newValue
      // The table is this one's own now.
      if !table.containers.contains(where: { $0 == key }) { table.containers.append(key) }
    }
  }

  /// Resets what the containers of a view have set: for what is presented from there.
  mutating func leaveContainers() { for key in table.containers { key.leave(&self) } }

  /// Takes over what `inner` has otherwise than `outer`, from which it comes.
  @MainActor mutating func adopt(_ inner: EnvironmentValues, over outer: EnvironmentValues) {
    guard inner.table !== outer.table else { return }
    var values = table.values
    for (key, value) in inner.table.values {
      if let known = outer.table.values[key], anyEqual(value, known) { continue }
      values[key] = value
    }
    table = Table(values, table.containers)
  }

  /// Whether both are the very same table.
  func isIdentical(to other: EnvironmentValues) -> Bool { table === other.table }

  /// The raw value under a key's identity, for comparing what a body has read.
  func rawValue(_ key: ObjectIdentifier) -> Any? { table.values[key] }

  public var description: String { "EnvironmentValues(\(table.values.count) set)" }
}

/// Reports which keys are read, while a body is evaluated on the main thread.
enum EnvironmentReads {
  /// Checked first: reads happen on any thread, and are rarely recorded.
  private static let isRecording = Atomic(false)
  /// Set by `recording`, on the main actor; `note` checks for the main thread first.
  nonisolated(unsafe) private static var record: ((ObjectIdentifier) -> Void)?

  static func note(_ key: ObjectIdentifier) {
    guard isRecording.load(ordering: .relaxed), MainThread.isCurrent else { return }
    record?(key)
  }

  /// Represents every key.
  static let all = ObjectIdentifier(EnvironmentValues.self)

  /// Reports that the whole table is read.
  static func noteAll() { note(all) }

  /// Collects the keys that `body` reads.
  @MainActor static func recording(into list: inout [ObjectIdentifier], _ body: () -> Void) {
    let collected = Box<[ObjectIdentifier]>([])
    let outer = record
    record = { key in if !collected.value.contains(key) { collected.value.append(key) } }
    isRecording.store(true, ordering: .relaxed)
    body()
    record = outer
    isRecording.store(outer != nil, ordering: .relaxed)
    list.append(contentsOf: collected.value)
  }
}
