import Combine
import Testing

struct MergeTests {
  @Test func valuesComeAsTheyArePublished() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    var isFinished = false
    let token = a.map { $0 * 10 }.merge(with: b)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(seen == [10, 2, 30, 4])
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    token.cancel()
  }

  @Test func manyOfAKind() {
    #expect(Publishers.MergeMany([[1, 2].publisher, [3].publisher]).all() == [1, 2, 3])
    #expect(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).all() == [1, 2, 3])
    #expect(Just(1).merge(with: Just(2)).all() == [1, 2])
    let none = Asker<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(none)
    #expect(none.isFinished)
  }

  @Test func upToEight() {
    let more = [0].publisher
    #expect(Just(1).merge(with: Just(2), more).all() == [1, 2, 0])
    #expect(Just(1).merge(with: Just(2), Just(3), more).all().count == 4)
    #expect(Just(1).merge(with: Just(2), more, more, more).all().count == 5)
    #expect(Just(1).merge(with: Just(2), more, more, more, more).all().count == 6)
    #expect(Just(1).merge(with: Just(2), more, more, more, more, more).all().count == 7)
    #expect(Just(1).merge(with: Just(2), more, more, more, more, more, more).all().count == 8)
  }

  @Test func nothingIsDroppedWhileNobodyAsks() {
    let asker = Asker<Int, Never>()
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(asker)
    #expect(asker.values.isEmpty)
    asker.ask(.max(1))
    #expect(asker.values.count == 1)
    asker.ask(.max(2))
    #expect(asker.values.count == 3)
    #expect(!asker.isFinished)
    asker.ask(.unlimited)
    #expect(asker.values.sorted() == [1, 2, 3, 10, 20])
    #expect(asker.isFinished)
  }

  @Test func aFailureEndsItAndCancelsTheOthers() {
    let (a, b) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    var isCancelled = false
    let asker = Asker<Int, Mishap>()
    a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(asker)
    asker.ask(.unlimited)
    a.send(completion: .failure(Mishap()))
    #expect(asker.hasFailed)
    #expect(isCancelled)
  }
}
