import Foundation

/// A text being edited: its characters, what is selected, what an input method composes, and the steps that can be
/// undone.
///
/// Pure state; places are counted in characters. `anchor` is where a selection began, `head` where the caret is.
struct TextEditing {
  private struct Snapshot: Equatable {
    var characters: [Character]
    var anchor: Int
    var head: Int
  }

  /// What changed the text last: characters typed in a row are undone together.
  private enum Change { case typing, deleting, other }

  /// The most steps that can be undone.
  private static let mostSteps = 100

  private(set) var characters: [Character]
  private(set) var anchor: Int
  private(set) var head: Int
  /// What an input method composes at present; a part of `characters`.
  private(set) var marked: Range<Int>?
  /// The text as it was before an input method began to compose.
  private var base: Snapshot?
  private var undone: [Snapshot] = []
  private var done: [Snapshot] = []
  private var lastChange = Change.other
  /// How many steps were begun that can be undone.
  private(set) var stepCount = 0

  init(_ text: String = "") {
    characters = Array(text)
    anchor = characters.count
    head = anchor
  }

  /// The text without what is being composed.
  var text: String {
    String(marked == nil ? characters : base?.characters ?? characters)
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(characters[selection]) }

  /// Sets a text from outside; a caret at the end stays at the end, any other where it is as far as that exists.
  mutating func replaceAll(_ text: String) {
    let isAtEnd = selection.isEmpty && head == characters.count
    marked = nil
    characters = Array(text)
    anchor = isAtEnd ? characters.count : min(anchor, characters.count)
    head = isAtEnd ? characters.count : min(head, characters.count)
    done = []
    undone = []
    lastChange = .other
  }

  // MARK: Selecting

  mutating func select(_ range: Range<Int>) {
    commitComposition()
    anchor = min(max(range.lowerBound, 0), characters.count)
    head = min(max(range.upperBound, 0), characters.count)
    lastChange = .other
  }

  mutating func selectAll() { select(0..<characters.count) }

  /// Puts the caret somewhere; `extending` keeps the other end of the selection.
  mutating func move(to index: Int, extending: Bool = false) {
    commitComposition()
    head = min(max(index, 0), characters.count)
    if !extending { anchor = head }
    lastChange = .other
  }

  /// Moves one end of the selection, the other one stays.
  mutating func moveEnd(ofStart isStart: Bool, to index: Int) {
    commitComposition()
    let range = selection
    anchor = isStart ? range.upperBound : range.lowerBound
    head = min(max(index, 0), characters.count)
    lastChange = .other
  }

  /// The word round a place: letters and digits, else everything of one kind.
  func word(at index: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let start = min(max(index, 0), characters.count - 1)
    let kind = Self.kind(characters[start])
    var low = start
    var high = start + 1
    while low > 0, Self.kind(characters[low - 1]) == kind { low -= 1 }
    while high < characters.count, Self.kind(characters[high]) == kind { high += 1 }
    return low..<high
  }

  private enum Kind { case word, space, newline, other }

  private static func kind(_ c: Character) -> Kind {
    if c.isNewline { return .newline }
    if c.isWhitespace { return .space }
    return c.isLetter || c.isNumber || c == "_" || c == "'" || c == "’" ? .word : .other
  }

  /// Where a word ends after, or begins before, a place.
  func wordBoundary(from index: Int, forward: Bool) -> Int {
    var i = index
    if forward {
      while i < characters.count, Self.kind(characters[i]) != .word { i += 1 }
      while i < characters.count, Self.kind(characters[i]) == .word { i += 1 }
    } else {
      while i > 0, Self.kind(characters[i - 1]) != .word { i -= 1 }
      while i > 0, Self.kind(characters[i - 1]) == .word { i -= 1 }
    }
    return i
  }

  // MARK: Changing

  /// Puts text in place of the selection and of what was being composed.
  mutating func insert(_ text: String) {
    let composed = marked != nil
    removeMarked()
    let isTyped = text.count == 1 && selection.isEmpty && !text.contains(where: \.isWhitespace)
    // What was composed is a step since it began.
    if composed { lastChange = .typing } else { remember(isTyped ? .typing : .other) }
    put(text)
  }

  /// Shows what an input method composes; an empty text ends it.
  mutating func compose(_ text: String) {
    if marked == nil {
      guard !text.isEmpty else { return }
      remember(.other)
      if !selection.isEmpty { put("") }
      base = Snapshot(characters: characters, anchor: anchor, head: head)
    } else {
      removeMarked()
    }
    let start = head
    put(text)
    marked = text.isEmpty ? nil : min(start, head)..<head
  }

  /// Ends the composition and keeps its text.
  mutating func commitComposition() { marked = nil }

  private mutating func removeMarked() {
    guard marked != nil else { return }
    marked = nil
    guard let base else { return }
    (characters, anchor, head) = (base.characters, base.anchor, base.head)
  }

  private mutating func put(_ text: String) {
    let range = selection
    characters.replaceSubrange(range, with: text)
    head = range.lowerBound + text.count
    // Joined with its neighbours a character may have become a part of one.
    characters = Array(String(characters))
    head = min(head, characters.count)
    anchor = head
  }

  /// Deletes the selection, else what lies between the caret and a place.
  mutating func delete(to index: Int) {
    commitComposition()
    if selection.isEmpty {
      let target = min(max(index, 0), characters.count)
      guard target != head else { return }
      remember(abs(target - head) == 1 ? .deleting : .other)
      anchor = target
    } else {
      remember(.other)
    }
    put("")
  }

  // MARK: Going back

  private mutating func remember(_ change: Change) {
    defer { lastChange = change }
    if change != .other, change == lastChange { return }
    done.append(Snapshot(characters: characters, anchor: anchor, head: head))
    if done.count > Self.mostSteps { done.removeFirst() }
    undone = []
    stepCount += 1
  }

  /// Lets the next change be a step of its own.
  mutating func endStep() { lastChange = .other }

  /// Undoes the last change, or makes it again.
  ///
  /// - Returns: whether there was one.
  mutating func undo(redo: Bool = false) -> Bool {
    marked = nil
    guard let target = redo ? undone.popLast() : done.popLast() else { return false }
    let now = Snapshot(characters: characters, anchor: anchor, head: head)
    if redo { done.append(now) } else { undone.append(now) }
    (characters, anchor, head) = (target.characters, target.anchor, target.head)
    lastChange = .other
    return true
  }
}
