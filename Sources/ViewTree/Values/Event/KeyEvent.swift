import Foundation

/// A key going down or up.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, `repeat`, up }

  public var key: KeyEquivalent
  public var phase: Phase
  public var modifiers: EventModifiers
  public var time: TimeInterval

  public init(key: KeyEquivalent, phase: Phase = .down, modifiers: EventModifiers = [], time: TimeInterval) {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}
