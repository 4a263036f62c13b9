import Foundation
import Graphics

/// The layout of a scroll view: its content at an offset, clipped to its bounds.
///
/// The offset is 0 at rest at the start and grows as the content moves up or to the left. Scrolling changes no layout:
/// it is applied when things are composed.
@MainActor
final class ScrollLayout: LayoutNode, RelativeContainer, ScrollingContainer, KeyResponder, PointerResponder,
  Surroundings
{
  var axes: Axis.Set
  /// The axes along which indicators are shown.
  var indicatorAxes: Axis.Set = [.horizontal, .vertical]
  var isDark = false
  var targetBehavior: (any ScrollTargetBehavior)?
  /// Whether content that changes is kept where it is seen, since the program has bound its position.
  var keepsContent = false
  /// What the target behaviour knows of its surroundings.
  var targetEnvironment = EnvironmentValues()
  var isEnabled = true {
    // A drag ends here; what was pulled past an end still springs back.
    didSet { if oldValue && !isEnabled { member.reject() } }
  }
  /// Space at the content's edges that bars cover; part of what can be scrolled.
  var contentInsets = EdgeInsets() {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }
  /// The part of the space at the top that scrolls away with the content, as a large title does: content may be
  /// scrolled into it. Points.
  var collapsingTop: CGFloat = 0
  /// How far below the top of its own space content begins that is pulled down, in points.
  var pullShift: @MainActor () -> CGFloat = { 0 }
  /// Space at the content's edges that the program sets.
  var margins = ContentMargins() {
    didSet { if margins != oldValue { setNeedsLayout() } }
  }
  /// The insets by which parts of the safe area cover the content, by owner.
  private(set) var covers = Covers()
  /// All space round the content.
  private(set) var insets = EdgeInsets()
  /// Where content begins, where it lies when it is short, and which point of it is kept when sizes change.
  var anchors = ScrollAnchors() {
    didSet { if anchors.alignment != oldValue.alignment { setNeedsLayout() } }
  }
  /// Whether what lies outside of the bounds is cut off.
  var clipsContent = true {
    didSet { if clipsContent != oldValue { setNeedsCompose() } }
  }
  /// The axes along which content that fits does not overscroll.
  var rigidAxes: Axis.Set = []
  var keyboardMode = ScrollDismissesKeyboardMode.automatic
  /// Whether pulls past the top are the scroll view's own, and not for a sheet round it.
  var keepsPulls = false
  /// Whether a throw goes past an end and comes back; not where motion is reduced.
  var bounces = true
  /// The size that views in here measure themselves by.
  private(set) var containerSize = CGSize.zero
  let relativeViews = RelativeViews()
  private var isResizing = false
  /// The place of the content before it is scrolled.
  private var contentOrigin = CGPoint.zero
  /// The text size of the content: a change counts as one of the view's own size.
  var textSize = DynamicTypeSize.large
  /// What the content was laid out for last.
  private var laidOutFor: Situation?
  /// What keeps its place while that changes.
  private let holds = [ScrollHold(.horizontal), ScrollHold(.vertical)]
  private var isPlacing = false
  private var isTelling = false

  private struct Situation: Equatable {
    var viewport: CGSize
    var insets: EdgeInsets
    var offer: ProposedViewSize
    var textSize: DynamicTypeSize
    var isRightToLeft: Bool
  }

  /// Where the content is; outside of the range while it is pulled past an end.
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  private(set) lazy var member = ScrollMember(self)
  /// An animated move to an offset; see `ScrollLayout+Travel.swift`.
  var travel: ScrollTravel?
  var indicator = AnimatedValue<Double>(0)
  /// How often it was to show its indicators.
  var indicatorFlashes = 0
  private var observers: [WeakScrollObserver] = []
  private var hasStarted = false
  /// Told about each change of the offset.
  var onScroll: [@MainActor (ScrollLayout) -> Void] = []

  init(axes: Axis.Set, _ context: NodeContext) {
    self.axes = axes
    super.init(context)
    holdsPlaces = true
  }

  // MARK: Layout

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = participants.first else { return .zero }
    collectInsets()
    setContainer(proposal.replacingUnspecifiedDimensions(by: containerSize))
    let inner = content.sizeThatFits(offer(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width + insets.horizontal,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height + insets.vertical)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content = participants.first else { return }
    collectInsets()
    setContainer(proposal.replacingUnspecifiedDimensions(by: size))
    let o = offer(proposal)
    let situation = Situation(
      viewport: viewport, insets: insets, offer: o, textSize: textSize, isRightToLeft: isRightToLeft)
    let isTurned = laidOutFor.map { $0.isRightToLeft != isRightToLeft } ?? false
    let before = laidOutFor?.viewport ?? viewport
    let old = CGSize(
      width: max(0, contentSize.width - before.width), height: max(0, contentSize.height - before.height))
    let start = offset
    let (goal, length) = (targetBehavior == nil ? nil : member.goal, contentSize)
    isPlacing = true
    let keepsContent = keepsContent && laidOutFor != nil
    for hold in holds {
      hold.begin(self, hasChanged: laidOutFor ?? situation != situation, keepsContent: keepsContent, before)
    }
    laidOutFor = situation
    if isTurned, axes.contains(.horizontal) {
      // Keeps the distance from where reading begins.
      offset.x = old.width - offset.x
      holds.first { $0.axis == .horizontal }?.giveWay()
    }
    contentSize = content.sizeThatFits(o)
    contentOrigin = CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
    for axis in [Axis.horizontal, .vertical] {
      let free = viewport[axis] - contentSize[axis]
      guard free > 0, axes.contains(axis) else { continue }
      let standard: CGFloat = isMirrored(axis) ? 1 : 0
      contentOrigin[axis] += free * (anchors.alignment?[axis] ?? standard)
    }
    // First: lazy containers read what is in sight.
    followAnchors(old)
    for hold in holds { hold.followEdge(self) }
    content.place(at: contentOrigin, proposal: o)
    for hold in holds { hold.followView(self, content) }
    isPlacing = false
    if offset != start { offsetChanged() }
    member.extentsChanged()
    if let goal, before != viewport { member.follow(goal, in: length) }
    for hold in holds { hold.end(self) }
    // Unchanged content is not laid out again, but another part of it may be in sight.
    observers.removeAll { $0.value == nil }
    for observer in observers { observer.value?.laidOut(self) }
  }

  /// Goes to where content begins, or stays at the anchor at which it was. `old`: where the content ended.
  private func followAnchors(_ old: CGSize) {
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      let end = range(axis).upperBound
      if !hasStarted {
        let standard: CGFloat = isMirrored(axis) ? 1 : 0
        offset[axis] = end * (anchors.initial?[axis] ?? standard)
        continue
      }
      let anchor = member.isDragging ? nil : anchors.sizeChanges?[axis]
      if let anchor, old[axis] != end, abs(offset[axis] - old[axis] * anchor) < 0.5 {
        offset[axis] = end * anchor
        holds.first { $0.axis == axis }?.giveWay()
      } else if isMirrored(axis), old[axis] != end {
        // What is added at the end of reading moves nothing, where that is animated too.
        shift(axis, by: end - old[axis])
        participants.first?.come(displacedBy: CGVector(dx: end - old[axis], dy: 0))
      }
    }
    hasStarted = true
  }

  /// The content in sight lies farther from where reading begins, by so many points, and stays in sight. `isLonger`:
  /// since what lies before it has become longer.
  func followContent(_ axis: Axis, by distance: CGFloat, isLonger: Bool) {
    if isLonger, !isMirrored(axis) { contentSize[axis] += distance }
    let change = isMirrored(axis) ? -distance : distance
    shift(axis, by: change)
    if !isPlacing { return offsetChanged() }
    guard !isLonger else { return }
    // What is held stays where it is seen, where the layout that moves it is animated too.
    let displacement = CGVector(dx: axis == .horizontal ? change : 0, dy: axis == .vertical ? change : 0)
    participants.first?.come(displacedBy: displacement)
  }

  /// Changes the offset without a move: movements in progress continue from there.
  private func shift(_ axis: Axis, by distance: CGFloat) {
    offset[axis] += distance
    travel?.contentShifted(axis, by: distance)
    member.contentShifted(axis, by: distance)
  }

  /// The item that a lazy container is to keep in place in the present layout; nil: not this container.
  func heldTop(of container: LazyContainerLayout) -> LazyTop? {
    holds.first { $0.axis == container.axis }?.top(of: container, tree.composeFrame)
  }

  override var mirrorsChildren: Bool { false }
  override var fillingScrollView: (any CoveredContent)? { self }
  override var surroundings: (any Surroundings)? { self }
  var scrollingContainer: (any ScrollingContainer)? { self }
  var relativeContainer: (any RelativeContainer)? { self }
  override var stopsInvalidation: Bool { isResizing }

  /// Stores the insets by which a part of the safe area covers the content; nil: it does so no more.
  ///
  /// - Returns: whether they have changed.
  @discardableResult
  func cover(_ insets: EdgeInsets?, by layout: LayoutNode) -> Bool {
    guard covers.note(insets, by: layout) else { return false }
    setNeedsLayout()
    return true
  }

  private func collectInsets() {
    insets = covers.total(and: contentInsets + margins.content)
  }

  private func setContainer(_ whole: CGSize) {
    let size = CGSize(
      width: max(0, whole.width - insets.horizontal), height: max(0, whole.height - insets.vertical))
    guard size != containerSize, size.width.isFinite, size.height.isFinite else { return }
    containerSize = size
    isResizing = true
    relativeViews.sizeChanged()
    isResizing = false
  }

  /// The offsets at which nothing is pulled past an end.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    (axis == .vertical ? -heldTop : 0)...max(0, contentSize[axis] - viewport[axis])
  }

  /// How far the content is held below its place while it is being refreshed.
  var heldTop: CGFloat = 0

  /// The axes along which a finger moves the content.
  var gestureAxes: Axis.Set {
    var result = axes
    for axis in [Axis.horizontal, .vertical] where rigidAxes.contains(axis) && range(axis).upperBound <= 0 {
      result.remove(Axis.Set(axis))
    }
    return result
  }

  // MARK: Offset

  func setOffset(_ new: CGPoint) {
    let legal = CGPoint(x: new.x.isFinite ? new.x : 0, y: new.y.isFinite ? new.y : 0)
    guard legal != offset else { return }
    offset = legal
    offsetChanged()
  }

  private func offsetChanged() {
    tree.geometry.scrolled()
    noteLook()
    tree.requestFrame()
    guard !isTelling else { return }
    isTelling = true
    observers.removeAll { $0.value == nil }
    // Containers that make what comes into sight may find other lengths before it.
    var told: CGPoint?
    for _ in 0..<4 where told != offset {
      told = offset
      for observer in observers { observer.value?.scrolled(self) }
    }
    isTelling = false
    for action in onScroll { action(self) }
    refresh?.scrolled()
  }

  func clamped(_ p: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(p.x, range(.horizontal).lowerBound), range(.horizontal).upperBound),
      y: min(max(p.y, range(.vertical).lowerBound), range(.vertical).upperBound))
  }

  override func advance(to time: TimeInterval) -> Bool {
    advanceTravel(to: time)
    indicator.settle(at: time)
    let moves = member.advance(to: time)
    let more = super.advance(to: time)
    return travel != nil || moves || indicator.isAnimating || more
  }

  /// What pulling down does.
  var refresh: RefreshControl?
  override var keyResponder: (any KeyResponder)? { self }
  var hearsAllKeys: Bool { refresh != nil && isEnabled }
  func handleKey(_ event: KeyEvent) -> Bool {
    guard let refresh, event.phase == .down else { return false }
    let isReload = event.key == "r" && !event.modifiers.isDisjoint(with: [.control, .command])
    guard event.key == .function(5) || isReload else { return false }
    refresh.pullByKey()
    return true
  }

  override func detached() {
    refresh?.stop()
    travel?.stop()
    // A view that comes back does not continue a move that was stopped with it.
    travel = nil
    indicator.stop()
    super.detached()
    member.viewGone()
  }

  /// Informs an observer of the content's offset.
  func observe(_ observer: any ScrollObserver) {
    if !observers.contains(where: { $0.value === observer }) {
      observers.append(WeakScrollObserver(value: observer))
    }
  }

  override var composesLayers: Bool { true }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    offset == .zero ? nil : .translation(x: -offset.x, y: -offset.y)
  }

  func names(_ space: AnyHashable) -> Bool {
    guard let name = space.base as? ScrollViewSpace else { return false }
    switch name {
    case .any: return true
    case .horizontal: return axes.contains(.horizontal)
    case .vertical: return axes.contains(.vertical)
    }
  }

  /// The part of the content that shows, in the content's points.
  var visibleRect: CGRect {
    CGRect(
      x: offset.x - contentOrigin.x, y: offset.y - contentOrigin.y, width: size.width, height: size.height)
  }

  // MARK: Touches and painting

  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { [member] }
  override func ownHit(_ point: CGPoint) -> OwnHit? {
    CGRect(origin: .zero, size: size).contains(point) ? nil : .missed
  }
  override func hitsSelf(_ point: CGPoint) -> Bool { true }
  func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector { member.wheel(event, delta) }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    var inner = state
    clip(&inner, state)
    refresh?.compose(composer, inner)
    composeChildren(composer, inner)
    composeIndicators(composer, inner)
  }

  /// Clips what is painted in it; `state` is its own.
  var turnsPages: Bool { targetBehavior is PagingScrollTargetBehavior }
  var isTravelling: Bool { travel != nil }

  func clip(_ inner: inout ComposeState, _ state: ComposeState) {
    // A side that content does not scroll over still clips: scroll views clip all round.
    let insets = touchingSafeAreaInsets ?? EdgeInsets()
    let rect = CGRect(
      x: -insets.leading, y: -insets.top, width: state.size.width + insets.horizontal,
      height: state.size.height + insets.vertical)
    guard clipsContent else { return }
    inner.clips.append(
      DisplayClip(path: Path(rect), transform: state.transform, style: FillStyle(antialiased: false)))
  }

  override var dumpEntry: DumpEntry {
    DumpEntry("ScrollView", value: "\(Double(offset.x)),\(Double(offset.y))")
  }
}
