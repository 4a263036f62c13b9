import CSDL2
import Foundation
import Testing

@testable import SDLHost

/// When events count as having come.
@MainActor @Suite struct EventReaderTests {
  private let translator: EventTranslator
  private var reader = EventReader()

  init() {
    let size = CGSize(width: 390, height: 844)
    let metrics = WindowMetrics(unitSize: size, pixelSize: size, scale: 1)
    translator = EventTranslator(metrics: metrics, silenceLimit: nil)
  }

  // More than are taken from SDL at once; speeds are computed from these times.
  @Test mutating func manyEventsComeInTheOrderOfTheirTimes() {
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    // The program is awake from now on: what comes later waited for it.
    _ = read()
    let before = HostClock.now
    push(200)
    let times = read()
    #expect(times.count == 200)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((times.last ?? 0) >= before && (times.last ?? .infinity) <= HostClock.now)
    #expect(!reader.hasMore)
  }

  // Between two turns a frame is shown.
  @Test mutating func aFloodIsSpreadOverSeveralTurnsAndNothingOfItIsLost() {
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    _ = read()
    push(1000)
    var turns: [Int] = []
    repeat { turns.append(read().count) } while reader.hasMore && turns.count < 100
    #expect(turns.reduce(0, +) == 1000)
    #expect(turns.count > 2 && turns.allSatisfy { $0 <= 320 }, "\(turns)")
  }

  private func push(_ count: Int) {
    for number in 0..<count {
      var event = SDL_Event()
      event.motion = SDL_MouseMotionEvent()
      event.type = SDL_MOUSEMOTION.rawValue
      event.motion.x = Int32(number)
      event.motion.xrel = 1
      SDL_PushEvent(&event)
    }
  }

  @Test func aMouseAtRestUnderANewWindowHoversNothing() {
    func events(moving distance: Int32) -> Int {
      var event = SDL_Event()
      event.motion = SDL_MouseMotionEvent()
      event.type = SDL_MOUSEMOTION.rawValue
      (event.motion.x, event.motion.xrel) = (20, distance)
      var events: [WindowEvent] = []
      translator.translate(event, time: 1, into: &events)
      return events.count
    }
    #expect(events(moving: 0) == 0)
    #expect(events(moving: 2) == 1)
  }

  /// The times of what a turn takes.
  private mutating func read() -> [TimeInterval] {
    var events: [WindowEvent] = []
    reader.read(translator, mayHaveCome: true, into: &events)
    return events.compactMap { event in if case .host(_, let time) = event { time } else { nil } }
  }
}
