import Foundation

/// A node of the layout tree: it has a size, a place in its parent, and what is painted there.
///
/// Containers override `computeSize` and `placeChildren`; both are called only when something they depend on has
/// changed. Positions are in the parent's points, before the parent's `childTransform`.
@MainActor class LayoutNode: AnimationClient {
  /// The window's; empty once the window has gone (`Tree.close`).
  final let tree: Tree
  /// Names the node in display lists.
  final let serial: UInt32
  /// Cleared by the parent when it adopts other children and when it is freed.
  private(set) final unowned var parent: LayoutNode?
  /// The parent's identity: a parent that is being freed must not be accessed by reference.
  private final var parentID: ObjectIdentifier?
  private(set) final var children: [LayoutNode] = []
  /// How many nodes are composed with this one, itself included: those of layers below are not. Roughly, while views are
  /// moving from one place to another.
  final var weight = 1
  /// The model position, set by layout; the position shown may still be moving to it.
  private(set) final var position = CGPoint.zero
  private(set) final var size = CGSize.zero
  private(set) final var proposal = ProposedViewSize.unspecified
  /// Whether it was placed since it came to its parent.
  private(set) final var isPlaced = false
  /// The frame in which it came to its place: until that is shown there is nothing to move from.
  private(set) final var firstFrame: UInt64 = 0
  /// The layout pass of that.
  private final var firstPass: UInt32 = 0
  /// What holds it at its place while what it came into is still in motion.
  final var entrance: Entrance?
  /// A size or placement below, or its own, is out of date.
  private(set) final var needsLayout = true
  /// When that was noted here and in all above last (`Tree.layoutPass`).
  private var invalidatedIn: UInt32 = 0
  private var sizes = RecentAnswers<ProposedViewSize, CGSize>()
  /// The cached guides and spacing of a node of several children.
  final var answers: LayoutAnswers?
  /// Moves of position and size that are still running.
  private(set) final var motion: FrameMotion?
  /// The fade of a coming or going view that has no transition of its own.
  private var fading: AnimatedValue<Double>?
  private var ghostFlag = false
  /// Whether the program's closures in here are not to be called: what they gave last is kept (`Node.freeze`).
  final var isFrozen = false {
    didSet { if oldValue, !isFrozen { setNeedsLayout() } }
  }
  final var isRightToLeft: Bool {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  /// The frame in which something here or below last changed how it looks.
  final var changedInFrame: UInt64 = 0
  /// What it painted last, where it is composed as a layer.
  final var layerCache: LayerCache?
  /// The distances that it prefers to its neighbours, where a modifier sets them.
  final var ownSpacing: ViewSpacing?
  /// Whether its content keeps its place in it while it moves: scrolled content, rows, presentations, pages.
  final var holdsPlaces = false
  /// Set in a lazy container that has it from the start: whether it is in sight.
  final var rowVisibility: RowVisibility?
  /// Whether it changes as time passes, without an animation.
  final var changesWithTime = false

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

  /// Calls `place` on every child that is laid out; `size` is this node's own.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The position of a guide that the node or its children set; nil: none does.
  func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The distances that the node prefers to its neighbours.
  func computeSpacing() -> ViewSpacing { ownSpacing ?? ViewSpacing() }

  /// Children by which a stack sizes first; the higher the earlier.
  var layoutPriority: Double { 0 }
  /// The order of painting among siblings; higher lies above.
  var zIndex: Double { 0 }
  /// A value that a view passes to its container.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }
  /// The transform from the children's points to this node's: offset, scrolling, rotation.
  func childTransform(_ values: GeometryValues) -> ProjectionTransform? { nil }

  /// Whether the children are painted as layers, since they move as a whole: scrolled, or by an offset.
  var composesLayers: Bool { false }

  /// Paints: own items first or last, and the children's.
  func compose(_ composer: Composer, _ state: ComposeState) { composeChildren(composer, state) }

  /// Whether a touch at `point` (in own points) hits what the node itself shows.
  func hitsSelf(_ point: CGPoint) -> Bool { false }

  /// What a touch at `point` (in own points) hits, where the node decides that itself; nil: its children are searched, then
  /// `hitsSelf` is called.
  func ownHit(_ point: CGPoint) -> OwnHit? { nil }

  // MARK: What few nodes have to do with: one optional responder each

  /// The node as one that deals with the keyboard.
  var keyResponder: (any KeyResponder)? { nil }
  /// The node as one that deals with pointers.
  var pointerResponder: (any PointerResponder)? { nil }
  /// The node as one that tells the views in it about their surroundings.
  var surroundings: (any Surroundings)? { nil }
  /// The scroll view that fills the node, or a bar over it: it adds insets of the safe area to its content instead of
  /// shrinking.
  var fillingScrollView: (any CoveredContent)? { nil }
  /// What the node says of itself in dumps.
  var dumpEntry: DumpEntry { DumpEntry() }

  /// Called when sizes here or below are out of date, before they are queried again.
  func sizesForgotten() {}
  /// Called when the view was removed for good: ends whatever moves. Overriders call super.
  func detached() {
    // Cleared first: the completions that `stop` calls check what else still moves.
    var (motion, fading) = (motion, fading)
    (self.motion, self.fading) = (nil, nil)
    motion?.stop()
    fading?.stop()
    tree.animations.remove(self)
    for holder in tree.holders { holder.forget(self) }
  }

  /// The size for a proposal, cached until something changes.
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
    if comesAlong { (motion, entrance) = (nil, nil) }
    if !isPlaced || comesAlong {
      (firstFrame, firstPass) = (tree.composeFrame, tree.layoutPass)
      if let parent, parent.firstFrame != firstFrame, !parent.holdsPlaces { tree.entrances.add(self) }
    }
    let hasOrigin = firstFrame != tree.composeFrame || tree.movesNewViews && firstPass != tree.layoutPass
    if hasOrigin, origin != position || newSize != size,
      transaction.activeAnimation != nil || transaction.tracksVelocity
    {
      var motion = self.motion ?? FrameMotion(position: position, size: size)
      motion.move(to: origin, newSize, transaction, tree.time)
      self.motion = motion
      if motion.isAnimating { tree.animations.add(self) }
    } else if motion != nil, origin != position || newSize != size {
      if tree.isResized { motion?.rebase(to: origin, newSize) } else { motion?.shift(to: origin, newSize) }
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

  /// Whether what it lies in was placed anew in this frame, as a bar's items are that were out of sight: then it has nothing to
  /// move from either.
  private var comesAlong: Bool {
    isPlaced && firstFrame != tree.composeFrame && parent?.firstFrame == tree.composeFrame
  }

  /// Moves to its place from the place that it would have had before the change.
  final func come(from origin: CGPoint, _ transaction: Transaction) {
    guard transaction.activeAnimation != nil else { return }
    var motion = FrameMotion(position: origin, size: size)
    motion.move(to: position, size, transaction, tree.time)
    self.motion = motion
    if motion.isAnimating { tree.animations.add(self) }
  }

  /// Moves to its place, by the transaction of the layout pass, from so far beside where it is shown.
  final func come(displacedBy displacement: CGVector) {
    let transaction = transactionForMoves(tree.layoutTransaction)
    guard transaction.activeAnimation != nil else { return }
    var motion = self.motion ?? FrameMotion(position: position, size: size)
    motion.displace(by: displacement)
    motion.move(to: position, size, transaction, tree.time)
    self.motion = motion
    if motion.isAnimating { tree.animations.add(self) }
  }

  /// The transaction by which the node's own moves are animated, given that of the layout pass.
  func transactionForMoves(_ ambient: Transaction) -> Transaction { ambient }

  /// Whether children's x runs from the right.
  var mirrorsChildren: Bool { isRightToLeft }

  /// Discards sizes here and above, so that the next layout pass visits the node.
  final func setNeedsLayout() {
    noteChange()
    let pass = tree.layoutPass
    var node: LayoutNode? = self
    while let present = node {
      if present.stopsInvalidation { return }
      present.sizes.removeAll()
      present.answers?.removeAll()
      present.sizesForgotten()
      // An earlier mark may no longer hold above: a view that is not placed (it is leaving, or was not chosen) still
      // needs layout when the nodes above it have been laid out.
      if present.needsLayout, present.invalidatedIn == pass, present !== self { break }
      (present.needsLayout, present.invalidatedIn) = (true, pass)
      node = present.parent
    }
    tree.requestLayout()
  }

  /// Whether changes below leave everything above as it is (while the node builds its own content).
  var stopsInvalidation: Bool { false }

  /// Sets the children, in order; those that left are released.
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

  /// Called when the node has other children.
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

  /// Starts from an unplaced state: the next placement is not animated, nor that of what lies in it.
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

  // MARK: What is shown now

  /// The place and size shown now.
  final var shownFrame: CGRect {
    var frame = CGRect(origin: position, size: size)
    if let motion, motion.isAnimating { frame = motion.frame(at: tree.time) }
    if let entrance {
      let displacement = entrance.displacement(at: tree.time)
      frame.origin.x += displacement.width
      frame.origin.y += displacement.height
    }
    return frame
  }

  final func willAdvance() {
    // A scroll view reports its scrolling itself, and nothing queries the places of its indicators.
    if motion == nil, surroundings?.scrollingContainer != nil { noteLook() } else { noteChange() }
  }

  /// Lets what moves come to its end; overriders call super.
  func advance(to time: TimeInterval) -> Bool {
    motion?.settle(at: time)
    fading?.settle(at: time)
    let isMoving = motion?.isAnimating ?? false
    if !isMoving, motion?.isTracked != true { motion = nil }
    if let entrance, entrance.isOver(at: time) { self.entrance = nil }
    return isMoving || fading?.isAnimating == true || entrance != nil
  }

  final func scaleMotion(by factors: CGSize) {
    motion?.scale(by: factors)
    entrance?.scale(by: factors)
  }

  /// Fades in or out as a whole.
  final func fade(from start: Double?, to end: Double, _ transaction: Transaction) {
    var value = fading ?? AnimatedValue(1)
    if let start { value.set(start, animation: nil, at: tree.time, group: nil) }
    value.set(end, transaction, at: tree.time)
    fading = value
    noteChange()
    if value.isAnimating { tree.animations.add(self) }
  }

  final var isFading: Bool { fading?.isAnimating ?? false }
  final var fadeOpacity: Double { fading?.value(at: tree.time) ?? 1 }
}
