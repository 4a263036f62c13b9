import ViewTree

/// What a key does to a desktop window where nothing in it uses the key.
enum WindowCommand: Hashable {
  case close
  case fullScreen
  /// By a step of the twelve sizes, or back to the size at the start.
  case largerText, smallerText, usualText

  /// Nil: the key means nothing to the window.
  init?(_ event: KeyEvent) {
    guard event.phase != .up else { return nil }
    let held = event.modifiers.subtracting([.capsLock])
    if event.key == .function(11), held.isEmpty, event.phase == .down {
      self = .fullScreen
      return
    }
    guard held.contains(.control), held.isSubset(of: [.control, .shift]) else { return nil }
    switch event.key.character {
    // On many keyboards plus is on the key of the equals sign.
    case "+", "=": self = .largerText
    case "-", "_": self = .smallerText
    case "0": self = .usualText
    case "q" where held == .control && event.phase == .down: self = .close
    case "w" where held == .control && event.phase == .down: self = .close
    default: return nil
    }
  }
}
