import Foundation

/// The values of `AppStorage` and `SceneStorage` in a window: all that read one key are evaluated when it is set.
@MainActor final class StoredValues {
  private let storage: any KeyValueStorage
  private var cells: [String: Dependency] = [:]
  /// For readers of all keys that begin alike.
  private var prefixCells: [String: Dependency] = [:]

  init(_ storage: any KeyValueStorage) {
    self.storage = storage
    storage.onOutsideChange = { [weak self] keys in
      guard let self else { return }
      for key in keys { notify(key) }
    }
  }

  private func cell(_ key: String) -> Dependency {
    if let cell = cells[key] { return cell }
    let cell = Dependency()
    cells[key] = cell
    return cell
  }

  func read(_ key: String) -> (any Sendable)? {
    cell(key).recordRead()
    return storage.value(forKey: key)
  }

  func write(_ value: (any Sendable)?, _ key: String) {
    storage.set(value, forKey: key)
    notify(key)
  }

  private func notify(_ key: String) {
    cells[key]?.notifyReaders()
    for (prefix, cell) in prefixCells where key.hasPrefix(prefix) { cell.notifyReaders() }
  }

  /// What follows `prefix` in the keys that begin with it and hold true.
  func elements(_ prefix: String) -> Set<String> {
    let cell = prefixCells[prefix] ?? Dependency()
    prefixCells[prefix] = cell
    cell.recordRead()
    return stored(prefix)
  }

  /// Sets `elements(prefix)`; the keys of elements that are unchanged are not written.
  func setElements(_ elements: Set<String>, _ prefix: String) {
    let present = stored(prefix)
    for element in elements.subtracting(present) { write(true, prefix + element) }
    for element in present.subtracting(elements) { write(nil, prefix + element) }
  }

  private func stored(_ prefix: String) -> Set<String> {
    let keys = storage.keys(withPrefix: prefix).filter { storage.value(forKey: $0) as? Bool == true }
    return Set(keys.map { String($0.dropFirst(prefix.count)) })
  }
}

/// How values of a type are stored.
struct StorageCoding<Value> {
  let decode: (any Sendable) -> Value?
  let encode: (Value) -> (any Sendable)?
}

extension StorageCoding where Value: Sendable {
  /// Values that the storage accepts as they are.
  static var plain: StorageCoding { StorageCoding(decode: { $0 as? Value }, encode: { $0 }) }
}

extension StorageCoding where Value: RawRepresentable, Value.RawValue: Sendable {
  /// Values that are written as their raw values.
  static var raw: StorageCoding {
    StorageCoding(
      decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
  }
}

extension StorageCoding where Value == Double {
  /// Numbers, which a storage may give back as whole ones.
  static var number: StorageCoding {
    StorageCoding(decode: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }, encode: { $0 })
  }
}

extension StorageCoding where Value == URL {
  /// Addresses, written as text.
  static var url: StorageCoding {
    StorageCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension StorageCoding {
  /// A value that may be missing.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding where Value == Wrapped? {
    StorageCoding(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap { coding.encode($0) } })
  }
}

/// Where a stored value is read and written. Immutable; the storage is accessed on the main thread alone, and reading
/// elsewhere ends the program.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let values: StoredValues
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>

  init(_ values: StoredValues, _ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.values = values
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  override func get() -> Value {
    let (values, key) = (values, key)
    let stored = MainActor.assumeIsolated { values.read(key) }
    return stored.flatMap { coding.decode($0) } ?? initial
  }

  override func set(_ value: Value) {
    let (values, key) = (values, key)
    let stored = coding.encode(value)
    guard MainThread.isCurrent else { return DispatchQueue.main.async { values.write(stored, key) } }
    MainActor.assumeIsolated { values.write(stored, key) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return key == other.key && values === other.values
  }
}

/// What `AppStorage` and `SceneStorage` have in common: a key, a coding, and the location once a view owns it.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let coding: StorageCoding<Value>
  private(set) var location: Location<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  mutating func link(_ slot: inout AnyObject?, _ context: PropertyContext) {
    let node = context.node
    // Properties are connected where bodies are evaluated: on the main actor.
    let values = MainActor.assumeIsolated { node.tree.stored }
    let kept = slot as? StoredLocation<Value> ?? StoredLocation(values, key, initial, coding)
    slot = kept
    location = kept
  }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }
}
