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
    /// Beside the words of wheels that share one plate.
    static let joinedPadding: CGFloat = 6
  }

  private var options: [LayoutNode] = []
  private(set) var selected: Int?
  private var pick: (Int) -> Void = { _ in }
  /// How far the wheel is turned, in points of its surface.
  private var surface = SpringValue(response: 2 * .pi / WheelLayout.rate)
  private var grip: (y: CGFloat, turn: CGFloat)?

  /// How far a throw carries, in seconds of its speed.
  private static let reach: CGFloat = 0.3
  /// The frequency of the spring that turns the wheel, per second, where nothing was thrown.
  private static let rate: CGFloat = 11
  /// Its bounds after a throw: slow throws would last for ever, fast ones would stop dead.
  private static let rates: ClosedRange<CGFloat> = 3.5...14

  func setOptions(_ options: [LayoutNode], selected: Int?, pick: @escaping (Int) -> Void) {
    self.pick = pick
    let (shown, repeated) = (option(end), repeats)
    let isAnother = options.count != self.options.count
    self.options = options
    setChildren(options)
    if isAnother, repeated || repeats { keep(shown) }
    guard selected != self.selected else { return }
    let isFirst = self.selected == nil
    self.selected = selected
    guard let selected, grip == nil else { return }
    if isFirst {
      surface.set(CGFloat(selected) * Measure.row)
    } else if !surface.isTravelling || option(end) != selected {
      go(to: row(of: selected), velocity: 0)
    }
    tree.requestCompose()
  }

  /// The row in the middle now, as a number of rows.
  private var turn: CGFloat { surface.value(at: tree.timers.now) / Measure.row }
  /// The row where it rests, or comes to rest.
  private var end: CGFloat { surface.target / Measure.row }
  private var last: CGFloat { CGFloat(max(0, options.count - 1)) }

  /// The rows that are in sight at once: more than half a turn's, so that no option of a wheel that repeats shows twice.
  private static let rowsInSight = Int((.pi * Measure.radius / Measure.row).rounded(.up))
  /// Whether its first row follows its last one, again and again.
  private var repeats: Bool { environment.wheelRepeats && options.count >= Self.rowsInSight }
  /// The option on a row: of a wheel that repeats any row has one.
  private func option(_ row: CGFloat) -> Int {
    let row = Int(row.rounded())
    guard repeats else { return row }
    let rest = row % options.count
    return rest < 0 ? rest + options.count : rest
  }
  /// The row of an option that is nearest to where the wheel rests, or comes to rest.
  private func row(of option: Int) -> CGFloat {
    guard repeats else { return CGFloat(option) }
    let count = CGFloat(options.count)
    return CGFloat(option) + ((end - CGFloat(option)) / count).rounded() * count
  }
  /// Keeps an option where it is shown when there is another number of them; the last one in place of one that has gone.
  private func keep(_ option: Int) {
    let before = end
    surface.rebase(to: min(max(0, CGFloat(option)), last) * Measure.row, at: tree.timers.now)
    grip?.turn += end - before
  }
  /// The rows between which it turns freely.
  private var rows: ClosedRange<CGFloat> { repeats ? -.infinity ... .infinity : 0...last }
  private func limited(_ row: CGFloat) -> CGFloat { min(max(row, rows.lowerBound), rows.upperBound) }

  /// Turns to a row, velocities in rows per second. The frequency after a throw is the one by which the spring is a pure
  /// exponential, which is how friction slows things down.
  private func go(to row: CGFloat, velocity: CGFloat) {
    let distance = row - turn
    let isThrown = distance != 0 && velocity / distance > 0
    let rate =
      isThrown ? min(max(velocity / distance, Self.rates.lowerBound), Self.rates.upperBound) : Self.rate
    surface.travel(
      to: row * Measure.row, velocity: velocity * Measure.row, at: tree.timers.now, period: 2 * .pi / rate)
    tree.animations.add(self)
    tree.requestCompose()
  }

  /// Turns on from the place and the speed of a release, in rows and rows per second, and rests on a row.
  private func release(velocity: CGFloat) {
    let projected = turn + velocity * Self.reach
    go(to: limited(projected.rounded()), velocity: velocity)
  }

  override func advance(to time: TimeInterval) -> Bool {
    if surface.settle(at: time) { settled() }
    let more = super.advance(to: time)
    return surface.isTravelling || more
  }

  private func settled() {
    let option = option(end)
    if option != selected, options.indices.contains(option) { pick(option) }
  }

  // MARK: Input

  override var dragAxes: Axis.Set { .vertical }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    let wasMoving = surface.isTravelling
    surface.grab(at: tree.timers.now)
    grip = (point.y, repeats ? turn : RubberBand.unlimited(turn, lower: 0, upper: last, dimension: 4))
    return wasMoving
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    guard let grip else { return }
    let wanted = grip.turn - (point.y - grip.y) / Measure.row
    let shown = repeats ? wanted : RubberBand.shown(wanted, lower: 0, upper: last, dimension: 4)
    surface.set(shown * Measure.row)
    tree.requestCompose()
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    grip = nil
    if isTap {
      // A tap on a row turns it to the middle.
      let angle = asin(min(max((point.y - size.height / 2) / Measure.radius, -1), 1))
      let rows = (angle * Measure.radius / Measure.row).rounded()
      turn(to: end.rounded() + rows)
    } else {
      let slope = repeats ? 1 : RubberBand.slope(at: turn, lower: 0, upper: last, dimension: 4)
      release(velocity: -member.velocity(at: event.time).height / Measure.row * slope)
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
    let from = end
    let target = limited(from + steps)
    guard target != from else { return delta }
    go(to: event.isPrecise ? target.rounded(steps > 0 ? .up : .down) : target, velocity: 0)
    return CGVector(dx: delta.dx, dy: 0)
  }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers.isEmpty else { return false }
    let from = end.rounded()
    let target: CGFloat
    switch event.key {
    case .upArrow: target = from - 1
    case .downArrow: target = from + 1
    case .home: target = row(of: 0)
    case .end: target = row(of: max(0, options.count - 1))
    default: return false
    }
    if event.phase != .up { turn(to: target) }
    return true
  }

  /// Turns to a row, or to the last one there is.
  private func turn(to row: CGFloat) { go(to: limited(row), velocity: 0) }

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
    let count = CGFloat(options.count)
    for (index, option) in options.enumerated() {
      var row = CGFloat(index)
      if repeats { row += ((turn - row) / count).rounded() * count }
      let angle = (row - turn) * Measure.row / Measure.radius
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

  /// The words of the picked row.
  private var selectedText: String? {
    guard let selected, options.indices.contains(selected) else { return nil }
    let words = options[selected].dump(.model).flattened.compactMap { $0.label ?? $0.text }
    return words.joined(separator: " ")
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("WheelPicker", text: label, value: selectedText).adjusted(if: isEnabled) { [weak self] in
      guard let self, !options.isEmpty else { return }
      turn(to: end.rounded() + ($0 == .increment ? 1 : -1))
    }
  }
}
