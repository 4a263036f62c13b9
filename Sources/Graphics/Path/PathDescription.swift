import Foundation

/// Paths as strings: numbers before a letter (m, l, q, c) that says what they are; `h` closes, `re` is a rectangle.
extension Path: LosslessStringConvertible {
  public var description: String {
    func text(_ p: CGPoint) -> String { "\(Path.number(p.x)) \(Path.number(p.y))" }
    return elements.map { element in
      switch element {
      case .move(let p): "\(text(p)) m"
      case .line(let p): "\(text(p)) l"
      case .quadCurve(let p, let c): "\(text(c)) \(text(p)) q"
      case .curve(let p, let c, let d): "\(text(c)) \(text(d)) \(text(p)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` writes; nil where the string is something else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var list: [Element] = []
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): list.append(.move(to: point(0)))
      case ("l", 2): list.append(.line(to: point(0)))
      case ("q", 4): list.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): list.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): list.append(.closeSubpath)
      case ("re", 4):
        list += Path.rectElements(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    if case .move? = list.first {
      self.init(elements: list)
    } else if list.isEmpty {
      self.init()
    } else {
      return nil
    }
  }

  private static func number(_ x: CGFloat) -> String {
    x == x.rounded() && abs(x) < 1e15 ? String(Int(x)) : "\(Double(x))"
  }
}
