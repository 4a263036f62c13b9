import Foundation

/// The layout of a page: a bar at the top, the content under it, and a large title that scrolls away with the content.
///
/// Where the content is a scroll view the large title is painted at the scroll's offset: no layout follows a scroll.
@MainActor final class NavigationPageLayout: LayoutNode {
  /// Measures of iOS, in points.
  private enum Metrics {
    static let bar: CGFloat = 44
    static let largeTitle: CGFloat = 52.5
    static let margin: CGFloat = 16
    /// Over so many points of scrolling the small title comes in.
    static let fade: CGFloat = 12
    /// A large title grows at most by this while it is pulled down.
    static let stretch: CGFloat = 0.08
  }

  var isHidden = false
  var isLarge = true
  var background = RGBA.white
  var separator = RGBA.clear
  var pixel: CGFloat = 1
  private weak var scroll: ScrollLayout?

  private var content: LayoutNode? { children.first }
  private var smallTitle: LayoutNode? { children.count > 2 ? children[children.count - 2] : nil }
  private var bigTitle: LayoutNode? { children.count > 2 ? children[children.count - 1] : nil }
  private var barHeight: CGFloat { isHidden ? 0 : Metrics.bar }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + barHeight)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content, let smallTitle, let bigTitle else { return }
    scroll = findScroll(content)
    let title: CGFloat = isLarge && !isHidden ? Metrics.largeTitle : 0
    scroll?.contentInsets.top = title
    let top = barHeight + (scroll == nil ? title : 0)
    let area = CGSize(width: size.width, height: max(0, size.height - top))
    content.place(
      at: CGPoint(x: area.width / 2, y: top + area.height / 2), anchor: .center,
      proposal: ProposedViewSize(area))
    let room = ProposedViewSize(width: max(0, size.width - 2 * Metrics.margin), height: nil)
    smallTitle.place(at: CGPoint(x: size.width / 2, y: Metrics.bar / 2), anchor: .center, proposal: room)
    bigTitle.place(
      at: CGPoint(x: Metrics.margin, y: Metrics.bar + Metrics.largeTitle / 2 - 2), anchor: .leading,
      proposal: room)
  }

  /// The scroll view that fills the page: the first one on the way down.
  private func findScroll(_ node: LayoutNode) -> ScrollLayout? {
    if let view = node as? ScrollLayout { return view.axes.contains(.vertical) ? view : nil }
    for child in node.children where !child.isGhost { if let found = findScroll(child) { return found } }
    return nil
  }

  /// The content stays clear of the bar; scroll views reach under it.
  override var safeAreaRect: CGRect? {
    guard !isHidden else { return nil }
    let outer = safeAreaInsetsWithin(size: nil)
    return CGRect(
      x: outer.leading, y: barHeight, width: max(0, size.width - outer.horizontal),
      height: max(0, size.height - barHeight - outer.bottom))
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard let content, let smallTitle, let bigTitle else { return }
    composeChild(content, composer, state, state.transform)
    guard !isHidden else { return }
    let reachesUp = touchingSafeAreaInsets?.top ?? 0
    let offset = scroll?.offset.y ?? 0
    let bar = CGRect(x: 0, y: -reachesUp, width: state.size.width, height: Metrics.bar + reachesUp)
    if isLarge {
      // The large title moves with the content and goes under the bar.
      var inner = state
      let below = CGRect(
        x: 0, y: Metrics.bar, width: state.size.width, height: max(0, state.size.height - Metrics.bar))
      inner.clips.append(
        DisplayClip(path: Path(below), transform: state.transform, style: FillStyle(antialiased: false)))
      var transform = state.transform.translatedBy(x: 0, y: -offset)
      if offset < 0 {
        let k = 1 + min(Metrics.stretch, -offset / 1000)
        let p = CGPoint(x: Metrics.margin, y: Metrics.bar + Metrics.largeTitle)
        transform = ProjectionTransform(
          CGAffineTransform(translationX: p.x, y: p.y).scaledBy(x: k, y: k).translatedBy(x: -p.x, y: -p.y)
        ).concatenating(transform)
      }
      if offset < Metrics.largeTitle { composeChild(bigTitle, composer, inner, transform) }
    }
    composer.add(
      .fill(Path(bar), .color(background), FillStyle(antialiased: false)), displayID(1), state)
    let hidden: CGFloat = isLarge ? Metrics.largeTitle : 0
    let scrolledUnder = min(1, max(0, (offset - hidden) / Metrics.fade))
    if scrolledUnder > 0 || (!isLarge && offset > 0) {
      let line = CGRect(x: 0, y: Metrics.bar - pixel, width: state.size.width, height: pixel)
      composer.withOpacity(isLarge ? scrolledUnder : 1, displayID(3)) {
        composer.add(
          .fill(Path(line), .color(separator), FillStyle(antialiased: false)), displayID(2), state)
      }
    }
    let small = isLarge ? min(1, max(0, (offset - hidden + Metrics.fade) / Metrics.fade)) : 1
    composer.withOpacity(small, displayID(4)) { composeChild(smallTitle, composer, state, state.transform) }
  }

  override var dumpType: String? { "NavigationView" }
}
