import Foundation

/// The layout of a row that can be drawn away from one of its edges, and of the buttons that appear there.
///
/// The row moves when things are composed. The buttons are laid out at full width behind the edge; what shows of them
/// grows with the way.
@MainActor final class SwipeRowLayout: LayoutNode, ScrollObserver {
  /// The key of the buttons, and of what one of them does.
  enum ActionTrait {}
  enum PerformTrait {}
  struct Perform { let action: @MainActor () -> Void }

  private enum Metrics {
    /// The undamped period of the spring, in seconds.
    static let response = 0.35
    /// The least width of a button, in points.
    static let button: CGFloat = 74
    /// Drawn by more than this part of the row's width, the first action is done.
    static let full: CGFloat = 0.6
    /// How far a release is projected, in seconds: rows are short, so less than a scroll view runs out.
    static let projection: CGFloat = 0.2
  }

  let edge: HorizontalEdge
  var allowsFullSwipe = true
  var isEnabled = true
  /// Whether the list is edited: fingers do not draw rows then.
  var isEditing = false {
    didSet { if isEditing != oldValue { close() } }
  }
  private(set) lazy var member = SwipeRowMember(self)
  private var way: CGFloat = 0
  private var travel: (spring: ScrollSpring, start: TimeInterval)?
  private var performsAtEnd = false
  private var row = CGRect.zero

  init(_ edge: HorizontalEdge, _ context: NodeContext) {
    self.edge = edge
    super.init(context)
  }

  private func isAction(_ node: LayoutNode) -> Bool { node.trait(ObjectIdentifier(ActionTrait.self)) != nil }
  private var contents: [LayoutNode] { participants.filter { !isAction($0) } }
  private var actions: [LayoutNode] { participants.filter(isAction) }

  /// Whether the buttons stand at the right.
  private var isRight: Bool { (edge == .trailing) != isRightToLeft }
  private var openWidth: CGFloat { actions.reduce(0) { $0 + width($1) } }
  private func width(_ action: LayoutNode) -> CGFloat {
    max(Metrics.button, action.sizeThatFits(.unspecified).width)
  }

  // MARK: Moving

  /// How far the row is drawn now.
  var shownWay: CGFloat { travel.map { $0.spring.offset(at: max(0, tree.timers.now - $0.start)) } ?? way }
  var canOpen: Bool { isEnabled && !isEditing && !actions.isEmpty }
  /// Whether it is open or on its way there.
  var isOpen: Bool { (travel?.spring.target ?? way) > 0 }

  private var list: ListLayout? { firstAbove { $0 as? ListLayout } }

  /// Of the rows of a list one is open, and only until the list is scrolled.
  private func opens() {
    guard let list else { return }
    if list.openRow !== self { list.openRow?.close() }
    list.openRow = self
    list.scrollView(along: .vertical)?.observe(self)
  }

  func scrolled(_ scrollView: ScrollLayout) { if isOpen, !member.isDragging { close() } }

  /// A horizontal way of a finger as one that opens.
  func opening(_ x: CGFloat) -> CGFloat { isRight ? -x : x }

  func grab() -> CGFloat {
    way = shownWay
    travel = nil
    opens()
    return way
  }

  func drag(to raw: CGFloat) {
    let most = allowsFullSwipe ? row.width : openWidth
    way = RubberBand.shown(max(0, raw), lower: 0, upper: most, dimension: max(1, row.width))
    setNeedsCompose()
  }

  func letGo(velocity: CGFloat) {
    let projected = way + Metrics.projection * velocity
    if allowsFullSwipe, way > Metrics.full * row.width, velocity > -200 {
      performsAtEnd = true
      move(to: row.width, velocity: velocity)
    } else {
      move(to: projected > openWidth / 2 ? openWidth : 0, velocity: velocity)
    }
  }

  func open() {
    guard !actions.isEmpty else { return }
    opens()
    move(to: openWidth, velocity: 0)
  }
  func close() { if shownWay != 0 || travel != nil { move(to: 0, velocity: 0) } }

  private func move(to target: CGFloat, velocity: CGFloat) {
    travel = (
      ScrollSpring(start: shownWay, velocity: velocity, target: target, response: Metrics.response),
      tree.timers.now
    )
    tree.animations.add(self)
    setNeedsCompose()
  }

  override func advance(to time: TimeInterval) -> Bool {
    let more = super.advance(to: time)
    guard let travel else { return more }
    setNeedsCompose()
    guard time - travel.start >= travel.spring.duration else { return true }
    way = travel.spring.target
    self.travel = nil
    if performsAtEnd {
      performsAtEnd = false
      let perform = actions.first.flatMap { $0.trait(ObjectIdentifier(PerformTrait.self)) as? Perform }
      perform?.action()
      close()
      return self.travel != nil || more
    }
    return more
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    contents.first?.sizeThatFits(proposal) ?? .zero
  }
  override func computeSpacing() -> ViewSpacing { contents.first?.preferredSpacing ?? ViewSpacing() }
  override func trait(_ key: ObjectIdentifier) -> Any? { contents.first?.trait(key) }
  override var mirrorsChildren: Bool { false }
  override var dumpTarget: LayoutNode? { contents.first }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for content in contents { content.place(at: .zero, proposal: proposal) }
    row = CGRect(origin: .zero, size: size)
    if let list, let rect = list.rowRect(of: self) {
      let own = transform(to: list, .target).boundingRect(of: CGRect(origin: .zero, size: size))
      let x = list.isRightToLeft ? list.size.width - rect.maxX : rect.minX
      row = CGRect(x: x - own.minX, y: rect.minY - own.minY, width: rect.width, height: rect.height)
    }
    // Behind the edge, the first one nearest to it: where they stand when the row is fully open.
    var x = isRight ? row.maxX : row.minX
    for (index, action) in actions.enumerated() {
      let width = width(action)
      // Beyond the edge the first one goes on, for a row that is drawn further.
      let beyond = index == 0 ? row.width : 0
      action.place(
        at: CGPoint(x: isRight ? x - width : x - beyond, y: row.minY),
        proposal: ProposedViewSize(width: width + beyond, height: row.height))
      x += isRight ? -width : width
    }
  }

  // MARK: Painting and touches

  /// The part of the row in which buttons show.
  private func revealed(_ way: CGFloat) -> CGRect {
    CGRect(x: isRight ? row.maxX - way : row.minX, y: row.minY, width: way, height: row.height)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let way = shownWay
    let drift = isRight ? -way : way
    for content in children where !isAction(content) {
      composeChild(
        content, composer, state, way == 0 ? state.transform : state.transform.translatedBy(x: drift, y: 0))
    }
    guard way > 0.01 else { return }
    var inner = state
    inner.clips.append(
      DisplayClip(
        path: Path(revealed(way)), transform: state.transform, style: FillStyle(antialiased: false)))
    // Each button moves with its part of the way; drawn further, all of them go along with the row's edge.
    let open = max(1, openWidth)
    for action in actions.reversed() {
      var transform = state.transform
      if way < open {
        let k = way / open
        let anchor = isRight ? row.maxX : row.minX
        let x = isRight ? anchor - action.position.x : action.position.x + action.size.width - anchor
        let shift = x * (1 - k)
        transform = transform.translatedBy(x: isRight ? shift : -shift, y: 0)
      } else {
        transform = transform.translatedBy(x: isRight ? open - way : way - open, y: 0)
      }
      composeChild(action, composer, inner, transform)
    }
  }

  override func ownHit(_ point: CGPoint) -> LayoutNode?? {
    let way = shownWay
    guard way > 0.5 else {
      // The buttons stand behind the row then, out of reach.
      for content in contents.reversed() {
        let frame = content.shownFrame
        if let hit = content.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) {
          return .some(hit)
        }
      }
      return .some(hitsSelf(point) ? self : nil)
    }
    if revealed(way).contains(point) {
      for action in actions {
        let p = CGPoint(x: point.x - action.position.x, y: point.y - action.position.y)
        if CGRect(origin: .zero, size: action.size).contains(p) { return .some(action.hitTest(p)) }
      }
    }
    // An open row is closed by a touch on it.
    return .some(row.contains(point) ? self : nil)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { canOpen && row.contains(point) }
  override var gestureMembers: [GestureMember] { canOpen || shownWay > 0 ? [member] : [] }
}

/// Draws a row away from its edge; a tap on an open row closes it.
@MainActor final class SwipeRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let row: SwipeRowLayout
  private enum Stage { case idle, tracking, dragging }
  private var stage = Stage.idle
  private var pointer: Int?
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var velocity = VelocityTracker()
  private var wantsDrag = false
  private var wantsTap = false
  private var end: PointerEvent?
  private var anchor: CGFloat = 0
  private var anchorWay: CGFloat = 0

  init(_ row: SwipeRowLayout) {
    self.row = row
    super.init(row)
  }

  var isDragging: Bool { stage == .dragging }
  override var claim: GestureClaim { wantsDrag || wantsTap ? .wants : stage == .idle ? .failed : .none }
  override var minimumDistance: CGFloat? { InputRouter.slop }
  override func takesOver(from member: GestureMember) -> Bool { wantsDrag && !(member is SwipeRowMember) }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      stage = .tracking
      start = event.location
      location = start
      wantsDrag = false
      wantsTap = false
      end = nil
      velocity.reset()
      velocity.add(start, at: event.time)
    case .moved:
      guard event.id == pointer else { return }
      location = event.location
      velocity.add(location, at: event.time)
      guard stage == .tracking, !wantsDrag else { return }
      let d = CGSize(width: location.x - start.x, height: location.y - start.y)
      guard max(abs(d.width), abs(d.height)) >= InputRouter.slop else { return }
      if abs(d.width) > abs(d.height), row.opening(d.width) > 0 || row.shownWay > 0 {
        wantsDrag = true
        anchor = start.x + (d.width > 0 ? InputRouter.slop : -InputRouter.slop)
      } else {
        stage = .idle
      }
    case .ended:
      guard event.id == pointer else { return }
      if wantsDrag { end = event } else if stage == .tracking, row.shownWay > 0.5 { wantsTap = true }
    case .cancelled: if event.id == pointer { reject() }
    }
  }

  override func dispatch() {
    if wantsTap {
      wantsTap = false
      stage = .idle
      return row.close()
    }
    guard wantsDrag else { return }
    if stage == .tracking {
      stage = .dragging
      anchorWay = row.grab()
    }
    guard stage == .dragging else { return }
    row.drag(to: anchorWay + row.opening(location.x - anchor))
    if let event = end {
      end = nil
      stage = .idle
      wantsDrag = false
      row.letGo(velocity: row.opening(velocity.velocity(at: event.time).width))
    }
  }

  override func reject() {
    if stage == .dragging { row.close() }
    stage = .idle
    wantsDrag = false
    wantsTap = false
    end = nil
  }

  override func reset() {
    reject()
    pointer = nil
  }
}

/// Closes the row of a list that is open when anything else in the list is tapped; the tap does nothing else.
@MainActor final class OpenRowMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let list: ListLayout
  private var pointer: Int?
  private var start = CGPoint.zero
  private var waits = false
  private var isDone = false

  init(_ list: ListLayout) {
    self.list = list
    super.init(list)
    priority = .high
  }

  override var claim: GestureClaim { isDone ? .wants : waits ? .none : .failed }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = event.location
      let rect = list.openRow.flatMap { list.rowRect(of: $0) }
      waits = rect?.contains(list.localPoint(event.location, in: .local, .shown)) == false
    case .moved:
      if event.id == pointer, event.location.distance(to: start) >= InputRouter.slop { waits = false }
    case .ended: if event.id == pointer { isDone = waits }
    case .cancelled: if event.id == pointer { waits = false }
    }
  }

  override func dispatch() {
    guard isDone else { return }
    (isDone, waits) = (false, false)
    list.openRow?.close()
  }

  override func reject() { (isDone, waits) = (false, false) }

  override func reset() {
    reject()
    pointer = nil
  }
}
