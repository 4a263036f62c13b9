import Foundation
import Graphics

/// The layout of an alert or of a dialog: a text on top, the fields, and the actions, with hairlines between them. It
/// paints the card or cards behind itself.
@MainActor final class ActionsLayout: LayoutNode, KeyResponder {
  /// Which measures and arrangement are used.
  enum Style { case alert, dialog }

  /// An action as the layout sees it.
  struct Action {
    var role: ButtonRole?
    /// Used only if there is no other of its kind: the OK of an alert, the Cancel of a dialog.
    var isFallback = false
    /// Whether the program gave it the Return key.
    var isDefault = false
    var isEnabled = true
    var perform: @MainActor () -> Void
  }

  /// The key of an action's value.
  enum ActionTrait {}
  /// The key of the text on top.
  enum HeaderTrait {}

  /// Measures of iOS, in points.
  private enum Metrics {
    static let alertWidth: CGFloat = 270
    static let alertRow: CGFloat = 44
    static let alertRadius: CGFloat = 14
    static let dialogRow: CGFloat = 57
    static let dialogRadius: CGFloat = 13
    static let dialogGap: CGFloat = 8
    static let dialogMargin: CGFloat = 8
    /// A dialog is no wider in a wider window.
    static let dialogWidth: CGFloat = 400
    static let fieldMargin: CGFloat = 16
    static let fieldGap: CGFloat = 8
  }

  let style: Style
  var card = RGBA.white
  /// The card of a dialog's Cancel, which is no veil.
  var cancelCard = RGBA.white
  var separator = RGBA.clear
  var pixel: CGFloat = 1
  /// The places of things, found when the children were placed.
  private var cards: [CGRect] = []
  private var lines: [CGRect] = []
  private var hasOfferedFocus = false

  init(_ style: Style, _ context: NodeContext) {
    self.style = style
    super.init(context)
  }

  // MARK: Parts

  private func action(_ node: LayoutNode) -> Action? {
    node.trait(ObjectIdentifier(ActionTrait.self)) as? Action
  }
  private func isHeader(_ node: LayoutNode) -> Bool { node.trait(ObjectIdentifier(HeaderTrait.self)) != nil }

  private struct Parts {
    var header: [LayoutNode] = []
    var fields: [LayoutNode] = []
    var actions: [LayoutNode] = []
    var cancel: [LayoutNode] = []
    var unused: [LayoutNode] = []
  }

  private func parts() -> Parts {
    var parts = Parts()
    var fallbacks: [LayoutNode] = []
    for child in participants {
      if isHeader(child) {
        parts.header.append(child)
      } else if let action = action(child) {
        if action.isFallback {
          fallbacks.append(child)
        } else if action.role == .cancel {
          parts.cancel.append(child)
        } else {
          parts.actions.append(child)
        }
      } else {
        parts.fields.append(child)
      }
    }
    let needsFallback =
      style == .alert ? parts.actions.isEmpty && parts.cancel.isEmpty : parts.cancel.isEmpty
    if needsFallback { parts.cancel += fallbacks } else { parts.unused = fallbacks }
    return parts
  }

  /// The actions in use, Cancel last.
  private var used: [Action] {
    let parts = parts()
    return (parts.actions + parts.cancel).compactMap(action)
  }

  // MARK: Layout

  private var row: CGFloat { style == .alert ? Metrics.alertRow : Metrics.dialogRow }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    switch style {
    case .alert: Metrics.alertWidth
    case .dialog:
      min(Metrics.dialogWidth, max(0, (proposal.width ?? Metrics.dialogWidth) - 2 * Metrics.dialogMargin))
    }
  }

  /// Whether two actions of an alert lie side by side.
  private func standsInRow(_ actions: [LayoutNode]) -> Bool {
    guard style == .alert, actions.count == 2 else { return false }
    let half = Metrics.alertWidth / 2
    return actions.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
  }

  private func rowHeight(_ node: LayoutNode, _ width: CGFloat) -> CGFloat {
    max(row, node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
  }

  /// Computes the places of all parts; places them if `places` is set.
  private func arrange(_ width: CGFloat, places: Bool) -> CGFloat {
    let parts = parts()
    var y: CGFloat = 0
    var cards: [CGRect] = []
    var lines: [CGRect] = []
    func put(_ node: LayoutNode, _ rect: CGRect) {
      guard places else { return }
      node.place(
        at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: ProposedViewSize(rect.size))
    }
    func stack(_ nodes: [LayoutNode]) {
      for node in nodes {
        let height = rowHeight(node, width)
        if y > (cards.last?.maxY ?? 0) { lines.append(CGRect(x: 0, y: y, width: width, height: pixel)) }
        put(node, CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
    }
    for header in parts.header {
      let height = header.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      put(header, CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    for field in parts.fields {
      let room = width - 2 * Metrics.fieldMargin
      let height = field.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
      put(field, CGRect(x: Metrics.fieldMargin, y: y, width: room, height: height))
      y += height + Metrics.fieldGap
    }
    if !parts.fields.isEmpty { y += Metrics.fieldGap }
    switch style {
    case .alert:
      let all = parts.actions + parts.cancel
      if standsInRow(all) {
        // Cancel is at the leading edge.
        let ordered = parts.cancel + parts.actions
        lines.append(CGRect(x: 0, y: y, width: width, height: pixel))
        lines.append(CGRect(x: width / 2 - pixel / 2, y: y, width: pixel, height: row))
        for (index, node) in ordered.enumerated() {
          put(node, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: row))
        }
        y += row
      } else {
        stack(all)
      }
      cards = [CGRect(x: 0, y: 0, width: width, height: y)]
    case .dialog:
      stack(parts.actions)
      if y > 0 {
        cards = [CGRect(x: 0, y: 0, width: width, height: y)]
        y += Metrics.dialogGap
      }
      for node in parts.cancel {
        let height = rowHeight(node, width)
        put(node, CGRect(x: 0, y: y, width: width, height: height))
        cards.append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
      y += Metrics.dialogGap
    }
    if places {
      for node in parts.unused { node.forgetPlacement() }
      (self.cards, self.lines) = (cards, lines)
    }
    return y
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(proposal)
    return CGSize(width: width, height: arrange(width, places: false))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    _ = arrange(size.width, places: true)
    guard !hasOfferedFocus else { return }
    hasOfferedFocus = true
    tree.afterLayout { [weak self] in self?.focusField() }
  }

  /// One types into the first field of an alert at once.
  private func focusField() {
    guard isPlaced, style == .alert, tree.focus.focused?.isInside(self) != true else { return }
    let fields = parts().fields.lazy.compactMap { [tree] in tree.focus.first(in: $0) }
    if let field = fields.first(where: \.keepsFocus) { tree.focus.focus(field, shown: false) }
  }

  // MARK: Painting and input

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let radius = style == .alert ? Metrics.alertRadius : Metrics.dialogRadius
    var inner = state
    for (index, rect) in cards.enumerated() {
      let path = Path(roundedRect: rect, cornerRadius: radius)
      let color = index > 0 ? cancelCard : card
      composer.add(.fill(path, .color(color), FillStyle()), displayID(series: 1, index), state)
    }
    // Pressed rows end at the cards' corners.
    var all = Path()
    for rect in cards { all.addPath(Path(roundedRect: rect, cornerRadius: radius)) }
    inner.clips.append(DisplayClip(path: all, transform: state.transform))
    composeChildren(composer, inner)
    for (index, rect) in lines.enumerated() {
      composer.add(
        .fill(Path(rect), .color(separator), FillStyle(antialiased: false)), displayID(series: 2, index),
        state)
    }
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { cards.contains { $0.contains(point) } }
  override var keyResponder: (any KeyResponder)? { self }
  var hearsAllKeys: Bool { true }

  /// What Return does: the action with that key, else the last one without a role, else Cancel, else the only one. So a
  /// key alone never deletes where there is a choice, and a dialog of several has nothing that one most likely wants.
  private var standard: Action? {
    let actions = used
    if let chosen = actions.first(where: \.isDefault) { return chosen }
    if actions.count == 1 { return actions.first }
    let plain = actions.filter { $0.role == nil }
    switch style {
    case .alert: return plain.last ?? actions.first { $0.role == .cancel }
    case .dialog: return plain.count == 1 ? plain.first : nil
    }
  }

  private func performStandard() { if let action = standard, action.isEnabled { action.perform() } }

  /// A field was filled in by Return: the next one is, or that was Return for the whole.
  func submit() {
    let fields = parts().fields
    let present = fields.firstIndex { tree.focus.focused?.isInside($0) ?? false }
    if let present, present + 1 < fields.count {
      tree.focus.focusFirst(in: fields[present + 1])
    } else {
      performStandard()
    }
  }

  /// Escape cancels; Return does what one most likely wants.
  func handleKey(_ event: KeyEvent) -> Bool {
    let actions = used
    switch event.key {
    case .escape:
      guard event.phase == .down else { return true }
      let cancel = actions.first { $0.role == .cancel } ?? (actions.count == 1 ? actions.first : nil)
      cancel?.perform()
      return true
    case .return:
      guard event.phase == .down, tree.focus.focused == nil else { return false }
      performStandard()
      return true
    default: return false
    }
  }

  override var dumpEntry: DumpEntry { DumpEntry(style == .alert ? "Alert" : "ConfirmationDialog") }
}

/// Presses what Return presses in an alert whose field was filled in.
@MainActor final class ActionsHandle {
  fileprivate weak var layout: ActionsLayout?
  nonisolated init() {}
  func submit() { layout?.submit() }
}

/// The view of an alert's or dialog's parts.
struct ActionsContainer<Content: View>: ContainerView {
  let style: ActionsLayout.Style
  var handle: ActionsHandle?
  let content: Content

  func makeLayout(_ context: NodeContext) -> ActionsLayout {
    let layout = ActionsLayout(style, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: ActionsLayout, _ context: NodeContext) {
    handle?.layout = layout
    let isDark = context.environment.colorScheme == .dark
    layout.card =
      isDark ? RGBA(red: 0.165, green: 0.165, blue: 0.175) : RGBA(red: 0.965, green: 0.965, blue: 0.97)
    layout.cancelCard = isDark ? RGBA(red: 0.173, green: 0.173, blue: 0.18) : .white
    layout.separator = Color(.separator).rgba(in: context.environment)
    layout.pixel = context.environment.pixelLength
  }
}
