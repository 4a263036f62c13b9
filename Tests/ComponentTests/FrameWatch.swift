import SwiftUI
import Testing
import ViewTreeTesting

/// The invariants A01 to A04, checked on every frame of a component's tests.
///
/// A01: everything has a finite place and an opacity; `places` names what the component adds. A02: nothing is painted
/// twice; `phases` names what the component adds. A03: where nothing moves and no finger is down, `rest` finds nothing
/// wrong. A04: two seconds after the last finger has left, the arena is empty.
@MainActor final class FrameWatch {
  /// What does not hold, in one sentence; nil: all does.
  typealias Check = @MainActor (ViewTester) -> String?

  private let places: Check
  private let phases: Check
  private let rest: Check
  /// Since when no finger is down.
  private var free: TimeInterval?

  init(
    places: @escaping Check = { _ in nil }, phases: @escaping Check = { _ in nil },
    rest: @escaping Check = { _ in nil }
  ) {
    self.places = places
    self.phases = phases
    self.rest = rest
  }

  /// Watches a tester from now on.
  func watch(_ tester: ViewTester) {
    tester.onFrame = { self.check($0) }
    check(tester)
  }

  private func check(_ tester: ViewTester) {
    var ids: Set<DisplayID> = []
    for item in tester.displayList.items {
      let m = item.transform
      if !(m.m31.isFinite && m.m32.isFinite && m.m13.isFinite && m.m23.isFinite && item.opacity.isFinite) {
        Issue.record("A01: \(item.id) has no place or opacity")
      }
      if !ids.insert(item.id).inserted { Issue.record("A02: \(item.id) is painted twice") }
    }
    if let sentence = places(tester) { Issue.record("A01: \(sentence)") }
    if let sentence = phases(tester) { Issue.record("A02: \(sentence)") }
    guard !tester.isTouched else {
      free = nil
      return
    }
    let since = free ?? tester.now
    free = since
    if tester.now - since > 2, !tester.host.isInputIdle { Issue.record("A04: the arena is not empty") }
    if tester.host.isAtRest, tester.host.isInputIdle, let sentence = rest(tester) {
      Issue.record("A03: \(sentence)")
    }
  }
}
