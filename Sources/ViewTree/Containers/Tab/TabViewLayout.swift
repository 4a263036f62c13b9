import Foundation
import Graphics

/// The layout of a tab view with a bar: the chosen tab above the bar. The others are not placed: they are not painted
/// or hit, and keep their state.
@MainActor final class TabViewLayout: LayoutNode, FrontmostContainer, Surroundings, PagesBar {
  /// The height of the bar above the safe area, in points: that of iOS.
  static let barHeight: CGFloat = 49
  /// The key of the bar.
  enum BarTrait {}
  /// The key of what lies behind the bar.
  enum GroundTrait {}

  private let store: TabStore
  private var selected = TabSelection(own: nil)
  private var hidesBar = false
  /// The tabs from which the bar was made.
  private var shown: [AnyHashable] = []

  init(_ store: TabStore, _ context: NodeContext) {
    self.store = store
    super.init(context)
    store.layout = self
  }

  func update(_ selected: TabSelection, hidesBar: Bool) {
    let isChanged = selected.value != self.selected.value || hidesBar != self.hidesBar
    (self.selected, self.hidesBar) = (selected, hidesBar)
    if isChanged { setNeedsLayout() }
  }

  private var bar: LayoutNode? { participants.first { $0.trait(ObjectIdentifier(BarTrait.self)) != nil } }
  private var ground: LayoutNode? {
    participants.first { $0.trait(ObjectIdentifier(GroundTrait.self)) != nil }
  }
  private var tabs: [LayoutNode] {
    participants.filter {
      $0.trait(ObjectIdentifier(BarTrait.self)) == nil && $0.trait(ObjectIdentifier(GroundTrait.self)) == nil
    }
  }
  private var visibleBarHeight: CGFloat { hidesBar ? 0 : Self.barHeight }

  /// The values that make the present bar out of date when they change.
  private func signature(_ tabs: [LayoutNode]) -> [AnyHashable] {
    tabs.enumerated().flatMap { index, tab -> [AnyHashable] in
      let slot = TabViewLayout.slot(tab)
      return [selected.value(of: tab, at: index), slot?.generation ?? 0, TabViewLayout.badge(tab)]
    }
  }

  static func slot(_ tab: LayoutNode) -> TabSlotLayout? {
    tab.trait(ObjectIdentifier(TabSlotTrait.self)) as? TabSlotLayout
  }

  static func badge(_ tab: LayoutNode) -> Text? {
    tab.trait(ObjectIdentifier(BadgeTrait.self)) as? Text
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tabs = tabs
    refreshBar(tabs)
    let covered = keyboardReach
    let area = CGSize(width: size.width, height: max(0, size.height - max(0, visibleBarHeight - covered)))
    let chosen = chosen(of: tabs)
    for (index, tab) in tabs.enumerated() {
      if let slot = TabViewLayout.slot(tab) {
        tree.afterLayout { [tree] in
          guard slot.visibility.isShown != (index == chosen) else { return }
          slot.visibility.set(index == chosen)
          if index != chosen { tree.input.cancelPointers(in: slot, at: tree.timers.now) }
          // The look of the bar is that of the chosen tab.
          tree.preferences.noteChange(ObjectIdentifier(TabBarKey.self))
        }
      }
      guard index == chosen else {
        tab.forgetPlacement()
        continue
      }
      TabViewLayout.slot(tab)?.makeContent()
      tab.place(
        at: CGPoint(x: area.width / 2, y: area.height / 2), anchor: .center, proposal: ProposedViewSize(area))
    }
    guard showsBar else { return [bar, ground].forEach { $0?.forgetPlacement() } }
    let place = CGPoint(x: 0, y: size.height + covered - Self.barHeight)
    bar?.place(at: place, proposal: ProposedViewSize(width: size.width, height: Self.barHeight))
    let down = max(0, (touchingSafeAreaInsets?.bottom ?? 0) - covered)
    ground?.place(at: place, proposal: ProposedViewSize(width: size.width, height: Self.barHeight + down))
  }

  // MARK: A bar that moves with a page

  weak var carrier: NavigationStackLayout?
  var isHiddenByDefault: Bool { UITabBar.appearance().isHidden }
  var isBarHidden: Bool { hidesBar }
  var barLength: CGFloat { keyboardReach > 0 ? 0 : Self.barHeight }
  var contentEnd: CGFloat { size.height - max(0, visibleBarHeight - keyboardReach) }
  private var showsBar: Bool { !hidesBar || carrier != nil }

  func composeBar(_ composer: Composer, _ state: ComposeState) {
    if let ground { composeChild(ground, composer, state, state.transform) }
    if let bar { composeChild(bar, composer, state, state.transform) }
  }

  /// A bar that moves with a page is not hit before the page is all but in its place.
  override func ownHit(_ point: CGPoint) -> OwnHit? {
    guard hidesBar, let carrier, !carrier.isHandingOver else { return nil }
    for tab in tabs.reversed() {
      let frame = tab.shownFrame
      if let hit = tab.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) { return .hit(hit) }
    }
    return .missed
  }

  private func chosen(of tabs: [LayoutNode]) -> Int? {
    tabs.indices.first { selected.value(of: tabs[$0], at: $0) == selected.value } ?? tabs.indices.first
  }

  /// The tab that is shown.
  var frontmost: LayoutNode? {
    let tabs = tabs
    return chosen(of: tabs).map { tabs[$0] }
  }

  private func refreshBar(_ tabs: [LayoutNode]) {
    let signature = signature(tabs)
    guard signature != shown else { return }
    shown = signature
    let items = tabs.enumerated().map { index, tab in
      TabStore.Item(
        tag: selected.value(of: tab, at: index),
        label: TabViewLayout.slot(tab)?.label ?? AnyView(EmptyView()),
        badge: TabViewLayout.badge(tab))
    }
    tree.afterLayout { [store] in store.update(items) }
  }

  override var surroundings: (any Surroundings)? { self }
  var safeAreaRect: CGRect? {
    guard !hidesBar else { return nil }
    let outer = safeAreaInsetsWithin(size: nil)
    return CGRect(
      x: outer.leading, y: outer.top, width: max(0, size.width - outer.horizontal),
      height: max(0, size.height - outer.top - max(Self.barHeight - keyboardReach, outer.bottom)))
  }

  /// How far the keyboard on the screen reaches over the lower edge; the bar stays behind it.
  private var keyboardReach: CGFloat {
    let reach = tree.rootLayout?.keyboardReach ?? 0
    return reach > 0 && (touchingSafeAreaInsets?.bottom ?? 0) >= reach ? reach : 0
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    for tab in tabs { composeChild(tab, composer, state, state.transform) }
    if !hidesBar { composeBar(composer, state) }
  }

  override var dumpEntry: DumpEntry { DumpEntry("TabView") }
}
