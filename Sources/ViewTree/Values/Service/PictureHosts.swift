/// The hosts that pictures are fetched from, where they are listed.
///
/// An address is admitted only if every reader of addresses finds the same host in it: what may be read in two ways, such as
/// one with a name before an @ or with a backslash, is none of a listed host.
public struct _PictureHosts: Hashable, Sendable {
  /// In small letters.
  private let names: Set<String>

  public init(_ names: [String]) { self.names = Set(names.map { $0.lowercased() }) }

  /// Whether a text is the name of a host, or its four numbers: letters, digits, hyphens and dots.
  public static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return text.utf8.count <= longestName
      && parts.allSatisfy { part in
        (1...63).contains(part.count) && part.allSatisfy(isNamed) && part.first != UInt8(ascii: "-")
      }
  }

  /// Whether an address of http or https is one of these hosts', whatever its port.
  public func admits(_ address: String) -> Bool {
    guard let name = Self.host(of: address) else { return false }
    return names.contains(name)
  }

  /// The host in an address, in small letters; nil: there is none, or it might be read otherwise.
  static func host(of address: String) -> String? {
    let bytes = Array(address.utf8)
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    let lower = address.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else { return nil }
    let rest = lower.utf8.dropFirst(scheme.utf8.count)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    guard isName(name), parts.count <= 2 else { return nil }
    let digits = parts.count == 2 ? parts[1] : "0".utf8[...]
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return name
  }

  /// Of a name in the system of names.
  private static let longestName = 253

  private static func isNamed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
