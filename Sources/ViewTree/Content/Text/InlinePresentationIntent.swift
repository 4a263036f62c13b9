import Foundation

/// The meaning that markdown gives a range of text; views derive its look from it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)

  /// The looks by which a view shows it.
  var looks: [Text.Modifier] {
    var looks: [Text.Modifier] = []
    if contains(.emphasized) { looks.append(.fontModifier(.italic)) }
    if contains(.stronglyEmphasized) { looks.append(.fontModifier(.bold)) }
    if contains(.code) { looks.append(.fontModifier(.monospaced)) }
    if contains(.strikethrough) { looks.append(.strikethrough(.single)) }
    return looks
  }

  init(_ looks: [Text.Modifier]) {
    self = []
    for look in looks {
      switch look {
      case .fontModifier(.italic): insert(.emphasized)
      case .fontModifier(.bold): insert(.stronglyEmphasized)
      case .fontModifier(.monospaced): insert(.code)
      case .strikethrough: insert(.strikethrough)
      default: break
      }
    }
  }
}
