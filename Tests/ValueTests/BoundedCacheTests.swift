import Graphics
import Testing

/// The cache under pictures, glyphs, regions and textures.
struct BoundedCacheTests {
  @Test func costsStayWithinTheBound() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for i in 0..<1000 {
      cache.insert(i, for: i, cost: 5)
      _ = cache.value(for: 0)
      #expect(cache.cost <= 100 && cache.cost == cache.count * 5)
    }
    #expect(cache.value(for: 0) == 0 && cache.value(for: 999) == 999 && cache.value(for: 500) == nil)
  }

  @Test func theLeastRecentlyUsedGoesFirst() {
    var cache = BoundedCache<String, Int>(limit: 3)
    for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, for: key) }
    #expect(cache.value(for: "a") == 0)
    #expect(cache.insert(3, for: "d") == [1])
    #expect(cache.value(for: "b") == nil && cache.value(for: "a") == 0 && cache.count == 3)
  }

  @Test func whatCostsMoreThanTheBoundIsKeptAlone() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 4)
    cache.insert(2, for: 2, cost: 40)
    #expect(cache.value(for: 1) == nil && cache.value(for: 2) == 2 && cache.cost == 40)
    cache.insert(3, for: 3, cost: 1)
    #expect(cache.value(for: 2) == nil && cache.cost == 1)
  }

  @Test func aReplacedValueIsHandedBackAndCountsOnce() {
    var cache = BoundedCache<Int, String>(limit: 10)
    cache.insert("a", for: 1, cost: 3)
    #expect(cache.insert("b", for: 1, cost: 5) == ["a"])
    #expect(cache.cost == 5 && cache.count == 1)
    #expect(cache.remove(1) == "b" && cache.cost == 0)
    #expect(cache.remove(1) == nil)
  }

  /// Of many entries a quarter of the bound is freed at once: sorting is rare.
  @Test func aFullCacheDoesNotDropAtEachInsertion() {
    var cache = BoundedCache<Int, Int>(limit: 1000)
    var drops = 0
    for i in 0..<10_000 where !cache.insert(i, for: i).isEmpty { drops += 1 }
    #expect(drops <= 9000 / 250 + 1)
    #expect((0..<10_000).filter { cache.value(for: $0) != nil } == Array(10_000 - cache.count..<10_000))
  }

  @Test func whatWasUsedSinceAMarkStays() {
    var cache = BoundedCache<Int, Int>(limit: .max)
    for i in 0..<10 { cache.insert(i, for: i, cost: 10) }
    let mark = cache.mark
    for i in [2, 3] { _ = cache.value(for: i) }
    #expect(cache.trim(to: 15, before: mark) == [0, 1, 4, 5, 6, 7, 8, 9])
    #expect(cache.count == 2 && cache.cost == 20)
    cache.limit = 10
    #expect(cache.value(for: 3) == 3 && cache.count == 1)
  }

  @Test func entriesAreDroppedByWhatTheyAre() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for i in 0..<10 { cache.insert(i * i, for: i, cost: 2) }
    #expect(cache.remove { key, value in key < 3 || value > 50 }.sorted() == [0, 1, 4, 64, 81])
    #expect(cache.cost == 10)
    cache.update(7, for: 4)
    #expect(cache.value(for: 4) == 7)
    #expect(cache.removeAll().count == 5 && cache.cost == 0)
  }
}
