import Foundation

/// Parses the inline marks of markdown: emphasis, code, strikethrough and links; spaces and line breaks are kept.
enum InlineMarkdown {
  /// Text between marks.
  struct Span: Equatable {
    var text: String
    var looks: [Text.Modifier] = []
    var link: URL?
    /// Whether words are to agree with the numbers among them: `^[2 guests](inflect: true)`.
    var inflects = false
  }

  /// The spans of a text. A mark that is not closed stays in the text.
  static func parse(_ text: String) -> [Span] {
    guard text.contains(where: { "*_`~[\\<@".contains($0) }) || text.contains("://") || text.contains("www.")
    else {
      return [Span(text: text)]
    }
    var parser = Parser(characters: Array(text))
    parser.read(0..<parser.characters.count, [], nil)
    parser.flush([], nil)
    return parser.spans
  }

  private struct Parser {
    let characters: [Character]
    var spans: [Span] = []
    var pending = ""
    private var inflects = false

    init(characters: [Character]) { self.characters = characters }

    mutating func flush(_ looks: [Text.Modifier], _ link: URL?) {
      if !pending.isEmpty { spans.append(Span(text: pending, looks: looks, link: link, inflects: inflects)) }
      pending = ""
    }

    mutating func read(_ range: Range<Int>, _ looks: [Text.Modifier], _ link: URL?) {
      var i = range.lowerBound
      while i < range.upperBound {
        let c = characters[i]
        if c == "\\", i + 1 < range.upperBound, characters[i + 1].isPunctuation || characters[i + 1].isSymbol
        {
          pending.append(characters[i + 1])
          i += 2
        } else if c == "`", let close = closing(of: "`", count: run(at: i, range), from: i, in: range) {
          let count = run(at: i, range)
          flush(looks, link)
          pending = String(characters[(i + count)..<close])
          flush(looks + [.fontModifier(.monospaced)], link)
          i = close + count
        } else if c == "*" || c == "_" || c == "~", let (count, close) = emphasis(at: i, range) {
          flush(looks, link)
          let own = Self.looks(c, count)
          read((i + count)..<close, looks + own, link)
          flush(looks + own, link)
          i = close + count
        } else if c == "^", i + 1 < range.upperBound, characters[i + 1] == "[",
          let (label, _, end) = bracket(at: i + 1, range)
        {
          // `^[2 guests](inflect: true)`: of Apple's extended attributes only agreement in English is supported here.
          let attributes = String(characters[(label.upperBound + 2)..<(end - 1)]).filter { $0 != " " }
          flush(looks, link)
          inflects = attributes.contains("inflect:true")
          read(label, looks, link)
          flush(looks, link)
          inflects = false
          i = end
        } else if c == "[", let (label, target, end) = bracket(at: i, range) {
          flush(looks, link)
          read(label, looks, target)
          flush(looks, target)
          i = end
        } else if c == "<", let (target, end) = autolink(at: i, range) {
          flush(looks, link)
          pending = String(characters[(i + 1)..<(end - 1)])
          flush(looks, target)
          i = end
        } else if link == nil, let (target, end) = BareLink.find(in: characters, at: i, range) {
          flush(looks, link)
          pending = String(characters[i..<end])
          flush(looks, target)
          i = end
        } else {
          // A run of marks that opens nothing stays as it is.
          let count = "*_~`".contains(c) ? run(at: i, range) : 1
          pending += String(characters[i..<(i + count)])
          i += count
        }
      }
    }

    private static func looks(_ mark: Character, _ count: Int) -> [Text.Modifier] {
      if mark == "~" { return [.strikethrough(.single)] }
      switch count {
      case 1: return [.fontModifier(.italic)]
      case 2: return [.fontModifier(.bold)]
      default: return [.fontModifier(.bold), .fontModifier(.italic)]
      }
    }

    private func run(at i: Int, _ range: Range<Int>) -> Int {
      var j = i
      while j < range.upperBound, characters[j] == characters[i] { j += 1 }
      return j - i
    }

    /// Where a run of exactly as many marks follows.
    private func closing(of mark: Character, count: Int, from i: Int, in range: Range<Int>) -> Int? {
      var j = i + count
      while j < range.upperBound {
        guard characters[j] == mark else {
          j += 1
          continue
        }
        let length = run(at: j, range)
        if length == count { return j }
        j += length
      }
      return nil
    }

    /// The marks that open at a place: how many, and where those that close them are.
    private func emphasis(at i: Int, _ range: Range<Int>) -> (Int, Int)? {
      let mark = characters[i]
      let length = run(at: i, range)
      let longest = mark == "~" ? 2 : 3
      guard length <= longest, i + length < range.upperBound, !characters[i + length].isWhitespace else {
        return nil
      }
      if mark == "_", i > 0, characters[i - 1].isLetter || characters[i - 1].isNumber { return nil }
      var j = i + length
      while j < range.upperBound {
        if characters[j] == "\\" {
          j += 2
          continue
        }
        if characters[j] == "`", let close = closing(of: "`", count: run(at: j, range), from: j, in: range) {
          j = close + run(at: close, range)
          continue
        }
        guard characters[j] == mark else {
          j += 1
          continue
        }
        let count = run(at: j, range)
        let opens = characters[j - 1].isWhitespace
        let wordGoesOn =
          mark == "_" && j + count < characters.count
          && (characters[j + count].isLetter || characters[j + count].isNumber)
        if opens, let (inner, close) = emphasis(at: j, range) {
          j = close + inner
          continue
        }
        if !opens, !wordGoesOn, count == length { return (length, j) }
        // Marks of an inner and of this emphasis that end together.
        if !opens, !wordGoesOn, count > length { return (length, j + count - length) }
        j += count
      }
      return nil
    }

    private func bracket(at i: Int, _ range: Range<Int>) -> (Range<Int>, URL?, Int)? {
      var depth = 0
      var j = i
      while j < range.upperBound {
        if characters[j] == "\\" { j += 1 } else if characters[j] == "[" { depth += 1 }
        if j < range.upperBound, characters[j] == "]" {
          depth -= 1
          if depth == 0 { break }
        }
        j += 1
      }
      guard j + 1 < range.upperBound, characters[j] == "]", characters[j + 1] == "(",
        let end = characters[(j + 2)..<range.upperBound].firstIndex(of: ")")
      else { return nil }
      let target = String(characters[(j + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
      return ((i + 1)..<j, URL(string: target), end + 1)
    }

    private func autolink(at i: Int, _ range: Range<Int>) -> (URL, Int)? {
      guard let end = characters[i..<range.upperBound].firstIndex(of: ">") else { return nil }
      let target = String(characters[(i + 1)..<end])
      guard target.contains("://") || target.hasPrefix("mailto:"), !target.contains(" "),
        let url = URL(string: target)
      else { return nil }
      return (url, end + 1)
    }
  }
}
