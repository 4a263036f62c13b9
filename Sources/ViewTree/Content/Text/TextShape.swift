import Foundation
import Graphics

/// A paragraph with its glyphs: shaped once for all widths, then cut into lines.
///
/// Colours, patterns, lines and links do not end a shaped item; fonts, directions, languages and symbols do. Glyphs are
/// shaped again only where a line is cut at a place that the engine reports as unsafe, or within a cluster.
@MainActor struct TextShape {
  /// Characters that were shaped together.
  private struct Item {
    var characters: Range<Int>
    /// In bytes of the text.
    var bytes: Range<Int>
    /// The run of its first character.
    var run: Int
    var level: UInt8
    var glyphs: [Glyph]

    /// Whether every character is a glyph, in the order of the text.
    var isOneToOne: Bool {
      guard glyphs.count == characters.count else { return false }
      var character = UInt32(characters.lowerBound)
      for glyph in glyphs {
        if glyph.cluster != character { return false }
        character += 1
      }
      return true
    }
  }

  /// Glyphs of one run and one direction on a line.
  struct Piece {
    var characters: Range<Int>
    var run: Int
    var level: UInt8
    var glyphs: ArraySlice<Glyph>
  }

  let characters: [TextCharacter]
  let runs: [TextRun]
  private let engine: any FontEngine
  /// Its characters as a string.
  let text: String
  private let levels: BidiLevels
  private var items: [Item] = []
  /// The distance of each character, and of the end, from the start, in points and in the order of the text.
  private var sums: [CGFloat] = []

  /// `text`: the characters, where they are known as a string. `base` nil: the direction follows from the first letter
  /// that has one.
  init(
    _ characters: [TextCharacter], _ runs: [TextRun], _ engine: any FontEngine, text known: String? = nil,
    base: UInt8? = nil
  ) {
    self.characters = characters
    self.runs = runs
    self.engine = engine
    let text = known ?? Self.joined(characters[...])
    self.text = text
    levels =
      base ?? 0 == 0 && !BidiLevels.mayMatter(in: text)
      ? BidiLevels() : BidiLevels(characters.map(\.character), base: base)
    itemize()
    measure()
  }

  /// The level of the paragraph: odd where it runs from right to left.
  var base: UInt8 { levels.base }

  /// Characters as a string.
  func string(_ range: Range<Int>) -> String {
    range == 0..<characters.count ? text : Self.joined(characters[range])
  }

  private static func joined(_ characters: ArraySlice<TextCharacter>) -> String {
    var text = ""
    for c in characters { text.append(c.character) }
    return text
  }

  /// The width of characters, in points.
  func width(_ range: Range<Int>) -> CGFloat { max(0, sums[range.upperBound] - sums[range.lowerBound]) }

  // MARK: Shaping

  private mutating func itemize() {
    guard !characters.isEmpty else { return }
    if levels.isLeftToRight, isOneRun, runs[characters[0].run].symbol == nil {
      add(0..<characters.count, 0..<text.utf8.count)
      return
    }
    var (start, startByte, byte) = (0, 0, 0)
    for i in characters.indices {
      byte += characters[i].character.utf8.count
      guard i + 1 == characters.count || !isShapedWithNext(i) else { continue }
      add(start..<(i + 1), startByte..<byte)
      (start, startByte) = (i + 1, byte)
    }
  }

  private var isOneRun: Bool {
    if runs.count == 1 { return true }
    for i in characters.indices where characters[i].run != characters[0].run { return false }
    return true
  }

  private mutating func add(_ range: Range<Int>, _ bytes: Range<Int>) {
    let (run, level) = (characters[range.lowerBound].run, levels[range.lowerBound])
    var item = Item(characters: range, bytes: bytes, run: run, level: level, glyphs: [])
    item.glyphs = shaped(item, range, bytes)
    items.append(item)
  }

  private func isShapedWithNext(_ index: Int) -> Bool {
    guard levels[index] == levels[index + 1] else { return false }
    let (a, b) = (characters[index].run, characters[index + 1].run)
    return a == b || runs[a].isShaped(with: runs[b])
  }

  private func shaped(_ item: Item, _ range: Range<Int>, _ bytes: Range<Int>) -> [Glyph] {
    let run = runs[item.run]
    guard run.symbol == nil else { return [] }
    let glyphs = engine.shape(
      TextItem(
        text: text, characters: range, bytes: bytes, font: run.font, isRightToLeft: item.level % 2 == 1,
        allowsLigatures: run.allowsLigatures, language: run.language))
    let isSpaced =
      characters[range.lowerBound].run == characters[range.upperBound - 1].run
      ? run.kerning != 0 : characters[range].contains { runs[$0.run].kerning != 0 }
    return isSpaced ? spaced(glyphs, item) : glyphs
  }

  /// The glyphs with the space after each cluster that its run has.
  private func spaced(_ glyphs: [Glyph], _ item: Item) -> [Glyph] {
    let size = runs[item.run].font.size
    guard size > 0 else { return glyphs }
    var glyphs = glyphs
    for cluster in GlyphCluster.all(in: glyphs[...], item.characters, isRightToLeft: item.level % 2 == 1) {
      let last = cluster.characters.upperBound - 1
      let space = spacing(after: last) / size
      if item.level % 2 == 0 {
        glyphs[cluster.glyphs.upperBound - 1].advance += space
      } else {
        // What follows in the text lies to the left.
        glyphs[cluster.glyphs.lowerBound].advance += space
        glyphs[cluster.glyphs.lowerBound].x += Float(space)
      }
    }
    return glyphs
  }

  /// The space after a character, in points. There is none between letters that join.
  private func spacing(after index: Int) -> CGFloat {
    let kerning = runs[characters[index].run].kerning
    guard kerning != 0, index + 1 < characters.count else { return kerning }
    let joins =
      JoiningScript.contains(characters[index].character)
      && JoiningScript.contains(characters[index + 1].character)
    return joins ? 0 : kerning
  }

  private mutating func measure() {
    sums.reserveCapacity(characters.count + 1)
    var sum: CGFloat = 0
    sums.append(0)
    for item in items {
      let run = runs[item.run]
      if run.symbol != nil {
        for _ in item.characters {
          sum += run.symbolSide + run.kerning
          sums.append(sum)
        }
      } else if item.isOneToOne {
        for glyph in item.glyphs {
          sum += glyph.advance * run.font.size
          sums.append(sum)
        }
      } else {
        let isRightToLeft = item.level % 2 == 1
        for cluster in GlyphCluster.all(in: item.glyphs[...], item.characters, isRightToLeft: isRightToLeft) {
          let width = cluster.advance * run.font.size / CGFloat(cluster.characters.count)
          for _ in cluster.characters {
            sum += width
            sums.append(sum)
          }
        }
      }
      // Without a face there are no glyphs.
      while sums.count <= item.characters.upperBound { sums.append(sum) }
    }
  }

  // MARK: Lines

  /// The pieces of a line, from left to right.
  func pieces(_ range: Range<Int>) -> [Piece] {
    var list: [Piece] = []
    // Rule L1: spaces at the end of a line have the direction of the paragraph.
    var spaces = range.upperBound
    while spaces > range.lowerBound, TextBreaker.isSpace(characters[spaces - 1].character) { spaces -= 1 }
    var index = firstItem(endingAfter: range.lowerBound)
    while index < items.count, items[index].characters.lowerBound < range.upperBound {
      let item = items[index]
      let part = item.characters.clamped(to: range)
      let end = item.level == base ? part.upperBound : min(max(spaces, part.lowerBound), part.upperBound)
      if part.lowerBound < end { add(item, part.lowerBound..<end, item.level, &list) }
      if end < part.upperBound { add(item, end..<part.upperBound, base, &list) }
      index += 1
    }
    if list.count > 1 { BidiLevels.reorder(&list) { $0.level } }
    return list
  }

  private func firstItem(endingAfter index: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].characters.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Adds a part of an item, in the order of the text, cut where the run changes.
  private func add(_ item: Item, _ range: Range<Int>, _ level: UInt8, _ list: inout [Piece]) {
    let glyphs = cut(item, range)
    let isUniform = characters[range.lowerBound].run == characters[range.upperBound - 1].run
    guard !isUniform || runs[item.run].symbol != nil else {
      let run = characters[range.lowerBound].run
      list.append(Piece(characters: range, run: run, level: level, glyphs: glyphs))
      return
    }
    guard !glyphs.isEmpty else {
      for i in range {
        list.append(Piece(characters: i..<(i + 1), run: characters[i].run, level: level, glyphs: []))
      }
      return
    }
    // A cluster has the look of its first character, so that a change of colour does not split a ligature.
    let isRightToLeft = item.level % 2 == 1
    for cluster in GlyphCluster.all(in: glyphs, range, isRightToLeft: isRightToLeft) {
      let run = characters[cluster.characters.lowerBound].run
      if let last = list.last, last.run == run, last.level == level,
        last.characters.upperBound == cluster.characters.lowerBound,
        range.contains(last.characters.lowerBound)
      {
        let joined =
          isRightToLeft
          ? cluster.glyphs.lowerBound..<last.glyphs.endIndex
          : last.glyphs.startIndex..<cluster.glyphs.upperBound
        list[list.count - 1].glyphs = glyphs[joined]
        list[list.count - 1].characters = last.characters.lowerBound..<cluster.characters.upperBound
      } else {
        list.append(
          Piece(characters: cluster.characters, run: run, level: level, glyphs: glyphs[cluster.glyphs]))
      }
    }
  }

  /// The glyphs of a part of an item: a slice, or shaped anew where the cut is unsafe.
  private func cut(_ item: Item, _ range: Range<Int>) -> ArraySlice<Glyph> {
    guard range != item.characters, !item.glyphs.isEmpty else { return item.glyphs[...] }
    let isRightToLeft = item.level % 2 == 1
    if let start = cutPlace(item, range.lowerBound, isRightToLeft),
      let end = cutPlace(item, range.upperBound, isRightToLeft)
    {
      return isRightToLeft ? item.glyphs[end..<start] : item.glyphs[start..<end]
    }
    func bytes(_ range: Range<Int>) -> Int {
      characters[range].reduce(0) { $0 + $1.character.utf8.count }
    }
    let first = item.bytes.lowerBound + bytes(item.characters.lowerBound..<range.lowerBound)
    return shaped(item, range, first..<(first + bytes(range)))[...]
  }

  /// Where the glyphs of an item are cut in front of a character; nil: they cannot be.
  private func cutPlace(_ item: Item, _ index: Int, _ isRightToLeft: Bool) -> Int? {
    let glyphs = item.glyphs
    if index == item.characters.lowerBound { return isRightToLeft ? glyphs.count : 0 }
    if index == item.characters.upperBound { return isRightToLeft ? 0 : glyphs.count }
    // The glyphs of characters from here on: behind the place, or in front of it.
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      let isAfter = Int(glyphs[middle].cluster) >= index
      if isAfter != isRightToLeft { high = middle } else { low = middle + 1 }
    }
    let first = isRightToLeft ? low - 1 : low
    guard glyphs.indices.contains(first), Int(glyphs[first].cluster) == index,
      !glyphs[first].traits.contains(.unsafeToBreak)
    else { return nil }
    return low
  }
}
