import Foundation

/// Where a value lives that views read and write: the base of everything that a `Binding` can refer to. Bindings may be
/// used on any thread, so each kind says what holds there.
class Location<Value>: Dependency, @unchecked Sendable {
  /// Reads the value; a body that does becomes its reader.
  func get() -> Value { fatalError("Location.get() was not overridden") }
  /// Writes the value and invalidates the readers.
  func set(_ value: Value) { fatalError("Location.set(_:) was not overridden") }
  /// Whether a binding to `other` refers to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
  /// Whether `get` returns the result of a write as soon as `set` has returned; false where the program's code decides
  /// when a write becomes effective.
  var answersAtOnce: Bool { true }
}

/// Lets values that views own be read on any thread: only the main thread replaces them, under this lock, and other
/// threads read them under it too.
enum StateLock {
  private static let lock = NSLock()

  static func with<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}

/// The storage of a `State`. A value that is known to equal the present one changes nothing. `StateLock` guards it.
///
/// Of two writes under different animations evaluations see the first one alone while that is laid out: so each
/// animation moves what its own writes changed. The program's other code sees the latest value at once.
final class StateLocation<Value>: Location<Value>, StagedLocation, @unchecked Sendable {
  private var value: Value
  /// The values of before stages that are still to be made, in order. Touched on the main thread.
  private var earlier: [(scheduler: ObjectIdentifier, stage: Int, value: Value)] = []
  private lazy var comparer = FieldComparer(Value.self, offset: 0, isFunction: false)

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    guard MainThread.isCurrent else { return StateLock.with { value } }
    recordRead()
    if !earlier.isEmpty, let scheduler = Tracking.scheduler, let value = earlierValue(scheduler) {
      return value
    }
    return value
  }

  /// What evaluations of a tree see at present, where that is not the latest value.
  private func earlierValue(_ scheduler: (id: ObjectIdentifier, shownStage: Int)) -> Value? {
    earlier.first { $0.scheduler == scheduler.id && $0.stage > scheduler.shownStage }?.value
  }

  func forget(of scheduler: ObjectIdentifier, through stage: Int) -> Bool {
    earlier.removeAll { $0.scheduler == scheduler && $0.stage <= stage }
    return earlier.contains { $0.scheduler == scheduler }
  }

  override func set(_ value: Value) {
    if MainThread.isCurrent {
      let isSame = isPresent(value)
      // The old value is released outside of the lock: that may run code of the program.
      let old = self.value
      StateLock.with { self.value = value }
      guard !isSame else { return }
      notifyReaders { scheduler, stage in
        let id = ObjectIdentifier(scheduler)
        // Several readers of a tree wait for the same stage.
        if let last = self.earlier.last(where: { $0.scheduler == id }), last.stage >= stage { return }
        if !self.earlier.contains(where: { $0.scheduler == id }) { scheduler.note(self) }
        self.earlier.append((id, stage, old))
      }
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

/// A part of a value, found by a key path. Immutable; the rest is its root's.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func get() -> Value { root.get()[keyPath: path] }

  override func set(_ value: Value) {
    var whole = root.get()
    whole[keyPath: path] = value
    root.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }

  override var answersAtOnce: Bool { root.answersAtOnce }
}

/// A value behind a pair of closures, which the program gives without `Sendable` and which are called where the binding is
/// used.
final class ComputedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value, TransactionScope.current ?? Transaction()) }
  override var answersAtOnce: Bool { false }
}

/// A value that never changes. Immutable.
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
