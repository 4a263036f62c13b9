import Foundation

/// The layout of pages in a row, each as large as the scroll view round them.
///
/// The content of a page is made when the page is shown, or is beside one that is shown and at rest, and kept from then
/// on with its state. Pages in sight are the ones that have appeared for the program.
@MainActor final class TabPagesLayout: LayoutNode, ScrollObserver {
  private let index: Observed<PageIndex>
  private var selected = TabSelection(own: nil)
  private var hasStarted = false
  private weak var scroll: ScrollLayout?
  var choose: (AnyHashable) -> Void = { _ in }
  /// The pages that are in sight.
  private var shownPages: ClosedRange<Int>?
  private var isMakingAhead = false
  /// The offset to which a selection has turned the pages last, and their width then, in points.
  private var turn: (offset: CGFloat, width: CGFloat)?

  init(_ index: Observed<PageIndex>, _ context: NodeContext) {
    self.index = index
    super.init(context)
  }

  private var page: CGSize { relativeContainerAbove?.containerSize ?? tree.rootLayout?.size ?? .zero }

  private func tag(_ i: Int) -> AnyHashable { selected.value(of: participants[i], at: i) }

  private func slot(_ i: Int) -> TabSlotLayout? {
    participants.indices.contains(i) ? TabViewLayout.slot(participants[i]) : nil
  }

  /// The page with a value. Where no page is known to have it, those whose values only their contents know are made.
  private func position(of value: AnyHashable?) -> Int? {
    if let known = participants.indices.first(where: { tag($0) == value }) { return known }
    for i in participants.indices {
      guard let slot = slot(i), slot.hasUnknownValue else { continue }
      slot.visibility.set(false)
      slot.makeContent()
      if tag(i) == value { return i }
    }
    return nil
  }

  /// The offset at which a page shows.
  private func offset(_ i: Int) -> CGFloat {
    CGFloat(isRightToLeft ? participants.count - 1 - i : i) * page.width
  }

  /// The page that shows most.
  private func shown(at offset: CGFloat) -> Int {
    guard page.width > 0, !participants.isEmpty else { return 0 }
    let i = Int((offset / page.width).rounded())
    let clamped = min(max(0, i), participants.count - 1)
    return isRightToLeft ? participants.count - 1 - clamped : clamped
  }

  /// The pages of which a part shows.
  private func inSight(at offset: CGFloat) -> ClosedRange<Int>? {
    guard page.width > 0, !participants.isEmpty else { return nil }
    let last = participants.count - 1
    let low = min(max(0, Int((offset / page.width + 0.001).rounded(.down))), last)
    let high = max(low, min(max(0, Int((offset / page.width - 0.001).rounded(.up))), last))
    return isRightToLeft ? last - high...last - low : low...high
  }

  func select(_ selection: TabSelection, _ transaction: Transaction) {
    let isChanged = selection.value != selected.value
    selected = selection
    guard isChanged, hasStarted, let scroll, !scroll.member.isDragging,
      let i = position(of: selection.value), shown(at: scroll.destination.x) != i
    else { return }
    let animation = transaction.disablesAnimations ? nil : transaction.animation ?? .easeInOut(duration: 0.3)
    turn = (offset(i), page.width)
    scroll.travel(to: CGPoint(x: offset(i), y: 0), animation)
  }

  /// Whether what moves to an offset follows a selection; in a window of another size that is not known of any.
  private func isTurning(to offset: CGFloat) -> Bool {
    turn.map { $0.width != page.width || $0.offset == offset } ?? false
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    relativeContainerAbove?.relativeViews.add(self)
    let page = page
    return CGSize(width: page.width * CGFloat(participants.count), height: proposal.height ?? page.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    scroll = firstAbove { $0 as? ScrollLayout }
    scroll?.observe(self)
    let first = hasStarted ? nil : position(of: selected.value) ?? 0
    let start = first.map { offset($0) } ?? scroll?.offset.x ?? 0
    makePages(inSight(at: start))
    let page = CGSize(width: page.width, height: size.height)
    for (i, child) in participants.enumerated() {
      child.place(
        at: CGPoint(x: (CGFloat(i) + 0.5) * page.width, y: page.height / 2), anchor: .center,
        proposal: ProposedViewSize(page))
    }
    tree.afterLayout { [weak self] in self?.started() }
  }

  private func started() {
    guard let scroll else { return }
    if scroll.travel == nil { turn = nil }
    // What has no width has no places.
    if !hasStarted, page.width > 0 {
      hasStarted = true
      if let i = position(of: selected.value) { scroll.setOffset(CGPoint(x: offset(i), y: 0)) }
    }
    appear(inSight(at: scroll.offset.x))
    index.update(PageIndex(count: participants.count, index: shown(at: scroll.offset.x)))
  }

  // MARK: Pages in sight

  /// Makes the contents of pages that are about to be in sight.
  private func makePages(_ range: ClosedRange<Int>?) {
    for i in range ?? 0...0 { slot(i)?.makeContent() }
  }

  /// Notes which pages are in sight, for what is told when views appear and disappear.
  private func appear(_ range: ClosedRange<Int>?) {
    makeAhead()
    guard range != shownPages else { return }
    shownPages = range
    for i in participants.indices { slot(i)?.visibility.set(range?.contains(i) ?? false) }
  }

  /// Makes the pages beside the one that is shown once the present frame is, so that none is made under a finger.
  private func makeAhead() {
    guard !isMakingAhead else { return }
    isMakingAhead = true
    tree.afterFrame { [weak self] in
      guard let self else { return }
      isMakingAhead = false
      guard hasStarted, let scroll, let range = inSight(at: scroll.offset.x) else { return }
      for i in [range.lowerBound - 1, range.upperBound + 1] {
        guard let slot = slot(i), slot.participants.isEmpty else { continue }
        slot.visibility.set(false)
        slot.makeContent()
      }
    }
  }

  func scrolled(_ scrollView: ScrollLayout) {
    guard hasStarted, !participants.isEmpty else { return }
    let i = shown(at: scrollView.offset.x)
    let range = inSight(at: scrollView.offset.x)
    if range != shownPages {
      makePages(range)
      tree.afterLayout { [weak self, weak scrollView] in
        if let self, let scrollView { appear(inSight(at: scrollView.offset.x)) }
      }
    }
    index.update(PageIndex(count: participants.count, index: i))
    // A finger chooses the page that shows most; keys, wheels and the focus the one that they lead to.
    let isThrown = scrollView.member.isDragging || scrollView.member.isThrowing
    guard isThrown || scrollView.travel != nil else { return }
    let chosen = isThrown ? i : shown(at: scrollView.destination.x)
    guard tag(chosen) != selected.value, isThrown || !isTurning(to: scrollView.destination.x) else { return }
    turn = nil
    selected = selected.choosing(tag(chosen))
    choose(tag(chosen))
  }

  override var dumpEntry: DumpEntry { DumpEntry("TabPages") }
}
