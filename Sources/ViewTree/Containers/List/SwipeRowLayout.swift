import Foundation
import Graphics

/// The layout of a row that can be swiped away from one of its edges, and of the buttons that appear there.
///
/// The row moves when things are composed. The buttons are laid out at full width behind the edge; what shows of them
/// grows with the distance. Where a release would do the first action, that one covers the others, as on iOS.
@MainActor final class SwipeRowLayout: LayoutNode, ScrollObserver, PointerResponder, PressListener {
  /// The key of the buttons, and of what one of them does.
  enum ActionTrait {}
  enum PerformTrait {}
  struct Perform { let action: @MainActor () -> Void }

  /// Whether there are buttons: none at all, built when the function is called, or built.
  enum Supply {
    case none
    case onDemand(@MainActor () -> Void)
    case built
  }

  /// A movement that needs the widths of buttons that have still to be built; all are distances in points.
  private enum Pending {
    case drag(CGFloat)
    case release(at: CGFloat, velocity: CGFloat)
    case opening
  }

  private enum Metrics {
    /// The undamped period of the spring, in seconds.
    static let response = 0.35
    /// The least width of a button, in points.
    static let button: CGFloat = 74
    /// The part of the row's width that its buttons have together at most, unless they are that wide at the least.
    static let buttons: CGFloat = 0.6
    /// Drawn by more than this part of the row's width, the first action is done.
    static let full: CGFloat = 0.6
    /// How far a release is projected, in seconds: rows are short, so less than a scroll view's.
    static let projection: CGFloat = 0.2
  }

  let edge: HorizontalEdge
  var allowsFullSwipe = true
  var isEnabled = true
  /// Whether the list is edited: fingers do not swipe rows then.
  var isEditing = false {
    didSet { if isEditing != oldValue { close() } }
  }
  var supply = Supply.none
  /// Is told whether the actions show.
  weak var watch: SwipeActionsWatch? {
    didSet { if watch !== oldValue { oldValue?.note(self, isShown: false) } }
  }
  /// Opens and closes the row for its buttons, and tells them whether they show.
  weak var handle: SwipeRowHandle?
  private var pending: Pending?
  private(set) lazy var member = SwipeRowMember(self)
  private var distance = SpringValue(response: Metrics.response)
  /// How far the first action covers the others: 0 to the row's width, over which it covers all of them.
  private var filling = SpringValue(response: Metrics.response)
  private var performsAtEnd = false
  private var row = CGRect.zero
  /// Whether the row is in the tree.
  private(set) var isAttached = true

  init(_ edge: HorizontalEdge, _ context: NodeContext) {
    self.edge = edge
    super.init(context)
  }

  private func isAction(_ node: LayoutNode) -> Bool { node.trait(ObjectIdentifier(ActionTrait.self)) != nil }
  var contents: [LayoutNode] { participants.filter { !isAction($0) } }
  /// What is swiped aside.
  var content: LayoutNode? { contents.first }
  private var actions: [LayoutNode] { participants.filter(isAction) }

  /// Whether the buttons lie at the right.
  private var isRight: Bool { (edge == .trailing) != isRightToLeft }
  private var openWidth: CGFloat { widths.reduce(0, +) }

  /// How wide the buttons are: as their labels are, and where those are too wide together, the widest ones less.
  private var widths: [CGFloat] {
    let wanted = actions.map {
      max(Metrics.button, $0.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width)
    }
    return Self.limited(wanted, to: Metrics.buttons * row.width, least: Metrics.button)
  }

  /// How wide the part of an action is in which its label lies: the whole of it when the row is open and no further drawn.
  private(set) var labelWidths: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Moving

  /// How far the row is swiped now, in points.
  var shownDistance: CGFloat { distance.value(at: tree.timers.now) }
  /// How far its content is shown to the right of its place, in points.
  var drift: CGFloat { isRight ? -shownDistance : shownDistance }
  var canOpen: Bool { isEnabled && !isEditing && mayHaveActions }
  private var mayHaveActions: Bool {
    switch supply {
    case .none: false
    case .onDemand: true
    case .built: !actions.isEmpty
    }
  }
  private var isBuilt: Bool { if case .onDemand = supply { false } else { true } }
  /// Whether it is open or moving there.
  var isOpen: Bool { distance.target > 0 }

  var list: ListLayout? { firstAbove { $0 as? ListLayout } }

  /// Whether a finger may begin to drag it: no other row of the list is dragged.
  var mayBeDragged: Bool {
    guard let open = list?.openRow, open !== self else { return true }
    return !open.member.isDragging
  }

  /// Only one row of a list is open, and only until the list is scrolled.
  private func opens() {
    guard let list else { return }
    if list.openRow !== self { list.openRow?.close() }
    list.openRow = self
    list.scrollView(along: .vertical)?.observe(self)
    tree.input.listen(self)
  }

  /// Presses in the list are its own matter, see `OpenRowMember`; any other closes the row, and does what it does.
  func pressBegan(on hit: LayoutNode?) -> Bool {
    guard isOpen, !member.isDragging else { return member.isDragging }
    if let list, hit?.isInside(list) == true { return true }
    close()
    return false
  }

  func scrolled(_ scrollView: ScrollLayout) { if isOpen, !member.isDragging { close() } }

  /// A horizontal distance of a finger, positive in the direction that opens.
  func opening(_ x: CGFloat) -> CGFloat { isRight ? -x : x }

  /// Has the buttons built in the next update, if they are not.
  func prepare() { if case .onDemand(let want) = supply { want() } }

  func grab() -> CGFloat {
    prepare()
    performsAtEnd = false
    distance.grab(at: tree.timers.now)
    opens()
    tellWatch()
    return shownDistance
  }

  /// Tells the watch whether any part of the actions shows, or is about to.
  private func tellWatch() {
    let isShown = member.isDragging || shownDistance != 0 || distance.isTravelling
    watch?.note(self, isShown: isShown)
    handle?.isShown.update(isShown)
  }

  override func detached() {
    super.detached()
    isAttached = false
    watch?.note(self, isShown: false)
  }

  func drag(to raw: CGFloat) {
    guard isBuilt else { return pending = .drag(raw) }
    distance.set(
      RubberBand.shown(max(0, raw), lower: 0, upper: greatest, dimension: max(1, row.width)))
    fill(isFull)
    setNeedsCompose()
  }

  /// Whether a finger that is lifted here does the first action.
  private var isFull: Bool { allowsFullSwipe && shownDistance > Metrics.full * row.width }

  /// Lets the first action cover the others, or no more.
  private func fill(_ isFilled: Bool) {
    let target = isFilled ? row.width : 0
    guard filling.target != target else { return }
    filling.travel(to: target, velocity: 0, at: tree.timers.now)
    tree.animations.add(self)
  }

  /// How far a finger may drag it before it resists.
  private var greatest: CGFloat { allowsFullSwipe ? row.width : openWidth }

  func letGo(velocity finger: CGFloat) {
    guard isBuilt else {
      if case .drag(let raw) = pending { pending = .release(at: raw, velocity: finger) }
      return
    }
    let velocity =
      finger
      * RubberBand.slope(at: shownDistance, lower: 0, upper: greatest, dimension: max(1, row.width))
    let projected = shownDistance + Metrics.projection * velocity
    if isFull, velocity > -200 {
      performsAtEnd = true
      move(to: row.width, velocity: velocity)
    } else {
      fill(false)
      move(to: projected > openWidth / 2 ? openWidth : 0, velocity: velocity)
    }
  }

  func open() {
    guard mayHaveActions else { return }
    opens()
    guard isBuilt else {
      prepare()
      return pending = .opening
    }
    move(to: openWidth, velocity: 0)
  }

  /// Does what was pending until the buttons were built.
  private func catchUp() {
    guard isBuilt, let pending else { return }
    self.pending = nil
    switch pending {
    case .drag(let raw): drag(to: raw)
    case .release(let raw, let velocity):
      drag(to: raw)
      letGo(velocity: velocity)
    case .opening: open()
    }
  }

  /// Closes it; a finger that drags it does so no more.
  func close() {
    guard !isLeaving else { return }
    guard !member.isDragging else { return member.reject() }
    (pending, performsAtEnd) = (nil, false)
    if shownDistance != 0 || distance.isTravelling { move(to: 0, velocity: 0) } else { tellWatch() }
  }

  /// A row that comes back closes.
  override var isGhost: Bool {
    get { super.isGhost }
    set {
      super.isGhost = newValue
      if !newValue { closeRevived() }
    }
  }

  private func move(to target: CGFloat, velocity: CGFloat) {
    distance.travel(to: target, velocity: velocity, at: tree.timers.now)
    tellWatch()
    tree.animations.add(self)
    setNeedsCompose()
  }

  override func advance(to time: TimeInterval) -> Bool {
    var more = super.advance(to: time)
    if filling.isTravelling {
      setNeedsCompose()
      if !filling.settle(at: time) { more = true }
    }
    guard distance.isTravelling else { return more }
    setNeedsCompose()
    guard distance.settle(at: time) else { return true }
    tellWatch()
    // What has been done covers the others until the row is back.
    if distance.target == 0 { filling.set(0) }
    if performsAtEnd {
      performsAtEnd = false
      let perform = actions.first.flatMap { $0.trait(ObjectIdentifier(PerformTrait.self)) as? Perform }
      if let perform { perform.action() } else { close() }
      return true
    }
    return more
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }
  override func computeSpacing() -> ViewSpacing { content?.preferredSpacing ?? ViewSpacing() }
  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    content?.explicitAlignment(key, in: size, proposal: proposal)
  }
  override func trait(_ key: ObjectIdentifier) -> Any? { content?.trait(key) }
  override var mirrorsChildren: Bool { false }
  override var dumpEntry: DumpEntry { DumpEntry(target: content) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for content in contents { content.place(at: .zero, proposal: proposal) }
    let before = row.width
    row = CGRect(origin: .zero, size: size)
    defer { followWidth(before) }
    if let list, let rect = list.rowRect(of: self) {
      let own = transform(to: list, .model).boundingRect(of: CGRect(origin: .zero, size: size))
      let x = list.isRightToLeft ? list.size.width - rect.maxX : rect.minX
      row = CGRect(x: x - own.minX, y: rect.minY - own.minY, width: rect.width, height: rect.height)
    }
    // Behind the edge, the first one nearest to it: where they lie when the row is fully open.
    var x = isRight ? row.maxX : row.minX
    let widths = widths
    labelWidths = [:]
    for (index, action) in actions.enumerated() {
      let width = widths[index]
      labelWidths[ObjectIdentifier(action)] = width
      // Beyond the edge the first one goes on, for a row that is drawn further.
      let beyond = index == 0 ? row.width : 0
      action.place(
        at: CGPoint(x: isRight ? x - width : x - beyond, y: row.minY),
        proposal: ProposedViewSize(width: width + beyond, height: row.height))
      x += isRight ? -width : width
    }
    catchUp()
  }

  /// In a row of another width it is as far on its course as before; under a finger it stays.
  private func followWidth(_ before: CGFloat) {
    guard before > 0, row.width > 0, row.width != before else { return }
    let (factor, now) = (row.width / before, tree.timers.now)
    filling.scale(by: factor, at: now)
    if performsAtEnd {
      distance.scale(by: factor, at: now)
    } else if isOpen, !member.isDragging {
      distance.rebase(to: openWidth, at: now)
    }
  }

  // MARK: Painting and touches

  /// The part of the row in which buttons show.
  private func revealed(_ distance: CGFloat) -> CGRect {
    CGRect(x: isRight ? row.maxX - distance : row.minX, y: row.minY, width: distance, height: row.height)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let distance = shownDistance
    for content in children where !isAction(content) {
      composeChild(
        content, composer, state,
        distance == 0 ? state.transform : state.transform.translatedBy(x: drift, y: 0))
    }
    guard distance > 0.01 else { return }
    var inner = state
    inner.clips.append(
      DisplayClip(
        path: Path(revealed(distance)), transform: state.transform, style: FillStyle(antialiased: false)))
    let filled = row.width > 0 ? filling.value(at: tree.timers.now) / row.width : 0
    for (index, action) in actions.enumerated().reversed() {
      let shift = displacement(of: action, isFirst: index == 0, distance: distance, filled: filled)
      composeChild(
        action, composer, inner, state.transform.translatedBy(x: isRight ? -shift : shift, y: 0))
    }
  }

  /// How far an action lies from its place in the open row, positive towards the row's content. Each moves with its part
  /// of the distance; beyond that all of them move along with the row's edge.
  ///
  /// - Parameter filled: the part of what lies between it and the row's content that the first action covers.
  private func displacement(of action: LayoutNode, isFirst: Bool, distance: CGFloat, filled: CGFloat)
    -> CGFloat
  {
    let open = max(1, openWidth)
    // From the edge of the list to that side of the action which is nearer to the row's content.
    let own =
      isRight ? row.maxX - action.position.x : action.position.x + action.size.width - row.minX
    let shown = distance < open ? own * distance / open : own + distance - open
    return (isFirst ? shown + (distance - shown) * filled : shown) - own
  }

  override func ownHit(_ point: CGPoint) -> OwnHit? {
    let distance = shownDistance
    guard distance > 0.5 else {
      // The buttons are hidden behind the row then, and cannot be hit.
      for content in contents.reversed() {
        let frame = content.shownFrame
        if let hit = content.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) {
          return .hit(hit)
        }
      }
      return OwnHit(hitsSelf(point) ? self : nil)
    }
    if revealed(distance).contains(point) {
      for action in actions {
        let p = CGPoint(x: point.x - action.position.x, y: point.y - action.position.y)
        if CGRect(origin: .zero, size: action.size).contains(p) { return OwnHit(action.hitTest(p)) }
      }
    }
    // An open row is closed by a touch on it.
    return OwnHit(row.contains(point) ? self : nil)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { canOpen && row.contains(point) }
  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { canOpen || shownDistance > 0 ? [member] : [] }
}
