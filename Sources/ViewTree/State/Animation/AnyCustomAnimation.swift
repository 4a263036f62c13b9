/// A program's own animation of any type, compared by value.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    func isEqual<T: CustomAnimation>(_ base: T) -> Bool { (b.base as? T) == base }
    return isEqual(a.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
