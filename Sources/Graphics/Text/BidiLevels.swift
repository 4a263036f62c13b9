/// The embedding levels of a paragraph's characters by the Unicode bidirectional algorithm (UAX #9): even ones run from
/// left to right, odd ones from right to left.
package struct BidiLevels {
  /// The deepest level of an explicit embedding (BD2).
  private static let deepest: UInt8 = 125

  /// The level of the paragraph: 0, or 1 where its first strong letter runs from right to left.
  package let base: UInt8
  /// One for each character; empty where all of them have level 0.
  package private(set) var levels: [UInt8] = []

  private var classes: [BidiClass] = []
  /// Characters that begin an isolate, those of them whose end was found, and those ends.
  private var isStart: [Bool] = []
  private var isMatchedStart: [Bool] = []
  private var isMatchedEnd: [Bool] = []

  /// Those of a text that runs from left to right.
  package init() { base = 0 }

  /// The levels of a paragraph, without line feeds. `base` nil: that of its first strong letter (P2, P3).
  package init(_ characters: [Character], base: UInt8? = nil) {
    guard base ?? 0 > 0 || characters.contains(where: Self.mayMatter) else {
      self.base = 0
      return
    }
    let classes = characters.map { BidiClass($0) }
    self.base = base ?? Self.base(of: classes[...])
    self.classes = classes
    embed()
    for sequence in sequences() { BidiSequence(sequence, characters, self).resolve(&self.classes) }
    assignImplicit()
    if levels.allSatisfy({ $0 == 0 }) { levels = [] }
    self.classes = []
    (isStart, isMatchedStart, isMatchedEnd) = ([], [], [])
  }

  /// Whether all of them are 0.
  package var isLeftToRight: Bool { base == 0 && levels.isEmpty }

  package subscript(index: Int) -> UInt8 { levels.isEmpty ? base : levels[index] }

  func classOf(_ index: Int) -> BidiClass { classes[index] }
  func isOpenIsolate(_ index: Int) -> Bool { isStart[index] && !isMatchedStart[index] }
  /// The nearest character before or after that is not ignored by the algorithm; nil: the paragraph's edge.
  func neighbor(of index: Int, step: Int) -> Int? {
    var i = index + step
    while classes.indices.contains(i) {
      if !isRemoved(i) { return i }
      i += step
    }
    return nil
  }

  /// Whether a text may have other levels than 0, found without looking at its characters.
  package static func mayMatter(in text: String) -> Bool { text.utf8.contains { $0 >= firstByte } }

  /// The first byte of U+0580 in UTF-8: no character before runs from right to left.
  private static let firstByte: UInt8 = 0xD6

  /// Whether a character can make text run in another direction than from left to right.
  private static func mayMatter(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      break
    default: return false
    }
    switch BidiClass(character) {
    case .r, .al, .an, .rle, .rlo, .rli, .fsi, .lre, .lro, .lri: return true
    default: return false
    }
  }

  private static func base(of classes: ArraySlice<BidiClass>) -> UInt8 {
    var depth = 0
    for kind in classes {
      if kind.startsIsolate { depth += 1 }
      if kind == .pdi {
        if depth == 0, classes.startIndex > 0 { return 0 }
        depth = max(0, depth - 1)
      }
      if depth == 0, kind.isStrong { return kind == .l ? 0 : 1 }
    }
    return 0
  }

  // MARK: Explicit levels (X1 to X8)

  private struct Frame {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X9: whether the rest of the algorithm ignores a character.
  private func isRemoved(_ index: Int) -> Bool {
    switch classes[index] {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  private mutating func embed() {
    levels = [UInt8](repeating: base, count: classes.count)
    isStart = classes.map(\.startsIsolate)
    isMatchedStart = [Bool](repeating: false, count: classes.count)
    isMatchedEnd = isMatchedStart
    var stack = [Frame(level: base, override: nil, isIsolate: false)]
    var isolates: [Int] = []
    var (overflowIsolates, overflowEmbeddings) = (0, 0)
    for i in classes.indices {
      let top = stack[stack.count - 1]
      levels[i] = top.level
      var kind = classes[i]
      switch kind {
      case .lre, .rle, .lro, .rlo:
        let level = Self.next(after: top.level, isRight: kind == .rle || kind == .rlo)
        if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? = kind == .lro ? .l : kind == .rlo ? .r : nil
          stack.append(Frame(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .lri, .rli, .fsi:
        if kind == .fsi { kind = Self.base(of: classes[(i + 1)...]) == 1 ? .rli : .lri }
        let level = Self.next(after: top.level, isRight: kind == .rli)
        if let override = top.override { classes[i] = override }
        if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append(Frame(level: level, override: nil, isIsolate: true))
          isolates.append(i)
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if let start = isolates.popLast() {
          overflowEmbeddings = 0
          while let frame = stack.popLast(), !frame.isIsolate {}
          isMatchedStart[start] = true
          isMatchedEnd[i] = true
        }
        levels[i] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { classes[i] = override }
      case .pdf:
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .bn: break
      default: if let override = top.override { classes[i] = override }
      }
    }
  }

  private static func next(after level: UInt8, isRight: Bool) -> UInt8 {
    isRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  // MARK: Isolating run sequences (X10)

  private func sequences() -> [[Int]] {
    var list: [[Int]] = []
    var waiting: [Int] = []
    var current: Int?
    for i in classes.indices where !isRemoved(i) {
      if isMatchedEnd[i], let resumed = waiting.popLast() {
        current = resumed
        list[resumed].append(i)
      } else if let known = current, let last = list[known].last, levels[last] == levels[i] {
        list[known].append(i)
      } else {
        current = list.count
        list.append([i])
      }
      if isMatchedStart[i], let known = current {
        waiting.append(known)
        current = nil
      }
    }
    return list
  }

  // MARK: Implicit levels (I1, I2)

  private mutating func assignImplicit() {
    for i in classes.indices {
      if isRemoved(i) {
        levels[i] = i > 0 ? levels[i - 1] : base
        continue
      }
      switch classes[i] {
      case .r, .al: levels[i] += levels[i] % 2 == 0 ? 1 : 0
      case .l: levels[i] += levels[i] % 2 == 1 ? 1 : 0
      case .en, .an: levels[i] += levels[i] % 2 == 0 ? 2 : 1
      case .s: levels[i] = base
      default: break
      }
    }
  }

  /// Puts pieces of a line into the order in which they are painted, from left to right (L2).
  package static func reorder<Piece>(_ pieces: inout [Piece], _ level: (Piece) -> UInt8) {
    guard var highest = pieces.lazy.map(level).max(), highest > 0 else { return }
    while highest >= 1 {
      var start = 0
      while start < pieces.count {
        guard level(pieces[start]) >= highest else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, level(pieces[end]) >= highest { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
      highest -= 1
    }
  }
}
