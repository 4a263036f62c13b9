import Testing

@testable import ViewTree

/// The sums under the positions of lazy containers.
struct SparseSumsTests {
  /// A number whose additions are counted where a test counts them.
  private struct Counted: AdditiveArithmetic {
    final class Counter: @unchecked Sendable { var additions = 0 }
    @TaskLocal static var counter: Counter?

    var value: Int
    static let zero = Counted(value: 0)
    static func + (a: Counted, b: Counted) -> Counted {
      counter?.additions += 1
      return Counted(value: a.value + b.value)
    }
    static func - (a: Counted, b: Counted) -> Counted { Counted(value: a.value - b.value) }
  }

  private func additions(_ body: () -> Void) -> Int {
    let counter = Counted.Counter()
    Counted.$counter.withValue(counter) { body() }
    return counter.additions
  }

  /// Of n rows that were measured one is placed, found and measured anew in about log n additions.
  @Test(arguments: [10, 14, 18]) func stepsGrowWithTheLogarithm(bits: Int) {
    let count = 1 << bits
    var sums = SparseSums<Counted>()
    for index in 0..<count { sums.set(Counted(value: index % 7 + 1), at: index) }
    for index in [0, 1, count / 3, count - 1] {
      #expect(additions { _ = sums.sum(before: index) } <= bits)
      #expect(additions { _ = sums.last(of: count) { $1.value <= 4 * index } } <= 2 * bits)
      #expect(additions { sums.set(Counted(value: 9), at: index) } <= bits)
    }
  }

  @Test func sumsAreThoseOfAPlainArray() {
    var generator = Seeded(state: 5)
    var plain = [Int](repeating: 0, count: 1000)
    var sums = SparseSums<Int>()
    for step in 0..<4000 {
      let index = Int(generator.next() % 1000)
      plain[index] = step % 5 == 0 ? 0 : Int(generator.next() % 100)
      sums.set(plain[index], at: index)
      if step == 2000 {
        sums.removeAll(from: 600)
        for index in 600..<1000 { plain[index] = 0 }
      }
      let place = Int(generator.next() % 1001)
      #expect(sums.sum(before: place) == plain[..<place].reduce(0, +))
      #expect(sums[index] == plain[index])
    }
    var starts = [0]
    for number in plain { starts.append(starts[starts.count - 1] + number + 1) }
    for position in [0, 1, 77, 5000, 100_000] {
      let last = sums.last(of: 1000) { $0 + $1 <= position }
      #expect(last == starts.dropLast().lastIndex { $0 <= position })
    }
  }

  @Test func indicesBeyondTheNumbersAreFoundToo() {
    var sums = SparseSums<Int>()
    #expect(sums.sum(before: 50) == 0 && sums[7] == 0)
    #expect(sums.last(of: 100) { index, _ in index <= 63 } == 63)
    #expect(sums.last(of: 100) { _, _ in true } == 99)
    #expect(sums.last(of: 100) { _, _ in false } == 0)
    sums.set(10, at: 5)
    #expect(sums.last(of: 1_000_000) { $0 + $1 <= 500_000 } == 499_990)
    sums.set(0, at: 5)
    #expect(sums.sum(before: 100) == 0)
  }
}

/// Numbers that are the same at each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
