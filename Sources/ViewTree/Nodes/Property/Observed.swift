/// A value with readers: a body that reads it is evaluated again when it changes. Used on the main thread alone.
///
/// What a container is told by its content, and shows elsewhere, is kept in these: content that writes one and does not
/// read it is not evaluated for that.
final class Observed<Value>: Dependency, @unchecked Sendable {
  /// The value, without becoming its reader.
  private(set) var current: Value
  /// Whether readers need not hear of a change.
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
