import Foundation

/// Addresses in a text that are links without any mark: of the web by their scheme or by `www.`, and of electronic mail.
enum BareLink {
  /// The link that begins at a place, and where it ends; nil: none does.
  static func find(in text: [Character], at start: Int, _ range: Range<Int>) -> (URL, Int)? {
    if start > range.lowerBound,
      text[start - 1].isLetter || text[start - 1].isNumber || isPartOfName(text[start - 1])
    {
      return nil
    }
    switch text[start] {
    case "h", "H", "w", "W": return web(text, start, range) ?? mail(text, start, range)
    case let c where c.isASCII && (c.isLetter || c.isNumber): return mail(text, start, range)
    default: return nil
    }
  }

  private static func isPartOfName(_ c: Character) -> Bool { ".-_+@/".contains(c) }

  private static func web(_ text: [Character], _ start: Int, _ range: Range<Int>) -> (URL, Int)? {
    let starts = ["https://", "http://", "www."].first {
      text[start..<min(range.upperBound, start + $0.count)].elementsEqual($0) {
        $0.lowercased() == String($1)
      }
    }
    guard let starts else { return nil }
    var end = start
    while end < range.upperBound, !text[end].isWhitespace, !"<>*`".contains(text[end]) { end += 1 }
    // A sentence's own marks do not belong to it, nor does a bracket that it does not open.
    while end > start,
      "?!.,:;'\"~_".contains(text[end - 1]) || (text[end - 1] == ")" && !text[start..<end].contains("("))
    {
      end -= 1
    }
    guard end - start > starts.count else { return nil }
    let address = String(text[start..<end])
    return URL(string: starts == "www." ? "http://" + address : address).map { ($0, end) }
  }

  private static func mail(_ text: [Character], _ start: Int, _ range: Range<Int>) -> (URL, Int)? {
    func isWord(_ c: Character) -> Bool { c.isASCII && (c.isLetter || c.isNumber) }
    var at = start
    while at < range.upperBound, isWord(text[at]) || "._-+".contains(text[at]) { at += 1 }
    guard at > start, at < range.upperBound, text[at] == "@" else { return nil }
    var end = at + 1
    while end < range.upperBound, isWord(text[end]) || "._-".contains(text[end]) { end += 1 }
    while end > at + 1, !isWord(text[end - 1]) { end -= 1 }
    guard text[(at + 1)..<end].contains("."), end > at + 3 else { return nil }
    return URL(string: "mailto:" + String(text[start..<end])).map { ($0, end) }
  }
}
