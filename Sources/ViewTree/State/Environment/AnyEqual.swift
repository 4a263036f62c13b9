/// Compares two values of unknown type: by `==` where they are `Equatable`, by identity where they are objects.
func anyEqual(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable { return equatableEqual(a, b) }
  if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  return false
}

private func equatableEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool {
  guard let b = b as? T else { return false }
  return a == b
}
