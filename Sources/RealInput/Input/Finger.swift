import Foundation

/// One finger of a touch screen. Several may move at the same time.
public struct Finger: Pointer {
  public let number: Int
  let screen: TouchScreen

  public func press(at place: CGPoint) async throws {
    try screen.begin(number, at: place)
  }

  public func move(to place: CGPoint, over duration: Duration) async throws {
    try await InputThread.run {
      let start = try screen.place(number)
      try Pace.play(over: duration) { try screen.update(number, at: start.along(to: place, $0)) }
    }
  }

  public func release() async throws {
    try screen.end(number)
  }
}
