/// Gathers the values of one key over a subtree.
@MainActor class PreferenceCollector {
  let key: ObjectIdentifier
  init(key: ObjectIdentifier) { self.key = key }
}

/// Gathers the values of a key; views that write none are skipped, so that a reducer that overwrites works.
@MainActor final class TypedPreferenceCollector<K: PreferenceKey>: PreferenceCollector {
  private(set) var value: K.Value?

  init() { super.init(key: ObjectIdentifier(K.self)) }

  func add(_ next: K.Value) {
    if var present = value {
      K.reduce(value: &present, nextValue: { next })
      value = present
    } else {
      value = next
    }
  }
}
