/// A style of some kind of controls, as the environment holds it.
///
/// Two are equal when they are of one type and their stored properties are, so that a style that is set again does
/// not count as a change. Immutable; styles are the program's values, accepted without `Sendable`, and used where
/// bodies are evaluated.
struct AnyStyle: Equatable, @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }

  static func == (a: AnyStyle, b: AnyStyle) -> Bool {
    func open<T>(_ first: T) -> Bool {
      guard let second = b.value as? T else { return false }
      return ViewTypeInfo.of(T.self).equal(first, second)
    }
    return type(of: a.value) == type(of: b.value) && _openExistential(a.value, do: open)
  }
}
