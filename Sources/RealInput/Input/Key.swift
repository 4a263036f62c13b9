/// A key by what it makes, as X names it: its keysym.
public struct Key: Hashable, Sendable {
  let keysym: UInt32

  init(keysym: UInt32) {
    self.keysym = keysym
  }

  /// The key that types a character.
  public init(_ character: Unicode.Scalar) {
    // Latin-1 is numbered as in Unicode; everything else has an offset.
    keysym = character.value < 0x100 ? character.value : 0x100_0000 + character.value
  }

  public static let backspace = Key(keysym: 0xff08)
  public static let tab = Key(keysym: 0xff09)
  public static let `return` = Key(keysym: 0xff0d)
  public static let escape = Key(keysym: 0xff1b)
  public static let home = Key(keysym: 0xff50)
  public static let left = Key(keysym: 0xff51)
  public static let up = Key(keysym: 0xff52)
  public static let right = Key(keysym: 0xff53)
  public static let down = Key(keysym: 0xff54)
  public static let pageUp = Key(keysym: 0xff55)
  public static let pageDown = Key(keysym: 0xff56)
  public static let end = Key(keysym: 0xff57)
  public static let f5 = Key(keysym: 0xffc2)
  public static let f11 = Key(keysym: 0xffc8)
  public static let f12 = Key(keysym: 0xffc9)
  public static let delete = Key(keysym: 0xffff)
  public static let space = Key(" ")

  public static let shift = Key(keysym: 0xffe1)
  public static let control = Key(keysym: 0xffe3)
  public static let alt = Key(keysym: 0xffe9)
  public static let `super` = Key(keysym: 0xffeb)
}
