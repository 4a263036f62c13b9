/// A dictionary that forgets what was not used lately when it becomes too heavy.
///
/// Entries live in two generations: when the young one is heavier than half of the bound, the old one is dropped
/// and the young one becomes the old. An entry that is read moves to the young generation.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngWeight = 0
  private var oldWeight = 0
  /// The most that the entries may weigh together.
  let bound: Int

  private struct Entry {
    let value: Value
    let weight: Int
  }

  /// An empty cache whose entries weigh at most `bound` together (a single heavier one is kept alone).
  init(bound: Int) { self.bound = bound }

  /// What all entries weigh now.
  var weight: Int { youngWeight + oldWeight }
  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldWeight -= entry.weight
    insert(entry, for: key)
    return entry.value
  }

  mutating func set(_ value: Value, for key: Key, weight: Int = 1) {
    remove(key)
    insert(Entry(value: value, weight: weight), for: key)
  }

  mutating func remove(_ key: Key) {
    if let entry = young.removeValue(forKey: key) { youngWeight -= entry.weight }
    if let entry = old.removeValue(forKey: key) { oldWeight -= entry.weight }
  }

  mutating func removeAll() { self = BoundedCache(bound: bound) }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if youngWeight > 0 && youngWeight + entry.weight > bound / 2 {
      (old, oldWeight) = (young, youngWeight)
      (young, youngWeight) = ([:], 0)
    }
    young[key] = entry
    youngWeight += entry.weight
  }
}
