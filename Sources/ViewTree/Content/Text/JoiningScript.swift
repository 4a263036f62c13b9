/// Scripts whose letters join: space between two of them would break the join (CSS Text 3, section 7.2
/// "letter-spacing").
enum JoiningScript {
  /// Whether a character is a letter of one.
  static func contains(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x0620 else { return false }
    switch scalar.value {
    // Arabic, Syriac, N'Ko, Mandaic and their extensions; Mongolian; Phags-pa; presentation forms; Manichaean,
    // Psalter Pahlavi, Hanifi Rohingya, Sogdian, Adlam.
    case 0x0620...0x077F, 0x07C0...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF,
      0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D2F, 0x10F30...0x10F6F,
      0x1E900...0x1E943:
      return scalar.properties.isAlphabetic || scalar.value == 0x0640
    default: return false
    }
  }
}
