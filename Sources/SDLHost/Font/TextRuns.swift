/// Cuts a line of text into pieces of one direction and puts them into the order in which they are painted.
///
/// This is the Unicode bidirectional algorithm for text without explicit embeddings or isolates: strong letters,
/// numbers and neutrals, resolved to levels and reordered.
enum TextRuns {
  /// Characters of one direction.
  struct Run: Equatable {
    var text: String
    var rightToLeft: Bool
  }

  private enum Kind { case left, right, number, neutral }

  /// The pieces of a line, from left to right as painted; text without any right-to-left letter is one piece.
  static func visualRuns(of text: String) -> [Run] {
    guard text.unicodeScalars.contains(where: isRightToLeft) else {
      return text.isEmpty ? [] : [Run(text: text, rightToLeft: false)]
    }
    let characters = Array(text)
    let levels = resolve(characters.map(kind))
    var runs: [(text: String, level: Int)] = []
    for (character, level) in zip(characters, levels) {
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), level))
      }
    }
    // Rule L2: from the highest level down, turn round every sequence at that level or above.
    var level = levels.max() ?? 0
    while level >= 1 {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < runs.count && runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return runs.map { Run(text: $0.text, rightToLeft: $0.level % 2 == 1) }
  }

  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hebrew, Arabic, Syriac, Thaana, N'Ko, ... and the presentation forms; the mark RLM.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !isArabicNumber(scalar)
    case 0x200F: true
    default: false
    }
  }

  private static func isArabicNumber(_ scalar: Unicode.Scalar) -> Bool {
    (0x0660...0x0669).contains(scalar.value) || (0x06F0...0x06F9).contains(scalar.value)
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if isRightToLeft(scalar) { return .right }
    if isArabicNumber(scalar) || (0x30...0x39).contains(scalar.value) { return .number }
    if scalar.properties.isAlphabetic { return .left }
    return .neutral
  }

  private static func resolve(_ kinds: [Kind]) -> [Int] {
    let first = kinds.first { $0 == .left || $0 == .right }
    let base = first == .right ? 1 : 0
    var kinds = kinds
    // Rule W7: a number after a left-to-right letter is one. Rule W4, W5: what joins or ends numbers is left neutral.
    var strong: Kind = base == 1 ? .right : .left
    for i in kinds.indices {
      switch kinds[i] {
      case .left, .right: strong = kinds[i]
      case .number: if strong == .left { kinds[i] = .left }
      case .neutral:
        let joins =
          i > 0 && i + 1 < kinds.count && kinds[i - 1] == .number && kinds[i + 1] == .number
        if joins { kinds[i] = .number }
      }
    }
    var levels = kinds.map { kind -> Int in
      switch kind {
      case .right: 1
      case .number: 2
      case .left: base == 1 ? 2 : 0
      case .neutral: -1
      }
    }
    // Rules N1, N2: neutrals take the direction of both sides where these agree, else the line's.
    var i = 0
    while i < levels.count {
      guard levels[i] < 0 else {
        i += 1
        continue
      }
      var end = i
      while end < levels.count && levels[end] < 0 { end += 1 }
      let before = i > 0 ? side(kinds[i - 1]) : base
      let after = end < levels.count ? side(kinds[end]) : base
      let side = before == after ? before : base
      let level = side == 1 ? 1 : (base == 1 ? 2 : 0)
      for k in i..<end { levels[k] = level }
      i = end
    }
    return levels
  }

  private static func side(_ kind: Kind) -> Int { kind == .left ? 0 : 1 }
}
