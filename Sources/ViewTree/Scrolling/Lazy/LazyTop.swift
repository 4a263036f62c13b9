import Foundation

/// The first item of a lazy container that a scroll view shows, and where in its line the visible part begins.
struct LazyTop {
  var index: Int
  /// The item's key; nil: it has none.
  var key: AnyHashable?
  /// The part of the line's length that lies before the visible part, 0 to 1.
  var part: CGFloat
  /// The distance from there, where the visible part begins between two lines.
  var rest: CGFloat
  /// Where the visible part began when this was found.
  private var seen: CGFloat

  /// The item in whose line, which begins at `start` and is `length` long, the visible part begins at `line`.
  init(_ index: Int, _ key: AnyHashable?, start: CGFloat, length: CGFloat, line: CGFloat) {
    self.index = index
    self.key = key
    let distance = line - start
    part = length > 0 ? min(1, max(0, distance / length)) : 0
    rest = distance - part * length
    seen = line
  }

  /// The visible part begins at another place now, and items have still to be laid out: it is found from the same item.
  mutating func scrolled(to line: CGFloat) {
    rest += line - seen
    seen = line
  }

  /// Where the visible part is to begin when the line has another place and length.
  func line(start: CGFloat, length: CGFloat) -> CGFloat { start + part * length + rest }
}
