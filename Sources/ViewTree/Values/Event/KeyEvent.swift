import Foundation

/// A key going down or up.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case down, `repeat`, up }

  package var key: KeyEquivalent
  package var phase: Phase
  package var modifiers: EventModifiers
  package var time: TimeInterval

  package init(key: KeyEquivalent, phase: Phase = .down, modifiers: EventModifiers = [], time: TimeInterval) {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}
