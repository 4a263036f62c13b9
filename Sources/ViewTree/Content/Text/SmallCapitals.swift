import Foundation
import Graphics

/// Which letters of a text are shown as small capitals: capital letters in a smaller size, since the faces of most systems
/// have none of their own.
struct SmallCapitals {
  /// Their size as a fraction of the font's, as browsers draw them where a face has none.
  static let scale: CGFloat = 0.8

  private var lower = false
  private var upper = false

  /// What a font's modifiers set; nil: no small capitals.
  init?(_ modifiers: [Font.Modifier]) {
    for case .smallCaps(let lower, let upper) in modifiers {
      self.lower = self.lower || lower
      self.upper = self.upper || upper
    }
    guard lower || upper else { return nil }
  }

  private func applies(to character: Character) -> Bool {
    lower && character.isLowercase || upper && character.isUppercase
  }

  /// The pieces of a run, each in one size, with their original text.
  func split(_ run: TextRun, locale: Locale) -> [TextRun] {
    var pieces: [TextRun] = []
    var rest = Substring(run.text)
    while let first = rest.first {
      let isSmall = applies(to: first)
      let piece = String(rest.prefix { applies(to: $0) == isSmall })
      rest = rest.dropFirst(piece.count)
      guard isSmall else {
        pieces.append(run.with(text: piece))
        continue
      }
      var small = run.with(text: piece.uppercased(with: locale))
      // Lines are as high, and as far apart, as without small capitals.
      small.lineFont = run.lineFont ?? run.font
      small.font = run.font.scaled(by: Self.scale)
      small.original = piece
      pieces.append(small)
    }
    return pieces
  }
}
