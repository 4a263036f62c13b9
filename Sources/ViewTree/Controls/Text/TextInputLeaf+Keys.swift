import Foundation

extension TextInputLeaf {
  /// Inserts what a keyboard types.
  func typed(_ text: String) -> Bool {
    guard isEnabled, isFocused else { return false }
    column = nil
    let clean = isMultiline ? text : text.filter { !$0.isNewline }
    guard !clean.isEmpty else { return true }
    pointer.showsHandles = false
    edit { $0.insert(clean) }
    return true
  }

  /// Shows what an input method composes.
  func composed(_ text: String) -> Bool {
    guard isEnabled, isFocused, !isSecure else { return false }
    edit { $0.compose(text) }
    return true
  }

  /// Handles a key that edits or moves.
  func pressed(_ event: KeyEvent) -> Bool {
    guard isEnabled, isFocused, event.key != .tab else { return false }
    // While an input method composes, keys are for it.
    if editing.marked != nil { return true }
    let isCommand = event.modifiers.contains(.control) || event.modifiers.contains(.command)
    if isCommand, let handled = shortcut(event) { return handled }
    if let handled = movement(event) { return handled }
    switch event.key {
    case .return:
      if event.phase == .down || (isMultiline && event.phase == .repeat) {
        if isMultiline { edit { $0.insert("\n") } } else { submit() }
      }
      return true
    case .delete where event.phase != .up && editing.characters.isEmpty:
      // There is nothing to delete: the key is for whatever lies round the field, as a search's tokens.
      return false
    case .delete, .deleteForward:
      if event.phase != .up { delete(event) }
      return true
    default:
      // What types a character comes as text.
      return !isCommand && event.key.character.typesText
    }
  }

  private func delete(_ event: KeyEvent) {
    let forward = event.key == .deleteForward
    let byWord = event.modifiers.contains(.option) || event.modifiers.contains(.control)
    column = nil
    edit { editing in
      let target =
        event.modifiers.contains(.command)
        ? (forward ? editing.characters.count : 0)
        : byWord
          ? wordEnd(editing, from: editing.head, forward: forward) : editing.head + (forward ? 1 : -1)
      editing.delete(to: target)
    }
  }

  /// A secure text is one word: its word boundaries must not be disclosed.
  private func wordEnd(_ editing: TextEditing, from index: Int, forward: Bool) -> Int {
    if isSecure { return forward ? editing.characters.count : 0 }
    return editing.wordBoundary(from: index, forward: forward)
  }

  /// Cut, copy, paste, select all, undo, redo; nil: none of them.
  private func shortcut(_ event: KeyEvent) -> Bool? {
    let isActive = event.phase != .up
    switch event.key.character.lowercased() {
    case "a":
      if isActive { select { $0.selectAll() } }
    case "c":
      if isActive { copy() }
    case "x":
      if isActive, copy() { edit { $0.delete(to: $0.head) } }
    case "v":
      if isActive { paste() }
    case "z":
      let redo = event.modifiers.contains(.shift)
      if isActive { undo(redo: redo) }
    case "y":
      if isActive { undo(redo: true) }
    default: return nil
    }
    column = nil
    return true
  }

  /// Copies the selection; a secure text is not given away.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func copy() -> Bool {
    guard !isSecure, !editing.selection.isEmpty else { return false }
    tree.services.clipboard.text = editing.selectedText
    return true
  }

  func paste() {
    guard let text = tree.services.clipboard.text, !text.isEmpty else { return }
    let clean = isMultiline ? text : text.replacing(/\r\n|\r|\n/, with: " ")
    edit { $0.insert(clean) }
  }

  /// Moves the caret; nil: the key does not.
  private func movement(_ event: KeyEvent) -> Bool? {
    let head = editing.head
    let selection = editing.selection
    let extends = event.modifiers.contains(.shift)
    let byWord = event.modifiers.contains(.option) || event.modifiers.contains(.control)
    let toEnd = event.modifiers.contains(.command)
    let geometry = self.geometry
    let line = geometry.lines[geometry.line(of: head)]
    var target = head
    var keepsColumn = false
    switch event.key {
    case .leftArrow, .rightArrow:
      let forward = (event.key == .rightArrow) != line.isRightToLeft
      if toEnd {
        target = forward ? line.range.upperBound : line.range.lowerBound
      } else if byWord {
        target = wordEnd(editing, from: head, forward: forward)
      } else if !selection.isEmpty, !extends {
        target = forward ? selection.upperBound : selection.lowerBound
      } else {
        // Beyond the end of a line is the line after or before.
        target =
          geometry.neighbor(of: head, toRight: event.key == .rightArrow) ?? head + (forward ? 1 : -1)
      }
    case .upArrow, .downArrow:
      let forward = event.key == .downArrow
      let row = geometry.line(of: head) + (forward ? 1 : -1)
      if toEnd || row < 0 || row >= geometry.lines.count {
        target = forward ? editing.characters.count : 0
      } else {
        let x = column ?? geometry.caret(head).minX
        column = x
        keepsColumn = true
        target = geometry.index(x: x, line: row)
        // The end of a wrapped line is the start of the next one: stay on this one.
        if geometry.line(of: target) != row, target > geometry.lines[row].range.lowerBound { target -= 1 }
      }
    case .home: target = byWord ? 0 : line.range.lowerBound
    case .end: target = byWord ? editing.characters.count : line.range.upperBound
    default: return nil
    }
    guard event.phase != .up else { return true }
    if !keepsColumn { column = nil }
    pointer.showsHandles = false
    select { $0.move(to: target, extending: extends) }
    return true
  }
}

extension Character {
  /// Whether a key with this character types something, rather than being a key for a purpose.
  fileprivate var typesText: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return value >= 0x20 && value != 0x7F && !(0xF700...0xF8FF).contains(value)
  }
}
