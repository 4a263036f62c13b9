import Foundation

/// One finger of a touch screen. Several may move at the same time.
public struct Finger: Pointer {
  public let number: Int
  let screen: TouchScreen

  public func play(_ steps: [PointerStep]) async throws {
    try await InputThread.run {
      for step in steps {
        switch step {
        case .press(let place): try screen.begin(number, at: place)
        case .move(let place, let duration):
          let start = try screen.place(number)
          try Pace.play(over: duration) { try screen.update(number, at: start.along(to: place, $0)) }
        case .rest(let duration): Pace.sleep(duration)
        case .release: try screen.end(number)
        }
      }
    }
  }
}
