import Foundation
import Synchronization

/// The X server's keyboard. Its keys go to the window that has the focus, else to the one under the mouse.
public struct Keyboard: Sendable {
  private final class Hand: Sendable {
    let held = Mutex<[UInt8]>([])
  }

  private let connection: XConnection
  private let hand = Hand()

  init(_ connection: XConnection) {
    self.connection = connection
  }

  /// Presses and releases a key while others, such as `.control`, are held.
  public func type(_ key: Key, with modifiers: [Key] = [], hold: Duration = .milliseconds(30)) async throws {
    try await InputThread.run { try tap(key, with: modifiers, hold: hold) }
  }

  /// The same on the present thread.
  func tap(_ key: Key, with modifiers: [Key] = [], hold: Duration = .zero) throws {
    defer { releaseNow() }
    let (code, shifted) = try keycode(key)
    var codes = try modifiers.map { try keycode($0).code }
    if shifted { codes.append(try keycode(.shift).code) }
    for code in codes + [code] {
      hand.held.withLock { $0.append(code) }
      connection.fake(.keyPress, detail: code)
    }
    Pace.sleep(hold)
  }

  /// Types a text, a character after the other.
  public func type(text: String) async throws {
    for character in text.unicodeScalars { try await type(Key(character), hold: .milliseconds(10)) }
  }

  func releaseNow() {
    let held = hand.held.withLock { held in
      defer { held = [] }
      return held
    }
    for code in held.reversed() { connection.fake(.keyRelease, detail: code) }
    connection.synchronize()
  }

  private func keycode(_ key: Key) throws -> (code: UInt8, shifted: Bool) {
    guard let found = connection.keycode(key.keysym) else {
      throw RealInputError("the X server's keyboard has no key for keysym 0x\(String(key.keysym, radix: 16))")
    }
    return found
  }
}
