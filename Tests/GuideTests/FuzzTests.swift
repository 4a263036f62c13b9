import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Whatever is thrown at the guide: it stays whole, and at the end nothing is stuck.
struct FuzzTests {
  /// A generator with a fixed sequence (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .return, .tab, .space, .home, .end, .pageUp,
    .pageDown,
    "x",
  ]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomInputLeavesNothingStuck(_ seed: UInt64) async {
    var dice = Dice(state: seed)
    let tester = SheetTests.guide()
    var down: Set<Int> = []
    func point() -> CGPoint {
      CGPoint(x: .random(in: -20...410, using: &dice), y: .random(in: -20...820, using: &dice))
    }
    for _ in 0..<400 {
      let finger = Int.random(in: 1...10, using: &dice)
      switch Int.random(in: 0..<20, using: &dice) {
      case 0..<4:
        tester.press(point(), finger: finger)
        down.insert(finger)
      case 4..<10:
        if let id = down.sorted().randomElement(using: &dice) {
          tester.move(to: point(), over: .random(in: 0...0.05, using: &dice), finger: id)
        }
      case 10..<13:
        if let id = down.sorted().randomElement(using: &dice) {
          tester.release(finger: id)
          down.remove(id)
        }
      case 13:
        if let id = down.sorted().randomElement(using: &dice) {
          tester.cancel(finger: id)
          down.remove(id)
        }
      case 14:
        tester.wheel(
          at: point(), dx: .random(in: -90...90, using: &dice), dy: .random(in: -90...90, using: &dice))
      case 15: tester.key(Self.keys.randomElement(using: &dice) ?? .tab)
      case 16:
        tester.resize(
          to: CGSize(
            width: .random(in: 200...900, using: &dice), height: .random(in: 200...900, using: &dice)))
      case 17: tester.runner.send(.focus(Bool.random(using: &dice)))
      case 18: tester.tap("row-\(Int.random(in: 0..<8, using: &dice))")
      default: tester.advance(by: .random(in: 0...0.2, using: &dice))
      }
      // Lets what was begun in tasks go on.
      await Task.yield()
    }
    for finger in down { tester.release(finger: finger) }
    tester.resize(to: CGSize(width: 390, height: 800))
    tester.advance(by: 1)
    for _ in 0..<10 { await Task.yield() }
    tester.settle()
    tester.advance(by: 2)
    #expect(tester.host.isInputIdle, "A04: the arena is empty")
    #expect(tester.host.isAtRest, "A02: nothing moves")
    // It still does its job.
    while tester.frame(of: "bottom-sheet") != nil {
      tester.key(.escape)
      tester.settle()
    }
    tester.tap("tab-restaurants")
    tester.key(.home)
    tester.settle()
    #expect(tester.tap("row-1"))
    tester.settle()
    #expect(SheetTests.y(tester) == SheetTests.half, "A03")
  }
}
