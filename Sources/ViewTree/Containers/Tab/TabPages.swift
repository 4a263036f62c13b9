import Foundation

/// The tabs of a tab view side by side: swiped by a finger, with a dot for each.
struct TabPages<Content: View>: View {
  let content: Content
  let store: TabStore
  let selected: AnyHashable?
  let display: PageTabViewStyle.IndexDisplayMode
  let background: PageIndexViewStyle.BackgroundDisplayMode
  let choose: (AnyHashable) -> Void
  @State private var index = Observed(PageIndex())

  var body: some View {
    ScrollContainer(
      axes: .horizontal, showsIndicators: false,
      content: PagesContainer(selected: selected, index: index, choose: choose, content: content)
    )
    .environment(\.scrollTargetBehavior, PagingScrollTargetBehavior())
    .overlay(alignment: .bottom) {
      if display.kind != .never { PageDots(index: index, display: display, background: background) }
    }
  }
}

/// Which of how many pages is shown.
struct PageIndex: Equatable {
  var count = 0
  var index = 0
}

/// A dot for each page; a tap beside the middle shows the next page on that side.
private struct PageDots: View {
  let index: Observed<PageIndex>
  let display: PageTabViewStyle.IndexDisplayMode
  let background: PageIndexViewStyle.BackgroundDisplayMode
  @Environment(\.colorScheme) private var scheme

  /// The measures of UIPageControl, in points: the diameter of a dot, and the distance of two centres.
  private static let (dot, pitch): (CGFloat, CGFloat) = (7, 16)

  init(
    index: Observed<PageIndex>, display: PageTabViewStyle.IndexDisplayMode,
    background: PageIndexViewStyle.BackgroundDisplayMode
  ) {
    (self.index, self.display, self.background) = (index, display, background)
  }

  var body: some View {
    let (count, present) = (index.value.count, index.value.index)
    if count > 1 || (display.kind == .always && count > 0) {
      HStack(spacing: Self.pitch - Self.dot) {
        ForEach(0..<count, id: \.self) { i in
          Circle()
            .fill(ink.opacity(i == present ? 1 : 0.3))
            .frame(width: Self.dot, height: Self.dot)
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background {
        if background.kind == .always { Capsule().fill(Color(.systemGray3).opacity(0.6)) }
      }
      .padding(.bottom, 10)
      .accessibilityLabel("page \(present + 1) of \(count)")
    }
  }

  /// White lies on pictures, as on iOS; on a light page without a capsule that would not be seen.
  private var ink: Color { background.kind == .always || scheme == .dark ? .white : .black }
}

private struct PagesContainer<Content: View>: ContainerView {
  let selected: AnyHashable?
  let index: Observed<PageIndex>
  let choose: (AnyHashable) -> Void
  let content: Content

  func makeLayout(_ context: NodeContext) -> TabPagesLayout {
    let layout = TabPagesLayout(index, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: TabPagesLayout, _ context: NodeContext) {
    layout.choose = choose
    layout.select(selected, context.transaction)
  }
}

/// The layout of pages in a row, each as large as the scroll view round them.
@MainActor final class TabPagesLayout: LayoutNode, ScrollObserver {
  private let index: Observed<PageIndex>
  private var selected: AnyHashable?
  private var hasStarted = false
  private weak var scroll: ScrollLayout?
  var choose: (AnyHashable) -> Void = { _ in }

  init(_ index: Observed<PageIndex>, _ context: NodeContext) {
    self.index = index
    super.init(context)
  }

  private var page: CGSize { relativeContainerAbove?.containerSize ?? tree.rootLayout?.size ?? .zero }

  private func tag(_ i: Int) -> AnyHashable { TabViewLayout.tag(participants[i], i) }

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

  func select(_ tag: AnyHashable?, _ transaction: Transaction) {
    guard tag != selected else { return }
    selected = tag
    guard hasStarted, let scroll, !scroll.member.isDragging,
      let i = participants.indices.first(where: { self.tag($0) == tag }), shown(at: scroll.destination.x) != i
    else { return }
    let animation = transaction.disablesAnimations ? nil : transaction.animation ?? .easeInOut(duration: 0.3)
    scroll.travel(to: CGPoint(x: offset(i), y: 0), animation)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    relativeContainerAbove?.relativeViews.add(self)
    let page = page
    return CGSize(width: page.width * CGFloat(participants.count), height: proposal.height ?? page.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let page = CGSize(width: page.width, height: size.height)
    for (i, child) in participants.enumerated() {
      TabViewLayout.slot(child)?.makeContent()
      child.place(
        at: CGPoint(x: (CGFloat(i) + 0.5) * page.width, y: page.height / 2), anchor: .center,
        proposal: ProposedViewSize(page))
    }
    scroll = firstAbove { $0 as? ScrollLayout }
    scroll?.observe(self)
    tree.afterLayout { [weak self] in self?.started() }
  }

  private func started() {
    guard let scroll else { return }
    if !hasStarted {
      hasStarted = true
      if let i = participants.indices.first(where: { tag($0) == selected }) {
        scroll.setOffset(CGPoint(x: offset(i), y: 0))
      }
    }
    index.update(PageIndex(count: participants.count, index: shown(at: scroll.offset.x)))
  }

  func scrolled(_ scrollView: ScrollLayout) {
    guard hasStarted, !participants.isEmpty else { return }
    let i = shown(at: scrollView.offset.x)
    index.update(PageIndex(count: participants.count, index: i))
    guard scrollView.member.isDragging || scrollView.member.isThrowing, tag(i) != selected else { return }
    selected = tag(i)
    choose(tag(i))
  }

  override var dumpEntry: DumpEntry { DumpEntry("TabPages") }
}
