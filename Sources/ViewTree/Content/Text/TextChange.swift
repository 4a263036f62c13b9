import Foundation
import Graphics

/// A text that changes from its old words to its new ones.
@MainActor struct TextChange {
  private let old: TextLayout
  /// 1: the new words come from below; -1: from above; 0: one fades into the other.
  private let direction: CGFloat
  private var progress = AnimatedValue(0.0)

  /// The part of a line's height by which digits move.
  private static let travel: CGFloat = 0.7

  /// nil: the new words are shown at once.
  init?(
    from old: TextLayout, _ before: ContentTransition, _ transition: ContentTransition, _ context: NodeContext
  ) {
    guard let animation = context.transaction.activeAnimation else { return nil }
    switch transition.kind {
    case .identity, .symbolEffect: return nil
    case .opacity, .interpolate: direction = 0
    case .numericText(let countsDown): direction = countsDown ? -1 : 1
    case .numericValue(let value):
      if case .numericValue(let last) = before.kind {
        direction = value < last ? -1 : 1
      } else {
        direction = 1
      }
    }
    self.old = old
    progress.set(1, animation: animation, at: context.tree.time, group: context.transaction.group)
  }

  var isAnimating: Bool { progress.isAnimating }
  mutating func settle(at time: TimeInterval) { progress.settle(at: time) }

  /// Whether either may have glyphs with colours of their own.
  func hasEmoji(with new: TextLayout) -> Bool { old.hasEmoji || new.hasEmoji }

  /// Draws both, as far as the change has progressed.
  func compose(
    to new: TextLayout, at origin: CGPoint, _ ink: TextContent.Ink, of leaf: TextLeaf, _ composer: Composer,
    _ state: ComposeState
  ) {
    let part = min(1, max(0, progress.value(at: leaf.tree.time)))
    let shift: UInt32 = ink == .colored ? 0x200 : 0
    func add(_ layout: TextLayout, y: CGFloat = 0, opacity: Double = 1, _ id: UInt32) {
      guard layout.lines.contains(where: { !$0.fragments.isEmpty }) else { return }
      if ink == .colored, !layout.hasEmoji { return }
      composer.withOpacity(opacity, leaf.displayID(id + shift + 0x100)) {
        composer.add(
          .text(TextContent(layout: layout, origin: CGPoint(x: origin.x, y: origin.y + y), ink: ink)),
          leaf.displayID(id + shift), state)
      }
    }
    guard direction != 0, let pieces = Pieces(old, new) else {
      add(old, opacity: 1 - part, 2)
      add(new, opacity: part, 1)
      return
    }
    let height = (new.lines.first.map { $0.ascent + $0.descent } ?? 0) * Self.travel * direction
    add(pieces.start, 1)
    add(pieces.leaving, y: -height * part, opacity: 1 - part, 2)
    add(pieces.coming, y: height * (1 - part), opacity: part, 3)
    add(pieces.end(part), 4)
  }
}

extension TextChange {
  /// Two lines, divided into the common characters at both ends and the different ones between.
  @MainActor private struct Pieces {
    let start: TextLayout
    let leaving: TextLayout
    let coming: TextLayout
    private let last: TextLayout
    private let lastX: (old: CGFloat, new: CGFloat)

    /// nil: one of them is not a single line of one look, from left to right, or the difference is a part of a cluster.
    init?(_ old: TextLayout, _ new: TextLayout) {
      guard let a = old.lines.first, let b = new.lines.first, old.lines.count == 1, new.lines.count == 1,
        a.fragments.count == 1, b.fragments.count == 1, a.fragments[0].symbol == nil,
        b.fragments[0].symbol == nil
      else { return nil }
      let (before, after) = (Array(a.fragments[0].text), Array(b.fragments[0].text))
      let least = min(before.count, after.count)
      var head = 0
      while head < least, before[head] == after[head] { head += 1 }
      var tail = 0
      while tail < least - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] {
        tail += 1
      }

      func piece(_ line: TextLayout.Line, _ characters: Range<Int>, in layout: TextLayout) -> TextLayout? {
        guard let part = line.fragments[0].part(characters) else { return nil }
        var line = line
        line.width = part.width
        line.fragments = characters.isEmpty ? [] : [part]
        return TextLayout(lines: [line], size: layout.size, isTruncated: false, string: part.text)
      }
      guard let start = piece(b, 0..<head, in: new),
        let leaving = piece(a, head..<(before.count - tail), in: old),
        let coming = piece(b, head..<(after.count - tail), in: new),
        let last = piece(b, (after.count - tail)..<after.count, in: new)
      else { return nil }
      func width(_ layout: TextLayout) -> CGFloat { layout.lines[0].width }
      let x = width(start)
      self.start = start
      self.leaving = leaving.moved(x)
      self.coming = coming.moved(x)
      self.last = last
      lastX = (x + width(leaving), x + width(coming))
    }

    /// The common end of both, at its place during the change.
    func end(_ part: Double) -> TextLayout { last.moved(lastX.old + (lastX.new - lastX.old) * part) }
  }
}

extension TextLayout {
  /// The same lines, moved to the right by so many points.
  fileprivate func moved(_ x: CGFloat) -> TextLayout {
    TextLayout(
      lines: lines.map { line in
        var line = line
        line.x += x
        return line
      }, size: size, isTruncated: isTruncated, string: string)
  }
}

extension TextLayout.Fragment {
  /// The fragment of some of its characters, at the start of the line; nil: they cannot be separated, or the text does
  /// not run from left to right.
  fileprivate func part(_ characters: Range<Int>) -> TextLayout.Fragment? {
    guard zip(glyphs, glyphs.dropFirst()).allSatisfy({ $0.cluster <= $1.cluster }) else { return nil }
    let first = glyphs.first.map { Int($0.cluster) } ?? 0
    let count = text.count
    func place(_ index: Int) -> Int? {
      if index == count { return glyphs.endIndex }
      return glyphs.firstIndex { Int($0.cluster) - first == index }
    }
    guard let start = place(characters.lowerBound), let end = place(characters.upperBound) else { return nil }
    var part = self
    part.x = 0
    part.glyphs = glyphs[start..<end]
    part.width = max(0, part.glyphs.reduce(0) { $0 + $1.advance } * font.size)
    part.text = String(text.dropFirst(characters.lowerBound).prefix(characters.count))
    return part
  }
}
