/// A mutable value behind a reference.
///
/// Carries a value through a closure that asks for `Sendable`: one that stays on the main thread, or is handed over with it.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
