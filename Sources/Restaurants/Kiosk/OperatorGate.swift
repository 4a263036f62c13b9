import SwiftUI

/// Opens the operator's page for the PIN. After five wrong tries it is locked for five minutes.
@Observable final class OperatorGate {
  static let mostTries = 5
  /// Seconds of the lock.
  static let lockTime: TimeInterval = 300
  /// The most digits that are accepted.
  static let mostDigits = 12

  private(set) var digits = ""
  private(set) var isOpen = false
  private(set) var isLocked = false
  /// Wrong tries since the last right one, or since it was locked.
  private(set) var tries = 0

  /// Adds a digit to what was typed.
  func type(_ digit: Int) {
    guard !isLocked, digits.count < Self.mostDigits else { return }
    digits += "\(digit)"
  }

  func delete() { if !digits.isEmpty { digits.removeLast() } }

  /// Opens where what was typed is the PIN.
  func enter(_ pin: String?) {
    guard !isLocked, let pin, !digits.isEmpty else { return }
    isOpen = digits == pin
    digits = ""
    tries = isOpen ? 0 : tries + 1
    if tries >= Self.mostTries { isLocked = true }
  }

  /// The lock has ended.
  func unlock() {
    isLocked = false
    tries = 0
  }

  /// Closes the page; wrong tries stay.
  func close() {
    isOpen = false
    digits = ""
  }
}

/// Opens the operator's page when a finger, or the mouse, is held in the upper left corner for three seconds. Views
/// there get the touch as well, so that nothing of the guide is out of reach. What covers the whole screen has it too.
struct OperatorCorner: ViewModifier {
  /// The corner's side and how far the finger may move, in points.
  private static let side: CGFloat = 64
  private static let slop: CGFloat = 20
  /// Seconds. Must be less than the five after which the host cancels a finger that does not move.
  static let hold: TimeInterval = 3

  @Environment(\.maintain) private var maintain
  @GestureState private var isHeld = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($isHeld) { value, isHeld, _ in
            let (start, moved) = (value.startLocation, value.translation)
            isHeld = max(start.x, start.y) < Self.side && max(abs(moved.width), abs(moved.height)) < Self.slop
          }, including: maintain == nil ? .subviews : .all
      )
      .task(id: isHeld) {
        guard isHeld, (try? await Task.sleep(nanoseconds: UInt64(Self.hold * 1e9))) != nil else { return }
        maintain?()
      }
  }
}

extension EnvironmentValues {
  /// Opens the operator's page; nil: there is none.
  @Entry var maintain: (() -> Void)?
}
