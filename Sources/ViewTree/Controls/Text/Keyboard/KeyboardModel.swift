import Foundation

/// Fingers on the keys of a keyboard on the screen, and what these type into the field with the focus.
///
/// Each finger works for itself, so that two thumbs may overlap: a finger that comes down types what the one before still
/// holds. Letters are typed when the finger is lifted, from the key that it is on then; Delete and Shift act at once.
@MainActor final class KeyboardModel {
  /// What is shown.
  struct Look: Equatable {
    var state: KeyboardState
    var pressed: Set<KeyboardKey> = []
    var offer: Offer?

    /// The letter of the key that is pressed last, where one types letters.
    var preview: KeyboardKey?
  }

  /// The letters that a held key offers.
  struct Offer: Equatable {
    let key: KeyboardKey
    /// From left to right.
    let choices: [String]
    private(set) var chosen: Int

    /// - Parameter choices: the first one is chosen: it lies above the key.
    init(_ key: KeyboardKey, _ choices: [String], _ geometry: KeyboardGeometry?) {
      let isReversed = geometry?.offer(of: key, choices.count)?.isReversed ?? false
      self.key = key
      self.choices = isReversed ? choices.reversed() : choices
      chosen = isReversed ? choices.count - 1 : 0
    }

    /// Chooses what lies above a place.
    mutating func choose(at x: CGFloat, _ geometry: KeyboardGeometry?) {
      guard let frame = geometry?.offer(of: key, choices.count)?.frame, frame.width > 0 else { return }
      let index = ((x - frame.minX) / frame.width * CGFloat(choices.count)).rounded(.down)
      chosen = Int(min(max(index, 0), CGFloat(choices.count - 1)))
    }
  }

  /// Times in seconds, as on iOS.
  private enum Measure {
    /// How long a key is held until it offers other letters, or begins to repeat.
    static let hold: TimeInterval = 0.4
    static let repetition: TimeInterval = 0.1
  }

  private final class Finger {
    var key: KeyboardKey?
    var timer: TimerQueue.Token?
    /// Whether its key offers other letters.
    var offers = false
    /// Whether what it does is done.
    var isDone = false
  }

  let look: Observed<Look>
  private var fingers: [Int: Finger] = [:]
  /// In the order in which they came.
  private var order: [Int] = []
  private let tree: Tree
  /// The text before the caret of the field.
  private let textBefore: () -> String
  private var spaceAt: TimeInterval?
  /// Where the keys are.
  var geometry: KeyboardGeometry?

  init(_ tree: Tree, _ state: KeyboardState, textBefore: @escaping () -> String) {
    self.tree = tree
    self.textBefore = textBefore
    look = Observed(Look(state: state))
    follow()
  }

  /// Follows where the caret is.
  func follow() { change { $0.state.follow(textBefore()) } }

  private func change(_ body: (inout Look) -> Void) {
    var next = look.current
    body(&next)
    look.update(next)
  }

  // MARK: Fingers

  func handle(_ event: PointerEvent, at point: CGPoint) {
    switch event.phase {
    case .began: begin(event.id, point)
    case .moved: move(event.id, point)
    case .ended: end(event.id, point)
    case .cancelled: drop(event.id)
    }
  }

  /// Cancels all touches.
  func cancel() { for id in order { drop(id) } }

  private func begin(_ id: Int, _ point: CGPoint) {
    for other in order { commit(other) }
    let finger = Finger()
    fingers[id] = finger
    order.append(id)
    press(finger, geometry?.key(at: point))
    guard let key = finger.key else { return }
    switch key {
    case .delete:
      finger.isDone = true
      act(key)
      repeatLater(id, after: Measure.hold)
    case .shift:
      finger.isDone = true
      act(key)
    default: break
    }
  }

  private func move(_ id: Int, _ point: CGPoint) {
    guard let finger = fingers[id] else { return }
    if finger.offers { return change { $0.offer?.choose(at: point.x, geometry) } }
    guard !finger.isDone else { return }
    let key = geometry?.key(at: point)
    if key != finger.key { press(finger, key) }
  }

  private func end(_ id: Int, _ point: CGPoint) {
    move(id, point)
    commit(id)
    drop(id)
  }

  /// Does what a finger's key does, once.
  private func commit(_ id: Int) {
    guard let finger = fingers[id], !finger.isDone else { return }
    finger.isDone = true
    if finger.offers, let offer = look.current.offer {
      var next = look.current
      let effect = next.state.choose(offer.choices[offer.chosen])
      next.offer = nil
      look.update(next)
      perform(effect)
    } else if let key = finger.key {
      act(key)
    }
    press(finger, nil)
  }

  private func drop(_ id: Int) {
    guard let finger = fingers.removeValue(forKey: id) else { return }
    order.removeAll { $0 == id }
    if finger.offers { change { $0.offer = nil } }
    press(finger, nil)
  }

  /// The finger is on a key from now on.
  private func press(_ finger: Finger, _ key: KeyboardKey?) {
    if let timer = finger.timer { tree.timers.cancel(timer) }
    finger.timer = nil
    finger.key = key
    let pressed = Set(fingers.values.compactMap(\.key))
    change { look in
      look.pressed = pressed
      look.preview = key?.types == true && key != .space ? key : pressed.first { $0 == look.preview }
    }
    guard let key, case .text(let text) = key, !finger.isDone else { return }
    let choices = KeyboardMap.alternatives(to: look.current.state.shown(text))
    guard !choices.isEmpty else { return }
    finger.timer = tree.timers.schedule(after: Measure.hold) { [weak self, weak finger] in
      guard let self, let finger, finger.key == key, !finger.isDone else { return }
      finger.timer = nil
      self.offer(key, choices, finger)
    }
  }

  private func offer(_ key: KeyboardKey, _ choices: [String], _ finger: Finger) {
    finger.offers = true
    change { $0.offer = Offer(key, choices, geometry) }
  }

  private func repeatLater(_ id: Int, after delay: TimeInterval) {
    guard let finger = fingers[id] else { return }
    finger.timer = tree.timers.schedule(after: delay) { [weak self] in
      guard let self, let finger = self.fingers[id] else { return }
      finger.timer = nil
      self.act(.delete)
      self.repeatLater(id, after: Measure.repetition)
    }
  }

  // MARK: Keys

  private func act(_ key: KeyboardKey) {
    var next = look.current
    let effect = next.state.press(key, at: tree.timers.now)
    look.update(next)
    if let effect { perform(effect, of: key) }
  }

  private func perform(_ effect: KeyboardState.Effect, of key: KeyboardKey? = nil) {
    let now = tree.timers.now
    let endsSentence =
      key == .space && spaceAt.map { now - $0 < KeyboardState.doubleTap } ?? false && isAfterWordAndSpace
    spaceAt = key == .space && !endsSentence ? now : nil
    switch effect {
    case .insert where endsSentence:
      strike(.delete)
      tree.focus.sendText(". ")
    case .insert(let text): tree.focus.sendText(text)
    case .delete: strike(.delete)
    case .submit: strike(.return)
    case .dismiss: tree.focus.focus(nil, shown: false)
    }
    follow()
  }

  /// Whether two spaces end a sentence here.
  private var isAfterWordAndSpace: Bool {
    guard look.current.state.traits.capitals.kind == .sentences else { return false }
    let end = textBefore().suffix(2)
    return end.count == 2 && end.last == " " && end.first.map { $0.isLetter || $0.isNumber } ?? false
  }

  private func strike(_ key: KeyEquivalent) {
    let now = tree.timers.now
    tree.focus.send(KeyEvent(key: key, phase: .down, time: now))
    tree.focus.send(KeyEvent(key: key, phase: .up, time: now))
  }
}
