import Foundation
import Graphics

/// Scrolls a scroll view: follows a pointer once it has moved along an axis, flings the content when it is released.
@MainActor final class ScrollMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  unowned let view: ScrollLayout
  private enum Stage { case idle, tracking, dragging }
  private var stage = Stage.idle
  private var finger = FingerFollower()
  /// The place of the finger and the unlimited offset when dragging began.
  private var anchor = CGPoint.zero
  private var anchorOffset = CGPoint.zero
  /// The ends of the content for which that offset was computed.
  private var anchorRanges: [Axis: ClosedRange<CGFloat>] = [:]
  /// The offset at which the present drag began.
  private(set) var startOffset = CGPoint.zero
  private var axes: Axis.Set = []
  private var wantsDrag = false
  private var pending: PointerEvent?
  /// The throw in progress: its two axes and when it began.
  var throwing: (x: ScrollMotion?, y: ScrollMotion?, start: TimeInterval)?
  /// The throw or animated move that the present touch has stopped.
  private var caught: ScrollCatch?
  private var preempted = false
  /// Whether a wheel or trackpad moves the content; this ends once it is silent for a while.
  private(set) var isWheeling = false
  private var wheelTimer: TimerQueue.Token?
  private lazy var drag = ScrollDrag(view)
  var phase = ScrollPhase.idle {
    didSet { if phase != oldValue { for listener in phaseListeners { listener.action(oldValue, phase) } } }
  }
  /// Told about each change of the phase, in the order in which they began to listen.
  private var phaseListeners:
    [(owner: ObjectIdentifier, action: @MainActor (ScrollPhase, ScrollPhase) -> Void)] =
      []

  /// Tells `action` about each change of the phase from now on, instead of what `owner` gave before; nil: nobody.
  func listen(for owner: ObjectIdentifier, _ action: (@MainActor (ScrollPhase, ScrollPhase) -> Void)?) {
    let index = phaseListeners.firstIndex { $0.owner == owner }
    if let action, let index {
      phaseListeners[index].action = action
    } else if let action {
      phaseListeners.append((owner, action))
    } else if let index {
      phaseListeners.remove(at: index)
    }
  }

  /// How fast the content moves that the program, a key or a tap sent elsewhere; nil: it does not. A notch of a wheel is no
  /// move that a finger would catch.
  private func travelVelocity(at time: TimeInterval) -> CGVector? {
    isWheeling ? nil : view.travel?.velocity(at: time)
  }

  init(_ view: ScrollLayout) {
    self.view = view
    super.init(view)
  }

  override var isEnabled: Bool { view.isEnabled }
  override var claim: GestureClaim { wantsDrag ? .wants : .none }
  override var minimumDistance: CGFloat? { InputRouter.slop }
  override var scrollAxes: Axis.Set? { view.gestureAxes }
  /// Content that moves is caught at once.
  override var preempts: Bool { preempted }

  /// Whether the content follows a pointer, and whether it moves by itself.
  var isDragging: Bool { stage == .dragging }
  var isThrowing: Bool { throwing != nil }

  // MARK: Pointers

  override func handle(_ event: PointerEvent) {
    switch finger.follow(event) {
    case .began: begin(at: event.time)
    case .moved: if stage == .tracking { decide() }
    case .ended: pending = event
    case .cancelled:
      abort(at: event.time)
      stage = .idle
    case nil: break
    }
  }

  private func begin(at time: TimeInterval) {
    // The last finger of a drag was lifted in a contest that still waits for a tap.
    if stage == .dragging { abort(at: time) }
    stage = .tracking
    wantsDrag = false
    preempted = false
    if let velocity = throwVelocity(at: time) ?? travelVelocity(at: time) {
      caught = ScrollCatch(view, CGSize(width: velocity.dx, height: velocity.dy), time)
      // A crawl that has all but ended is no movement to be caught.
      preempted = abs(velocity.dx) + abs(velocity.dy) > 20
      stop()
    } else {
      caught = nil
    }
    drag.find()
    if drag.receiver?.catchesScrolls ?? false { preempted = true }
    if preempted { beginDrag(view.gestureAxes) }
  }

  /// Begins once the finger has exceeded the slop along an axis that scrolls.
  private func decide() {
    guard let axis = finger.decidedAxis, view.gestureAxes.contains(axis) else { return }
    beginDrag(view.gestureAxes)
    let countsSlop = axis == .vertical && drag.receiver?.countsSlop ?? false
    anchor = countsSlop ? finger.start : finger.location
    if !countsSlop { anchor[axis] = finger.slopEnd(axis) }
  }

  private func beginDrag(_ axes: Axis.Set) {
    self.axes = axes
    anchor = finger.location
    wantsDrag = true
    startOffset = view.offset
    for axis in [Axis.horizontal, .vertical] {
      let range = view.range(axis)
      anchorOffset[axis] = unlimited(axis, range)
      anchorRanges[axis] = range
    }
  }

  private func unlimited(_ axis: Axis, _ range: ClosedRange<CGFloat>) -> CGFloat {
    RubberBand.unlimited(
      view.offset[axis], lower: range.lowerBound, upper: range.upperBound, dimension: view.size[axis])
  }

  /// Keeps the point under the finger where the ends of the content have changed since the last move: a refresh has
  /// begun or ended, or the content has become shorter.
  private func followRange(_ axis: Axis) {
    let range = view.range(axis)
    guard let before = anchorRanges.updateValue(range, forKey: axis), before != range else { return }
    anchorOffset[axis] += unlimited(axis, range) - unlimited(axis, before)
  }

  override func dispatch() {
    guard wantsDrag else {
      if let pending { resume(at: pending.time) }
      pending = nil
      return
    }
    if stage == .tracking {
      stage = .dragging
      endWheel()
      view.stopTravel()
      if axes.contains(.vertical) { drag.begin(caught: preempted) }
      phase = .interacting
      view.tree.focus.scrolled = view
      view.dismissKeyboard()
      if !preempted { view.flashIndicator() }
    }
    guard stage == .dragging else { return }
    var next = view.offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      followRange(axis)
      let r = view.range(axis)
      let translation = finger.location[axis] - anchor[axis]
      let raw =
        anchorOffset[axis] - (axis == .vertical ? drag.left(of: translation, anchorOffset.y) : translation)
      next[axis] = RubberBand.shown(raw, lower: r.lowerBound, upper: r.upperBound, dimension: view.size[axis])
    }
    if next != view.offset { view.flashIndicator() }
    view.setOffset(next)
    if let event = pending {
      pending = nil
      var speed = finger.velocity(at: event.time)
      let left = drag.end(speed.height, at: event.time)
      speed.height = left.velocity
      release(speed, at: event.time, left.rate)
      stage = .idle
    }
  }

  override func reject() {
    abort(at: view.tree.timers.now)
    stage = .idle
    wantsDrag = false
    pending = nil
  }

  override func reset() {
    abort(at: view.tree.timers.now)
    stage = .idle
    finger.reset()
    wantsDrag = false
    preempted = false
    pending = nil
  }

  /// The view has gone, perhaps under a finger: the receiver that shared the drag is told.
  func viewGone() { drag.cancel() }

  /// Cancels a drag.
  private func abort(at time: TimeInterval) {
    guard stage == .dragging else { return resume(at: time) }
    drag.cancel()
    release(.zero, at: time)
  }

  /// After a touch that stopped the content and did nothing else, the content continues to a place where it may rest.
  private func resume(at time: TimeInterval) {
    guard stage == .tracking, caught != nil else { return }
    axes = view.gestureAxes
    release(.zero, at: time)
  }

  // MARK: Flings

  /// Releases the content with the finger's velocity; `rate`: how it slows down along the vertical axis.
  private func release(
    _ finger: CGSize, at time: TimeInterval, _ rate: ScrollDeceleration.Rate = .normal
  ) {
    if finger == .zero, let caught, caught.resume(view) { return self.caught = nil }
    var v = CGSize(width: -finger.width, height: -finger.height)
    if let caught, rate != .stop {
      v.width = ScrollDeceleration.carried(
        release: v.width, caught: caught.velocity.width, held: time - caught.time)
      v.height = ScrollDeceleration.carried(
        release: v.height, caught: caught.velocity.height, held: time - caught.time)
    }
    caught = nil
    v = CGSize(width: v.width * slope(.horizontal), height: v.height * slope(.vertical))
    var x: ScrollMotion?
    var y: ScrollMotion?
    if axes.contains(.horizontal) { x = motion(.horizontal, v.width) }
    if axes.contains(.vertical) { y = motion(.vertical, v.height, rate) }
    if let behavior = view.targetBehavior {
      (x, y) = view.target(behavior, v, x, y) ?? (x, y)
    }
    throwing = (x, y, time)
    phase = .decelerating
    view.tree.animations.add(view)
    view.tellOfRelease()
  }

  private func motion(
    _ axis: Axis, _ velocity: CGFloat, _ rate: ScrollDeceleration.Rate = .normal
  ) -> ScrollMotion {
    let r = view.range(axis)
    return ScrollMotion(
      offset: view.offset[axis], velocity: velocity, lower: r.lowerBound, upper: r.upperBound, rate: rate,
      bounces: view.bounces)
  }

  /// How far the content moves for a point of the finger: less past an end, whose release has the content's own
  /// velocity.
  private func slope(_ axis: Axis) -> CGFloat {
    let r = view.range(axis)
    return RubberBand.slope(
      at: view.offset[axis], lower: r.lowerBound, upper: r.upperBound, dimension: view.size[axis])
  }

  /// Moves the content by the fling in progress.
  ///
  /// - Returns: whether it goes on.
  func advance(to time: TimeInterval) -> Bool {
    guard let throwing else { return false }
    let t = max(0, time - throwing.start)
    var next = view.offset
    if let x = throwing.x { next.x = x.offset(at: t) }
    if let y = throwing.y { next.y = y.offset(at: t) }
    view.setOffset(next)
    if t >= max(throwing.x?.duration ?? 0, throwing.y?.duration ?? 0) {
      self.throwing = nil
      phase = .idle
      view.fadeIndicator()
      return false
    }
    return true
  }

  /// The view begins or ends an animated move.
  func travels(_ moves: Bool) {
    guard !moves else { return phase = .animating }
    if phase == .animating { phase = .idle }
    endWheel()
    view.fadeIndicator()
  }

  /// Stops every movement.
  func stop() {
    if throwing != nil {
      _ = advance(to: view.tree.timers.now)
      self.throwing = nil
      phase = .idle
      view.fadeIndicator()
    }
    view.stopTravel()
  }

  /// The content or the view has another size.
  func extentsChanged() {
    if let throwing {
      let now = view.tree.timers.now
      let t = max(0, now - throwing.start)
      let (h, v) = (view.range(.horizontal), view.range(.vertical))
      self.throwing = (
        throwing.x?.continued(at: t, lower: h.lowerBound, upper: h.upperBound),
        throwing.y?.continued(at: t, lower: v.lowerBound, upper: v.upperBound), now
      )
    } else if let travel = view.travel {
      if travel.hasGoal { return view.followGoal() }
      let target = view.clamped(travel.destination)
      if target != travel.destination { settle(travel, at: target) }
    } else if stage == .idle || stage == .tracking && caught == nil {
      // Content that a finger has caught past an end goes back when it is lifted.
      let legal = view.clamped(view.offset)
      if legal != view.offset { view.setOffset(legal) }
    }
  }

  /// The offset has changed without a move: what lies before the content in sight has become longer or shorter.
  func contentShifted(_ axis: Axis, by distance: CGFloat) {
    startOffset[axis] += distance
    anchorOffset[axis] += distance
    guard let throwing else { return }
    let now = view.tree.timers.now
    let t = max(0, now - throwing.start)
    let (h, v) = (view.range(.horizontal), view.range(.vertical))
    func shifted(_ motion: ScrollMotion?, _ own: Axis, _ range: ClosedRange<CGFloat>) -> ScrollMotion? {
      motion?.continued(
        at: t, lower: range.lowerBound, upper: range.upperBound, shifted: own == axis ? distance : 0)
    }
    self.throwing = (shifted(throwing.x, .horizontal, h), shifted(throwing.y, .vertical, v), now)
  }

  // MARK: Wheel

  func wheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector {
    guard view.isEnabled else { return delta }
    var delta = delta
    // A plain wheel scrolls horizontal content, where nothing round it scrolls vertically.
    if view.axes == .horizontal, delta.dx == 0, !event.isPrecise, !view.isWithinVerticalContent {
      delta = CGVector(dx: delta.dy, dy: 0)
    }
    if event.modifiers.contains(.shift), view.axes.contains(.horizontal), delta.dx == 0 {
      delta = CGVector(dx: delta.dy, dy: 0)
    }
    let receiver = delta.dy != 0 ? view.handoffReceiver : nil
    let date = view.tree.clockOrigin + event.time
    if let receiver, delta.dy < 0 {
      delta.dy -= receiver.wheelTurned(by: delta.dy, isPrecise: event.isPrecise, at: date)
    }
    let from = view.destination
    var to = from
    if view.axes.contains(.horizontal) { to.x -= delta.dx }
    if view.axes.contains(.vertical) { to.y -= delta.dy }
    to = view.clamped(to)
    guard to != from else { return delta }
    view.tree.focus.scrolled = view
    if to.y != from.y {
      receiver?.wheelScrolledContent(until: date + (event.isPrecise ? 0 : ScrollMember.wheelDuration))
    }
    if throwing != nil { stop() }
    view.flashIndicator()
    if event.isPrecise {
      view.stopTravel()
      if !isWheeling { startOffset = from }
      isWheeling = true
      view.setOffset(to)
      waitForWheel()
    } else {
      view.travel(to: view.notch(from: from, to: to), .easeOut(duration: ScrollMember.wheelDuration))
      isWheeling = true
    }
    view.fadeIndicator()
    return CGVector(dx: delta.dx - (from.x - to.x), dy: delta.dy - (from.y - to.y))
  }

  /// Waits until a trackpad is silent; then the content goes where it may rest.
  private func waitForWheel() {
    guard view.targetBehavior != nil else { return }
    if let wheelTimer { view.tree.timers.cancel(wheelTimer) }
    wheelTimer = view.tree.timers.schedule(after: ScrollMember.wheelRest) { [weak self] in
      guard let self, self.isWheeling else { return }
      // A finger on the content holds it.
      guard !self.finger.isDown else { return self.waitForWheel() }
      self.endWheel()
      self.axes = self.view.axes
      self.release(.zero, at: self.view.tree.timers.now)
    }
  }

  private func endWheel() {
    isWheeling = false
    if let wheelTimer { view.tree.timers.cancel(wheelTimer) }
    wheelTimer = nil
  }

  /// After so long a silence a trackpad counts as released, in seconds.
  private static let wheelRest = 0.12
  /// The duration in which one notch of the wheel is scrolled, in seconds: short, but no jump.
  private static let wheelDuration = 0.12
}
