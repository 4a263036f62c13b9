import Foundation

/// The layout of a tab view with a bar: the chosen tab above the bar. The others are not placed: nothing finds them,
/// and what they hold stays as it is.
@MainActor final class TabViewLayout: LayoutNode {
  /// The height of the bar above the safe area, in points: that of iOS.
  static let barHeight: CGFloat = 49
  /// The key of the bar.
  enum BarTrait {}

  private let store: TabStore
  private var selected: AnyHashable?
  private var hidesBar = false
  /// What the bar was made of.
  private var shown: [AnyHashable] = []
  var background = RGBA.white
  var separator = RGBA.clear
  var pixel: CGFloat = 1

  init(_ store: TabStore, _ context: NodeContext) {
    self.store = store
    super.init(context)
  }

  func update(_ selected: AnyHashable?, hidesBar: Bool) {
    guard selected != self.selected || hidesBar != self.hidesBar else { return }
    (self.selected, self.hidesBar) = (selected, hidesBar)
    setNeedsLayout()
  }

  private var bar: LayoutNode? { participants.first { $0.trait(ObjectIdentifier(BarTrait.self)) != nil } }
  private var tabs: [LayoutNode] { participants.filter { $0.trait(ObjectIdentifier(BarTrait.self)) == nil } }
  private var visibleBarHeight: CGFloat { hidesBar ? 0 : Self.barHeight }

  /// What makes the present bar out of date when it changes.
  private func signature(_ tabs: [LayoutNode]) -> [AnyHashable] {
    tabs.enumerated().flatMap { index, tab -> [AnyHashable] in
      let slot = TabViewLayout.slot(tab)
      return [TabViewLayout.tag(tab, index), slot?.generation ?? 0, TabViewLayout.badge(tab)]
    }
  }

  static func slot(_ tab: LayoutNode) -> TabSlotLayout? {
    tab.trait(ObjectIdentifier(TabSlotTrait.self)) as? TabSlotLayout
  }

  static func badge(_ tab: LayoutNode) -> String {
    tab.trait(ObjectIdentifier(BadgeTrait.self)) as? String ?? ""
  }

  /// The value by which a tab is chosen: its tag, else its place.
  static func tag(_ tab: LayoutNode, _ index: Int) -> AnyHashable {
    tab.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable ?? AnyHashable(index)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tabs = tabs
    refreshBar(tabs)
    let area = CGSize(width: size.width, height: max(0, size.height - visibleBarHeight))
    let chosen = tabs.indices.first { TabViewLayout.tag(tabs[$0], $0) == selected } ?? tabs.indices.first
    for (index, tab) in tabs.enumerated() {
      if let slot = TabViewLayout.slot(tab) { tree.afterLayout { slot.visibility.set(index == chosen) } }
      guard index == chosen else {
        tab.forgetPlacement()
        continue
      }
      TabViewLayout.slot(tab)?.makeContent()
      tab.place(
        at: CGPoint(x: area.width / 2, y: area.height / 2), anchor: .center, proposal: ProposedViewSize(area))
    }
    guard let bar else { return }
    if hidesBar {
      bar.forgetPlacement()
    } else {
      bar.place(
        at: CGPoint(x: 0, y: area.height),
        proposal: ProposedViewSize(width: size.width, height: Self.barHeight))
    }
  }

  private func refreshBar(_ tabs: [LayoutNode]) {
    let signature = signature(tabs)
    guard signature != shown else { return }
    shown = signature
    let items = tabs.enumerated().map { index, tab in
      TabStore.Item(
        tag: TabViewLayout.tag(tab, index), label: TabViewLayout.slot(tab)?.label ?? AnyView(EmptyView()),
        badge: TabViewLayout.badge(tab))
    }
    tree.afterLayout { [store] in store.take(items) }
  }

  override var safeAreaRect: CGRect? {
    guard !hidesBar else { return nil }
    let outer = safeAreaInsetsWithin(size: nil)
    return CGRect(
      x: outer.leading, y: outer.top, width: max(0, size.width - outer.horizontal),
      height: max(0, size.height - outer.top - max(Self.barHeight, outer.bottom)))
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    for tab in tabs { composeChild(tab, composer, state, state.transform) }
    guard !hidesBar, let bar else { return }
    let down = touchingSafeAreaInsets?.bottom ?? 0
    let top = state.size.height - Self.barHeight
    composer.add(
      .fill(
        Path(CGRect(x: 0, y: top, width: state.size.width, height: Self.barHeight + down)),
        .color(background),
        FillStyle(antialiased: false)), displayID(1), state)
    composer.add(
      .fill(
        Path(CGRect(x: 0, y: top, width: state.size.width, height: pixel)), .color(separator),
        FillStyle(antialiased: false)), displayID(2), state)
    composeChild(bar, composer, state, state.transform)
  }

  override var dumpType: String? { "TabView" }
}
