import SwiftUI

/// A hash of bytes, the same for the same bytes in any run (FNV-1a, from two starts). It tells packs apart; it does not
/// resist somebody who makes two packs with the same hash.
nonisolated struct ContentHash {
  private(set) var parts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4]

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var (a, b) = (parts[0], parts[1])
    for byte in bytes {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01B3
      b = (b ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    parts = [a, b]
  }

  /// In hexadecimal digits.
  var text: String {
    parts.map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
