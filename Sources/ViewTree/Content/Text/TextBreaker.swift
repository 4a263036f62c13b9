import Foundation
import Graphics

/// Finds where lines may end.
enum TextBreaker {
  /// A piece that stays on one line: characters without a break, then the spaces that vanish at a line's end.
  struct Unit: Equatable {
    var body: Range<Int>
    var spaces: Range<Int>
  }

  /// Characters that no line starts with (JIS X 4051 and the Chinese rules, the common ones).
  private static let closing = Set("、。，．・：；？！）〕］｝〉》」』】’”…—ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}%»")
  /// Characters that no line ends with.
  private static let opening = Set("（〔［｛〈《「『【‘“([{«$¥￥£")

  /// The unit that begins with a character; nil at the end.
  static func unit(from start: Int, count: Int, _ character: (Int) -> Character) -> Unit? {
    guard start < count else { return nil }
    var i = start
    while i < count {
      let c = character(i)
      if isSpace(c) {
        let first = i
        while i < count, isSpace(character(i)) { i += 1 }
        return Unit(body: start..<first, spaces: first..<i)
      }
      i += 1
      if i < count {
        let next = character(i)
        if !isSpace(next), mayBreak(c, next) { return Unit(body: start..<i, spaces: i..<i) }
      }
    }
    return Unit(body: start..<count, spaces: count..<count)
  }

  /// Whether it is a letter or a digit of ASCII (a letter may carry marks): what most texts are made of, and what nothing
  /// special holds for.
  private static func isPlain(_ c: Character) -> Bool {
    let bytes = c.utf8
    guard let byte = bytes.first, byte < 0x80 else { return false }
    return byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// Spaces that a line may end with; a no-break space is none.
  static func isSpace(_ c: Character) -> Bool {
    if isPlain(c) { return false }
    return c.isWhitespace && c != "\u{A0}" && c != "\u{202F}" && c != "\u{2007}" || c == "\u{200B}"
  }

  private static func mayBreak(_ a: Character, _ b: Character) -> Bool {
    if isPlain(a), isPlain(b) { return false }
    if closing.contains(b) || opening.contains(a) { return false }
    if isIdeographic(a) || isIdeographic(b) { return true }
    if a == "\u{FFFC}" || b == "\u{FFFC}" { return true }
    return a == "-" && b.isLetter || a == "\u{2010}" || a == "\u{AD}"
  }

  /// Chinese and Japanese characters, Korean syllables and emoji: lines may end at any of them.
  static func isIdeographic(_ c: Character) -> Bool {
    guard let value = c.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x2E80...0x2FDF, 0x3040...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF,
      0x20000...0x3FFFF:
      return true
    // Symbols, some of which are emoji.
    case 0x2300...0x2BFF: return EmojiPresentation.isEmoji(c)
    default: return false
    }
  }

  /// Whether the first character that has a direction runs from right to left.
  static func isRightToLeft<S: Sequence>(_ characters: S) -> Bool where S.Element == Character {
    for c in characters {
      guard let value = c.unicodeScalars.first?.value else { continue }
      switch value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if c.isLetter { return false }
      }
    }
    return false
  }
}
