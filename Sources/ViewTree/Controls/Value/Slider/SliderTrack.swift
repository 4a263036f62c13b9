import Foundation
import Graphics

/// A slider without its labels.
struct SliderTrack: LeafView {
  let binding: Binding<Double>
  /// The value at present, so that the view that shows the slider is updated with it.
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Text?
  let onEditingChanged: (Bool) -> Void

  func makeLayout(_ context: NodeContext) -> SliderLeaf { SliderLeaf(self, context) }

  func updateLayout(_ layout: SliderLeaf, _ context: NodeContext) {
    layout.configure(label: label, context)
    layout.update(self, context)
  }
}

/// The layout of a slider: a track with a thumb on it.
@MainActor final class SliderLeaf: ControlLeaf {
  /// The measures of UISlider, in points.
  private enum Measure {
    static let height: CGFloat = 31
    static let thumb: CGFloat = 28
    static let track: CGFloat = 4
    /// The width where nothing is offered.
    static let ideal: CGFloat = 150
  }

  /// The part of the range by which keys and assistive technology move it where there is no step.
  private static let keyPart = 0.1

  private var track: SliderTrack
  private var fraction: AnimatedValue<Double>
  private var tint = RGBA.clear
  /// Where on the thumb the pointer holds it, from its middle; nil: it is not held.
  private var grip: CGFloat?
  private var isEditing = false

  init(_ track: SliderTrack, _ context: NodeContext) {
    self.track = track
    fraction = AnimatedValue(Self.fraction(track))
    super.init(context)
  }

  /// Where a value lies in its range, from 0 to 1.
  private static func fraction(_ track: SliderTrack) -> Double {
    let length = track.bounds.upperBound - track.bounds.lowerBound
    guard length > 0, length.isFinite, track.value.isFinite else { return 0 }
    return min(max((track.value - track.bounds.lowerBound) / length, 0), 1)
  }

  func update(_ track: SliderTrack, _ context: NodeContext) {
    self.track = track
    tint = color(TintShapeStyle())
    let new = Self.fraction(track)
    guard new != fraction.model else { return }
    fraction.set(
      new, animation: isEditing ? nil : context.transaction.activeAnimation, at: tree.time,
      group: context.transaction.group)
    if fraction.isAnimating { tree.animations.add(self) }
  }

  // MARK: Values

  /// The nearest value that the slider can have.
  private func legal(_ value: Double) -> Double {
    let (low, high) = (track.bounds.lowerBound, track.bounds.upperBound)
    var value = value.isFinite ? value : low
    if let step = track.step, step > 0 {
      value = low + ((value - low) / step).rounded() * step
      // The last step that still lies in the range.
      if value > high { value -= step }
    }
    return min(max(value, low), high)
  }

  private func change(to value: Double) {
    let new = legal(value)
    if new != present { track.binding.wrappedValue = new }
  }

  /// The program's value, which may be ahead of what is shown.
  private var present: Double { track.binding.wrappedValue }

  private func edit(_ editing: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    track.onEditingChanged(editing)
  }

  // MARK: Input

  private func thumbCenter(_ fraction: Double, width: CGFloat) -> CGFloat {
    let travel = max(0, width - Measure.thumb)
    let x = Measure.thumb / 2 + travel * CGFloat(fraction)
    return isRightToLeft ? width - x : x
  }

  override var dragAxes: Axis.Set { .horizontal }

  override func hitsSelf(_ point: CGPoint) -> Bool {
    let reach = max(Measure.thumb, Self.leastTarget) / 2
    return isEnabled && abs(point.x - thumbCenter(fraction.model, width: size.width)) <= reach
      && CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: (Measure.height - Self.leastTarget) / 2)
        .contains(point)
  }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    grip = point.x - thumbCenter(fraction.model, width: size.width)
    return event.kind == .mouse
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    guard let grip else { return }
    edit(true)
    let travel = size.width - Measure.thumb
    guard travel > 0 else { return }
    var part = Double((point.x - grip - Measure.thumb / 2) / travel)
    if isRightToLeft { part = 1 - part }
    let length = track.bounds.upperBound - track.bounds.lowerBound
    change(to: track.bounds.lowerBound + min(max(part, 0), 1) * length)
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) { pointerCancelled() }

  override func pointerCancelled() {
    grip = nil
    edit(false)
  }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers.isEmpty else { return false }
    let target: Double
    switch event.key {
    case .rightArrow: target = present + (isRightToLeft ? -step : step)
    case .leftArrow: target = present - (isRightToLeft ? -step : step)
    case .upArrow: target = present + step
    case .downArrow: target = present - step
    case .home: target = track.bounds.lowerBound
    case .end: target = track.bounds.upperBound
    default: return false
    }
    if event.phase != .up { move(to: target) }
    return true
  }

  /// How far a key or assistive technology moves it.
  private var step: Double {
    track.step ?? Self.keyPart * (track.bounds.upperBound - track.bounds.lowerBound)
  }

  /// Changes the value as a short drag does.
  private func move(to value: Double) {
    edit(true)
    change(to: value)
    edit(false)
  }

  // MARK: Layout and look

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(Measure.thumb, proposal.width ?? Measure.ideal), height: Measure.height)
  }

  override func advance(to time: TimeInterval) -> Bool {
    fraction.settle(at: time)
    let more = super.advance(to: time)
    return fraction.isAnimating || more
  }

  override func detached() {
    fraction.stop()
    super.detached()
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    let width = state.size.width
    let center = thumbCenter(min(max(fraction.value(at: tree.time), 0), 1), width: width)
    let line = CGRect(
      x: 0, y: (Measure.height - Measure.track) / 2, width: width, height: Measure.track)
    let before =
      isRightToLeft
      ? CGRect(x: center, y: line.minY, width: width - center, height: line.height)
      : CGRect(x: 0, y: line.minY, width: center, height: line.height)
    composer.add(
      .fill(Path(roundedRect: line, cornerRadius: Measure.track / 2), .color(color(.fill)), FillStyle()),
      displayID(), state)
    composer.add(
      .fill(Path(roundedRect: before, cornerRadius: Measure.track / 2), .color(tint), FillStyle()),
      displayID(1), state)
    let thumb = CGRect(
      x: center - Measure.thumb / 2, y: (Measure.height - Measure.thumb) / 2, width: Measure.thumb,
      height: Measure.thumb)
    composer.addKnob(Path(ellipseIn: thumb), self, state)
  }

  override func focusPath(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: -4, dy: -1), cornerRadius: 16)
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("Slider", text: label, value: writtenValue).adjusted(if: isEnabled) { [weak self] in
      guard let self else { return }
      move(to: present + ($0 == .increment ? step : -step))
    }
  }

  private var writtenValue: String {
    // Two decimal places: steps of a hundredth.
    let rounded = (track.value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
