import CSDL2
import Foundation
import Testing

@testable import SDLHost

/// When events count as having come.
@MainActor @Suite struct EventReaderTests {
  // More than are taken from SDL at once; speeds are computed from these times.
  @Test func manyEventsComeInTheOrderOfTheirTimes() {
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let size = CGSize(width: 390, height: 844)
    let metrics = WindowMetrics(unitSize: size, pixelSize: size, scale: 1)
    let translator = EventTranslator(metrics: metrics, silenceLimit: nil)
    var reader = EventReader()
    var events: [WindowEvent] = []
    // The program is awake from now on: what comes later waited for it.
    reader.read(translator, mayHaveCome: true, into: &events)
    events = []
    let before = HostClock.now
    for number in 0..<200 {
      var event = SDL_Event()
      event.motion = SDL_MouseMotionEvent()
      event.type = SDL_MOUSEMOTION.rawValue
      event.motion.x = Int32(number)
      SDL_PushEvent(&event)
    }
    reader.read(translator, mayHaveCome: true, into: &events)
    let times = events.compactMap { event in
      if case .host(_, let time) = event { time } else { nil }
    }
    #expect(times.count == 200)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((times.last ?? 0) >= before && (times.last ?? .infinity) <= HostClock.now)
  }
}
