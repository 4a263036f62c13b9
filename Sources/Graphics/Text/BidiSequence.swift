/// An isolating run sequence (UAX #9, BD13): characters of one level that are resolved together.
struct BidiSequence {
  /// How many brackets may be open at once (BD16).
  private static let mostBrackets = 63

  private let indices: [Int]
  private let characters: [Character]
  /// The direction of the sequence's own level, and of what precedes and follows it.
  private let own: BidiClass
  private let start: BidiClass
  private let end: BidiClass

  init(_ indices: [Int], _ characters: [Character], _ levels: BidiLevels) {
    self.indices = indices
    self.characters = characters
    let level = indices.first.map { levels[$0] } ?? levels.base
    func direction(_ neighbor: Int?) -> BidiClass {
      max(level, neighbor.map { levels[$0] } ?? levels.base) % 2 == 1 ? .r : .l
    }
    own = level % 2 == 1 ? .r : .l
    start = direction(indices.first.flatMap { levels.neighbor(of: $0, step: -1) })
    end = direction(
      indices.last.flatMap { levels.isOpenIsolate($0) ? nil : levels.neighbor(of: $0, step: 1) })
  }

  /// Makes every character of the sequence a letter of one direction or a number.
  func resolve(_ all: inout [BidiClass]) {
    var kinds = indices.map { all[$0] }
    resolveWeak(&kinds)
    resolveBrackets(&kinds)
    resolveNeutral(&kinds)
    for (place, index) in indices.enumerated() { all[index] = kinds[place] }
  }

  /// W1 to W7.
  private func resolveWeak(_ kinds: inout [BidiClass]) {
    var strong = start
    for i in kinds.indices {
      if kinds[i] == .nsm { kinds[i] = i > 0 ? (kinds[i - 1].isNeutral ? .on : kinds[i - 1]) : start }
      if kinds[i].isStrong { strong = kinds[i] }
      if kinds[i] == .en, strong == .al { kinds[i] = .an }
    }
    for i in kinds.indices where kinds[i] == .al { kinds[i] = .r }
    for i in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[i - 1], kinds[i + 1])
      guard before == after else { continue }
      if before == .en, kinds[i] == .es || kinds[i] == .cs { kinds[i] = .en }
      if before == .an, kinds[i] == .cs { kinds[i] = .an }
    }
    for i in kinds.indices where kinds[i] == .et {
      var next = i
      while next < kinds.count, kinds[next] == .et { next += 1 }
      if i > 0 && kinds[i - 1] == .en || next < kinds.count && kinds[next] == .en { kinds[i] = .en }
    }
    strong = start
    for i in kinds.indices {
      switch kinds[i] {
      case .es, .et, .cs: kinds[i] = .on
      case .l, .r: strong = kinds[i]
      case .en: if strong == .l { kinds[i] = .l }
      default: break
      }
    }
  }

  /// Numbers count as letters from right to left.
  private func strong(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0: both brackets of a pair run alike.
  private func resolveBrackets(_ kinds: inout [BidiClass]) {
    var open: [(bracket: Character, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for i in kinds.indices where kinds[i] == .on {
      let character = characters[indices[i]]
      if let closing = Self.brackets[character] {
        guard open.count < Self.mostBrackets else { break }
        open.append((closing, i))
      } else if let match = open.lastIndex(where: { $0.bracket == character }) {
        pairs.append((open[match].place, i))
        open.removeSubrange(match...)
      }
    }
    for (first, last) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = kinds[(first + 1)..<last].compactMap(strong)
      guard !inside.isEmpty else { continue }
      var direction = own
      if !inside.contains(own) {
        direction = kinds[..<first].reversed().lazy.compactMap(strong).first ?? start
      }
      (kinds[first], kinds[last]) = (direction, direction)
    }
  }

  private static let brackets: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "〈": "〉", "《": "》", "「": "」", "『": "』", "【": "】", "〔": "〕", "⟨": "⟩",
    "⟪": "⟫",
    "（": "）", "［": "］", "｛": "｝", "｢": "｣",
  ]

  /// N1, N2.
  private func resolveNeutral(_ kinds: inout [BidiClass]) {
    var i = 0
    while i < kinds.count {
      guard kinds[i].isNeutral else {
        i += 1
        continue
      }
      var next = i
      while next < kinds.count, kinds[next].isNeutral { next += 1 }
      let before = i > 0 ? strong(kinds[i - 1]) ?? own : start
      let after = next < kinds.count ? strong(kinds[next]) ?? own : end
      for k in i..<next where kinds[k] != .s { kinds[k] = before == after ? before : own }
      i = next
    }
  }
}
