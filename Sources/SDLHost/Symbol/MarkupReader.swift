/// Reads the tags of an XML file that needs no more than elements and attributes: no entities, no external parts,
/// so that a hostile file can only be malformed.
struct MarkupReader {
  /// One tag.
  enum Tag: Equatable {
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end(name: String)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line of the next byte to be read, from 1.
  var line: Int { 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A } }

  /// The next tag; nil at the end. Throws where the file is malformed.
  mutating func next() throws(SVGParser.Failure) -> Tag? {
    while true {
      while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
      guard position < bytes.count else { return nil }
      position += 1
      if follows("!--") {
        try skip(past: "-->")
      } else if follows("?") {
        try skip(past: "?>")
      } else if follows("!") {
        try skip(past: ">")
      } else if follows("/") {
        position += 1
        let name = word()
        try skip(past: ">")
        return .end(name: name)
      } else {
        return try start()
      }
    }
  }

  private mutating func start() throws(SVGParser.Failure) -> Tag {
    let name = word()
    guard !name.isEmpty else { throw malformed("a tag without a name") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { throw malformed("the tag <\(name)> does not end") }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return .start(name: name, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        try skip(past: ">")
        return .start(name: name, attributes: attributes, isEmpty: true)
      default:
        let key = word()
        skipSpace()
        guard !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
          throw malformed("an attribute of <\(name)> has no value")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, let quote = Optional(bytes[position]),
          quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = bytes[(position + 1)...].firstIndex(of: quote)
        else { throw malformed("the attribute \(key) of <\(name)> has no quotes") }
        attributes[key] = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        position = end + 1
      }
    }
  }

  private func malformed(_ what: String) -> SVGParser.Failure { SVGParser.Failure(line: line, what: what) }

  private func follows(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(SVGParser.Failure) {
    while position < bytes.count {
      if follows(text) {
        position += text.utf8.count
        return
      }
      position += 1
    }
    throw malformed("“\(text)” is missing")
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""): break
      default:
        position += 1
        continue
      }
      break
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
