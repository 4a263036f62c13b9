import Testing

@testable import SDLHost

@Suite struct ServiceWatchTests {
  private final class Ear {
    var heard: [String] = []
  }

  /// At half the time that it waits, while the loop turns, and not with every turn.
  @Test func theManagerHearsOfALoopThatTurns() {
    let ear = Ear()
    var watch = ServiceWatch(limit: 20, now: 100) { ear.heard.append($0) }
    #expect(watch.deadline == 100)
    watch.turn(at: 100)
    watch.turn(at: 105)
    #expect(ear.heard == ["WATCHDOG=1"])
    #expect(watch.deadline == 110)
    watch.turn(at: 110)
    #expect(ear.heard.count == 2)
    // A loop that was held up does not make good for it.
    watch.turn(at: 200)
    #expect((ear.heard.count, watch.deadline) == (3, 210))
  }

  @Test func withoutAManagerThatWaitsNothingWakesTheProgram() {
    let ear = Ear()
    var watch = ServiceWatch(limit: nil, now: 0) { ear.heard.append($0) }
    watch.turn(at: 1000)
    #expect(watch.deadline == nil)
    #expect(ear.heard.isEmpty)
  }

  @Test func itIsReadyOnce() {
    let ear = Ear()
    var watch = ServiceWatch(limit: nil, now: 0) { ear.heard.append($0) }
    watch.ready("no display is connected")
    watch.ready("shown")
    watch.stopping()
    #expect(ear.heard == ["READY=1\nSTATUS=no display is connected", "STATUS=shown", "STOPPING=1"])
  }
}
