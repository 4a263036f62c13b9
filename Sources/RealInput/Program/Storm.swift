import Foundation

/// Random input, 200 actions a second: mouse, keys, wheel, ten fingers; and changes of the window: other sizes,
/// unmapped and mapped again, without the keyboard focus, on a screen of another mode. A server accepts many times as
/// many, which a debug build works through for a minute after the storm.
///
/// The same seed gives the same actions in the same order; how they fall into a program's frames depends on the machine.
public final class Storm: Sendable {
  private let server: XServer
  private let program: RunningProgram
  private let window: UInt32
  private let seed: UInt64
  /// The window's frame before the storm, in pixels.
  public let frame: CGRect

  /// - Parameter program: runs on `server` and has a window.
  public init(on server: XServer, against program: RunningProgram, seed: UInt64) throws {
    guard let window = server.connection.window(ofProcess: program.process.pid) else {
      throw RealInputError("the program has no window for a storm")
    }
    (self.server, self.program, self.seed) = (server, program, seed)
    (self.window, frame) = (window.id, window.frame)
  }

  /// Sends random input for a time, then releases everything and restores the window's size, place and keyboard focus.
  ///
  /// - Returns: how many actions there were; an error if the program ended.
  public func run(for duration: Duration) async throws -> Int {
    try await InputThread.run { [self] in
      var dice = Dice(seed: seed)
      var actions = 0
      let begin = ContinuousClock.now
      while ContinuousClock.now < begin + duration {
        try act(&dice)
        actions += 1
        if actions % 16 == 0 {
          guard server.connection.synchronize() else {
            throw RealInputError("the X server does not answer after \(actions) actions of storm \(seed)")
          }
          let due = begin + .seconds(Double(actions) / Self.actionsPerSecond)
          if due > .now { Pace.sleep(due - .now) }
          if let end = program.process.end {
            throw RealInputError(
              "the program ended (\(end)) after \(actions) actions of storm \(seed)\n\(program.process.standardError)"
            )
          }
        }
      }
      try calm()
      return actions
    }
  }

  private static let actionsPerSecond = 200.0

  private func calm() throws {
    server.mouse.releaseNow()
    server.keyboard.releaseNow()
    if server.kind == .touch { try server.touchScreen.releaseNow() }
    server.useMode(0)
    server.connection.map(window)
    server.connection.configure(window, frame)
    server.connection.focus(window)
    server.connection.synchronize()
  }

  private static let keys: [Key] = [
    .tab, .tab, .return, .escape, .space, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    .backspace,
    .delete, .f5, .f12, Key("a"), Key("1"), Key("2"), Key("3"), Key("r"),
  ]

  private func act(_ dice: inout Dice) throws {
    let connection = server.connection
    switch dice.roll(100) {
    case 0..<30: connection.fake(.motion, at: place(&dice))
    case 30..<42:
      connection.fake(.motion, at: place(&dice))
      server.mouse.toggle(dice.roll(8) == 0 ? .right : .left)
    case 42..<50:
      let button = UInt8(4 + dice.roll(4))
      connection.fake(.buttonPress, detail: button)
      connection.fake(.buttonRelease, detail: button)
    case 50..<62:
      let modifiers: [Key] = dice.roll(4) == 0 ? [.control] : dice.roll(6) == 0 ? [.shift] : []
      try server.keyboard.tap(Self.keys[dice.roll(Self.keys.count)], with: modifiers)
    case 62..<92:
      guard server.kind == .touch else { break }
      let (finger, place) = (dice.roll(TouchScreen.fingers), place(&dice))
      let screen = try server.touchScreen
      switch (screen.isDown(finger), dice.roll(3)) {
      case (false, _): try screen.begin(finger, at: place)
      case (true, 0): try screen.end(finger)
      case (true, _): try screen.update(finger, at: place)
      }
    case 92..<95:
      let size = CGSize(width: 1 + dice.roll(1200), height: 1 + dice.roll(1000))
      connection.configure(window, CGRect(origin: .zero, size: dice.roll(3) == 0 ? frame.size : size))
    case 95:
      connection.unmap(window)
      Pace.sleep(.milliseconds(dice.roll(30)))
      connection.map(window)
    case 96: connection.focus(dice.roll(2) == 0 ? connection.root : window)
    case 97 where dice.roll(10) == 0: server.useMode(dice.roll(2))
    default: Pace.sleep(.milliseconds(dice.roll(12)))
    }
  }

  /// A place on the screen, more often in the window than not.
  private func place(_ dice: inout Dice) -> CGPoint {
    let area = dice.roll(8) == 0 ? CGRect(origin: .zero, size: server.size) : frame
    return CGPoint(
      x: area.minX + CGFloat(dice.roll(max(1, Int(area.width)))),
      y: area.minY + CGFloat(dice.roll(max(1, Int(area.height)))))
  }

  /// Numbers that look random and depend on the seed alone (SplitMix64).
  private struct Dice {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }
  }
}
