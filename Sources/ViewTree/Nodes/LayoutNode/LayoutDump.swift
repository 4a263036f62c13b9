import Foundation

extension LayoutNode {
  /// The subtree as a value; nodes that only pass on are left out, their ids go to what they wrap.
  final func dump(_ values: GeometryValues) -> TreeDump {
    let roots = dumpList(ProjectionTransform(), values, nil)
    if let first = roots.first, roots.count == 1 { return first }
    return TreeDump(type: "Window", frame: CGRect(origin: .zero, size: size), children: roots)
  }

  /// The listed nodes of the subtree; `outer` waits for a node to carry it.
  private func dumpList(_ toWindow: ProjectionTransform, _ values: GeometryValues, _ outer: DumpNotes?)
    -> [TreeDump]
  {
    let entry = dumpEntry
    let notes = entry.notes(below: outer)
    let isListed = entry.isListed(notes)
    let inner = childTransform(values).map { $0.concatenating(toWindow) } ?? toWindow
    var list: [TreeDump] = []
    for child in paintOrder where child.isPlaced {
      let frame = child.frame(values)
      list += child.dumpList(
        inner.translatedBy(x: frame.minX, y: frame.minY), values,
        !isListed && child === entry.target ? notes : nil)
    }
    guard isListed else { return list }
    return [
      TreeDump(
        type: entry.type ?? "Group", id: notes.id, frame: dumpFrame(toWindow, values),
        text: entry.text ?? notes.label, label: notes.label ?? entry.inheritedLabel(list),
        value: entry.prefersNotedValue ? notes.value ?? entry.value : entry.value ?? notes.value,
        hint: notes.hint,
        traits: notes.traits.names, actions: notes.offered.map(\.name), children: list)
    ]
  }

  private func dumpFrame(_ toWindow: ProjectionTransform, _ values: GeometryValues) -> CGRect {
    toWindow.boundingRect(of: CGRect(origin: .zero, size: frame(values).size))
  }

  /// The first result of `body` among the listed nodes. It receives a node, its notes and the transform to the window.
  private func firstListed<Found>(
    _ values: GeometryValues, _ toWindow: ProjectionTransform = ProjectionTransform(),
    _ outer: DumpNotes? = nil, _ body: (LayoutNode, DumpNotes, ProjectionTransform) -> Found?
  ) -> Found? {
    let entry = dumpEntry
    let notes = entry.notes(below: outer)
    let isListed = entry.isListed(notes)
    if isListed, let found = body(self, notes, toWindow) { return found }
    let inner = childTransform(values).map { $0.concatenating(toWindow) } ?? toWindow
    for child in paintOrder where child.isPlaced {
      let frame = child.frame(values)
      let found = child.firstListed(
        values, inner.translatedBy(x: frame.minX, y: frame.minY),
        !isListed && child === entry.target ? notes : nil, body)
      if let found { return found }
    }
    return nil
  }

  /// The frame in the window of the first listed node with this id or text.
  final func listedFrame(of name: String, _ values: GeometryValues) -> CGRect? {
    firstListed(values) { node, notes, toWindow in
      notes.id == name || (node.dumpEntry.text ?? notes.label) == name
        ? node.dumpFrame(toWindow, values) : nil
    }
  }
}

/// What modifiers say about the view that they wrap.
struct DumpNotes {
  var id: String?
  /// What it is called, where it does not show its name itself.
  var label: String?
  var value: String?
  /// What using it does.
  var hint: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  /// The actions that it offers, the innermost first.
  var actions: [AccessibilityAction] = []
  /// What a control offers by itself, unless the program gave it an action of the same kind.
  var ownActions: [AccessibilityAction] = []
  /// Whether assistive technology passes over it and what it holds.
  var isHidden = false

  var traits: AccessibilityTraits { addedTraits.subtracting(removedTraits) }

  /// All that it offers, at most one action of a kind.
  var offered: [AccessibilityAction] {
    ownActions.isEmpty
      ? actions : actions + ownActions.filter { own in !actions.contains { $0.kind == own.kind } }
  }

  /// These notes, completed by those of the nodes above where these are empty.
  func over(_ outer: DumpNotes) -> DumpNotes {
    DumpNotes(
      id: id ?? outer.id, label: label ?? outer.label, value: value ?? outer.value, hint: hint ?? outer.hint,
      addedTraits: addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits),
      removedTraits: removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits),
      actions: actions + outer.actions,
      ownActions: ownActions
        + outer.ownActions.filter { own in !ownActions.contains { $0.kind == own.kind } },
      isHidden: isHidden || outer.isHidden)
  }
}
