import Foundation
import Graphics

/// Makes a view act when it is pressed and released, by pointer or by key.
struct PressModifierLayout: LayoutModifier {
  typealias Body = Never
  let action: @MainActor () -> Void
  let isEnabled: Bool
  let pressed: (Bool) -> Void
  var rowPart = RowPart.answers
  var focused: (Bool) -> Void = { _ in }

  /// What a button that is alone in a row of a list does for the row.
  enum RowPart {
    /// Nothing: only the button itself reacts.
    case nothing
    /// It acts on touches anywhere in the row.
    case answers
    /// The row is highlighted too while the button is held down, and the button's label is unchanged.
    case lights
  }

  /// The highlight of a view under the mouse.
  ///
  /// - Parameter isOnCard: it lies on a white card, which with the usual highlight would be as grey as the card's
  ///   background.
  static func hoverColor(_ isDark: Bool, isOnCard: Bool = false) -> RGBA {
    isDark
      ? RGBA(red: 1, green: 1, blue: 1, alpha: 0.08)
      : RGBA(red: 0, green: 0, blue: 0, alpha: isOnCard ? 0.09 : 0.05)
  }

  class Wrapper: UnaryLayout, PressTarget, HoverTarget, KeyResponder, PointerResponder {
    private var member: PressMember?
    /// Whether it shows a press.
    private var showsPress = false
    final var action: @MainActor () -> Void = {}
    final var isEnabled = true
    final var pressed: (Bool) -> Void = { _ in }
    final var rowPart = RowPart.answers
    /// Whether its row is lit at present.
    final private(set) var lightsRow = false
    final var shortcut: KeyboardShortcut?
    private var keyIsDown = false
    final var showsRing = true
    final var focusReported: (Bool) -> Void = { _ in }
    /// Seconds until a press that is held acts again, and between its repetitions.
    private static let repetition = (delay: 0.5, interval: 0.1)
    final var repeats = false
    private var timer: TimerQueue.Token?
    /// Whether a press that goes on has acted already.
    final private(set) var hasRepeated = false

    /// A press began, or is over.
    final func hold(_ isHeld: Bool) {
      if let timer { tree.timers.cancel(timer) }
      timer = nil
      if isHeld, repeats {
        hasRepeated = false
        wait(Self.repetition.delay)
      }
    }

    private func wait(_ seconds: TimeInterval) {
      timer = tree.timers.schedule(after: seconds) { [weak self] in self?.actAgain() }
    }

    private func actAgain() {
      timer = nil
      guard isEnabled, repeats else { return }
      hasRepeated = true
      action()
      wait(Self.repetition.interval)
    }

    override func detached() {
      hold(false)
      member?.close()
      tree.hover.remove(self)
      super.detached()
    }

    /// The list of which it fills a row.
    private var listOfRow: RowListLayout? {
      guard rowPart != .nothing, let list = firstAbove({ $0 as? RowListLayout }) else { return nil }
      return list.fillsRow(self) ? list : nil
    }

    /// Whether it is all that a row of a list holds: it is pressed as a row is.
    final var isRow: Bool { firstAbove({ $0 as? RowListLayout })?.fillsRow(self) ?? false }

    final var needsStillFinger: Bool { isRow }
    final var withholdsPresses: Bool { false }

    final func isPressed(at point: CGPoint, reach: CGFloat) -> Bool {
      touchArea.insetBy(dx: -reach, dy: -reach).contains(point)
    }

    final func press() {
      if !hasRepeated || !repeats { action() }
    }

    /// Where it answers to touches, in own points.
    final var touchArea: CGRect {
      let bounds = CGRect(origin: .zero, size: size)
      guard let list = listOfRow, let row = list.rowRect(of: self),
        let inner = transform(to: list, .model).inverted()?.boundingRect(of: row)
      else { return bounds }
      return bounds.union(inner)
    }

    /// Shows whether it is held down.
    final func show(_ isHeld: Bool) {
      showsPress = isHeld
      let lights = isHeld && rowPart == .lights && listOfRow != nil
      if lights != lightsRow {
        lightsRow = lights
        setNeedsCompose()
      }
      pressed(isHeld && !lights)
    }

    override var pointerResponder: (any PointerResponder)? { self }
    var gestureMembers: [GestureMember] {
      let member = member ?? PressMember(self)
      self.member = member
      return [member]
    }
    override func hitsSelf(_ point: CGPoint) -> Bool {
      isEnabled && (hitsTarget(point) || touchArea.contains(point))
    }
    override var keyResponder: (any KeyResponder)? { self }
    var canFocus: Bool { isEnabled }

    var hearsAllKeys: Bool { shortcut != nil && isEnabled }

    func handleKey(_ event: KeyEvent) -> Bool {
      if isEnabled, event.phase == .down, shortcut?.matches(event) == true {
        action()
        return true
      }
      guard isEnabled, event.key == .return || event.key == .space, tree.focus.focused === self else {
        return false
      }
      switch event.phase {
      case .down:
        keyIsDown = true
        show(true)
      case .repeat: if keyIsDown, repeats { action() }
      case .up:
        guard keyIsDown else { return false }
        keyIsDown = false
        show(false)
        action()
      }
      return true
    }

    var showsFocusRing: Bool { showsRing }

    func focusChanged(_ focused: Bool) {
      focusReported(focused)
      if !focused, keyIsDown {
        keyIsDown = false
        show(false)
      }
    }

    override func compose(_ composer: Composer, _ state: ComposeState) {
      composeChildren(composer, state)
      guard isHovered, !showsPress, listOfRow == nil else { return }
      let path = hoverPath ?? Path(roundedRect: state.rect, cornerRadius: 8)
      composer.add(
        .fill(path, .color(PressModifierLayout.hoverColor(isDark)), FillStyle()), displayID(0x0F0E), state)
    }

    // MARK: The mouse

    /// Whether the mouse is over it; its row shows that where it fills one.
    final private(set) var isHovered = false
    final var isDark = false
    var isHoverable: Bool { isEnabled }

    func hover(_ location: CGPoint?) {
      guard isHovered != (location != nil) else { return }
      isHovered = location != nil
      setNeedsCompose()
    }

    var pointerStyle: PointerStyle? { isEnabled ? .link : nil }
    var hoverTarget: (any HoverTarget)? { self }

    /// The shape that its label has for the mouse, else the shape in which it accepts touches. A rectangle of its whole
    /// frame, which labels have for touches, is ignored: it would not be visible.
    private var hoverPath: Path? {
      var touched: Path?
      for (content, frame) in contentFigures {
        guard let figure = content.figure(in: frame) else { continue }
        if content.kind.contains(.hoverEffect) { return figure }
        if touched == nil, frame.size == size, figure != Path(frame) { touched = figure }
      }
      return touched
    }

    /// The shape that its label has for the ring, as far inside as the ring round a frame.
    func focusPath(in rect: CGRect) -> Path {
      let label = contentFigures.first { $0.content.kind.contains(.focusEffect) }
      return label.flatMap { $0.content.figure(in: $0.frame.insetBy(dx: 2, dy: 2)) } ?? Path.ring(in: rect)
    }

    /// What has a shape of its content in the label, from the outside to the first view that has several, and its frame
    /// in own points.
    private var contentFigures: [(content: any ContentFigure, frame: CGRect)] {
      var figures: [(any ContentFigure, CGRect)] = []
      var node = children.first
      while let present = node {
        if let content = present as? any ContentFigure {
          let frame = present.transform(to: self, .model)
            .boundingRect(of: CGRect(origin: .zero, size: present.size))
          figures.append((content, frame))
        }
        guard present.children.count == 1 else { break }
        node = present.children.first
      }
      return figures
    }
    override var dumpEntry: DumpEntry { DumpEntry("Button").activated(if: isEnabled, by: action) }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.action = action
    layout.isEnabled = isEnabled
    layout.isDark = context.environment.colorScheme == .dark
    if !isEnabled { layout.tree.hover.remove(layout) }
    layout.pressed = pressed
    layout.rowPart = rowPart
    layout.shortcut = context.environment.keyboardShortcut
    layout.focusReported = focused
    layout.showsRing = context.environment.isFocusEffectEnabled
    layout.repeats = context.environment.buttonRepeatBehavior == .enabled
  }
}
