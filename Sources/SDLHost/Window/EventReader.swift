import CSDL2
import Foundation

/// Reads SDL's events and gives each a time.
@MainActor struct EventReader {
  /// Events read from SDL at once.
  private static let most = 64
  /// Events read in one turn of the loop, ten times what ten fingers or the fastest mouse send in a frame: of a flood
  /// the rest waits for the next turn, so that frames are shown meanwhile.
  private static let mostInTurn = 256
  /// SDL does some work only when it is pumped: seconds between two pumps, while the program is awake.
  private static let patience = 0.1

  private var batch = [SDL_Event](repeating: SDL_Event(), count: Self.most)
  /// When SDL was pumped last.
  private var lastPump = -Double.infinity
  /// When SDL surely held no further event.
  private var lastLook: TimeInterval = 0
  private var hasWaited = true
  /// Whether SDL still holds events that were left for the next turn.
  private(set) var hasMore = false
  /// When a key was pressed last.
  private(set) var lastKey = -Double.infinity

  /// The program has waited: what comes now has just come.
  mutating func waited() { hasWaited = true }

  /// Appends the events that have come, in the order of their times. `mayHaveCome`: false where no descriptor reported
  /// any; some sources of SDL have none.
  mutating func read(_ translator: EventTranslator, mayHaveCome: Bool, into events: inout [WindowEvent]) {
    let isDue = HostClock.now - lastPump >= Self.patience
    let asks = mayHaveCome || isDue || hasMore || SDL_IsTextInputActive() == SDL_TRUE
    if asks { SDL_PumpEvents() }
    let now = HostClock.now
    if asks {
      lastPump = now
      read(translator, until: now, into: &events)
    }
    // Last: after a long standstill the end of a touch may be among the events.
    translator.purge(time: now, into: &events)
    lastLook = now
    hasWaited = false
  }

  private mutating func read(
    _ translator: EventTranslator, until now: TimeInterval, into events: inout [WindowEvent]
  ) {
    // Events that waited while a frame was made came at some time during it: they are spread over that time, so
    // that speeds come out right.
    // The clock may have been held back since.
    var first = hasWaited ? now : min(lastLook, now)
    var total = 0
    hasMore = false
    while true {
      let count = Int(
        SDL_PeepEvents(
          &batch, Int32(batch.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue))
      guard count > 0 else { return }
      let step = (now - first) / Double(count + 1)
      for event in batch.prefix(count) {
        // Further events of the same time come later than these.
        first += step
        if event.type == SDL_KEYDOWN.rawValue { lastKey = now }
        translator.translate(event, time: min(first, now), into: &events)
      }
      if count < batch.count { return }
      total += count
      if total >= Self.mostInTurn {
        hasMore = true
        return
      }
    }
  }
}
