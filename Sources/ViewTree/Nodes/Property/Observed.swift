/// A value with readers: a body that reads it is evaluated again when it changes. Used on the main thread alone.
///
/// Containers keep in these what their content reports to them and they show elsewhere: content that writes one and
/// does not read it is not evaluated again by the write.
final class Observed<Value>: Dependency, @unchecked Sendable {
  /// The value, without becoming its reader.
  private(set) var current: Value
  /// Whether two values are the same for readers, which are then not notified.
  private let isSame: (Value, Value) -> Bool

  init(_ value: Value, isSame: @escaping (Value, Value) -> Bool) {
    current = value
    self.isSame = isSame
  }

  /// The value; a body that reads it becomes its reader.
  var value: Value {
    recordRead()
    return current
  }

  /// Sets the value and invalidates the readers, unless it is the same.
  @MainActor func update(_ new: Value) {
    let old = current
    current = new
    if !isSame(old, new) { notifyReaders() }
  }
}

extension Observed where Value: Equatable {
  convenience init(_ value: Value) { self.init(value) { $0 == $1 } }
}
