import Foundation
import Graphics

/// The layout of a sheet: a card that comes up from the window's lower edge, with a scrim behind it.
///
/// The card's height is applied when things are composed: no layout follows a finger or the spring that moves the card
/// to a detent. The content is laid out for the detent at which the card is to rest.
@MainActor final class SheetLayout: LayoutNode, KeyResponder, PointerResponder, Surroundings, Veil {
  /// Measures of iOS, in points.
  enum Metrics {
    /// What stays free above the largest sheet, below the safe area.
    static let topGap: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    static let handle = CGSize(width: 36, height: 5)
    static let handleTop: CGFloat = 5
    /// A sheet is no wider than this, however wide the window.
    static let greatestWidth: CGFloat = 640
    /// The undamped period of the spring, in seconds.
    static let response = 0.42
    /// How far a release is projected: 0.499 s of its velocity, as a scroll view runs out.
    static let projection: CGFloat = 0.499
  }

  /// The look, from the environment.
  struct Look: Equatable {
    var scrim = RGBA.clear
    var handle = RGBA.clear
    var windowIsWide = false
  }

  /// Which part of the sheet a child is.
  enum Part { case background, content }
  /// The key of a child's part.
  enum PartTrait {}

  let isCover: Bool
  let store: PresentationOptionsStore
  var environment: EnvironmentValues
  var look = Look()
  /// The person dismissed the sheet.
  var close: @MainActor () -> Void = {}
  /// The sheet has left the window.
  var gone: @MainActor () -> Void = {}
  private(set) lazy var member = SheetMember(self)
  /// Zooms the card out of a source, where its content has one.
  let zoom = ZoomPassage()

  /// Whether the program wants it shown.
  private var isShown = false
  /// Whether it is leaving.
  private(set) var isLeaving = false
  private var hasEntered = false
  /// The card's height.
  private(set) var height = SpringValue(response: Metrics.response)
  /// The opacity of card and scrim, which is less than 1 only where motion is reduced.
  private var fade = ReducedMotionFade()
  /// What a finger that drags the card began on; one finger drags at a time.
  enum Holder { case card, content }
  private(set) var holder: Holder?
  /// The height at which the finger would have the card if nothing resisted, and whether it has moved the card.
  private var raw: CGFloat = 0
  private var isDragged = false
  /// The card's height when the finger grabbed it.
  private(set) var startHeight: CGFloat = 0
  /// The card's velocity when the finger grabbed it, and the frame that was to be shown next.
  private var caught: (velocity: CGFloat, frame: UInt64)?
  /// The detent that was chosen; nil: the lowest.
  private var detent: PresentationDetent?
  /// The height for which the content is laid out.
  private var contentHeight: CGFloat = 0
  /// The window's height for which it was laid out last.
  private var laidOutHeight: CGFloat = 0
  /// Whether the content's next layout is animated along with the card.
  private var animatesContent = false

  init(isCover: Bool, store: PresentationOptionsStore, _ context: NodeContext) {
    self.isCover = isCover
    self.store = store
    environment = context.environment
    super.init(context)
    holdsPlaces = true
    store.onChange = { [weak self] in self?.optionsChanged() }
    tree.veils.add(self)
  }

  var isVeiling: Bool { isCover || scrimStrength > 0 }

  /// Where the card is to rest.
  private var target: CGFloat { isLeaving ? 0 : height(of: detent) }

  /// The card's height now.
  var shownHeight: CGFloat { height.value(at: tree.timers.now) }
  private var speed: CGFloat { height.velocity(at: tree.timers.now) }
  private var shownFade: Double { fade.value(at: tree.timers.now) }

  // MARK: Coming, going, changing

  /// Sets whether the sheet is wanted.
  func show(_ shown: Bool, animated: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    isLeaving = !shown
    // A card that was never placed has no place to start from.
    if isPlaced { settle(velocity: speed, animated: animated) }
  }

  private func optionsChanged() {
    guard isPlaced, hasEntered else { return }
    if let selected = options.selected, options.selection != nil { detent = selected }
    retarget()
    setNeedsCompose()
  }

  /// Moves the card to its present target, unless a finger holds it.
  private func retarget() {
    guard holder == nil else { return }
    if height.target != target { settle(velocity: speed, animated: true) }
    layOut(for: target)
  }

  /// Releases the card: it comes to rest at its target, or leaves.
  private func settle(velocity: CGFloat, animated: Bool) {
    if !isLeaving { layOut(for: target) }
    if animated, environment.accessibilityReduceMotion {
      fadeToTarget()
    } else if animated {
      height.travel(to: target, velocity: velocity, at: tree.timers.now)
    } else {
      height.set(target)
      if !isLeaving { fade.set(1) }
    }
    tree.animations.add(self)
    zoomMoved()
  }

  /// The card is where it is to rest at once, and fades in if it was not in sight; it fades out where it is.
  private func fadeToTarget() {
    let now = tree.timers.now
    if isLeaving {
      height.grab(at: now)
      fade.fade(to: 0, at: now)
    } else {
      if shownHeight <= 0 { fade.set(0) }
      height.set(target)
      fade.fade(to: 1, at: now)
    }
  }

  private func layOut(for height: CGFloat) {
    guard height != contentHeight, height > 0 else { return }
    animatesContent = contentHeight > 0 && !environment.accessibilityReduceMotion
    contentHeight = height
    setNeedsLayout()
  }

  override func advance(to time: TimeInterval) -> Bool {
    let more = super.advance(to: time)
    height.settle(at: time)
    fade.settle(at: time)
    zoomMoved()
    let isOut = shownHeight <= 0 || shownFade <= 0
    if !height.isTravelling, !fade.isRunning, isLeaving, holder == nil, isOut {
      isLeaving = false
      gone()
    }
    return height.isTravelling || fade.isRunning || more
  }

  // MARK: A finger

  /// Whether a touch catches the card in motion; one that moves slower than 20 pt/s close to its target is not caught.
  var catchesScrolls: Bool {
    height.isTravelling && !isLeaving && (abs(speed) > 20 || abs(shownHeight - height.target) > 1)
  }

  /// The card's height now, as if the rubber band did not resist.
  var unlimitedHeight: CGFloat {
    if holder != nil { return raw }
    return RubberBand.unlimited(
      shownHeight, lower: lowest, upper: greatestHeight, dimension: max(1, size.height))
  }

  /// A finger grabs the card where it is.
  ///
  /// - Returns: whether the finger has it.
  @discardableResult
  func grab(_ holder: Holder) -> Bool {
    guard self.holder == nil, !isLeaving || holder == .card else { return self.holder == holder }
    raw = unlimitedHeight
    startHeight = shownHeight
    caught = height.isTravelling ? (speed, tree.composeFrame) : nil
    height.grab(at: tree.timers.now)
    isDragged = false
    self.holder = holder
    return true
  }

  /// The height below which the card resists a finger.
  private var lowest: CGFloat { canDismiss ? -.infinity : leastHeight }

  /// The finger that drags the card moved by so many points, upwards positive.
  func drag(by distance: CGFloat) {
    guard distance != 0 else { return }
    isDragged = true
    raw += distance
    let shown = RubberBand.shown(raw, lower: lowest, upper: greatestHeight, dimension: max(1, size.height))
    height.set(shown)
    // Content of a lower detent must not end in the middle of a card that is pulled up.
    if shown > contentHeight, let next = stops.first(where: { $0.height >= shown - 0.5 })?.height {
      layOut(for: next)
    }
    zoomMoved()
  }

  /// The finger releases the card with a velocity, upwards positive, which the card keeps; `counts`: it decides to
  /// which detent. A touch that moved nothing dismisses nothing.
  func letGo(velocity finger: CGFloat, counts: Bool = true, mayDismiss: Bool = true) {
    guard holder != nil else { return }
    holder = nil
    if let caught, !isDragged, caught.frame == tree.composeFrame {
      // No frame has shown that it was stopped: it goes on.
      return settle(velocity: caught.velocity, animated: true)
    }
    let velocity =
      finger
      * RubberBand.slope(
        at: shownHeight, lower: lowest, upper: greatestHeight, dimension: max(1, size.height))
    guard !isLeaving else { return settle(velocity: velocity, animated: true) }
    let projected = shownHeight + (counts ? Metrics.projection * velocity : 0)
    let stops = stops
    let nearest = stops.min { abs($0.height - projected) < abs($1.height - projected) }
    guard let nearest else { return }
    if canDismiss, mayDismiss, isDragged, projected < leastHeight / 2 {
      dismiss(velocity: velocity)
    } else {
      detent = nearest.detent
      settle(velocity: velocity, animated: true)
      if options.selected != nearest.detent { options.selection?.wrappedValue = nearest.detent }
    }
  }

  /// A person dismisses the sheet.
  func dismiss(velocity: CGFloat = 0) {
    guard canDismiss, !isLeaving else { return }
    isLeaving = true
    settle(velocity: velocity == 0 ? speed : velocity, animated: true)
    close()
    // The program may keep the sheet presented: then it comes back.
    tree.afterUpdate { [weak self] in
      guard let self, self.isShown, self.isLeaving else { return }
      self.isLeaving = false
      self.settle(velocity: self.speed, animated: true)
    }
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if !hasEntered {
      hasEntered = true
      detent = options.selected
      contentHeight = target
      settle(velocity: 0, animated: isShown && entersAnimated)
    } else if laidOutHeight != size.height {
      followWindow()
    } else if holder == nil, !isLeaving {
      follow(target)
    }
    laidOutHeight = size.height
    let outer = tree.layoutTransaction
    if animatesContent {
      tree.layoutTransaction.animation = .spring(response: Metrics.response, dampingFraction: 1)
    }
    let bottom = isCover ? safeArea : EdgeInsets(top: 0, leading: 0, bottom: safeArea.bottom, trailing: 0)
    let room = CGSize(
      width: max(0, cardWidth - bottom.horizontal), height: max(0, contentHeight - bottom.vertical))
    for child in participants {
      if part(child) == .background {
        // The background continues below the lower edge, for a card that is pulled above its height.
        child.place(
          at: CGPoint(x: cardX, y: 0),
          proposal: ProposedViewSize(width: cardWidth, height: size.height * 2))
      } else {
        child.place(
          at: CGPoint(x: cardX + bottom.leading + room.width / 2, y: bottom.top + room.height / 2),
          anchor: .center, proposal: ProposedViewSize(room))
      }
    }
    tree.layoutTransaction = outer
    animatesContent = false
  }

  /// Moves the card to its height in a window of another size: at its detent, or as far on its course as before. Under a
  /// finger it stays, and its content is laid out for the next detent.
  private func followWindow() {
    let rest = height(of: detent)
    if holder != nil {
      raw = min(raw, greatestHeight)
      height.set(min(shownHeight, greatestHeight))
      contentHeight = stops.first { $0.height >= shownHeight - 0.5 }?.height ?? rest
      return
    }
    if isLeaving || height.target > 0 {
      height.scale(by: rest / max(1, isLeaving ? contentHeight : height.target), at: tree.timers.now)
    }
    contentHeight = rest
    if !isLeaving { height.rebase(to: rest, at: tree.timers.now) }
    zoomMoved()
  }

  /// Moves the card to its height for other detents: at rest, or with the same distance from rest as before.
  private func follow(_ goal: CGFloat) {
    contentHeight = goal
    height.rebase(to: goal, at: tree.timers.now)
  }

  /// Whether the sheet comes up from below when it is first shown.
  var entersAnimated = true

  private func part(_ child: LayoutNode) -> Part? {
    child.trait(ObjectIdentifier(PartTrait.self)) as? Part
  }

  override var mirrorsChildren: Bool { false }

  override var surroundings: (any Surroundings)? { self }
  /// The card, without what the home indicator covers.
  var safeAreaRect: CGRect? {
    let safe = safeArea
    let top = isCover ? safe.top : 0
    return CGRect(
      x: isCover ? safe.leading : cardX, y: top,
      width: max(0, cardWidth - (isCover ? safe.horizontal : 0)),
      height: max(0, contentHeight - safe.bottom - top))
  }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    if values == .presentation, let zoomed {
      return zoomed.transform(from: CGPoint(x: cardX, y: 0))
    }
    return .translation(x: 0, y: size.height - (values == .presentation ? shownHeight : target))
  }

  // MARK: Painting and input

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composer.withOpacity(shownFade, displayID(6)) { composeParts(composer, state) }
  }

  private func composeParts(_ composer: Composer, _ state: ComposeState) {
    if scrimStrength > 0 {
      composer.add(
        .fill(
          Path(state.rect), .color(look.scrim.opacity(Double(scrimStrength))), FillStyle(antialiased: false)),
        displayID(1), state)
    }
    var inner = state
    if let zoomed {
      zoom.composeGround(zoomed, composer, (displayID(3), displayID(4)), state)
      inner.clips.append(DisplayClip(path: zoomed.path(zoom.look), transform: state.transform))
      composer.withOpacity(zoomed.opacity, displayID(5)) { composeChildren(composer, inner) }
    } else {
      composeShadow(composer, state)
      inner.clips.append(DisplayClip(path: card, transform: state.transform))
      composeChildren(composer, inner)
    }
    composeHandle(composer, inner)
  }

  override func detached() {
    zoom.end()
    super.detached()
  }

  override func ownHit(_ point: CGPoint) -> OwnHit? { isOnCard(point) || !isUndimmed ? nil : .missed }
  override func hitsSelf(_ point: CGPoint) -> Bool { !isLeaving || isOnCard(point) }
  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { isCover ? [] : [member] }
  override var keyResponder: (any KeyResponder)? { self }
  var hearsAllKeys: Bool { true }
  var receivesKeys: Bool { !isLeaving }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, !isCover, !isLeaving else { return false }
    if event.phase == .down { dismiss() }
    return true
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(PassiveLayerTrait.self) ? isUndimmed || isLeaving : nil
  }

  override var dumpEntry: DumpEntry {
    DumpEntry(isCover ? "FullScreenCover" : "Sheet", value: "\(Double(shownHeight))")
  }
}
