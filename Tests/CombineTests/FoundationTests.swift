import Combine
import Foundation
import Testing

/// What Foundation's types publish and do for a program that imports `Combine` alone.
struct FoundationTests {
  private struct Place: Codable, Equatable { var name: String }

  @Test func coders() throws {
    let place = Place(name: "Lucca")
    let there = Just(place).encode(encoder: JSONEncoder()).decode(type: Place.self, decoder: JSONDecoder())
    let asker = Asker<Place, any Error>()
    there.subscribe(asker)
    asker.ask(.unlimited)
    #expect(asker.values == [place])
    let bad = Asker<Place, any Error>()
    Just(Data("[".utf8)).decode(type: Place.self, decoder: JSONDecoder()).subscribe(bad)
    bad.ask(.unlimited)
    #expect(bad.hasFailed)
  }

  @Test func aTimerWithoutAWindowTicksOnItsRunLoop() {
    let loop = RunLoop.current
    var dates: [Date] = []
    let token = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(2)
      .sink { dates.append($0) }
    for _ in 0..<1000 where dates.count < 2 { _ = loop.run(mode: .default, before: Date() + 0.01) }
    #expect(dates.count == 2)
    token.cancel()
  }

  @Test func aTimerThatIsNotScheduledIsNotValid() {
    #expect(!Timer().isValid)
  }

  @Test func notifications() {
    let name = Notification.Name("CombineTests.notifications")
    var count = 0
    let token = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    token.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }
}
