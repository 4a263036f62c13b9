import Foundation
import Graphics

/// The layout of a navigation stack: every page fills it; the topmost comes in from the trailing edge while the one
/// below moves away by a third of the distance. Their bars do not move: the parts of one change into the other's.
///
/// Pages move when things are composed. Pages that are out of sight are not placed: they are not painted or hit, and
/// keep their state.
@MainActor final class NavigationStackLayout: LayoutNode, FrontmostContainer, PointerResponder {
  private enum Metrics {
    /// The undamped period of the spring, in seconds.
    static let response = 0.4
    /// How far a release is projected: 0.499 s of its velocity.
    static let projection: CGFloat = 0.499
    /// The part of its way after which a page that leaves is as good as gone: a spring takes twice as long for the rest.
    static let gone: CGFloat = 0.95
  }

  private var pages: [Int] = []
  private var isLeaving = false
  /// The page over which the topmost one comes, where others were pushed with it that nobody has seen; nil: the one below it.
  private var covered: Int?
  /// How far the topmost page lies from its place, in points towards the trailing edge.
  private var shift = SpringValue(response: Metrics.response)
  private var releaseVelocity: CGFloat = 0
  /// Whether pages fade instead of moving by themselves.
  var reducesMotion = false
  /// The topmost page's opacity, which is less than 1 only where motion is reduced.
  private var fade = ReducedMotionFade()
  /// The width for which it was laid out last.
  private var laidOutWidth: CGFloat = 0
  private(set) lazy var member = EdgeSwipeMember(self)
  var pop: @MainActor () -> Void = {}
  /// Goes back to the first page, if there is another one.
  var popToRoot: @MainActor () -> Bool = { false }
  var gone: @MainActor () -> Void = {}

  /// Sets the pages, the topmost last.
  func update(_ new: [Int], isLeaving leaves: Bool, animated: Bool) {
    guard new != pages || leaves != isLeaving else { return }
    let old = pages
    let wasLeaving = isLeaving
    (pages, isLeaving) = (new, leaves)
    if new.last != old.last {
      // A page that comes in place of one that was leaving fades on from what shows.
      let shown = wasLeaving ? shownFade : 0
      shift.set(0)
      fade.set(1)
      let comes = new.count > old.count || (wasLeaving && new.count == old.count)
      covered = comes ? old.last { new.contains($0) } : nil
      if isPlaced, animated, !old.isEmpty, comes, !leaves {
        shift.set(size.width)
        if reducesMotion { fade.set(shown) }
        move(to: 0, velocity: 0)
      }
      // Another page went before this one had left.
      if leaves { leave(animated: animated) }
    } else if leaves {
      leave(animated: animated)
    } else if wasLeaving {
      move(to: 0, velocity: speed)
    }
    setNeedsLayout()
    noteMove()
  }

  private func leave(animated: Bool) {
    let velocity = releaseVelocity
    releaseVelocity = 0
    covered = nil
    if animated, isPlaced {
      move(to: size.width, velocity: velocity != 0 ? velocity : speed)
    } else {
      shift.grab(at: tree.timers.now)
      tree.afterUpdate { [weak self] in self?.gone() }
    }
  }

  private var speed: CGFloat { shift.velocity(at: tree.timers.now) }

  /// How far the topmost page lies from its place now, in points towards the trailing edge.
  var shownShift: CGFloat { shift.value(at: tree.timers.now) }

  /// The topmost page's opacity now.
  var shownFade: Double { fade.value(at: tree.timers.now) }

  private func move(to target: CGFloat, velocity: CGFloat) {
    let now = tree.timers.now
    if reducesMotion {
      if target == 0 { shift.set(0) } else { shift.grab(at: now) }
      fade.fade(to: target == 0 ? 1 : 0, at: now)
    } else {
      shift.travel(to: target, velocity: velocity, at: now)
    }
    tree.animations.add(self)
    noteMove()
  }

  override func advance(to time: TimeInterval) -> Bool {
    let more = super.advance(to: time)
    guard shift.isTravelling || fade.isRunning else { return more }
    noteMove()
    let hasArrived = shift.settle(at: time)
    guard fade.settle(at: time) || hasArrived else { return true }
    covered = nil
    setNeedsLayout()
    if isLeaving { gone() }
    return more
  }

  /// The pages in sight have moved, and the parts of their bars move by themselves.
  private func noteMove() {
    zoomMoved()
    setNeedsCompose()
    for slot in slotsInSight {
      slot.noteChange()
      slot.page?.noteBarChange()
    }
  }

  /// Whether two pages are in sight.
  var isMoving: Bool { shift.isTravelling || fade.isRunning || shownShift != 0 || member.isDragging }

  /// Whether the topmost page leaves and is all but out of sight: touches and keys are for the page below.
  var isHandingOver: Bool { isLeaving && size.width > 0 && shownShift >= Metrics.gone * size.width }

  /// Whether the topmost page is between a source and its place.
  var isZooming: Bool { slots.last?.zoom.isActive == true }

  // MARK: A finger at the edge

  /// Whether a finger may swipe back.
  var canGoBack: Bool { pages.count > 1 && !isLeaving && slots.last?.page?.hidesBack != true }

  func grab() {
    covered = nil
    shift.grab(at: tree.timers.now)
    setNeedsLayout()
    noteMove()
  }

  func drag(to shift: CGFloat) {
    self.shift.set(min(max(0, shift), size.width))
    noteMove()
  }

  func letGo(velocity: CGFloat, mayPop: Bool = true) {
    if mayPop, shownShift + Metrics.projection * velocity > size.width / 2 {
      releaseVelocity = velocity
      let count = pages.count
      pop()
      // The program may keep its path: then the page comes back.
      tree.afterUpdate { [weak self] in
        guard let self, self.pages.count == count, !self.isLeaving else { return }
        self.releaseVelocity = 0
        self.move(to: 0, velocity: 0)
      }
    } else {
      move(to: 0, velocity: velocity)
    }
  }

  // MARK: Layout

  private var slots: [NavigationSlotLayout] { participants.compactMap { slot($0) } }

  /// The place of the page that shows beside the topmost one while that moves; nil: there is none.
  private var lowerPlace: Int? {
    let count = participants.count
    guard count > 1 else { return nil }
    let place = covered.flatMap { pages.firstIndex(of: $0) }
    return place.map { min($0, count - 2) } ?? count - 2
  }

  /// The topmost page after the one that shows beside it while it moves.
  private var slotsInSight: [NavigationSlotLayout] {
    let all = participants
    return [lowerPlace.map { all[$0] }, all.last].compactMap { $0.flatMap { slot($0) } }
  }

  var frontmost: LayoutNode? { participants.last }

  private func slot(_ node: LayoutNode) -> NavigationSlotLayout? {
    var node = node
    while true {
      if let slot = node as? NavigationSlotLayout { return slot }
      guard let next = node.children.first, node.children.count == 1 else { return nil }
      node = next
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = participants.last?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    followWidth(size.width)
    let (all, lower) = (participants, lowerPlace)
    for (index, child) in all.enumerated() {
      let slot = slot(child)
      slot?.stack = self
      slot?.isTop = index == all.count - 1
      slot?.isSecond = index == all.count - 2
      let isInSight = index == all.count - 1 || (index == lower && isMoving)
      if isInSight {
        child.place(at: .zero, proposal: ProposedViewSize(size))
      } else {
        child.forgetPlacement()
      }
      if let visibility = slot?.visibility { tree.afterLayout { visibility.set(isInSight) } }
    }
    zoomMoved()
  }

  /// At another width a page on its course has come as far as before, and ends at the new edge; a finger's stays under it.
  private func followWidth(_ width: CGFloat) {
    defer { laidOutWidth = width }
    guard laidOutWidth > 0, width > 0, width != laidOutWidth else { return }
    if member.isDragging {
      shift.set(min(shownShift, width))
    } else {
      shift.scale(by: width / laidOutWidth, at: tree.timers.now)
    }
  }

  /// The topmost page has moved, or the one below has been placed.
  private func zoomMoved() {
    let all = participants
    guard let lowerPlace, let top = all.last.flatMap({ slot($0) }), size.width > 0 else { return }
    let below = all[lowerPlace]
    top.zoom.wanted = top.page?.zoomSource
    top.zoom.move(
      to: isMoving ? 1 - shownShift / size.width : 1, tree, isReady: below.isPlaced && top.wasShown)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard isMoving else { return composeChildren(composer, state) }
    var inner = state
    inner.clips.append(
      DisplayClip(
        path: Path(state.rect.insetBy(dx: 0, dy: -1000)), transform: state.transform,
        style: FillStyle(antialiased: false)))
    composeChildren(composer, inner)
    guard let (lower, upper) = crossing else { return }
    for page in [lower, upper] {
      var own = inner
      own.transform = page.transform(to: self, .presentation).concatenating(state.transform)
      own.size = page.shownFrame.size
      page.composeBar(composer, own)
    }
  }

  /// The pages in sight whose bars change into each other; nil: no page moves, or one of them has no bar.
  private var crossing: (lower: NavigationPageLayout, upper: NavigationPageLayout)? {
    guard isMoving, !isZooming, !reducesMotion else { return nil }
    let pages = slotsInSight.compactMap(\.page)
    guard pages.count == 2, pages.allSatisfy(\.hasBar) else { return nil }
    return (pages[0], pages[1])
  }

  /// The state of a page's bar while it changes into another one's; nil: it does not, and moves with its page.
  func passage(of page: NavigationPageLayout) -> BarPassage? {
    guard let (lower, upper) = crossing, page === lower || page === upper else { return nil }
    let passages = BarPassage.between(lower, upper, shift: shownShift)
    return page === lower ? passages.lower : passages.upper
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { pages.count > 1 ? [member] : [] }
}
