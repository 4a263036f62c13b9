/// Values by key, the least recently used dropped when their bytes pass a bound.
///
/// A value that is being shown stays alive through whoever shows it: dropping it from here only means that it is
/// made again when it is next asked for. Dropping does not change what is painted.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var used: UInt64
  }

  /// Bytes kept at most; the newest value is kept even where it alone is larger.
  var limit: Int {
    didSet { if bytes > limit { evict(keeping: clock) } }
  }
  private var entries: [Key: Entry] = [:]
  private(set) var bytes = 0
  private var clock: UInt64 = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// The value, noted as used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock &+= 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  /// Hands over all values, in no order; none counts as used.
  func forEach(_ body: (Key, Value) -> Void) {
    for (key, entry) in entries { body(key, entry.value) }
  }

  /// Keeps a value of so many bytes, dropping others where need be.
  mutating func insert(_ value: Value, for key: Key, bytes count: Int) {
    clock &+= 1
    if let old = entries.updateValue(Entry(value: value, bytes: count, used: clock), forKey: key) {
      bytes -= old.bytes
    }
    bytes += count
    if bytes > limit { evict(keeping: clock) }
  }

  /// Drops all values whose key is meant.
  mutating func remove(where isMeant: (Key) -> Bool) {
    for key in entries.keys.filter(isMeant) {
      if let entry = entries.removeValue(forKey: key) { bytes -= entry.bytes }
    }
  }

  mutating func removeAll() {
    entries.removeAll()
    bytes = 0
  }

  /// Down to three quarters of the limit at once, so that a full cache does not evict on every insertion.
  private mutating func evict(keeping newest: UInt64) {
    let goal = limit / 4 * 3
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if bytes <= goal || entry.used == newest { break }
      entries.removeValue(forKey: key)
      bytes -= entry.bytes
    }
  }
}
