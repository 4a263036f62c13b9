import Foundation
import Graphics

/// Finds where lines may end, by the rules of a language.
struct TextBreaker {
  /// The rules of a language besides the common ones.
  private enum Rules {
    case common
    /// No break at the spaces round marks: in front of ! ? ; : », behind «.
    case french
    /// Words are kept whole, as iOS keeps them, and end at spaces alone.
    case korean
  }

  private let rules: Rules

  /// `language`: an identifier of a language or a locale; nil: unknown.
  init(language: String?) {
    switch language?.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "fr": rules = .french
    case "ko": rules = .korean
    default: rules = .common
    }
  }

  /// A piece that stays on one line: characters without a break, then the spaces that are dropped at a line's end.
  struct Unit: Equatable {
    var body: Range<Int>
    var spaces: Range<Int>
  }

  /// Characters that no line starts with (JIS X 4051 and the Chinese rules, the common ones).
  private static let closing = Set("、。，．・：；？！）〕］｝〉》」』】’”…—～〜·ー々〻ヽヾゝゞๆฯぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}%»")
  /// Characters that no line ends with.
  private static let opening = Set("（〔［｛〈《「『【‘“„‚([{«$¥￥£")
  /// Marks that French separates by a space.
  private static let frenchClosing = Set("!?;:»›%")
  private static let frenchOpening = Set("«‹")

  /// The unit that begins with a character; nil at the end.
  func unit(from start: Int, count: Int, _ character: (Int) -> Character) -> Unit? {
    guard start < count else { return nil }
    var i = start
    while i < count {
      let c = character(i)
      if Self.isSpace(c) {
        let first = i
        while i < count, Self.isSpace(character(i)) { i += 1 }
        if first > start, i < count, isHeld(character(first - 1), character(i)) { continue }
        return Unit(body: start..<first, spaces: first..<i)
      }
      i += 1
      if i < count {
        let next = character(i)
        if !Self.isSpace(next), mayBreak(c, next) { return Unit(body: start..<i, spaces: i..<i) }
      }
    }
    return Unit(body: start..<count, spaces: count..<count)
  }

  /// Whether a line must not end at the spaces between two characters.
  private func isHeld(_ before: Character, _ after: Character) -> Bool {
    rules == .french && (Self.frenchOpening.contains(before) || Self.frenchClosing.contains(after))
  }

  /// Whether it is a letter or a digit of ASCII (a letter may carry marks): most texts consist of them, and no special
  /// rules apply to them.
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

  private func mayBreak(_ a: Character, _ b: Character) -> Bool {
    if Self.isPlain(a), Self.isPlain(b) { return false }
    if Self.closing.contains(b) || Self.opening.contains(a) { return false }
    if rules == .korean, Self.isHangul(a) || Self.isHangul(b), a.isLetter || a.isNumber,
      b.isLetter || b.isNumber
    {
      return false
    }
    if Self.beginsSyllable(b), Self.isThaiOrLao(a) { return true }
    if Self.isIdeographic(a) || Self.isIdeographic(b) { return true }
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

  /// Whether no line starts with it.
  static func closesLine(_ c: Character) -> Bool { closing.contains(c) }

  /// Whether it is of the script in which Japanese writes foreign words.
  static func isKatakana(_ c: Character) -> Bool {
    c.unicodeScalars.first.map { (0x30A0...0x30FF).contains($0.value) } ?? false
  }

  private static func isHangul(_ c: Character) -> Bool {
    guard let value = c.unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
  }

  /// Whether it is a vowel that is written before the consonant after which it is spoken. Thai and Lao have no spaces
  /// between words: without a dictionary this is where a syllable is known to begin.
  private static func beginsSyllable(_ c: Character) -> Bool {
    guard let value = c.unicodeScalars.first?.value else { return false }
    return (0x0E40...0x0E44).contains(value) || (0x0EC0...0x0EC4).contains(value)
  }

  private static func isThaiOrLao(_ c: Character) -> Bool {
    guard let value = c.unicodeScalars.first?.value else { return false }
    return (0x0E01...0x0EDF).contains(value) && !beginsSyllable(c)
  }
}
