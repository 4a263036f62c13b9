import Foundation

/// A node of the layout tree: it has a size, a place in its parent, and what is painted there.
///
/// Containers override `computeSize` and `placeChildren`; both are called only when something they depend on has
/// changed. Positions are in the parent's points, before the parent's `childTransform`.
@MainActor class LayoutNode: AnimationClient {
  /// The window's; empty once the window has gone (`Tree.close`).
  final let tree: Tree
  /// Names the node in display lists.
  let serial: UInt32
  /// Cleared by the parent when it takes other children and when it is freed.
  private(set) final unowned var parent: LayoutNode?
  /// Which node that is: a parent that is being freed must not be asked for by reference.
  private final var parentID: ObjectIdentifier?
  private(set) var children: [LayoutNode] = []
  /// How many nodes are composed with this one, itself included: those of layers below are not. Roughly, while views are
  /// on their way from one place to another.
  final var weight = 1
  /// The target of layout; what is shown may still be on its way there.
  private(set) var position = CGPoint.zero
  private(set) var size = CGSize.zero
  private(set) var proposal = ProposedViewSize.unspecified
  /// Whether it was placed since it came to its parent.
  private(set) var isPlaced = false
  /// The frame in which it came to its place: until that is shown there is nothing to move from.
  private(set) final var firstFrame: UInt64 = 0
  /// What holds it at its place while what it came into is still on its way.
  final var entrance: Entrance?
  /// A size or placement below, or its own, is out of date.
  private(set) var needsLayout = true
  /// When that was noted here and in all above last (`Tree.layoutPass`).
  private var invalidatedIn: UInt32 = 0
  private var sizes = RecentAnswers<ProposedViewSize, CGSize>()
  /// What a node of several children answered about guides and distances.
  final var answers: LayoutAnswers?
  /// Moves of position and size that are still running.
  private(set) var motion: FrameMotion?
  /// The fade of a coming or going view that has no transition of its own.
  private var fading: AnimatedValue<Double>?
  private var ghostFlag = false
  /// Whether the program's closures in here are not to be called: what they gave last is kept (`Node.freeze`).
  final var isFrozen = false {
    didSet { if oldValue, !isFrozen { setNeedsLayout() } }
  }
  var isRightToLeft: Bool {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  /// The frame in which something here or below last changed how it looks.
  final var changedInFrame: UInt64 = 0
  /// What it painted last, where it is composed as a layer.
  final var layerCache: LayerCache?
  /// The distances that it likes to keep, where it says so itself.
  var ownSpacing: ViewSpacing?

  init(_ context: NodeContext) {
    tree = context.tree
    serial = tree.nextSerial()
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }

  isolated deinit { leaveChildren() }

  /// Clears what the children know of this node; those that have another parent by now keep it.
  private func leaveChildren() {
    for child in children where child.parentID == ObjectIdentifier(self) {
      (child.parent, child.parentID) = (nil, nil)
    }
  }

  // MARK: Overridden by every kind of layout

  /// The size for a proposal; must depend on nothing but the node's inputs and its children's sizes.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Calls `place` on every child that takes part; `size` is this node's own.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The position of a guide that the node or its children set; nil: none does.
  func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The distances that the node likes to keep from its neighbours.
  func computeSpacing() -> ViewSpacing { ownSpacing ?? ViewSpacing() }
  /// Whether a frame round the node keeps the node's distances on its own edges, as round a spacer.
  var keepsSpacing: Bool { false }

  /// Children by which a stack sizes first; the higher the earlier.
  var layoutPriority: Double { 0 }
  /// The order of painting among siblings; higher lies above.
  var zIndex: Double { 0 }
  /// A value that a view hands its container.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }
  /// What the children's points go through on their way into this node's: offset, scrolling, rotation.
  func childTransform(_ moment: Moment) -> ProjectionTransform? { nil }

  /// Whether what is in it keeps its place while it moves: scrolled content, rows, presentations, pages.
  var holdsPlaces: Bool { false }

  /// Whether the children are painted as layers, since they move as a whole: scrolled, or by an offset.
  var composesLayers: Bool { false }

  /// Paints: own items first or last, and the children's.
  func compose(_ composer: Composer, _ state: ComposeState) { composeChildren(composer, state) }

  /// Whether a touch at `point` (in own points) hits what the node itself shows.
  func hitsSelf(_ point: CGPoint) -> Bool { false }

  /// Whether touches reach the children at all.
  func admits(_ point: CGPoint) -> Bool { true }

  /// What a touch hits, where the node finds that out itself; nil: its children are searched.
  func ownHit(_ point: CGPoint) -> OwnHit? { nil }

  /// What the node is called in dumps; nil: it is not listed, its children are.
  var dumpType: String? { nil }
  var dumpText: String? { nil }
  var dumpValue: String? { nil }
  var dumpID: String? { nil }
  /// What the node says about itself or about what it wraps.
  var dumpNotes: DumpNotes { DumpNotes(id: dumpID) }
  /// The child that carries the id where the node itself is not listed.
  var dumpTarget: LayoutNode? { nil }

  /// The gestures attached here.
  var gestureMembers: [GestureMember] { [] }
  /// Which gestures count here and below.
  var gestureMask: GestureMask { .all }
  /// Takes a press of the mouse's secondary button; false: not meant for it.
  func takeSecondaryPress(_ event: PointerEvent) -> Bool { false }
  /// Scrolls by what it can of `delta`.
  ///
  /// - Returns: what is left for those further out.
  func takeWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector { delta }
  /// Whether it can have the keyboard.
  var canFocus: Bool { false }
  /// Whether a ring is drawn round it while it has the keyboard.
  var showsFocusRing: Bool { true }
  /// Whether a touch gives it the keyboard.
  var focusesOnTouch: Bool { false }
  /// Whether the focus may go to it and below.
  var admitsFocus: Bool { true }
  /// Whether everything that lies behind is out of reach of the keyboard while it is there.
  var isModalBarrier: Bool { false }
  /// Whether it listens to keys wherever the focus is.
  var takesKeysAnywhere: Bool { false }
  /// Whether it dims what lies behind it (`Veils`).
  var isVeiling: Bool { false }
  /// What the mouse's pointer looks like over it; nil: as over what holds it.
  var pointerStyle: PointerStyle? { nil }
  /// The outline of the ring round it while it has the keyboard.
  func focusPath(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 8) }
  /// Takes a key; false: not meant for it.
  func takeKey(_ event: KeyEvent) -> Bool { false }
  /// Takes typed text; false: not meant for it.
  func takeText(_ text: String) -> Bool { false }
  /// Takes what an input method composes, empty when it stopped; false: not meant for it.
  func takeComposition(_ text: String) -> Bool { false }
  /// Whether it keeps the keyboard when something else is touched, as text fields do.
  var keepsFocus: Bool { false }
  /// It got or lost the keyboard.
  func focusChanged(_ focused: Bool) {}
  /// The keyboard went to, or away from, a view in here.
  func focusWithinChanged(_ focused: Bool) {}
  /// Whether the children of the layout in here are the targets of scrolling.
  var isScrollTargetLayout: Bool { false }
  /// Whether it changes as time passes, without an animation.
  var changesWithTime: Bool { false }
  /// Whether the node's space has this name.
  func names(_ space: AnyHashable) -> Bool { false }
  /// The part of the node that no bar or notch covers, where the node knows; in its own points.
  var safeAreaRect: CGRect? { nil }
  /// The axis along which the node stacks its children: spacers and dividers follow it.
  var stackAxis: Axis? { nil }
  /// The scroll view that fills the node: it takes insets of the safe area into its content instead of shrinking.
  var fillingScrollView: (any ScrollingContainer)? { nil }
  /// The node as a scroll view, where it is one.
  var scrollingContainer: (any ScrollingContainer)? { nil }
  /// Where the node is a container that views may measure themselves by: its size.
  var relativeContainer: (any RelativeContainer)? { nil }
  /// Called when sizes here or below are out of date, before they are asked for again.
  func sizesForgotten() {}
  /// Called when the view went for good: ends whatever moves. Overriders call super.
  func detached() {
    // Out of reach first: whoever waits for the end looks at what else goes on.
    var (motion, fading) = (motion, fading)
    (self.motion, self.fading) = (nil, nil)
    motion?.stop()
    fading?.stop()
    tree.animations.remove(self)
    for holder in tree.holders { holder.forget(self) }
  }

  /// The size for a proposal, remembered until something changes.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    tree.statistics.layouts += 1
    var size = computeSize(proposal)
    assert(!size.width.isNaN && !size.height.isNaN, "computeSize of \(type(of: self)) returned NaN")
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    sizes.note(size, to: proposal)
    return size
  }

  // MARK: Placement

  /// Puts the node where `anchor` of it lies at `point` of its parent, and lays out below where needed.
  final func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let newSize = sizeThatFits(proposal)
    var origin = CGPoint(x: point.x - anchor.x * newSize.width, y: point.y - anchor.y * newSize.height)
    if let parent, parent.mirrorsChildren { origin.x = parent.size.width - origin.x - newSize.width }
    if !origin.x.isFinite { origin.x = 0 }
    if !origin.y.isFinite { origin.y = 0 }
    let ambient = tree.layoutTransaction
    // What leaves moves as its container does.
    let transaction = isPlaced && !isGhost ? transactionForMoves(ambient) : ambient
    if !isPlaced {
      firstFrame = tree.composeFrame
      if let parent, parent.firstFrame != firstFrame, !parent.holdsPlaces { tree.entrances.add(self) }
    }
    if firstFrame != tree.composeFrame, origin != position || newSize != size,
      let animation = transaction.activeAnimation
    {
      var motion = self.motion ?? FrameMotion(position: position, size: size)
      motion.move(to: origin, newSize, animation, transaction.group, tree.time)
      self.motion = motion
      if motion.isAnimating { tree.animations.add(self) }
    } else if motion != nil, origin != position || newSize != size {
      motion?.shift(to: origin, newSize)
    }
    let sizeChanged = newSize != size
    if sizeChanged || !isPlaced { noteChange() } else if origin != position { parent?.noteChange() }
    position = origin
    size = newSize
    isPlaced = true
    guard needsLayout || sizeChanged || proposal != self.proposal else { return }
    if proposal != self.proposal { noteChange() }
    self.proposal = proposal
    needsLayout = false
    tree.statistics.layouts += 1
    placeChildren(in: newSize, proposal: proposal)
  }

  /// The transaction by which the node's own moves are animated, given that of the layout pass.
  func transactionForMoves(_ ambient: Transaction) -> Transaction { ambient }

  /// Whether children's x runs from the right.
  var mirrorsChildren: Bool { isRightToLeft }

  /// Forgets sizes here and above, so that the next layout pass comes by.
  final func setNeedsLayout() {
    noteChange()
    let pass = tree.layoutPass
    var node: LayoutNode? = self
    while let present = node {
      if present.stopsInvalidation { return }
      present.sizes.removeAll()
      present.answers?.removeAll()
      present.sizesForgotten()
      // What was noted earlier may not hold above any more: a view that is not placed (it leaves, it is not chosen) goes on
      // needing layout when those round it have had theirs.
      if present.needsLayout, present.invalidatedIn == pass, present !== self { break }
      (present.needsLayout, present.invalidatedIn) = (true, pass)
      node = present.parent
    }
    tree.requestLayout()
  }

  /// Whether changes below leave everything above as it is (while the node builds its own content).
  var stopsInvalidation: Bool { false }

  /// Takes the children, in order; those that left are released.
  final func setChildren(_ list: [LayoutNode]) {
    if list.count == children.count, zip(list, children).allSatisfy({ $0 === $1 }) {
      if !stopsInvalidation && list.contains(where: \.isGhost) { setNeedsLayout() }
      return
    }
    leaveChildren()
    for child in list {
      if let other = child.parent {
        other.noteChange()
        child.isPlaced = false
      }
      (child.parent, child.parentID) = (self, ObjectIdentifier(self))
    }
    children = list
    weigh()
    noteChange()
    setNeedsLayout()
    childrenChanged()
  }

  /// Called when other children stand here.
  func childrenChanged() {}

  /// Whether the view has left and only paints on.
  var isGhost: Bool {
    get { ghostFlag }
    set {
      guard ghostFlag != newValue else { return }
      ghostFlag = newValue
      noteChange()
      parent?.setNeedsLayout()
    }
  }

  /// Starts from an unplaced state: the next placement is not animated.
  final func forgetPlacement() {
    noteChange()
    isPlaced = false
    motion = nil
    entrance = nil
  }

  /// Starts as a node that was just made, with all below: without sizes, a place or anything painted.
  final func startAnew() {
    forgetPlacement()
    (position, size, proposal) = (.zero, .zero, .unspecified)
    sizes.removeAll()
    answers = nil
    sizesForgotten()
    needsLayout = true
    fading = nil
    layerCache = nil
    for child in children { child.startAnew() }
  }

  // MARK: What is shown at the moment

  /// The place and size shown now.
  final var shownFrame: CGRect {
    var frame = CGRect(origin: position, size: size)
    if let motion, motion.isAnimating { frame = motion.frame(at: tree.time) }
    if let entrance {
      let way = entrance.way(at: tree.time)
      frame.origin.x += way.width
      frame.origin.y += way.height
    }
    return frame
  }

  /// Notes what it looks like while it moves by itself: called once a frame, before `advance`.
  func noteAdvance() { noteChange() }

  /// Lets what moves come to its end; overriders call super.
  func advance(to time: TimeInterval) -> Bool {
    motion?.settle(at: time)
    fading?.settle(at: time)
    if motion?.isAnimating != true { motion = nil }
    if let entrance, entrance.isOver(at: time) { self.entrance = nil }
    return motion != nil || fading?.isAnimating == true || entrance != nil
  }

  /// Fades in or out as a whole.
  final func fade(from start: Double?, to end: Double, _ transaction: Transaction) {
    var value = fading ?? AnimatedValue(1)
    if let start { value.set(start, animation: nil, at: tree.time, group: nil) }
    value.set(end, animation: transaction.activeAnimation, at: tree.time, group: transaction.group)
    fading = value
    noteChange()
    if value.isAnimating { tree.animations.add(self) }
  }

  final var isFading: Bool { fading?.isAnimating ?? false }
  final var fadeOpacity: Double { fading?.value(at: tree.time) ?? 1 }
}
