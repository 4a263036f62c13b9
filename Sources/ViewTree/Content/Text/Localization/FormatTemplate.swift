import Foundation

/// A parsed format string: its text with one private character for each specifier.
struct FormatTemplate {
  /// A value's place.
  struct Place: Equatable {
    var argument: Int
    var specifier: String
  }

  /// The first of the characters that replace specifiers: Unicode's supplementary private use area B.
  private static let firstMark: UInt32 = 0x10_0000

  private(set) var text = ""
  private(set) var places: [Place] = []

  /// Parses `%@`, `%lld`, `%.2f`, `%1$@`, `%%`; what is no specifier stays.
  init(_ format: String) {
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%"
        rest = rest.dropFirst(2)
      } else if let (place, position, count) = Self.specifier(rest) {
        let argument = position ?? next
        if position == nil { next += 1 }
        if let mark = Unicode.Scalar(Self.firstMark + UInt32(places.count)) {
          text.unicodeScalars.append(mark)
          places.append(Place(argument: argument, specifier: place))
        }
        rest = rest.dropFirst(count)
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    text += rest
  }

  func place(of character: Character) -> Place? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= Self.firstMark else { return nil }
    let index = Int(scalar.value - Self.firstMark)
    return places.indices.contains(index) ? places[index] : nil
  }

  /// The specifier at the start of a string: itself without its position, the position from 0, its length.
  static func specifier(_ string: Substring) -> (String, Int?, Int)? {
    var body = ""
    var position: Int?
    var count = 1
    for character in string.dropFirst() {
      count += 1
      if character == "$" {
        guard let number = Int(body), number > 0 else { return nil }
        position = number - 1
        body = ""
      } else if "0123456789.+-# lhqzjtL".contains(character) {
        // A space right after the sign is punctuation ("100% of it"), not a flag.
        if character == " " { return nil }
        body.append(character)
      } else {
        return "@diuxXofFeEgGcs".contains(character) ? ("%" + body + String(character), position, count) : nil
      }
      if count > 24 { return nil }
    }
    return nil
  }
}
