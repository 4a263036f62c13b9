import Graphics

/// The colours that symbols have by themselves, where they are shown in several.
enum SymbolColors {
  /// The colours of a symbol's parts, in their order; the last one is that of all further parts. Nil: the foreground
  /// style. A symbol that is not listed has none of its own.
  ///
  /// The colours follow from what the names mean: weather as it looks, signs as they are used to warn and to allow.
  static func colors(of name: String) -> [Color?] {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    if let weather = weather[base] { return isFilled ? weather : [nil] + weather.dropFirst() }
    if let color = plain[base] { return [color] }
    return parts[base] ?? []
  }

  /// A cloud is white, which its outline alone cannot be.
  private static let weather: [String: [Color?]] = [
    "cloud": [.white], "cloud.sun": [.white, .yellow], "cloud.rain": [.white, .cyan],
    "cloud.snow": [.white, .cyan], "cloud.bolt": [.white, .yellow],
  ]

  private static let parts: [String: [Color?]] = [
    "sunrise": [.yellow, nil], "sunset": [.yellow, nil], "thermometer": [nil, .red],
    "battery.100": [nil, .green, nil], "battery.50": [nil, .green, nil], "battery.25": [nil, .red, nil],
  ]

  private static let plain: [String: Color] = [
    "sun.max": .yellow, "sun.min": .yellow, "star": .yellow, "star.circle": .yellow, "sparkle": .yellow,
    "sparkles": .yellow, "bolt": .yellow, "lightbulb": .yellow, "crown": .yellow,
    "exclamationmark.triangle": .yellow,
    "heart": .red, "heart.circle": .red, "suit.heart": .red, "suit.diamond": .red, "trash": .red,
    "xmark.circle": .red, "minus.circle": .red, "exclamationmark.circle": .red, "phone.down": .red,
    "cross.case": .red, "ladybug": .red, "gift": .red,
    "checkmark.circle": .green, "plus.circle": .green, "leaf": .green, "tree": .green, "phone": .green,
    "message": .green, "flame": .orange, "carrot": .orange, "flag": .orange, "drop": .cyan,
    "snowflake": .cyan,
  ]
}

extension SymbolArtwork {
  /// The drawing's parts with their colours, back to front; nil: the foreground style.
  func layers(_ colors: [Color?]) -> [(artwork: SymbolArtwork, color: Color?)] {
    pieces.enumerated().map { ($1, $0 < colors.count ? colors[$0] : colors.last ?? nil) }
  }
}
