import Foundation
import Graphics

/// What a side of a stepper does.
struct StepperAction {
  /// Whether there is anything to do at present.
  let isPossible: () -> Bool
  let perform: () -> Void

  init(isPossible: @escaping () -> Bool, perform: @escaping () -> Void) {
    self.isPossible = isPossible
    self.perform = perform
  }

  /// An action that is always possible, or never.
  init(_ perform: (() -> Void)?) {
    self.init(isPossible: { perform != nil }, perform: { perform?() })
  }
}

/// A stepper without its label.
struct StepperControl: LeafView {
  let increment: StepperAction
  let decrement: StepperAction
  let onEditingChanged: (Bool) -> Void
  let label: Text?
  let value: String?

  func makeLayout(_ context: NodeContext) -> StepperLeaf { StepperLeaf(self, context) }

  func updateLayout(_ layout: StepperLeaf, _ context: NodeContext) {
    layout.configure(label: label, context)
    layout.update(self)
  }
}

/// The layout of a stepper: minus and plus on one plane.
///
/// A side acts when it is released; held down it repeats by the window's clock.
@MainActor final class StepperLeaf: ControlLeaf {
  private enum Side: UInt32 { case minus, plus }

  /// The measures of UIStepper, in points.
  private enum Measure {
    static let size = CGSize(width: 94, height: 32)
    static let radius: CGFloat = 8
    /// The arms of minus and plus.
    static let arm: CGFloat = 15
    static let stroke: CGFloat = 1.7
    /// The line between the sides.
    static let line = CGSize(width: 1, height: 18)
  }

  /// Seconds until a held side repeats, and between its repetitions.
  private enum Repeat {
    static let delay: TimeInterval = 0.5
    static let interval: TimeInterval = 0.1
  }

  private var control: StepperControl
  private var pressed: Side?
  private var timer: TimerQueue.Token?
  private var hasRepeated = false

  init(_ control: StepperControl, _ context: NodeContext) {
    self.control = control
    super.init(context)
  }

  func update(_ control: StepperControl) {
    self.control = control
    if let pressed, action(pressed) == nil { hold(nil) }
  }

  /// What a side does; nil: nothing at present.
  private func action(_ side: Side) -> (() -> Void)? {
    let action = side == .plus ? control.increment : control.decrement
    return action.isPossible() ? action.perform : nil
  }

  /// The side at a place; plus is at the trailing edge.
  private func side(_ point: CGPoint) -> Side {
    (point.x > size.width / 2) != isRightToLeft ? .plus : .minus
  }

  private func hold(_ side: Side?) {
    if let timer { tree.timers.cancel(timer) }
    timer = nil
    if pressed != nil, side == nil { control.onEditingChanged(false) }
    if pressed == nil, side != nil { control.onEditingChanged(true) }
    pressed = side
    setNeedsCompose()
  }

  private func wait(_ seconds: TimeInterval) {
    timer = tree.timers.schedule(after: seconds) { [weak self] in self?.repeatAction() }
  }

  private func repeatAction() {
    guard let pressed, let action = action(pressed) else { return hold(nil) }
    hasRepeated = true
    member.claimNow()
    action()
    wait(Repeat.interval)
  }

  // MARK: Input

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    hasRepeated = false
    let side = side(point)
    guard action(side) != nil else { return false }
    hold(side)
    wait(Repeat.delay)
    return false
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    guard let pressed,
      !CGRect(origin: .zero, size: size).insetBy(dx: -30, dy: -30).contains(point) || side(point) != pressed
    else { return }
    hold(nil)
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    let side = pressed
    let acts = !hasRepeated && side != nil && side == self.side(point)
    if acts, let side { action(side)?() }
    hold(nil)
  }

  override func pointerCancelled() { hold(nil) }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers.isEmpty else { return false }
    let side: Side
    switch event.key {
    case .upArrow, "+": side = .plus
    case .downArrow, "-": side = .minus
    case .rightArrow: side = isRightToLeft ? .minus : .plus
    case .leftArrow: side = isRightToLeft ? .plus : .minus
    default: return false
    }
    if event.phase != .up { step(side) }
    return true
  }

  /// Does what a side does, as a short press of it.
  private func step(_ side: Side) {
    guard let action = action(side) else { return }
    control.onEditingChanged(true)
    action()
    control.onEditingChanged(false)
  }

  // MARK: Layout and look

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { Measure.size }

  override func detached() {
    if let timer { tree.timers.cancel(timer) }
    timer = nil
    super.detached()
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    let rect = CGRect(origin: .zero, size: Measure.size)
    let plane = Path(roundedRect: rect, cornerRadius: Measure.radius)
    composer.add(.fill(plane, .color(color(.tertiaryFill)), FillStyle()), displayID(), state)
    let half = rect.width / 2
    func box(_ side: Side) -> CGRect {
      CGRect(x: (side == .plus) != isRightToLeft ? half : 0, y: 0, width: half, height: rect.height)
    }
    if let pressed {
      let inner = Path(roundedRect: box(pressed), cornerRadius: Measure.radius)
      composer.add(.fill(inner, .color(color(.tertiaryFill)), FillStyle()), displayID(1), state)
    }
    let line = CGRect(
      x: half - Measure.line.width / 2, y: (rect.height - Measure.line.height) / 2,
      width: Measure.line.width, height: Measure.line.height)
    if pressed == nil {
      composer.add(.fill(Path(line), .color(color(.separator)), FillStyle()), displayID(2), state)
    }
    for side in [Side.minus, .plus] {
      let center = box(side).center
      var sign = Path()
      sign.move(to: CGPoint(x: center.x - Measure.arm / 2, y: center.y))
      sign.addLine(to: CGPoint(x: center.x + Measure.arm / 2, y: center.y))
      if side == .plus {
        sign.move(to: CGPoint(x: center.x, y: center.y - Measure.arm / 2))
        sign.addLine(to: CGPoint(x: center.x, y: center.y + Measure.arm / 2))
      }
      let ink = color(action(side) == nil ? .tertiaryLabel : .label)
      composer.add(
        .stroke(sign, .color(ink), StrokeStyle(lineWidth: Measure.stroke, lineCap: .round)),
        displayID(3 + side.rawValue), state)
    }
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("Stepper", text: label, value: control.value).adjusted(if: isEnabled) { [weak self] in
      self?.step($0 == .increment ? .plus : .minus)
    }
  }
}
