/// Values by key, the least recently used dropped when their costs together pass a bound.
///
/// A cost is what the bound counts: bytes, glyphs, or 1 for each value. The newest value is kept even where it alone
/// costs more than the bound. Which values are dropped depends on the order of calls alone, not on hashing.
package struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline var value: Value
    @usableFromInline let cost: Int
    /// The reading of the clock at the last use; no two entries have the same.
    @usableFromInline var used: UInt64

    @usableFromInline init(value: Value, cost: Int, used: UInt64) {
      (self.value, self.cost, self.used) = (value, cost, used)
    }
  }

  /// The most entries that are searched for the oldest one at each insertion; of more, a quarter of the bound is freed at
  /// once, so that a full cache does not sort its entries on every insertion.
  @usableFromInline static var fewEntries: Int { 32 }

  /// The costs kept at most.
  package var limit: Int { didSet { trim(to: limit) } }
  @usableFromInline var entries: [Key: Entry] = [:]
  /// The costs of all values together.
  package private(set) var cost = 0
  /// The clock of uses.
  @usableFromInline var clock: UInt64 = 0

  package init(limit: Int) { self.limit = limit }

  package var count: Int { entries.count }

  /// A point in the order of uses, for `trim(to:before:)`.
  package var mark: UInt64 { clock }

  /// The value, noted as used.
  @inlinable package mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock &+= 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  /// Calls `body` with all values, in no order; none counts as used.
  package func forEach(_ body: (Key, Value) -> Void) {
    for (key, entry) in entries { body(key, entry.value) }
  }

  /// Keeps a value, in place of an older one of the key.
  ///
  /// - Returns: the values that were dropped, the replaced one among them.
  @discardableResult
  package mutating func insert(_ value: Value, for key: Key, cost count: Int = 1) -> [Value] {
    clock &+= 1
    var dropped: [Value] = []
    if let old = entries.updateValue(Entry(value: value, cost: count, used: clock), forKey: key) {
      cost -= old.cost
      dropped.append(old.value)
    }
    cost += count
    return cost > limit ? dropped + trim(to: limit) : dropped
  }

  /// Replaces a value that is there by another one of the same cost; that is no use of it.
  package mutating func update(_ value: Value, for key: Key) {
    guard let index = entries.index(forKey: key) else { return }
    entries.values[index].value = value
  }

  /// Drops the value of a key.
  ///
  /// - Returns: the value.
  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.value
  }

  /// Drops all entries that fulfil a condition.
  ///
  /// - Returns: their values.
  @discardableResult
  package mutating func remove(where isMeant: (Key, Value) -> Bool) -> [Value] {
    entries.filter { isMeant($0.key, $0.value.value) }.keys.compactMap { remove($0) }
  }

  /// Drops everything.
  ///
  /// - Returns: the values.
  @discardableResult
  package mutating func removeAll() -> [Value] {
    let dropped = entries.values.map(\.value)
    entries.removeAll()
    cost = 0
    return dropped
  }

  /// Drops the least recently used values where the costs pass `limit`.
  ///
  /// - Parameter mark: what was used after it is kept whatever it costs; nil: the last used value alone is.
  /// - Returns: the values that were dropped.
  @discardableResult
  package mutating func trim(to limit: Int, before mark: UInt64? = nil) -> [Value] {
    guard cost > limit else { return [] }
    let mark = mark ?? (clock &- 1)
    let goal = entries.count > Self.fewEntries ? limit / 4 * 3 : limit
    var dropped: [Value] = []
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if cost <= goal || entry.used > mark { break }
      entries.removeValue(forKey: key)
      cost -= entry.cost
      dropped.append(entry.value)
    }
    return dropped
  }
}
