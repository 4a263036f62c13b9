import Foundation
import Graphics

/// The layout of a page: a bar at the top with items, the content under it, a large title that scrolls away with the
/// content, and a bar at the bottom where there are items for it.
///
/// Where the content is a scroll view the large title is painted at the scroll's offset: no layout follows a scroll.
/// Views over or under the scroll view begin below the title at its present height, and are laid out when that changes.
@MainActor final class NavigationPageLayout: LayoutNode, ScrollObserver, Surroundings, FocusOrder {
  /// Measures of iOS, in points.
  enum Metrics {
    static let bar: CGFloat = 44
    /// In a sheet that is a card, since iOS 13: the handle lies above the title.
    static let sheetBar: CGFloat = 56
    static let bottomBar: CGFloat = 44
    static let largeTitle: CGFloat = 52
    /// The margin round a title whose text is so large that the usual height is too low for it.
    static let titleMargin: CGFloat = 10
    /// The height of a search's field with the space below it.
    static let search: CGFloat = 52
    /// The space above a field that is used, in place of the bar.
    static let searchTop: CGFloat = 8
    static let searchField: CGFloat = 36
    static let margin: CGFloat = 16
    /// Items have 8 points of their own round them.
    static let itemMargin: CGFloat = 8
    /// The distance of scrolling over which the small title fades in.
    static let fade: CGFloat = 12
  }

  /// A large title that is too long for its line is scaled down, at most to this.
  static let leastTitleScale: CGFloat = 0.5

  /// The largest text size in a bar, whose height is fixed.
  static let greatestText = DynamicTypeSize.xxLarge

  var isHidden = false
  /// The source that the content zooms out of.
  var zoomSource: _ZoomSource?
  /// Whether the bar of the tab view is hidden; nil: the page does not say.
  var hidesTabs: Bool? {
    didSet { if hidesTabs != oldValue { firstAbove { $0 as? NavigationStackLayout }?.setNeedsLayout() } }
  }
  var isLarge = true
  /// The margins of a large title and of a search: those of the cards of the list under them.
  private var margin = Metrics.margin
  /// The height of a large title, by its text.
  private(set) var largeTitle = Metrics.largeTitle
  /// Whether the page's search is used: its field lies in place of the bar.
  private(set) var isSearching = false
  /// How far title and items have moved out of the bar for the field of a search that is used: 0 not at all, 1
  /// entirely. Not clamped: springs overshoot.
  private var retreat = AnimatedValue<CGFloat>(0)
  /// The height that the search's field has beyond its usual one, for larger text and segments under it, in points.
  private var searchRoom: CGFloat = 0
  var hidesBack = true
  var separator = RGBA.clear
  var pixel: CGFloat = 1
  /// The title of the back button.
  weak var backLabel: LayoutNode?
  /// The scroll view on whose content the large title lies.
  private(set) weak var scroll: ScrollLayout?
  /// Whether content may lie under the bar at the bottom.
  private(set) var hasScrollView = false
  /// The arrangements in which other views lie over, under or beside that scroll view.
  private var stacks: [any CoveredArrangement] = []

  func part(_ part: Part) -> LayoutNode? {
    participants.first { $0.trait(ObjectIdentifier(Part.Key.self)) as? Part == part }
  }
  /// Whether the bar at the bottom has items, or items that are leaving.
  private var hasBottomItems: Bool {
    children.contains { $0.trait(ObjectIdentifier(Part.Key.self)) as? Part == .bottom }
  }
  private var contents: [LayoutNode] {
    participants.filter { $0.trait(ObjectIdentifier(Part.Key.self)) == nil }
  }
  /// The height of a bar with title and items.
  private(set) var usualBar = Metrics.bar
  var barHeight: CGFloat { isHidden || isCollapsed ? 0 : usualBar }
  var searchHeight: CGFloat { isHidden || part(.search) == nil ? 0 : Metrics.search + searchRoom }
  /// Whether the search has replaced title and items.
  var isCollapsed: Bool { isSearching && part(.search) != nil }
  /// Whether there is a bar with title and items.
  var hasBar: Bool { !isHidden && !isCollapsed }
  var titleHeight: CGFloat { isLarge && !isHidden && !isCollapsed ? largeTitle : 0 }
  private var bottomHeight: CGFloat { part(.bottom) == nil ? 0 : Metrics.bottomBar }

  /// Sets whether the page's search is used; title and items disappear and come back with the transaction's animation.
  func setSearching(_ isSearching: Bool, _ transaction: Transaction) {
    guard isSearching != self.isSearching else { return }
    self.isSearching = isSearching
    retreat.set(isSearching ? 1 : 0, transaction, at: tree.time)
    if retreat.isAnimating { tree.animations.add(self) }
    setNeedsLayout()
  }

  override func advance(to time: TimeInterval) -> Bool {
    let wasRetreating = retreat.isAnimating
    retreat.settle(at: time)
    if wasRetreating {
      noteRetreat()
      // Views that are out of sight are not placed any more.
      if !retreat.isAnimating, isCollapsed { setNeedsLayout() }
    }
    let more = super.advance(to: time)
    return retreat.isAnimating || more
  }

  override func detached() {
    retreat.stop()
    super.detached()
  }

  /// `retreat` as shown or as the model value.
  func retreat(_ values: GeometryValues) -> CGFloat {
    values == .presentation ? retreat.value(at: tree.time) : retreat.model
  }

  private func findBar() {
    let isCard = firstAbove { ($0 as? SheetLayout).map { !$0.isCover } } ?? false
    usualBar = isCard ? Metrics.sheetBar : Metrics.bar
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    findBar()
    let inner = contents.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + barHeight)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    findBar()
    let contents = contents
    var stacks: [any CoveredArrangement] = []
    let found = contents.lazy.compactMap { self.findScroll($0, &stacks) }.first
    if scroll !== found {
      scroll?.contentInsets.top = 0
      scroll?.collapsingTop = 0
      scroll?.pullShift = { 0 }
    }
    scroll = found
    hasScrollView = hasBottomItems && (scroll != nil || contents.contains(where: holdsScroll))
    setStacks(stacks)
    let list: ListLayout? = scroll.flatMap { descendant(of: $0) }
    margin = max(Metrics.margin, list?.metrics.cardMargin(in: size.width) ?? 0)
    let text = titleLayout?.textHeight(in: size.width - 2 * margin) ?? 0
    largeTitle = max(Metrics.largeTitle, text + Metrics.titleMargin)
    let field = part(.search)?.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
    searchRoom = max(0, field - Metrics.searchField)
    let title = titleHeight + searchHeight
    scroll?.collapsingTop = titleHeight
    scroll?.contentInsets.top = title
    scroll?.pullShift = { [weak self] in self?.pullShift ?? 0 }
    scrollMoved()
    let top = barHeight + (scroll == nil ? title : 0)
    let area = CGSize(width: size.width, height: max(0, size.height - top - bottomHeight))
    for content in contents {
      content.place(
        at: CGPoint(x: area.width / 2, y: top + area.height / 2), anchor: .center,
        proposal: ProposedViewSize(area))
    }
    let cover = barHeight + title
    part(.suggestions)?.place(
      at: CGPoint(x: 0, y: cover),
      proposal: ProposedViewSize(
        width: size.width, height: max(0, size.height - cover - bottomHeight)))
    placeBars(size)
  }

  private func placeBars(_ size: CGSize) {
    let room = ProposedViewSize(width: max(0, size.width - 2 * Metrics.margin), height: usualBar)
    let y = usualBar / 2
    var leading = Metrics.margin
    var trailing = size.width - Metrics.margin
    if isCollapsed, !retreat.isAnimating {
      for part in [Part.leading, .trailing, .principal, .smallTitle, .largeTitle] {
        self.part(part)?.forgetPlacement()
      }
    } else {
      placeItems(size, room, y, &leading, &trailing)
    }
    if let field = part(.search) {
      let slot: NavigationSearchLayout? = descendant(of: field)
      // Below the bar it stays; under the title it moves down with content that is pulled.
      slot?.travel = { [weak self] in self.map { min($0.travel, $0.usualTitleHeight) } ?? 0 }
      field.place(
        at: CGPoint(x: size.width / 2, y: barHeight + titleHeight + (isCollapsed ? Metrics.searchTop : 0)),
        anchor: .top,
        proposal: ProposedViewSize(
          width: size.width - 2 * (margin - Metrics.margin), height: Metrics.searchField + searchRoom))
    }
    placeBottomItems(size)
    let (up, down) = (touchingSafeAreaInsets?.top ?? 0, touchingSafeAreaInsets?.bottom ?? 0)
    if !hasBottomItems {
      // A bar without items must not be hit.
      part(.bottomBackground)?.forgetPlacement()
    } else {
      part(.bottomBackground)?.place(
        at: CGPoint(x: 0, y: size.height - Metrics.bottomBar),
        proposal: ProposedViewSize(width: size.width, height: Metrics.bottomBar + down))
    }
    part(.background)?.place(
      at: CGPoint(x: 0, y: -up),
      proposal: ProposedViewSize(width: size.width, height: barHeight + searchHeight + up))
  }

  /// Items narrower than the bar are centred in it; else the first and last item keep the margin.
  private func placeBottomItems(_ size: CGSize) {
    guard let items = part(.bottom) else { return }
    let stack: StackLayout? = descendant(of: items)
    func margin(_ item: LayoutNode?) -> CGFloat {
      item?.trait(ObjectIdentifier(Part.HasMargin.self)) == nil ? Metrics.margin : Metrics.itemMargin
    }
    let leading = margin(stack?.participants.first)
    let room = max(0, size.width - leading - margin(stack?.participants.last))
    let offer = ProposedViewSize(width: room, height: Metrics.bottomBar)
    let isFull = items.sizeThatFits(offer).width > room - 0.5
    items.place(
      at: CGPoint(
        x: isFull ? leading + room / 2 : size.width / 2, y: size.height - Metrics.bottomBar / 2),
      anchor: .center, proposal: offer)
  }

  private func placeItems(
    _ size: CGSize, _ room: ProposedViewSize, _ y: CGFloat, _ leading: inout CGFloat,
    _ trailing: inout CGFloat
  ) {
    if let items = part(.trailing) {
      items.place(at: CGPoint(x: size.width - Metrics.itemMargin, y: y), anchor: .trailing, proposal: room)
      trailing = size.width - Metrics.itemMargin - items.size.width
    }
    if let items = part(.leading) {
      var offer = room
      if !hidesBack, let title = part(.principal) ?? part(.smallTitle) {
        // The name of the page below is shortened before this page's title is.
        let width = title.sizeThatFits(ProposedViewSize(width: nil, height: nil)).width
        offer.width = max(0, trailing - width - Metrics.itemMargin)
      }
      items.place(at: CGPoint(x: Metrics.itemMargin, y: y), anchor: .leading, proposal: offer)
      leading = Metrics.itemMargin + items.size.width
    }
    if let title = part(.principal) ?? part(.smallTitle) {
      // In the middle of the bar, unless the items leave too little space at one side of it.
      let offer = ProposedViewSize(width: max(0, trailing - leading), height: nil)
      let width = title.sizeThatFits(offer).width
      let x = min(max(size.width / 2, leading + width / 2), max(leading + width / 2, trailing - width / 2))
      title.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: offer)
    }
    guard let title = part(.largeTitle) else { return }
    guard usualTitleHeight > 0 else { return title.forgetPlacement() }
    if let layout = titleLayout {
      layout.travel = { [weak self] in self?.travel ?? 0 }
      layout.lift = { [weak self] in self?.lift(.presentation) ?? 0 }
      layout.height = largeTitle
      layout.margin = margin
    }
    title.place(
      at: CGPoint(x: 0, y: usualBar),
      proposal: ProposedViewSize(width: size.width, height: max(0, size.height - usualBar)))
  }

  private var titleLayout: NavigationTitleLayout? { part(.largeTitle).flatMap { descendant(of: $0) } }

  /// The layout of a part itself, within what wraps it.
  private func descendant<Layout: LayoutNode>(of node: LayoutNode) -> Layout? {
    var node = node
    while true {
      if let layout = node as? Layout { return layout }
      guard let next = node.children.first else { return nil }
      node = next
    }
  }

  /// The scroll view that fills the page: the first vertical one below a node. Of a row or column only the first view
  /// is searched, and nothing of views of which one is chosen by the space that the page leaves them. `stacks`: the
  /// arrangements on the path to it in which other views lie.
  private func findScroll(_ node: LayoutNode, _ stacks: inout [any CoveredArrangement]) -> ScrollLayout? {
    if let view = node as? ScrollLayout { return view.axes.contains(.vertical) ? view : nil }
    if node is ViewThatFitsLayout { return nil }
    let below = node.surroundings?.stackAxis != nil ? Array(node.participants.prefix(1)) : node.participants
    for child in below {
      guard let found = findScroll(child, &stacks) else { continue }
      if let stack = node as? any CoveredArrangement, stack.hasOthers { stacks.append(stack) }
      return found
    }
    return nil
  }

  private func holdsScroll(_ node: LayoutNode) -> Bool {
    if let view = node as? ScrollLayout { return view.axes.contains(.vertical) }
    return node.participants.contains(where: holdsScroll)
  }

  private func setStacks(_ new: [any CoveredArrangement]) {
    for stack in stacks where !new.contains(where: { $0 === stack }) { stack.cover = nil }
    stacks = new
    if !new.isEmpty { scroll?.observe(self) }
  }

  func scrolled(_ scrollView: ScrollLayout) { if scrollView === scroll { scrollMoved() } }

  /// Tells the stacks round the scroll view how much the title and the search's field cover now.
  private func scrollMoved() {
    guard let scroll else { return }
    let cover = searchHeight + titleHeight - min(scroll.offset.y, titleHeight)
    for stack in stacks { stack.cover = TopCover(height: max(0, cover), scrollView: scroll) }
  }

  override var surroundings: (any Surroundings)? { self }
  /// The content stays clear of the bars; scroll views reach under them.
  var safeAreaRect: CGRect? {
    guard !isHidden || bottomHeight > 0 else { return nil }
    let outer = safeAreaInsetsWithin(size: nil)
    // Without a scroll view nothing lies under the title and the field either.
    let bars = barHeight + (scroll == nil ? titleHeight + searchHeight : 0)
    let top = max(bars, isHidden || isCollapsed ? outer.top : 0)
    return CGRect(
      x: outer.leading, y: top, width: max(0, size.width - outer.horizontal),
      height: max(0, size.height - top - max(bottomHeight, outer.bottom)))
  }

  /// Content with a z index above zero lies above the bars too.
  override func compose(_ composer: Composer, _ state: ComposeState) {
    let contents = children.filter { $0.trait(ObjectIdentifier(Part.Key.self)) == nil }
    for isAbove in [false, true] {
      if isAbove { composeBars(composer, state) }
      for content in contents where (content.zIndex > 0) == isAbove {
        composeChild(content, composer, state, state.transform)
      }
    }
  }

  override var dumpEntry: DumpEntry { DumpEntry("NavigationView") }
}
