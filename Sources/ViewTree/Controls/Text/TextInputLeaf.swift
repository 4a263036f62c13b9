import Foundation
import Graphics

/// The layout of a text field: the edited text, its scroll offset and its geometry.
///
/// Typing lays out only where the field's size depends on the text; carets and selections are composed.
@MainActor final class TextInputLeaf: ControlLeaf {
  /// Lengths in points, times in seconds.
  enum Measure {
    static let caret: CGFloat = 2
    /// How long the caret is shown and hidden, and after how much silence it stays, so that a field at rest costs
    /// nothing (as GTK does).
    static let blink: TimeInterval = 0.5
    static let blinkEnd: TimeInterval = 10
    /// The dots at the ends of a selection made by a finger.
    static let handle: CGFloat = 10
    /// How near to a handle or the caret a finger must be to drag it.
    static let grab: CGFloat = 22
    /// The width of a field where nothing is offered and nothing is in it.
    static let least: CGFloat = 1
  }

  private static let mask: Character = "•"

  private(set) var input: TextInput
  var editing: TextEditing
  /// The state of the program's text, and the timer that ends the wait for its answer; see TextInputLeaf+Program.
  var agreement: TextAgreement
  var patience: TimerQueue.Token?
  /// The undo manager's count of edits when the field registered one last.
  var lastRegistration: Int?
  /// How far the text is scrolled inside of the field.
  private(set) var offset = CGPoint.zero
  /// The geometries for the last widths that were offered.
  private var geometries = RecentAnswers<CGFloat?, TextFieldGeometry>()
  private var look: TextFieldGeometry.Look?
  private var promptRuns: [TextRun] = []
  private var promptLayout: (room: CGFloat, layout: TextLayout)?
  /// The time of the last input: the caret is shown from then on.
  private var activity: TimeInterval = 0 {
    didSet { stopBlinking() }
  }
  private var blinkTimer: TimerQueue.Token?
  /// How often the caret has come or gone since then.
  private var caretPhase = 0
  private var lastCaret: CGRect?
  /// Where the caret wants to be when it goes up and down.
  var column: CGFloat?
  /// What the pointer does; see TextInputLeaf+Pointer.
  var pointer = TextInputPointer()

  init(_ input: TextInput, _ context: NodeContext) {
    self.input = input
    editing = TextEditing(input.value)
    agreement = TextAgreement(input.value, answersAtOnce: input.answersAtOnce)
    super.init(context)
  }

  var isFocused: Bool { tree.focus.focused === self }
  var isSecure: Bool { input.kind.role == .secureField }
  var isMultiline: Bool { input.kind.isMultiline }

  func update(_ input: TextInput, _ context: NodeContext) {
    if input.kind != self.input.kind { forgetGeometry() }
    self.input = input
    let environment = context.environment
    let color = ForegroundStyle()._paint(in: CGRect(origin: .zero, size: size), environment: environment)
    let look = TextFieldGeometry.Look(
      font: (environment.font ?? .body).resolve(in: environment), color: color.solidColor,
      alignment: environment.multilineTextAlignment, direction: environment.layoutDirection,
      language: environment.textLanguage, lineSpacing: TextOptions(environment).lineSpacing)
    if look != self.look {
      self.look = look
      forgetGeometry()
    }
    var prompt = environment
    prompt.setForegroundStyle([AnyShapeStyle(Color(.system(.placeholderText)))])
    let runs = input.prompt?.resolve(in: prompt) ?? []
    if runs != promptRuns {
      promptRuns = runs
      promptLayout = nil
      setNeedsLayout()
    }
    follow()
    if !isEnabled, isFocused { tree.focus.focus(nil, shown: false) }
    if isFocused { tree.screenKeyboard.edits(self) }
  }

  /// Replaces what is edited by a text of the program.
  func show(_ text: String) {
    guard text != editing.text else { return }
    editing.replaceAll(text)
    forgetSteps()
    textChanged()
  }

  // MARK: Editing

  func textChanged() {
    activity = tree.timers.now
    let before = size.height
    forgetGeometry(relayout: false)
    // A field of one line keeps its place, whatever is in it.
    if isMultiline ? geometry.size.height != before : proposal.width == nil { setNeedsLayout() }
    revealCaret()
    setNeedsCompose()
    tree.screenKeyboard.caretMoved(in: self)
  }

  /// Moves the caret or changes the selection.
  func select(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    activity = tree.timers.now
    revealCaret()
    setNeedsCompose()
    tree.screenKeyboard.caretMoved(in: self)
  }

  private func stopBlinking() {
    if let blinkTimer { tree.timers.cancel(blinkTimer) }
    blinkTimer = nil
  }

  /// Return in a field of one line: done.
  func submit() {
    input.onSubmit()
    environment.submitHandler?.submit(.text)
    if isFocused { tree.focus.focus(nil, shown: false) }
  }

  // MARK: Geometry

  private func forgetGeometry(relayout: Bool = true) {
    geometries.removeAll()
    if relayout { setNeedsLayout() }
  }

  /// The characters as they are shown.
  private var shownCharacters: [Character] {
    isSecure ? Array(repeating: Self.mask, count: editing.characters.count) : editing.characters
  }

  private func geometry(room: CGFloat?) -> TextFieldGeometry {
    if let known = geometries[room] { return known }
    let look =
      self.look
      ?? TextFieldGeometry.Look(
        font: ResolvedFont(), color: .black, alignment: .leading, direction: .leftToRight)
    let made = TextFieldGeometry(
      shownCharacters, marked: editing.marked, look: look, room: room, wraps: isMultiline,
      engine: tree.services.fonts)
    geometries.note(made, to: room)
    return made
  }

  /// The geometry of the text at the field's present width.
  var geometry: TextFieldGeometry { geometry(room: isPlaced ? size.width : nil) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let own = geometry(room: room)
    var lines = own.lines.count
    if isMultiline {
      lines = max(lines, environment.reservedLines ?? 1)
      if let limit = environment.lineLimit { lines = min(lines, max(1, limit)) }
    }
    let height = max(own.height(ofLines: lines), input.kind.minHeight)
    // It takes all the space that there is: a stack gives it what its other views leave.
    if proposal.width == .infinity { return CGSize(width: .infinity, height: height) }
    guard let room else {
      let prompt = promptRuns.isEmpty ? 0 : layoutPrompt(.infinity).size.width
      return CGSize(width: max(own.size.width, prompt, Measure.least) + Measure.caret, height: height)
    }
    return CGSize(width: room, height: height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { revealCaret() }

  private func layoutPrompt(_ room: CGFloat) -> TextLayout {
    if let promptLayout, promptLayout.room == room { return promptLayout.layout }
    var options = TextOptions(environment)
    if !isMultiline { options.lineLimit = 1 }
    let layout = TextLayouter(engine: tree.services.fonts).layout(promptRuns, width: room, options: options)
    promptLayout = (room, layout)
    return layout
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let lines = geometry(room: size.width).layout.lines
    if key == VerticalAlignment.firstTextBaseline.key { return lines.first?.baseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines.last?.baseline }
    return nil
  }

  /// Scrolls the text in the field, and the views round it, so that the caret is in sight.
  private func revealCaret() {
    guard isPlaced else { return }
    let geometry = self.geometry
    let caret = geometry.caret(editing.head)
    let width = size.width
    if !isMultiline {
      // Space for the caret at either end.
      let left = min(0, geometry.lines[0].left)
      let right = max(width, geometry.lines[0].left + geometry.lines[0].width + Measure.caret)
      var x = min(max(offset.x, left), max(left, right - width))
      if isFocused {
        if caret.minX + Measure.caret > x + width { x = caret.minX + Measure.caret - width }
        if caret.minX < x { x = caret.minX }
      } else {
        x = isRightToLeft ? max(left, right - width) : left
        if geometry.lines[0].width <= width { x = 0 }
      }
      offset = CGPoint(x: x, y: 0)
    } else {
      var y = min(max(offset.y, 0), max(0, geometry.size.height - size.height))
      if isFocused {
        if caret.maxY > y + size.height { y = caret.maxY - size.height }
        if caret.minY < y { y = caret.minY }
      }
      offset = CGPoint(x: 0, y: y)
    }
    guard isFocused else { return }
    let inField = caret.offsetBy(dx: -offset.x, dy: -offset.y)
    guard inField != lastCaret else { return }
    lastCaret = inField
    tree.afterLayout { [weak self] in
      guard let self, self.isFocused else { return }
      self.tree.focus.reveal(self, inField.insetBy(dx: 0, dy: -4))
      let place = self.transform(to: nil, .model).boundingRect(of: inField)
      self.tree.services.textInput(place)
    }
  }

  // MARK: Focus

  override var keepsFocus: Bool { true }

  override func focusChanged(_ focused: Bool) {
    activity = tree.timers.now
    if focused {
      lastCaret = nil
      tree.screenKeyboard.edits(self)
      input.onEditing(true)
      revealCaret()
    } else {
      edit { $0.commitComposition() }
      endWaiting()
      editing.move(to: editing.head)
      pointer = TextInputPointer()
      stopBlinking()
      tree.services.textInput(nil)
      tree.screenKeyboard.stopped(self)
      input.onEditing(false)
      revealCaret()
    }
  }

  override func detached() {
    stopBlinking()
    stopWaiting()
    forgetSteps()
    pointer.stop(tree.timers)
    if isFocused { tree.focus.focus(nil, shown: false) }
    super.detached()
  }

  // MARK: Input

  override func insertText(_ text: String) -> Bool { typed(text) }
  override func setMarkedText(_ text: String) -> Bool { composed(text) }
  override func handleKey(_ event: KeyEvent) -> Bool { pressed(event) }
  override var dragAxes: Axis.Set { pointer.grip == nil ? [] : [.horizontal, .vertical] }

  override var pointerStyle: PointerStyle? { isEnabled ? .horizontalText : nil }
  override func hitsSelf(_ point: CGPoint) -> Bool {
    isEnabled
      && (hitsTarget(point) || frameWithMargins.contains(point)
        || isFocused && pointer.showsHandles && nearHandle(point) != nil)
  }

  override func focusPath(in rect: CGRect) -> Path { frameOutline ?? .ring(in: rect) }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool { begin(at: point, event) }
  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) { drag(to: point) }
  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    end(at: point, isTap: isTap, event)
  }
  override func pointerCancelled() {
    pointer.stop(tree.timers)
    pointer.grip = nil
  }

  // MARK: Look

  override func compose(_ composer: Composer, _ state: ComposeState) {
    var inner = state
    let room = state.rect.insetBy(dx: -Measure.caret, dy: isMultiline ? 0 : -4)
    inner.clips.append(DisplayClip(path: Path(room), transform: state.transform))
    composer.withOpacity(isEnabled ? 1 : 0.5, displayID(0x0F0D)) { paint(composer, inner) }
    if isFocused, pointer.showsHandles, !editing.selection.isEmpty { paintHandles(composer, state) }
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    let geometry = self.geometry
    let tint = color(TintShapeStyle())
    func shown(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -offset.x, dy: -offset.y) }
    if isFocused {
      for (index, rect) in geometry.rects(editing.selection).enumerated() {
        composer.add(
          .fill(Path(shown(rect)), .color(tint.opacity(0.25)), FillStyle(antialiased: false)),
          displayID(series: 1, index), state)
      }
    }
    if editing.characters.isEmpty {
      if !promptRuns.isEmpty {
        let layout = layoutPrompt(size.width)
        let free = size.width - layout.size.width
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let x: CGFloat
        switch environment.multilineTextAlignment {
        case .center: x = free / 2
        case .leading: x = isRightToLeft ? free : 0
        case .trailing: x = isRightToLeft ? 0 : free
        }
        composer.add(.text(TextContent(layout: layout, origin: CGPoint(x: x, y: 0))), displayID(1), state)
      }
    } else {
      composer.add(
        .text(TextContent(layout: geometry.layout, origin: CGPoint(x: -offset.x, y: -offset.y))),
        displayID(), state)
    }
    guard isFocused, isEnabled, tree.focus.windowHasFocus, editing.selection.isEmpty, isCaretShown else {
      return
    }
    let caret = shown(geometry.caret(editing.head)).insetBy(dx: -Measure.caret / 2, dy: 1)
    let x = min(max(caret.minX, 0), max(0, size.width - Measure.caret))
    composer.add(
      .fill(
        Path(
          roundedRect: CGRect(x: x, y: caret.minY, width: Measure.caret, height: caret.height),
          cornerRadius: Measure.caret / 2), .color(tint), FillStyle()), displayID(2), state)
  }

  /// Whether the caret is shown now; schedules the frame in which that changes. Until then the result is the same,
  /// however often the field is composed.
  private var isCaretShown: Bool {
    guard blinkTimer == nil else { return caretPhase % 2 == 0 }
    let silence = max(0, tree.time - activity)
    guard silence < Measure.blinkEnd else { return true }
    // A frame that comes a rounding error too early belongs to the next phase.
    let phase = ((silence + 0.001) / Measure.blink).rounded(.down)
    caretPhase = Int(phase)
    blinkTimer = tree.timers.schedule(after: max(0.01, (phase + 1) * Measure.blink - silence)) {
      [weak self] in
      self?.blinkTimer = nil
      self?.setNeedsCompose()
    }
    return caretPhase % 2 == 0
  }

  private func paintHandles(_ composer: Composer, _ state: ComposeState) {
    let tint = color(TintShapeStyle())
    for isStart in [true, false] {
      let caret = handle(isStart)
      let stem = CGRect(x: caret.minX - 1, y: caret.minY, width: 2, height: caret.height)
      let center = CGPoint(
        x: caret.minX, y: isStart ? caret.minY - Measure.handle / 2 + 1 : caret.maxY + Measure.handle / 2 - 1)
      let dot = CGRect(
        x: center.x - Measure.handle / 2, y: center.y - Measure.handle / 2, width: Measure.handle,
        height: Measure.handle)
      let part: UInt32 = isStart ? 0x10 : 0x20
      composer.add(.fill(Path(stem), .color(tint), FillStyle()), displayID(part), state)
      composer.add(.fill(Path(ellipseIn: dot), .color(tint), FillStyle()), displayID(part + 1), state)
    }
  }

  /// The caret at an end of the selection, in the field's points.
  func handle(_ isStart: Bool) -> CGRect {
    let edges = geometry.edges(editing.selection)
    return (isStart ? edges.start : edges.end).offsetBy(dx: -offset.x, dy: -offset.y)
  }

  override var dumpEntry: DumpEntry {
    DumpEntry(input.kind.role.rawValue, text: label, value: String(shownCharacters))
      .activated(if: isEnabled) { [weak self] in
        if let self { self.tree.focus.focus(self, shown: false) }
      }
  }
}
