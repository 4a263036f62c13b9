import Combine
import Testing

struct CombineLatestTests {
  @Test func itBeginsOnceEachHasPublished() {
    let (names, counts) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var seen: [String] = []
    let token = names.combineLatest(counts).sink { seen.append("\($0)\($1)") }
    names.send("a")
    names.send("b")
    #expect(seen.isEmpty)
    counts.send(1)
    counts.send(2)
    names.send("c")
    #expect(seen == ["b1", "b2", "c2"])
    token.cancel()
    names.send("d")
    #expect(seen.count == 3)
  }

  @Test func threeAndFourAndAClosure() {
    let one = Just(1)
    #expect(one.combineLatest(Just(2), Just(3)).all().map { $0 + $1 + $2 } == [6])
    #expect(one.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.all() == [10])
    #expect(one.combineLatest(Just(2)) { $0 - $1 }.all() == [-1])
    #expect(one.combineLatest(Just(2), Just(3)) { $0 * $1 * $2 }.all() == [6])
    let pair = Publishers.CombineLatest([1, 2, 3].publisher, [4, 5].publisher)
    #expect(pair.all().map { [$0, $1] } == [[3, 4], [3, 5]])
    #expect(pair == Publishers.CombineLatest([1, 2, 3].publisher, [4, 5].publisher))
  }

  @Test func itFinishesWithTheLast() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let asker = Asker<(Int, Int), Never>()
    a.combineLatest(b).subscribe(asker)
    asker.ask(.unlimited)
    a.send(1)
    a.send(completion: .finished)
    #expect(!asker.isFinished)
    b.send(2)
    b.send(3)
    #expect(asker.values.map(\.1) == [2, 3])
    b.send(completion: .finished)
    #expect(asker.isFinished)
  }

  @Test func itFailsWithTheFirstAndCancelsTheOthers() {
    let (a, b) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    var isCancelled = false
    let asker = Asker<(Int, Int), Mishap>()
    a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(asker)
    asker.ask(.unlimited)
    a.send(completion: .failure(Mishap()))
    #expect(asker.hasFailed)
    #expect(isCancelled)
    b.send(2)
    #expect(asker.values.isEmpty)
  }

  @Test func whatNobodyAskedForIsReplaced() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let asker = Asker<(Int, Int), Never>()
    a.combineLatest(b).subscribe(asker)
    a.send(0)
    asker.ask(.max(1))
    a.send(1)
    b.send(10)
    b.send(11)
    #expect(asker.values.map { [$0, $1] } == [[1, 10]])
    asker.ask(.max(1))
    a.send(2)
    #expect(asker.values.count == 2)
    asker.subscription?.cancel()
    asker.ask(.unlimited)
    a.send(3)
    #expect(asker.values.count == 2)
  }
}
