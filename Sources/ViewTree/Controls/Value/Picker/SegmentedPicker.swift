import Foundation
import Graphics

/// The values of a picker side by side.
struct SegmentedPicker<SelectionValue: Hashable, Content: View>: OptionsView {
  let options: PickerOptions<SelectionValue, Content>

  func makeLayout(_ context: NodeContext) -> SegmentedLayout { SegmentedLayout(context) }

  func updateLayout(_ layout: SegmentedLayout, _ context: NodeContext) {
    layout.configure(label: options.label, context)
  }

  func change(_ environment: inout EnvironmentValues) {
    environment.font = .system(size: 13, weight: .medium)
    environment.lineLimit = 1
    environment.multilineTextAlignment = .center
    if environment.foregroundStyleStack.isEmpty {
      environment.setForegroundStyle([AnyShapeStyle(Color(.system(.label)))])
    }
  }
}

/// The layout of a segmented picker: segments of one width, and a plate under the picked one that slides.
@MainActor final class SegmentedLayout: ControlLeaf, OptionsLayout, ChildActivation {
  /// The measures of UISegmentedControl, in points.
  private enum Measure {
    static let height: CGFloat = 32
    static let radius: CGFloat = 9
    static let inset: CGFloat = 2
    static let plateRadius: CGFloat = 7
    /// Beside the words of a segment.
    static let padding: CGFloat = 8
    static let line = CGSize(width: 1, height: 16)
    /// What the plate shrinks to while it is held.
    static let heldScale: CGFloat = 0.95
  }

  /// Like UISegmentedControl: quick, with almost no overshoot.
  private static let animation = Animation.spring(response: 0.3, dampingFraction: 0.9)

  private var options: [LayoutNode] = []
  private var selected: Int?
  private var pick: (Int) -> Void = { _ in }
  /// The position of the plate, in segments.
  private var plate = AnimatedValue<CGFloat>(0)
  private var held = AnimatedValue<CGFloat>(0)
  /// The segment under the pointer.
  private var pressed: Int?
  private var isDraggingPlate = false

  func setOptions(_ options: [LayoutNode], selected: Int?, pick: @escaping (Int) -> Void) {
    self.pick = pick
    let isFirst = self.options.isEmpty
    self.options = options
    setChildren(options)
    guard selected != self.selected || isFirst else { return }
    let wasShown = self.selected != nil
    self.selected = selected
    if let selected {
      plate.set(
        CGFloat(selected), animation: isFirst || !wasShown ? nil : Self.animation, at: tree.time, group: nil)
      if plate.isAnimating { tree.animations.add(self) }
    }
    tree.requestCompose()
  }

  // MARK: Input

  /// The segment at a distance from the left.
  private func segment(_ x: CGFloat) -> Int? {
    guard !options.isEmpty, size.width > 0 else { return nil }
    let index = Int((x / size.width * CGFloat(options.count)).rounded(.down))
    let clamped = min(max(index, 0), options.count - 1)
    return isRightToLeft ? options.count - 1 - clamped : clamped
  }

  private func press(_ segment: Int?) {
    pressed = segment
    held.set(
      segment != nil && segment == selected ? 1 : 0, animation: Self.animation, at: tree.timers.now,
      group: nil)
    if held.isAnimating { tree.animations.add(self) }
    tree.requestCompose()
  }

  override var dragAxes: Axis.Set { .horizontal }

  override func pointerBegan(at point: CGPoint, _ event: PointerEvent) -> Bool {
    let segment = segment(point.x)
    isDraggingPlate = segment == selected
    press(segment)
    return false
  }

  override func pointerMoved(to point: CGPoint, _ event: PointerEvent) {
    let isNear = point.y > -40 && point.y < size.height + 40
    let segment = isNear ? segment(point.x) : nil
    if isDraggingPlate, let segment, segment != selected { pick(segment) }
    if segment != pressed { press(segment) }
  }

  override func pointerEnded(at point: CGPoint, isTap: Bool, _ event: PointerEvent) {
    if let pressed { pick(pressed) }
    press(nil)
  }

  override func pointerCancelled() { press(nil) }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, tree.focus.focused === self, event.modifiers.isEmpty, !options.isEmpty else {
      return false
    }
    let step: Int
    switch event.key {
    case .rightArrow: step = isRightToLeft ? -1 : 1
    case .leftArrow: step = isRightToLeft ? 1 : -1
    default: return false
    }
    guard event.phase != .up else { return true }
    let next = (selected ?? (step > 0 ? -1 : options.count)) + step
    if options.indices.contains(next) { pick(next) }
    return true
  }

  // MARK: Layout and look

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let tallest = options.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    let ideal = (widest + 2 * Measure.padding) * CGFloat(options.count)
    return CGSize(
      width: proposal.width ?? ideal, height: max(Measure.height, tallest + 4 * Measure.inset))
  }

  private func box(_ index: CGFloat, _ size: CGSize) -> CGRect {
    let width = size.width / CGFloat(max(options.count, 1))
    return CGRect(x: index * width, y: 0, width: width, height: size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (index, option) in options.enumerated() {
      let room = box(CGFloat(index), size)
      let offer = ProposedViewSize(
        width: max(0, room.width - Measure.padding), height: size.height - 2 * Measure.inset)
      option.place(at: room.center, anchor: .center, proposal: offer)
    }
  }

  override func advance(to time: TimeInterval) -> Bool {
    plate.settle(at: time)
    held.settle(at: time)
    let more = super.advance(to: time)
    return plate.isAnimating || held.isAnimating || more
  }

  override func detached() {
    plate.stop()
    held.stop()
    super.detached()
  }

  override func paint(_ composer: Composer, _ state: ComposeState) {
    composer.add(
      .fill(
        Path(roundedRect: state.rect, cornerRadius: Measure.radius), .color(color(.tertiaryFill)), FillStyle()
      ),
      displayID(), state)
    paintLines(composer, state)
    if selected != nil { paintPlate(composer, state) }
    for (index, option) in options.enumerated() {
      let isFaint = pressed == index && selected != index
      composer.withOpacity(isFaint ? 0.3 : 1, displayID(series: 1, index)) {
        composeChild(option, composer, state, state.transform)
      }
    }
  }

  /// Lines between segments that are not next to the plate.
  private func paintLines(_ composer: Composer, _ state: ComposeState) {
    guard options.count > 1 else { return }
    let place = selected == nil ? -9 : plate.value(at: tree.time)
    for index in 1..<options.count {
      let distance = min(abs(CGFloat(index) - 0.5 - place - 0.5), abs(CGFloat(index) - 0.5 - place + 0.5))
      let strength = min(max(distance * 2, 0), 1)
      guard strength > 0 else { continue }
      var x = box(CGFloat(index), state.size).minX
      if isRightToLeft { x = state.size.width - x }
      let line = CGRect(
        x: x - Measure.line.width / 2, y: (state.size.height - Measure.line.height) / 2,
        width: Measure.line.width, height: Measure.line.height)
      composer.add(
        .fill(Path(line), .color(color(.separator).opacity(strength)), FillStyle()),
        displayID(series: 2, index), state)
    }
  }

  private func paintPlate(_ composer: Composer, _ state: ComposeState) {
    var rect = box(plate.value(at: tree.time), state.size)
    if isRightToLeft { rect.origin.x = state.size.width - rect.maxX }
    rect = rect.insetBy(dx: Measure.inset, dy: Measure.inset)
    let part = min(max(held.value(at: tree.time), 0), 1) * (1 - Measure.heldScale)
    rect = rect.insetBy(dx: rect.width * part / 2, dy: rect.height * part / 2)
    let isDark = environment.colorScheme == .dark
    let fill = isDark ? RGBA(red: 0.388, green: 0.388, blue: 0.4) : RGBA.white
    composer.withEffects(
      [.shadow(color: RGBA.black.opacity(0.12), radius: 2, offset: CGSize(width: 0, height: 1.5))],
      displayID(0x0F0E), state
    ) { inner in
      composer.add(
        .fill(Path(roundedRect: rect, cornerRadius: Measure.plateRadius), .color(fill), FillStyle()),
        displayID(0x0F0F), inner)
    }
  }

  override func focusPath(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: -3, dy: -3), cornerRadius: Measure.radius + 3)
  }

  func activation(of child: LayoutNode) -> (@MainActor () -> Void)? {
    guard isEnabled, let index = options.firstIndex(where: { $0 === child }) else { return nil }
    return { [pick] in pick(index) }
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("SegmentedPicker", text: label, value: selected.map { "\($0)" })
  }
}
