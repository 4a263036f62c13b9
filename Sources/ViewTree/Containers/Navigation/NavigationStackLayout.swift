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

  private(set) var pages: [Int] = []
  private var isLeaving = false
  /// The page over which the topmost one comes, where others were pushed with it that nobody has seen; nil: the one below it.
  private var covered: Int?
  /// How far the topmost page lies from its place, in points towards the trailing edge.
  private var shift = SpringValue(response: Metrics.response)
  /// The pages that were covered before they had arrived, the lowest first.
  private(set) var passages: [PagePassage] = []
  private var releaseVelocity: CGFloat = 0
  /// Whether pages fade instead of moving by themselves.
  var reducesMotion = false
  /// The topmost page's opacity, which is less than 1 only where motion is reduced.
  private var fade = ReducedMotionFade()
  /// The width for which it was laid out last.
  private var laidOutWidth: CGFloat = 0
  /// The bar that moves with the page below.
  private weak var bar: (any PagesBar)?
  /// Whether pages get what they are placed by: what they change then concerns nobody above.
  private var isPlacing = false
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
      let comes = new.count > old.count || (wasLeaving && new.count == old.count)
      keepPassages(old, new, comes: comes && animated && !leaves && !wasLeaving)
      covered = comes ? old.last { new.contains($0) } : covered
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

  /// What was coming goes on below a page that comes over it, and where that has gone.
  private func keepPassages(_ old: [Int], _ new: [Int], comes: Bool) {
    if comes, isComing, !isZooming, let top = old.last, new.contains(top) {
      let below = covered ?? (old.count > 1 ? old[old.count - 2] : nil)
      passages.append(PagePassage(page: top, covered: below, shift: shift, fade: fade))
    }
    passages.removeAll { !new.contains($0.page) || $0.covered.map { !new.contains($0) } ?? true }
    (covered, shift, fade) = (nil, SpringValue(response: Metrics.response), ReducedMotionFade())
    guard let index = passages.firstIndex(where: { $0.page == new.last }) else { return }
    let own = passages.remove(at: index)
    (covered, shift, fade) = (own.covered, own.shift, own.fade)
    tree.animations.add(self)
  }

  /// Whether the topmost page is on its way to its place, by itself.
  private var isComing: Bool { shift.isTravelling && shift.target == 0 || fade.isRunning }

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
    let isSelfMoving = super.advance(to: time)
    let more = settlePassages(at: time) || isSelfMoving
    guard shift.isTravelling || fade.isRunning else { return more }
    noteMove()
    let hasArrived = shift.settle(at: time)
    guard fade.settle(at: time) || hasArrived else { return true }
    // What goes on below is out of sight.
    (covered, passages) = (nil, [])
    setNeedsLayout()
    if isLeaving { gone() }
    return more
  }

  /// - Returns: whether pages that are covered go on.
  private func settlePassages(at time: TimeInterval) -> Bool {
    guard !passages.isEmpty else { return false }
    let count = passages.count
    for index in passages.indices.reversed() where passages[index].settle(at: time) {
      passages.remove(at: index)
    }
    noteMove()
    if passages.count < count { setNeedsLayout() }
    return !passages.isEmpty
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
  var isMoving: Bool {
    shift.isTravelling || fade.isRunning || shownShift != 0 || member.isDragging || !passages.isEmpty
  }

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
  var lowerPlace: Int? {
    let count = participants.count
    guard count > 1 else { return nil }
    let place = covered.flatMap { pages.firstIndex(of: $0) }
    return place.map { min($0, count - 2) } ?? count - 2
  }

  /// The pages in sight, the topmost last.
  private var slotsInSight: [NavigationSlotLayout] {
    let all = participants
    return pagesInSight.compactMap { all.indices.contains($0.place) ? slot(all[$0.place]) : nil }
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
    let all = participants
    let slots = all.map { slot($0) }
    let inSight = pagesInSight.map(\.place)
    let moving = movingBar(slots, inSight)
    setBar(moving?.bar)
    for (index, child) in all.enumerated() {
      let slot = slots[index]
      isPlacing = true
      slot?.setBar(index == moving?.place ? bar : nil)
      isPlacing = false
      slot?.stack = self
      slot?.place = index
      slot?.isTop = index == all.count - 1
      slot?.isSecond = index == all.count - 2
      let isInSight = inSight.contains(index)
      if isInSight {
        child.place(at: .zero, proposal: ProposedViewSize(size))
      } else {
        child.forgetPlacement()
      }
      if let visibility = slot?.visibility { tree.afterLayout { visibility.set(isInSight) } }
    }
    zoomMoved()
  }

  private func setBar(_ new: (any PagesBar)?) {
    guard bar !== new else { return }
    if bar?.carrier === self { bar?.carrier = nil }
    bar = new
    new?.carrier = self
  }

  override var stopsInvalidation: Bool { isPlacing }

  override func detached() {
    setBar(nil)
    super.detached()
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
    for page in crossing {
      var own = inner
      own.transform = page.transform(to: self, .presentation).concatenating(state.transform)
      own.size = page.shownFrame.size
      page.composeBar(composer, own)
    }
  }

  /// The pages in sight whose bars change into each other; none: no page moves, or one of them has no bar.
  private var crossing: [NavigationPageLayout] {
    guard isMoving, !isZooming, !reducesMotion else { return [] }
    let slots = slotsInSight
    let pages = slots.compactMap(\.page)
    return pages.count > 1 && pages.count == slots.count && pages.allSatisfy(\.hasBar) ? pages : []
  }

  /// The state of a page's bar while it changes into another one's; nil: it does not, and moves with its page.
  func passage(of page: NavigationPageLayout) -> BarPassage? {
    let pages = crossing
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    let shifts = pagesInSight.map(\.shift)
    let over = index > 0 ? BarPassage.between(pages[index - 1], page, shift: shifts[index]).upper : nil
    let under =
      index + 1 < pages.count
      ? BarPassage.between(page, pages[index + 1], shift: shifts[index + 1]).lower : nil
    guard let over, let under else { return over ?? under }
    return over.covered(under)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { pages.count > 1 ? [member] : [] }
}
