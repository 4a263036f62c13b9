import SwiftUI

/// One thing that a visitor does, with what a script needs to do it again. Points and durations are whole, so that scripts are
/// short; durations are milliseconds.
public enum CrawlStep: Hashable, Sendable {
  case tap(x: Int, y: Int)
  /// A press that lasts, as one that opens a menu.
  case hold(x: Int, y: Int)
  /// A drag that rests before the finger is lifted.
  case drag(x: Int, y: Int, dx: Int, dy: Int, ms: Int)
  /// A drag that is lifted in full movement.
  case flick(x: Int, y: Int, dx: Int, dy: Int, ms: Int)
  /// A drag that the system takes away.
  case cancel(x: Int, y: Int, dx: Int, dy: Int, ms: Int)
  case wheel(x: Int, y: Int, dx: Int, dy: Int)
  /// The mouse rests over a place, with no button down.
  case hover(x: Int, y: Int)
  /// The mouse's secondary button.
  case menu(x: Int, y: Int)
  /// Two fingers beside each other, whose distance changes.
  case pinch(x: Int, y: Int, from: Int, to: Int, ms: Int)
  case key(String)
  case type(String)
  case resize(width: Int, height: Int)
  case wait(ms: Int)
  /// Time passes until nothing moves.
  case rest

  /// The keys that visitors press, by their names in scripts.
  public static let keys: [String: KeyEquivalent] = [
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "escape": .escape,
    "return": .return, "tab": .tab, "space": .space, "home": .home, "end": .end, "pageup": .pageUp,
    "pagedown": .pageDown, "delete": .delete,
  ]
}

extension CrawlStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let x, let y): "tap \(x) \(y)"
    case .hold(let x, let y): "hold \(x) \(y)"
    case .drag(let x, let y, let dx, let dy, let ms): "drag \(x) \(y) by \(dx) \(dy) in \(ms)"
    case .flick(let x, let y, let dx, let dy, let ms): "flick \(x) \(y) by \(dx) \(dy) in \(ms)"
    case .cancel(let x, let y, let dx, let dy, let ms): "cancel \(x) \(y) by \(dx) \(dy) in \(ms)"
    case .wheel(let x, let y, let dx, let dy): "wheel \(x) \(y) by \(dx) \(dy)"
    case .hover(let x, let y): "hover \(x) \(y)"
    case .menu(let x, let y): "menu \(x) \(y)"
    case .pinch(let x, let y, let from, let to, let ms): "pinch \(x) \(y) from \(from) to \(to) in \(ms)"
    case .key(let name): "key \(name)"
    case .type(let text): "type \(text)"
    case .resize(let width, let height): "resize \(width) \(height)"
    case .wait(let ms): "wait \(ms)"
    case .rest: "rest"
    }
  }

  /// Reads what `description` writes; nil where that is no step.
  public init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    let n = words.compactMap(Int.init)
    switch (words.first, n.count) {
    case ("tap", 2): self = .tap(x: n[0], y: n[1])
    case ("hold", 2): self = .hold(x: n[0], y: n[1])
    case ("drag", 5): self = .drag(x: n[0], y: n[1], dx: n[2], dy: n[3], ms: n[4])
    case ("flick", 5): self = .flick(x: n[0], y: n[1], dx: n[2], dy: n[3], ms: n[4])
    case ("cancel", 5): self = .cancel(x: n[0], y: n[1], dx: n[2], dy: n[3], ms: n[4])
    case ("wheel", 4): self = .wheel(x: n[0], y: n[1], dx: n[2], dy: n[3])
    case ("hover", 2): self = .hover(x: n[0], y: n[1])
    case ("menu", 2): self = .menu(x: n[0], y: n[1])
    case ("pinch", 5): self = .pinch(x: n[0], y: n[1], from: n[2], to: n[3], ms: n[4])
    case ("key", 0) where words.count == 2 && Self.keys[words[1]] != nil: self = .key(words[1])
    case ("type", 0): self = .type(words.dropFirst().joined(separator: " "))
    case ("resize", 2): self = .resize(width: n[0], height: n[1])
    case ("wait", 1): self = .wait(ms: n[0])
    case ("rest", 0): self = .rest
    default: return nil
    }
  }

  /// The steps of a script, one a line; nil where a line is none. Empty lines and what begins with `//` are left out.
  public static func script(_ text: String) -> [CrawlStep]? {
    var steps: [CrawlStep] = []
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) })
    where !line.isEmpty && !line.hasPrefix("//") {
      guard let step = CrawlStep(line) else { return nil }
      steps.append(step)
    }
    return steps
  }
}
