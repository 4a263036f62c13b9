/// What a layout node says of itself in dumps: to tests, tools and assistive technology.
struct DumpEntry {
  /// What the node is called; nil: it is not listed, its children are.
  var type: String?
  var text: String?
  var value: String?
  /// Whether the program's words for the value, of a modifier, come in place of `value`.
  var prefersNotedValue = false
  /// What a modifier says about the view that it wraps.
  var notes = DumpNotes()
  /// The child that carries the notes where the node itself is not listed.
  var target: LayoutNode?

  init(_ type: String, text: String? = nil, value: String? = nil) {
    (self.type, self.text, self.value) = (type, text, value)
  }

  /// The entry of a node that is not listed.
  init(target: LayoutNode? = nil, notes: DumpNotes = DumpNotes()) {
    (self.target, self.notes) = (target, notes)
  }

  /// The entry of a node that a tap activates, while it reacts at all.
  func activated(if isEnabled: Bool, by activate: @escaping @MainActor () -> Void) -> DumpEntry {
    guard isEnabled else { return self }
    var entry = self
    entry.notes.ownActions.append(AccessibilityAction(activation: activate))
    return entry
  }

  /// The entry of a node whose value assistive technology moves by steps, while it reacts at all.
  func adjusted(
    if isEnabled: Bool, by adjust: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> DumpEntry {
    var entry = self
    entry.prefersNotedValue = true
    if isEnabled {
      entry.notes.ownActions += AccessibilityAction.adjustments { direction in
        onMainActor { adjust(direction) }
      }
    }
    return entry
  }

  /// The notes with those that wait further out for a node to carry them.
  func notes(below outer: DumpNotes?) -> DumpNotes { outer.map(notes.over) ?? notes }

  /// Whether the node is listed when it carries `notes`.
  func isListed(_ notes: DumpNotes) -> Bool { type != nil || (notes.id != nil && target == nil) }

  /// A button that shows no words is called what its icon is called.
  func inheritedLabel(_ content: [TreeDump]) -> String? {
    guard type == "Button" else { return nil }
    let all = content.flatMap(\.flattened)
    return all.contains { $0.type == "Text" } ? nil : all.lazy.compactMap(\.label).first
  }
}
