import Foundation

/// Reads numbers, flags and command letters that SVG packs closely: `M1.5.5-2e1 0a1 1 0 012 2`.
struct SVGNumberScanner {
  /// No drawing needs numbers beyond these.
  private static let largest = 1e6
  private static let smallest = 1e-6

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte that is no separator; nil at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ","): position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  /// Consumes a command letter if one is next; otherwise nil.
  mutating func letter() -> UInt8? {
    guard let byte = peek(), (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
    position += 1
    return byte
  }

  /// An arc's flag: one digit, which needs no separator after it.
  mutating func flag() -> Bool? {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  mutating func number() -> CGFloat? {
    guard peek() != nil else { return nil }
    let start = position
    func at(_ i: Int) -> UInt8 { i < bytes.count ? bytes[i] : 0 }
    func isDigit(_ i: Int) -> Bool { (0x30...0x39).contains(at(i)) }
    var end = start
    if at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: "+") { end += 1 }
    while isDigit(end) { end += 1 }
    if at(end) == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    if at(end) | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if at(exponent) == UInt8(ascii: "-") || at(exponent) == UInt8(ascii: "+") { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    guard end > start, let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      abs(value) <= Self.largest
    else { return nil }
    position = end
    // What is smaller cannot be seen, and its square, by which arcs divide, would be nothing.
    return abs(value) < Self.smallest ? 0 : CGFloat(value)
  }
}
