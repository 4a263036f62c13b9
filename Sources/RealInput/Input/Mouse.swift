import Foundation
import Synchronization

/// The X server's mouse.
public struct Mouse: Pointer {
  /// X's numbers of the buttons.
  public enum Button: UInt8, Sendable {
    case left = 1
    case middle = 2
    case right = 3
  }

  private final class Hand: Sendable {
    let state = Mutex<(place: CGPoint, held: Set<UInt8>)>((.zero, []))
    let moves = Mutex<[Double]?>(nil)
  }

  private let connection: XConnection
  private let hand = Hand()

  init(_ connection: XConnection) {
    self.connection = connection
  }

  /// The times of all moves since the last call, on CLOCK_MONOTONIC; they are noted from the first call on.
  public func drainMoves() -> [Double] {
    hand.moves.withLock { moves in
      defer { moves = [] }
      return moves ?? []
    }
  }

  /// Moves it there at once.
  public func move(to place: CGPoint) async throws {
    try await InputThread.run { jump(to: place) }
  }

  public func play(_ steps: [PointerStep]) async throws { try await play(steps, .left) }

  public func press(_ button: Button, at place: CGPoint) async throws {
    try await play([.press(place)], button)
  }

  private func play(_ steps: [PointerStep], _ button: Button) async throws {
    try await InputThread.run {
      for step in steps {
        switch step {
        case .press(let place):
          jump(to: place)
          connection.fake(.buttonPress, detail: button.rawValue)
          _ = hand.state.withLock { $0.held.insert(button.rawValue) }
        case .move(let place, let duration):
          let start = hand.state.withLock { $0.place }
          Pace.play(over: duration) { jump(to: start.along(to: place, $0)) }
        case .rest(let duration): Pace.sleep(duration)
        case .release: releaseNow()
        }
        connection.synchronize()
      }
    }
  }

  /// Turns the wheel at a place, in notches: positive is up and to the right, as the finger turns it.
  public func wheel(
    right: Int = 0, up: Int = 0, at place: CGPoint, each: Duration = .milliseconds(20)
  ) async throws {
    try await InputThread.run {
      jump(to: place)
      // X's buttons 4 to 7 are a notch up, down, to the left and to the right.
      for (notches, forward, back) in [(up, UInt8(4), UInt8(5)), (right, 7, 6)] {
        for _ in 0..<abs(notches) {
          connection.fake(.buttonPress, detail: notches > 0 ? forward : back)
          connection.fake(.buttonRelease, detail: notches > 0 ? forward : back)
          Pace.sleep(each)
        }
      }
      connection.synchronize()
    }
  }

  /// Presses a button that is up, releases one that is down.
  func toggle(_ button: Button) {
    let isDown = hand.state.withLock { state in
      if state.held.remove(button.rawValue) != nil { return true }
      state.held.insert(button.rawValue)
      return false
    }
    connection.fake(isDown ? .buttonRelease : .buttonPress, detail: button.rawValue)
  }

  func releaseNow() {
    let held = hand.state.withLock { state in
      defer { state.held = [] }
      return state.held
    }
    for button in held { connection.fake(.buttonRelease, detail: button) }
    connection.synchronize()
  }

  private func jump(to place: CGPoint) {
    hand.moves.withLock { $0?.append(Pace.now) }
    connection.fake(.motion, at: place)
    hand.state.withLock { $0.place = place }
  }
}
