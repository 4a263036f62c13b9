import Foundation

/// Where a value lives that views read and write: the base of everything that a `Binding` can refer to.
class Location<Value>: Dependency, @unchecked Sendable {
  /// Reads the value; a body that does becomes its reader.
  func get() -> Value { fatalError("Location.get() was not overridden") }
  /// Writes the value and invalidates the readers.
  func set(_ value: Value) { fatalError("Location.set(_:) was not overridden") }
  /// Whether a binding to `other` refers to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `State`. A value that is known to equal the present one changes nothing.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private lazy var comparer = FieldComparer(Value.self, offset: 0, isFunction: false)

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    recordRead()
    return value
  }

  override func set(_ value: Value) {
    if MainThread.isCurrent {
      let isSame = isPresent(value)
      self.value = value
      if !isSame { notifyReaders() }
    } else {
      let carried = Box(value)
      DispatchQueue.main.async { [self] in
        set(carried.value)
      }
    }
  }

  private func isPresent(_ new: Value) -> Bool {
    withUnsafePointer(to: value) { old in
      withUnsafePointer(to: new) { new in
        comparer.equal(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }
}

/// A part of a value, found by a key path.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func get() -> Value { root.get()[keyPath: path] }

  override func set(_ value: Value) {
    var whole = Tracking.current == nil ? root.get() : root.get()
    whole[keyPath: path] = value
    root.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}

/// A value behind a pair of closures.
final class ComputedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value, TransactionScope.current ?? Transaction()) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return anyEqual(value, other.value)
  }
}
