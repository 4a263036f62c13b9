import Graphics

/// Which character of a paragraph a byte of its text belongs to.
struct ClusterMap {
  private let firstByte: Int
  private let firstCharacter: Int
  /// By byte, from the item's start; empty where every character is one byte.
  private var characters: [UInt32] = []

  /// `bytes`: the whole paragraph.
  init(_ item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>) {
    firstByte = item.bytes.lowerBound
    firstCharacter = item.characters.lowerBound
    guard item.bytes.count != item.characters.count else { return }
    characters.reserveCapacity(item.bytes.count)
    var number = UInt32(firstCharacter)
    for character in String(decoding: bytes[item.bytes], as: UTF8.self) {
      for _ in character.utf8 { characters.append(number) }
      number += 1
    }
  }

  func character(at byte: Int) -> UInt32 {
    let offset = byte - firstByte
    if characters.indices.contains(offset) { return characters[offset] }
    return UInt32(max(0, firstCharacter + offset))
  }
}
