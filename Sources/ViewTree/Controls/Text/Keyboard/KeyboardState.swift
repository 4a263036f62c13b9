import Foundation

/// What a keyboard on the screen shows and what its keys do: a value that changes from key to key.
struct KeyboardState: Equatable {
  enum Shift: Hashable { case off, once, locked }

  /// What a key leads to.
  enum Effect: Equatable {
    case insert(String)
    case delete
    case submit
    case dismiss
  }

  /// Shift pressed twice within so many seconds locks capitals, and two spaces end a sentence.
  static let doubleTap: TimeInterval = 0.35

  let traits: KeyboardTraits
  let maps: [KeyboardMap]
  /// The code of the language in which Return is named.
  let language: String?
  /// Between whole numbers and their parts.
  let decimalSeparator: String
  private(set) var plane = KeyboardPlane.letters
  private(set) var shift = Shift.off
  private var mapIndex = 0
  private var shiftedAt: TimeInterval?

  init(_ traits: KeyboardTraits, _ locale: Locale) {
    self.traits = traits
    language = locale.language.languageCode?.identifier
    decimalSeparator = locale.decimalSeparator ?? "."
    let own = KeyboardMap.maps(for: locale)
    let usable = traits.isLatin ? own.filter(\.isLatin) : own
    maps = usable.isEmpty ? [.standard] : usable
    if traits.type == .numbersAndPunctuation { plane = .numbers }
  }

  var map: KeyboardMap { maps[min(mapIndex, maps.count - 1)] }
  var hasLanguages: Bool { maps.count > 1 }

  /// A letter as the keys show it.
  func shown(_ text: String) -> String {
    guard plane == .letters, shift != .off, map.hasCase, !traits.isPad else { return text }
    return text.uppercased()
  }

  /// Makes the next letter a capital where a text of the field begins one; `before`: the text before the caret.
  mutating func follow(_ before: String) {
    guard plane == .letters, shift != .locked, map.hasCase, !traits.isPad else { return }
    shift = beginsCapital(before) ? .once : .off
  }

  private func beginsCapital(_ before: String) -> Bool {
    switch traits.capitals.kind {
    case .never: return false
    case .characters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace, let end = before.last(where: { !$0.isWhitespace }) else { return false }
      return ".!?".contains(end)
    }
  }

  /// Presses a key.
  mutating func press(_ key: KeyboardKey, at time: TimeInterval) -> Effect? {
    switch key {
    case .text(let text):
      let effect = Effect.insert(shown(text))
      typed(text)
      return effect
    case .space:
      if plane != .letters, traits.type != .numbersAndPunctuation { plane = .letters }
      return .insert(" ")
    case .delete: return .delete
    case .submit: return .submit
    case .dismiss: return .dismiss
    case .shift:
      if let shiftedAt, time - shiftedAt < Self.doubleTap, shift != .locked {
        shift = .locked
        self.shiftedAt = nil
      } else {
        shift = shift == .off ? .once : .off
        shiftedAt = time
      }
    case .plane(let next): plane = next
    case .language:
      mapIndex = (mapIndex + 1) % maps.count
      plane = .letters
      shift = .off
    case .gap: break
    }
    return nil
  }

  /// Types another letter than the key's own.
  mutating func choose(_ text: String) -> Effect {
    typed(text)
    return .insert(text)
  }

  private mutating func typed(_ text: String) {
    if shift == .once { shift = .off }
    // An apostrophe among the symbols is a part of a word.
    if plane != .letters, text == "'" || text == "’" { plane = .letters }
  }
}
