import SwiftUI

/// A step from a value of a JSON text to one inside it.
nonisolated enum JSONStep: Hashable {
  case key(String)
  case index(Int)
}

/// The lines on which the values of a JSON text begin, for sentences about them: parsers keep no positions. Of a text that a
/// parser has accepted; of any other the line on which it is malformed, and those before.
nonisolated struct JSONPlaces {
  private struct Node {
    let line: Int
    var members: [String: Node] = [:]
    var elements: [Node] = []
  }

  /// A key that an object has more than once.
  struct Repetition: Equatable {
    let path: [JSONStep]
    let line: Int
  }

  /// Where a text is malformed, and how.
  struct Fault: Equatable {
    let line: Int
    let sentence: String
  }

  /// More values inside each other than Foundation's parser accepts.
  private static let deepest = 512

  /// The commas behind the last members of objects and elements of lists, which Foundation's parser accepts, and at the
  /// end what the text is malformed through otherwise, since nothing that follows can be told.
  private(set) var faults: [Fault] = []
  /// The first one; nil: none that this sees.
  var fault: Fault? { faults.first }
  private var isBroken = false
  private(set) var repetitions: [Repetition] = []
  private var root: Node?
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  /// Where the last text ended.
  private var textEnd: (line: Int, at: Int)?

  init(_ data: Data) {
    let text = Self.isUTF16(data) ? String(data: data, encoding: .utf16) : nil
    bytes = text.map { Array($0.utf8) } ?? Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    root = value([])
    skipSpace()
    if at < bytes.count { fail("something follows the end; there is a bracket too many before") }
  }

  /// Whether a text begins with the mark of UTF-16, which parsers accept.
  static func isUTF16(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
  }

  /// Whether a quote of print comes next, such as “ or «.
  private var hasCurlyQuote: Bool {
    guard at + 2 < bytes.count else { return false }
    switch (bytes[at], bytes[at + 1], bytes[at + 2]) {
    case (0xE2, 0x80, 0x98...0x9F), (0xC2, 0xAB, _), (0xC2, 0xBB, _): return true
    default: return false
    }
  }

  private static let comment =
    "JSON has no comments: take this out, or make it a member of its own, \"$comment\": \"…\""
  private static let comma = "a comma with nothing before it: take one comma out, or write what is missing"
  private static let singleQuote = "quotes must be double: write \" instead of '"
  private static let curlyQuote = "quotes must be straight: write \" where a curly one stands"

  /// Notes what is wrong, and goes no further.
  private mutating func fail(_ sentence: String, line: Int? = nil) {
    if !isBroken { faults.append(Fault(line: line ?? self.line, sentence: sentence)) }
    isBroken = true
    at = bytes.count
  }

  private func has(_ character: Unicode.Scalar) -> Bool {
    at < bytes.count && bytes[at] == UInt8(ascii: character)
  }

  /// The line of a value, a member's being its key's; of what is not there the nearest value round it. Nil: the text has no
  /// value at all.
  func line(of path: [JSONStep]) -> Int? {
    guard var node = root else { return nil }
    for step in path {
      var next: Node?
      switch step {
      case .key(let key): next = node.members[key]
      case .index(let index): next = node.elements.indices.contains(index) ? node.elements[index] : nil
      }
      guard let next else { break }
      node = next
    }
    return node.line
  }

  private mutating func value(_ path: [JSONStep]) -> Node? {
    skipSpace()
    guard at < bytes.count, path.count <= Self.deepest else { return nil }
    var node = Node(line: line)
    switch bytes[at] {
    case UInt8(ascii: "{"):
      at += 1
      while let key = key() {
        let keyLine = line
        skipSpace()
        guard has(":") else {
          fail("there is no colon after “\(key.prefix(40))”")
          break
        }
        at += 1
        guard let member = value(path + [.key(key)]) else { break }
        if node.members[key] != nil {
          repetitions.append(Repetition(path: path + [.key(key)], line: keyLine))
        }
        node.members[key] = Node(line: keyLine, members: member.members, elements: member.elements)
        guard skipComma(before: "}") else { break }
      }
      close("}", node.line)
    case UInt8(ascii: "["):
      at += 1
      skipSpace()
      while at < bytes.count, !has("]") {
        guard let element = value(path + [.index(node.elements.count)]) else { break }
        node.elements.append(element)
        guard skipComma(before: "]") else { break }
        skipSpace()
      }
      close("]", node.line)
    case UInt8(ascii: "\""): _ = string()
    default: word()
    }
    return node
  }

  /// The end of an object or a list that began on a line.
  private mutating func close(_ bracket: Unicode.Scalar, _ begin: Int) {
    skipSpace()
    if has(bracket) {
      at += 1
    } else if at < bytes.count {
      if has("/") || has("#") { return fail(Self.comment) }
      // A word right behind a text is the rest of it.
      let isRest = textEnd.map { $0.line == line } == true && !"\"{[]}:".utf8.contains(bytes[at])
      fail(
        isRest
          ? "a text ends at the quote before this; write a quote within a text as \\\""
          : "a comma is missing before this, or a \(bracket)")
    } else {
      fail("there is no \(bracket) for what begins here", line: begin)
    }
  }

  /// A number, true, false or null.
  private mutating func word() {
    let start = at
    while at < bytes.count, !Self.ends(bytes[at]) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    guard !["true", "false", "null"].contains(word), Double(word) == nil else { return }
    let small = word.lowercased()
    at = start
    if has(",") {
      fail(Self.comma)
    } else if word.isEmpty {
      fail("something is missing here")
    } else if word.hasPrefix("//") || word.hasPrefix("/*") || word.hasPrefix("#") {
      fail(Self.comment)
    } else if word.hasPrefix("'") {
      fail(Self.singleQuote)
    } else if hasCurlyQuote {
      fail(Self.curlyQuote)
    } else if ["true", "false", "null"].contains(small) {
      fail("“\(word)” is written \(small)")
    } else {
      fail("“\(word.prefix(40))” is no value; put texts in quotes")
    }
  }

  /// Whether a number or a word is over.
  private static func ends(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  /// The key that comes next; nil: the object is over.
  private mutating func key() -> String? {
    skipSpace()
    guard has("\"") else {
      if at < bytes.count, !has("}") { fail(faultOfKey) }
      return nil
    }
    let literal = string()
    guard !literal.isEmpty else { return nil }
    guard literal.contains(UInt8(ascii: "\\")) else {
      return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(literal))
  }

  /// What is wrong with a key that does not begin with a quote.
  private var faultOfKey: String {
    if hasCurlyQuote { return Self.curlyQuote }
    if has("'") { return Self.singleQuote }
    if has("/") || has("#") { return Self.comment }
    if has(",") { return Self.comma }
    return "names must be in quotes, as \"name\": …"
  }

  /// A text with its quotes.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] >= UInt8(ascii: " ") {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      guard at + 1 < bytes.count, "\"\\/bfnrtu".utf8.contains(bytes[at + 1]) else {
        fail("a backslash in a text is written \\\\")
        return []
      }
      at += 2
    }
    guard has("\"") else {
      fail("a quote is not closed on its line; a new line in a text is written \\n")
      return []
    }
    at += 1
    textEnd = (line, at)
    return bytes[start..<at]
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= UInt8(ascii: " ") {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  /// False: there is none.
  private mutating func skipComma(before bracket: Unicode.Scalar) -> Bool {
    skipSpace()
    guard has(",") else { return false }
    let commaLine = line
    at += 1
    skipSpace()
    if has(bracket), !isBroken {
      faults.append(
        Fault(
          line: commaLine,
          sentence: "a comma before \(bracket), where JSON allows none: take this comma out"))
    }
    return true
  }
}
