import Foundation
import Graphics

/// The values of a picker on a wheel that turns.
struct WheelPicker<SelectionValue: Hashable, Content: View>: OptionsView {
  let options: PickerOptions<SelectionValue, Content>

  func makeLayout(_ context: NodeContext) -> WheelLayout { WheelLayout(context) }

  func updateLayout(_ layout: WheelLayout, _ context: NodeContext) {
    layout.configure(label: options.label, context)
  }

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil { environment.font = .system(size: 23) }
    environment.lineLimit = 1
  }
}

/// The layout of a wheel: rows on a cylinder, the one in the middle is picked when the wheel comes to rest.
///
/// Turning lays nothing out and evaluates nothing: places on the cylinder are computed when the frame is composed.
@MainActor final class WheelLayout: ControlLeaf, OptionsLayout {
  /// The measures of UIPickerView, in points.
  private enum Measure {
    static let height: CGFloat = 216
    static let row: CGFloat = 32
    /// The radius of the cylinder: half of its outline is what can be seen.
    static let radius: CGFloat = 108
    static let padding: CGFloat = 16
    static let plateRadius: CGFloat = 8
    static let plateInset: CGFloat = 9
    /// Beside the words of wheels that stand on one plate together.
    static let joinedPadding: CGFloat = 6
  }

  private var options: [LayoutNode] = []
  private(set) var selected: Int?
  private var pick: (Int) -> Void = { _ in }
  /// The row in the middle, as a number of rows, while nothing moves.
  private var rest: CGFloat = 0
  private var coast: WheelCoast?
  private var grip: (y: CGFloat, turn: CGFloat)?
  private var velocity = VelocityTracker()

  func setOptions(_ options: [LayoutNode], selected: Int?, pick: @escaping (Int) -> Void) {
    self.pick = pick
    self.options = options
    setChildren(options)
    guard selected != self.selected else { return }
    let isFirst = self.selected == nil
    self.selected = selected
    guard let selected, grip == nil else { return }
    if isFirst {
      rest = CGFloat(selected)
    } else if coast?.end != CGFloat(selected) {
      go(to: CGFloat(selected), velocity: 0)
    }
    tree.requestCompose()
  }

  /// The row in the middle at the moment.
  private var turn: CGFloat { coast?.position(at: tree.timers.now) ?? rest }
  private var last: CGFloat { CGFloat(max(0, options.count - 1)) }

  private func go(to row: CGFloat, velocity: CGFloat) {
    coast = WheelCoast(from: turn, to: row, velocity: velocity, at: tree.timers.now)
    tree.animations.add(self)
    tree.requestCompose()
  }

  /// Turns on from the place and the speed of a release, in rows and rows per second, and rests on a row.
  private func release(velocity: CGFloat) {
    let projected = turn + velocity * WheelCoast.reach
    let target = min(max(projected.rounded(), 0), last)
    go(to: target, velocity: velocity)
  }

  override func advance(to time: TimeInterval) -> Bool {
    if let coast, coast.isOver(at: time) {
      rest = coast.end
      self.coast = nil
      settled()
    }
    let more = super.advance(to: time)
    return coast != nil || more
  }

  private func settled() {
    let row = Int(rest)
    if row != selected, options.indices.contains(row) { pick(row) }
  }

  // MARK: Input

  override var dragAxes: Axis.Set { .vertical }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    let wasMoving = coast != nil
    rest = turn
    coast = nil
    grip = (point.y, RubberBand.unlimited(rest, lower: 0, upper: last, dimension: 4))
    velocity.reset()
    velocity.add(point, at: event.time)
    return wasMoving
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    guard let grip else { return }
    velocity.add(point, at: event.time)
    let wanted = grip.turn - (point.y - grip.y) / Measure.row
    rest = RubberBand.shown(wanted, lower: 0, upper: last, dimension: 4)
    tree.requestCompose()
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    grip = nil
    if isTap {
      // A tap on a row turns it to the middle.
      let angle = asin(min(max((point.y - size.height / 2) / Measure.radius, -1), 1))
      let rows = (angle * Measure.radius / Measure.row).rounded()
      go(to: min(max(rest.rounded() + rows, 0), last), velocity: 0)
    } else {
      velocity.add(point, at: event.time)
      release(velocity: -self.velocity.velocity(at: event.time).height / Measure.row)
    }
  }

  override func pointerCancelled() {
    guard grip != nil else { return }
    grip = nil
    release(velocity: 0)
  }

  override func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector {
    guard isEnabled, delta.dy != 0, !options.isEmpty else { return delta }
    let steps = event.isPrecise ? -delta.dy / Measure.row : -(delta.dy / 40).rounded(.awayFromZero)
    let from = coast?.end ?? rest
    let target = min(max(from + steps, 0), last)
    guard target != from else { return delta }
    go(to: event.isPrecise ? target.rounded(steps > 0 ? .up : .down) : target, velocity: 0)
    return CGVector(dx: delta.dx, dy: 0)
  }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers.isEmpty else { return false }
    let from = (coast?.end ?? rest).rounded()
    let target: CGFloat
    switch event.key {
    case .upArrow: target = from - 1
    case .downArrow: target = from + 1
    case .home: target = 0
    case .end: target = last
    default: return false
    }
    if event.phase != .up { go(to: min(max(target, 0), last), velocity: 0) }
    return true
  }

  // MARK: Layout and look

  /// What is free beside the words.
  private var inset: CGFloat {
    environment.wheelHasPlate ? Measure.padding + Measure.plateInset : Measure.joinedPadding
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? (widest + 2 * inset),
      height: min(Measure.height, proposal.height ?? Measure.height))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    // All of them in the middle; where they are shown is decided when they are composed.
    let offer = ProposedViewSize(
      width: max(0, size.width - 2 * inset), height: Measure.row)
    for option in options {
      option.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: offer)
    }
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    let middle = state.size.height / 2
    let plate = CGRect(
      x: Measure.plateInset, y: middle - Measure.row / 2, width: state.size.width - 2 * Measure.plateInset,
      height: Measure.row)
    if environment.wheelHasPlate {
      composer.add(
        .fill(
          Path(roundedRect: plate, cornerRadius: Measure.plateRadius), .color(color(.tertiaryFill)),
          FillStyle()), displayID(), state)
    }
    let turn = self.turn
    var inner = state
    inner.clips.append(DisplayClip(path: Path(state.rect), transform: state.transform))
    for (index, option) in options.enumerated() {
      let angle = (CGFloat(index) - turn) * Measure.row / Measure.radius
      guard abs(angle) < .pi / 2 else { continue }
      let depth = cos(angle)
      // Turned about the middle of the row, and lowered onto the cylinder.
      let place =
        ProjectionTransform.translation(x: -state.size.width / 2, y: -middle)
        .concatenating(ProjectionTransform(CGAffineTransform(scaleX: 0.9 + 0.1 * depth, y: depth)))
        .concatenating(.translation(x: state.size.width / 2, y: middle + Measure.radius * sin(angle)))
      let strength = abs(angle) < 0.15 ? 1 : max(0.08, 0.55 * depth * depth)
      composer.withOpacity(strength, displayID(series: 1, index)) {
        composeChild(option, composer, inner, place.concatenating(state.transform))
      }
    }
  }

  override var dumpEntry: DumpEntry { DumpEntry("WheelPicker", text: label, value: selected.map { "\($0)" }) }
}

/// A wheel that turns on after it was let go, until it rests on a row: continuous in place and speed.
///
/// The way of a spring without overshoot, x(t) = end − (a + b t) e^(−w t); for a fling w is chosen so that it is a pure
/// exponential, which is how friction slows things down.
struct WheelCoast {
  /// How far a fling carries, in seconds of its speed.
  static let reach: CGFloat = 0.3
  /// Bounds of w, per second: slow flings would last for ever, fast ones would stop dead.
  private static let rates: ClosedRange<CGFloat> = 3.5...14
  /// The rate where nothing was thrown.
  private static let rate: CGFloat = 11
  /// What cannot be seen any more, in rows.
  private static let nothing: CGFloat = 0.004

  let end: CGFloat
  private let start: TimeInterval
  private let a: CGFloat
  private let b: CGFloat
  private let w: CGFloat

  init(from: CGFloat, to end: CGFloat, velocity: CGFloat, at time: TimeInterval) {
    self.end = end
    start = time
    a = end - from
    let isThrown = a != 0 && velocity / a > 0
    w = isThrown ? min(max(velocity / a, Self.rates.lowerBound), Self.rates.upperBound) : Self.rate
    b = w * a - velocity
  }

  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time - start))
    return end - (a + b * t) * exp(-w * t)
  }

  func isOver(at time: TimeInterval) -> Bool {
    let t = CGFloat(max(0, time - start))
    let left = (abs(a) + abs(b) * t) * exp(-w * t)
    return left < Self.nothing
  }
}
