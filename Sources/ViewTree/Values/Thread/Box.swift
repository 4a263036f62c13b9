/// A mutable value behind a reference.
///
/// Carries a value through a closure that requires `Sendable`: one that stays on the main thread, or is moved with it.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
