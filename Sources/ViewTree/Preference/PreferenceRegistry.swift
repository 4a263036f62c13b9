/// Who reads which preference, and which keys may have changed.
@MainActor final class PreferenceRegistry {
  /// A node that acts on a preference of its content.
  @MainActor protocol Reader: AnyObject {
    var preferenceKey: ObjectIdentifier { get }
    var preferenceKeyName: String { get }
    var readerDepth: Int { get }
    /// Collects the value and acts if it changed.
    ///
    /// - Returns: whether it acted.
    func readPreference() -> Bool
  }

  private var readers: [any Reader] = []
  private var changed: Set<ObjectIdentifier> = []

  func add(_ reader: any Reader) {
    readers.append(reader)
    changed.insert(reader.preferenceKey)
  }

  func remove(_ reader: any Reader) { readers.removeAll { $0 === reader } }

  /// Notes that a value under the key was written, or is gone.
  func noteChange(_ key: ObjectIdentifier) { changed.insert(key) }

  /// Lets the readers of changed keys act, the deepest first.
  ///
  /// - Returns: the names of the keys on which somebody acted.
  func deliver() -> [String] {
    guard !changed.isEmpty else { return [] }
    let keys = changed
    changed.removeAll()
    let concerned = readers.filter { keys.contains($0.preferenceKey) }.sorted {
      $0.readerDepth > $1.readerDepth
    }
    var names: [String] = []
    for reader in concerned where reader.readPreference() { names.append(reader.preferenceKeyName) }
    return names
  }
}
