import Foundation
import Graphics

/// A switch without its label.
struct SwitchControl: LeafView {
  let isOn: Bool
  let tint: Color?
  let label: Text?
  let set: (Bool) -> Void

  func makeLayout(_ context: NodeContext) -> SwitchLeaf { SwitchLeaf(isOn: isOn, context) }

  func updateLayout(_ layout: SwitchLeaf, _ context: NodeContext) {
    layout.configure(label: label, context)
    layout.update(isOn: isOn, tint: tint, set, context)
  }
}

/// The layout of a switch: a track with a knob that slides from side to side.
@MainActor final class SwitchLeaf: ControlLeaf {
  /// The measures of UISwitch, in points.
  private enum Measure {
    static let size = CGSize(width: 51, height: 31)
    static let inset: CGFloat = 2
    static let knob: CGFloat = 27
    /// How much wider the knob is while it is held.
    static let stretch: CGFloat = 7
  }

  /// Like UISwitch: quick, with almost no overshoot.
  private static let animation = Animation.spring(response: 0.3, dampingFraction: 0.9)

  private var isOn: Bool
  private var set: (Bool) -> Void = { _ in }
  private var onColor = RGBA.clear
  /// 0: off; 1: on.
  private var progress: AnimatedValue<CGFloat>
  private var stretch = AnimatedValue<CGFloat>(0)
  /// Whether the next change is made by a finger or key on this switch.
  private var isChanging = false

  init(isOn: Bool, _ context: NodeContext) {
    self.isOn = isOn
    progress = AnimatedValue(isOn ? 1 : 0)
    super.init(context)
  }

  func update(isOn: Bool, tint: Color?, _ set: @escaping (Bool) -> Void, _ context: NodeContext) {
    self.set = set
    if let tint {
      onColor = tint.rgba(in: context.environment)
    } else {
      onColor = context.environment.tint == nil ? color(.green) : color(TintShapeStyle())
    }
    if isOn != self.isOn {
      self.isOn = isOn
      let animation = isChanging ? Self.animation : context.transaction.activeAnimation
      progress.set(isOn ? 1 : 0, animation: animation, at: tree.time, group: context.transaction.group)
      if progress.isAnimating { tree.animations.add(self) }
    }
    isChanging = false
  }

  private func change(to new: Bool) {
    guard new != isOn else { return }
    isChanging = true
    set(new)
  }

  private func hold(_ held: Bool) {
    stretch.set(held ? 1 : 0, animation: Self.animation, at: tree.timers.now, group: nil)
    if stretch.isAnimating { tree.animations.add(self) }
    setNeedsCompose()
  }

  // MARK: Input

  override var dragAxes: Axis.Set { .horizontal }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    hold(true)
    return false
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    change(to: (point.x > size.width / 2) != isRightToLeft)
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    hold(false)
    if isTap { change(to: !isOn) }
  }

  override func pointerCancelled() { hold(false) }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.key == .space || event.key == .return else {
      return false
    }
    if event.phase == .up { change(to: !isOn) }
    return true
  }

  // MARK: Layout and look

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { Measure.size }

  override func advance(to time: TimeInterval) -> Bool {
    progress.settle(at: time)
    stretch.settle(at: time)
    let more = super.advance(to: time)
    return progress.isAnimating || stretch.isAnimating || more
  }

  override func detached() {
    progress.stop()
    stretch.stop()
    super.detached()
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    let part = min(max(progress.value(at: tree.time), 0), 1)
    let track = CGRect(origin: .zero, size: Measure.size)
    let off = color(.secondaryFill)
    composer.add(
      .fill(
        Path(roundedRect: track, cornerRadius: track.height / 2),
        .color(ColorMath.mix(off, onColor, Float(part), .device)), FillStyle()), displayID(), state)
    let extra = Measure.stretch * max(0, stretch.value(at: tree.time))
    let travel = track.width - 2 * Measure.inset - Measure.knob - extra
    var x = Measure.inset + travel * part
    let width = Measure.knob + extra
    if isRightToLeft { x = track.width - x - width }
    let knob = CGRect(x: x, y: Measure.inset, width: width, height: Measure.knob)
    composer.addKnob(Path(roundedRect: knob, cornerRadius: Measure.knob / 2), self, state)
  }

  override func focusPath(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: -3, dy: -3), cornerRadius: rect.height / 2 + 3)
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("Switch", text: label, value: isOn ? "1" : "0").activated(if: isEnabled) { [weak self] in
      if let self { self.change(to: !self.isOn) }
    }
  }
}

extension Composer {
  /// Adds a white knob with a soft shadow.
  func addKnob(_ path: Path, _ node: LayoutNode, _ state: ComposeState) {
    withEffects(
      [
        .shadow(
          color: RGBA(red: 0, green: 0, blue: 0).opacity(0.16), radius: 3, offset: CGSize(width: 0, height: 2)
        )
      ],
      node.displayID(0x0F0E), state
    ) { inner in
      add(.fill(path, .color(RGBA(red: 1, green: 1, blue: 1)), FillStyle()), node.displayID(0x0F0F), inner)
    }
  }
}
