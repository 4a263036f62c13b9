import Foundation
import Synchronization

/// The X server's touch screen. Fingers are numbered from 0; each is a pointer of its own.
public final class TouchScreen: Sendable {
  /// How many fingers it tells apart.
  public static let fingers = 10

  private let driver: TouchDriver
  private let places = Mutex<[Int: CGPoint]>([:])

  init(_ driver: TouchDriver) {
    self.driver = driver
  }

  public func finger(_ number: Int = 0) -> Finger {
    precondition((0..<Self.fingers).contains(number), "fingers are numbered from 0 to \(Self.fingers - 1)")
    return Finger(number: number, screen: self)
  }

  func isDown(_ finger: Int) -> Bool { places.withLock { $0[finger] != nil } }

  func begin(_ finger: Int, at place: CGPoint) throws {
    try driver.touch(.begin, finger: finger, at: place)
    places.withLock { $0[finger] = place }
  }

  func update(_ finger: Int, at place: CGPoint) throws {
    try driver.touch(.update, finger: finger, at: place)
    places.withLock { $0[finger] = place }
  }

  func end(_ finger: Int) throws {
    guard let place = places.withLock({ $0.removeValue(forKey: finger) }) else { return }
    try driver.touch(.end, finger: finger, at: place)
  }

  func place(_ finger: Int) throws -> CGPoint {
    guard let place = places.withLock({ $0[finger] }) else {
      throw RealInputError("finger \(finger) does not touch the screen: press it before it moves")
    }
    return place
  }

  func releaseNow() throws {
    for finger in places.withLock({ Array($0.keys) }) { try end(finger) }
  }
}
