import Foundation
import Graphics

/// A text on its way from the words that it showed to those that it shows.
@MainActor struct TextChange {
  private let old: TextLayout
  /// 1: the new words come from below; -1: from above; 0: one fades into the other.
  private let direction: CGFloat
  private var progress = AnimatedValue(0.0)

  /// The part of a line's height by which digits move.
  private static let travel: CGFloat = 0.7

  /// nil: the new words are there at once.
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

  /// Whether glyphs with colours of their own may be among the letters of either.
  func hasEmoji(with new: TextLayout) -> Bool { old.hasEmoji || new.hasEmoji }

  /// Draws so much of both, as far as the change has got.
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
    guard direction != 0, let pieces = Pieces(old, new, leaf.tree.services.fonts) else {
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
  /// Two lines in what they have in common at both ends and what differs between.
  @MainActor private struct Pieces {
    let start: TextLayout
    let leaving: TextLayout
    let coming: TextLayout
    private let last: TextLayout
    private let lastX: (old: CGFloat, new: CGFloat)

    /// nil: not one line of one look each, from left to right.
    init?(_ old: TextLayout, _ new: TextLayout, _ fonts: any FontEngine) {
      guard let a = old.lines.first, let b = new.lines.first, old.lines.count == 1, new.lines.count == 1,
        a.fragments.count == 1, b.fragments.count == 1, a.fragments[0].symbol == nil,
        b.fragments[0].symbol == nil,
        !TextBreaker.isRightToLeft(old.string), !TextBreaker.isRightToLeft(new.string)
      else { return nil }
      let (before, after) = (Array(a.fragments[0].text), Array(b.fragments[0].text))
      let least = min(before.count, after.count)
      var head = 0
      while head < least, before[head] == after[head] { head += 1 }
      var tail = 0
      while tail < least - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] {
        tail += 1
      }

      let fragment = b.fragments[0]
      func width(_ text: ArraySlice<Character>) -> CGFloat {
        fonts.advance(of: String(text), font: fragment.font) + fragment.kerning * CGFloat(text.count)
      }
      func piece(_ line: TextLayout.Line, _ text: ArraySlice<Character>, x: CGFloat, in layout: TextLayout)
        -> TextLayout
      {
        var (line, part) = (line, line.fragments[0])
        (part.text, part.x, part.width) = (String(text), 0, width(text))
        line.x += x
        line.width = part.width
        line.fragments = text.isEmpty ? [] : [part]
        return TextLayout(lines: [line], size: layout.size, isTruncated: false, string: String(text))
      }
      let x = width(after[..<head])
      start = piece(b, after[..<head], x: 0, in: new)
      leaving = piece(a, before[head..<(before.count - tail)], x: x, in: old)
      coming = piece(b, after[head..<(after.count - tail)], x: x, in: new)
      last = piece(b, after[(after.count - tail)...], x: 0, in: new)
      lastX = (x + width(before[head..<(before.count - tail)]), x + width(after[head..<(after.count - tail)]))
    }

    /// What both end with, on its way.
    func end(_ part: Double) -> TextLayout {
      let x = lastX.old + (lastX.new - lastX.old) * part
      let lines = last.lines.map { line in
        var line = line
        line.x += x
        return line
      }
      return TextLayout(lines: lines, size: last.size, isTruncated: false, string: last.string)
    }
  }
}
