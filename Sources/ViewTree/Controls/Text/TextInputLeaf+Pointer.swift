import Foundation

/// What a pointer does in a text field.
struct TextInputPointer {
  /// What a drag moves.
  enum Grip { case caret, start, end, selection }

  var grip: Grip?
  /// From the pointer to the caret that it moves.
  var distance = CGSize.zero
  /// Presses in a row: one sets the caret, two select a word, three everything.
  var clicks = 0
  var lastPress: (time: TimeInterval, place: CGPoint)?
  /// The word at which a selection by words began.
  var firstWord: Range<Int>?
  /// Whether the selection was made by a finger and has handles.
  var showsHandles = false
  var holdTimer: TimerQueue.Token?

  @MainActor mutating func stop(_ timers: TimerQueue) {
    if let holdTimer { timers.cancel(holdTimer) }
    holdTimer = nil
  }
}

extension TextInputLeaf {
  /// Presses in a row are at most so far apart: 0.35 s, as taps are; 10 points.
  private enum Click {
    static let interval: TimeInterval = 0.35
    static let distance: CGFloat = 10
    /// A finger that stays so long selects a word.
    static let hold: TimeInterval = 0.5
  }

  private func textPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// What a drag by a finger that begins at a point moves; nil: neither the caret nor a handle is near.
  func nearHandle(_ point: CGPoint) -> TextInputPointer.Grip? {
    guard isFocused else { return nil }
    func isNear(_ caret: CGRect) -> Bool {
      caret.insetBy(dx: -Measure.grab, dy: -Measure.handle).contains(point)
    }
    if editing.selection.isEmpty { return isNear(handle(true)) ? .caret : nil }
    guard pointer.showsHandles else { return nil }
    let (start, end) = (handle(true), handle(false))
    switch (isNear(start), isNear(end)) {
    case (true, true): return abs(point.x - start.minX) < abs(point.x - end.minX) ? .start : .end
    case (true, false): return .start
    case (false, true): return .end
    case (false, false): return nil
    }
  }

  /// A pointer came down; true: it selects from now on.
  func begin(at point: CGPoint, _ event: PointerEvent) -> Bool {
    tree.screenKeyboard.touched()
    if let last = pointer.lastPress, event.time - last.time <= Click.interval,
      abs(point.x - last.place.x) <= Click.distance, abs(point.y - last.place.y) <= Click.distance
    {
      pointer.clicks = pointer.clicks % 3 + 1
    } else {
      pointer.clicks = 1
    }
    pointer.lastPress = (event.time, point)
    column = nil
    if event.kind == .mouse {
      if !isFocused { tree.focus.focus(self, shown: false) }
      press(at: point, extends: event.modifiers.contains(.shift))
      pointer.showsHandles = false
      pointer.grip = .selection
      return true
    }
    pointer.grip = nearHandle(point)
    if let grip = pointer.grip {
      let caret = handle(grip != .end)
      pointer.distance = CGSize(width: caret.minX - point.x, height: caret.midY - point.y)
    }
    pointer.stop(tree.timers)
    pointer.holdTimer = tree.timers.schedule(after: Click.hold) { [weak self] in self?.held(point) }
    return false
  }

  /// A finger stays: it selects the word under it, and more when it moves on.
  private func held(_ point: CGPoint) {
    pointer.holdTimer = nil
    if !isFocused { tree.focus.focus(self, shown: false) }
    pointer.clicks = 2
    press(at: point, extends: false)
    pointer.showsHandles = true
    pointer.grip = .selection
    pointer.distance = .zero
    member.claimNow()
  }

  /// Sets the caret, or selects a word or everything.
  private func press(at point: CGPoint, extends: Bool) {
    let index = geometry.index(at: textPoint(point))
    edit { $0.commitComposition() }
    pointer.firstWord = nil
    switch pointer.clicks {
    case 2:
      let word = word(at: point)
      pointer.firstWord = word
      select { $0.select(word) }
    case 3...: select { $0.selectAll() }
    default: select { $0.move(to: index, extending: extends) }
    }
  }

  /// The word under a point; everything in a secure field.
  private func word(at point: CGPoint) -> Range<Int> {
    if isSecure { return 0..<editing.characters.count }
    let geometry = self.geometry
    let place = textPoint(point)
    return editing.word(at: geometry.character(at: place) ?? geometry.index(at: place))
  }

  /// A drag goes on.
  func drag(to point: CGPoint) {
    guard let grip = pointer.grip else { return }
    pointer.stop(tree.timers)
    let place = CGPoint(x: point.x + pointer.distance.width, y: point.y + pointer.distance.height)
    switch grip {
    case .caret: select { $0.move(to: geometry.index(at: textPoint(place))) }
    case .start, .end:
      let index = geometry.index(at: textPoint(place))
      let range = editing.selection
      // The ends do not pass each other: at least one character stays selected.
      let legal = grip == .start ? min(index, range.upperBound - 1) : max(index, range.lowerBound + 1)
      select { $0.moveEnd(ofStart: grip == .start, to: legal) }
    case .selection:
      let index = geometry.index(at: textPoint(point))
      guard let first = pointer.firstWord else {
        if pointer.clicks < 3 { select { $0.move(to: index, extending: true) } }
        return
      }
      let word = word(at: point)
      if word.lowerBound < first.lowerBound {
        select {
          $0.select(first.upperBound..<first.upperBound)
          $0.move(to: word.lowerBound, extending: true)
        }
      } else {
        select { $0.select(first.lowerBound..<max(first.upperBound, word.upperBound)) }
      }
    }
  }

  /// The pointer was lifted.
  func end(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    pointer.stop(tree.timers)
    defer { pointer.grip = nil }
    guard isTap, event.kind == .touch else { return }
    if !isFocused { tree.focus.focus(self, shown: false) }
    press(at: point, extends: false)
    pointer.showsHandles = !editing.selection.isEmpty
  }
}
