import Foundation

/// A finger, or the mouse, at one time.
public struct PointerEvent: Hashable, Sendable {
  /// What points.
  public enum Kind: Hashable, Sendable { case mouse, touch }

  /// Where in its life the pointer is. Each pointer begins once and ends or is cancelled once.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// Stays the same from began to ended; not used again before that.
  public var id: Int
  public var kind: Kind
  public var phase: Phase
  /// In points of the window.
  public var location: CGPoint
  /// Seconds on the host's clock: when the event happened, not when it is handled.
  public var time: TimeInterval
  /// 0: primary; 1: secondary (right); 2: middle. Only the primary button drags and taps.
  public var button: Int
  public var modifiers: EventModifiers

  public init(
    id: Int, kind: Kind, phase: Phase, location: CGPoint, time: TimeInterval, button: Int = 0,
    modifiers: EventModifiers = []
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
    self.button = button
    self.modifiers = modifiers
  }
}
