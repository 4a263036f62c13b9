import Foundation

/// Which national forms Han characters have: China, Taiwan, Hong Kong, Japan and Korea write some of them differently,
/// and fonts have faces or features for each.
enum HanForm {
  /// The language for choosing a face, as fontconfig calls it; nil: the text has no characters that need one.
  ///
  /// The text's own kana, hangul or bopomofo decide, then the language that was stated for it, then the user's.
  static func language(of text: String, stated: String?) -> String? {
    guard text.utf8.contains(where: { $0 >= firstByte }) else { return nil }
    var hasHan = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF: return "ja"
      case 0xAC00...0xD7AF, 0x1100...0x11FF: return "ko"
      case 0x3100...0x312F, 0x31A0...0x31BF: return stated.flatMap(form) == "zh-hk" ? "zh-hk" : "zh-tw"
      case 0x2E80...0x2FDF, 0x3000...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        hasHan = true
      default: break
      }
    }
    return hasHan ? stated.flatMap(form) ?? user : nil
  }

  /// The first byte of U+1100 in UTF-8.
  private static let firstByte: UInt8 = 0xE1

  /// The form of a language that is written with Han characters; nil: it is none.
  static func form(_ identifier: String) -> String? {
    let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" }
    switch parts.first {
    case "ja": return "ja"
    case "ko": return "ko"
    case "yue": return parts.contains("hans") ? "zh-cn" : "zh-hk"
    case "zh":
      if parts.contains("hans") { return "zh-cn" }
      if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
      return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
    default: return nil
    }
  }

  private static let user: String = {
    let environment = ProcessInfo.processInfo.environment
    return form(environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "") ?? "zh-cn"
  }()
}
