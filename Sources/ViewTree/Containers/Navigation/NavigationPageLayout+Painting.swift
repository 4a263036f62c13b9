import Foundation
import Graphics

/// How a page's bars are painted, as a function of the scroll offset and of how far a search has replaced them.
extension NavigationPageLayout {
  /// Whether the page sets that the bar's background shows or not.
  private var fill: Visibility? {
    part(.background)?.trait(ObjectIdentifier(Part.FillsBar.self)) as? Visibility
  }

  /// Whether the bar's background, which the page shows always, lies behind a large title too.
  private var fillsTitle: Bool { fill == .visible && usualTitleHeight > 0 }

  /// How far the background reaches below the bar and the search's field, behind what is in sight of the large title, in
  /// points: whole pixels; more than the title is high where the content is pulled down.
  private var titleFill: CGFloat {
    guard fillsTitle else { return 0 }
    let shown = max(0, usualTitleHeight - (scroll?.offset.y ?? 0))
    return (shown * (1 - min(1, max(0, retreat(.presentation)))) / pixel).rounded() * pixel
  }

  /// The opacity of the bar's background: as far as content is scrolled under it, unless the page sets it; 0...1.
  var covered: CGFloat {
    switch fill {
    case .visible: return 1
    case .hidden: return 0
    default:
      let offset = scroll?.offset.y ?? 0
      return min(1, max(0, (offset - titleHeight) / Metrics.fade))
    }
  }

  /// The opacity of the small title: a large one hides it while it is in sight; 0...1.
  private var smallTitleOpacity: CGFloat {
    guard isLarge else { return 1 }
    let offset = scroll?.offset.y ?? 0
    return min(1, max(0, (offset - largeTitle + Metrics.fade) / Metrics.fade))
  }

  /// Notes that the parts of the bar move by themselves while it changes into another page's.
  func noteBarChange() {
    for part in [Part.background, .search, .leading, .trailing, .principal, .smallTitle] {
      self.part(part)?.noteChangeBelow()
    }
  }

  /// The layouts that are painted for a part: those that leave, and the present one.
  private func painted(_ part: Part) -> [LayoutNode] {
    children.filter { $0.trait(ObjectIdentifier(Part.Key.self)) as? Part == part }
  }

  private func compose(_ parts: [LayoutNode], _ composer: Composer, _ state: ComposeState) {
    for part in parts { composeChild(part, composer, state, state.transform) }
  }

  /// The state of the bar while it changes into another page's; nil: it does not, and moves with its page.
  var passage: BarPassage? {
    firstAbove { $0 as? NavigationStackLayout }?.passage(of: self)
  }

  /// Where the title in the bar begins, and where the title of the back button begins, in points from the left; nil:
  /// they are not in sight.
  var titleStart: CGFloat? {
    guard let title = part(.principal) ?? (smallTitleOpacity > 0 ? part(.smallTitle) : nil) else {
      return nil
    }
    return start(of: title)
  }
  var backStart: CGFloat? { backLabel.flatMap { $0.isInside(self) ? start(of: $0) : nil } }

  private func start(of node: LayoutNode) -> CGFloat {
    let frame = node.transform(to: self, .model).boundingRect(of: CGRect(origin: .zero, size: node.size))
    return isRightToLeft ? frame.maxX : frame.minX
  }

  func composeBars(_ composer: Composer, _ state: ComposeState) {
    if let list = part(.suggestions) { composeChild(list, composer, state, state.transform) }
    composeBottomBar(composer, state)
    guard !isHidden else { return }
    if !fillsTitle { composeLargeTitle(composer, state) }
    // A bar that changes into another one is painted by the stack, above both pages.
    if passage == nil { composeBar(composer, state) }
  }

  private func composeLargeTitle(_ composer: Composer, _ state: ComposeState) {
    guard usualTitleHeight > 0 else { return }
    composer.withOpacity(presence, displayID(8)) { compose(painted(.largeTitle), composer, state) }
  }

  /// Paints the bar: the background, with the large title on it where it reaches so far, the search's field, items and
  /// title.
  func composeBar(_ composer: Composer, _ state: ComposeState) {
    let passage = passage ?? BarPassage(ground: Double(covered))
    let ground = groundState(passage, state)
    if let background = part(.background) {
      composer.withOpacity(passage.ground, displayID(3)) {
        let (frame, more) = (background.shownFrame, titleFill)
        composeChild(background, composer, ground, stretched(frame, by: more).concatenating(ground.transform))
        let line = CGRect(
          x: -passage.drift, y: frame.maxY + more - pixel, width: state.size.width, height: pixel)
        composer.add(
          .fill(Path(line), .color(separator), FillStyle(antialiased: false)), displayID(2), ground)
      }
    }
    if fillsTitle { composeLargeTitle(composer, ground) }
    compose(painted(.search), composer, ground)
    guard presence > 0 else { return }
    for (number, item) in [Part.leading, .trailing].enumerated() {
      let items = painted(item)
      guard !items.isEmpty else { continue }
      composer.withOpacity(passage.presence * presence, displayID(6 + UInt32(number))) {
        compose(items, composer, state)
      }
    }
    let titles: [(part: Part, id: UInt32, opacity: Double)] = [
      (.principal, 9, 1), (.smallTitle, 4, Double(smallTitleOpacity)),
    ]
    for title in titles {
      let found = painted(title.part)
      guard !found.isEmpty else { continue }
      composer.withOpacity(passage.presence * presence * title.opacity, displayID(title.id)) {
        compose(found, composer, state)
      }
    }
  }

  /// Makes what lies in a frame higher by points, from its upper edge.
  private func stretched(_ frame: CGRect, by points: CGFloat) -> ProjectionTransform {
    guard points > 0, frame.height > 0 else { return ProjectionTransform() }
    return ProjectionTransform(
      CGAffineTransform(translationX: 0, y: frame.minY).scaledBy(x: 1, y: 1 + points / frame.height)
        .translatedBy(x: 0, y: -frame.minY))
  }

  /// Where the background and the search's field are painted: below the bar itself only where the page is in sight.
  private func groundState(_ passage: BarPassage, _ state: ComposeState) -> ComposeState {
    let below = searchHeight + titleFill
    guard let visible = passage.visible, below > 0 else { return state }
    let up = touchingSafeAreaInsets?.top ?? 0
    let left = -passage.drift
    var path = Path(CGRect(x: left, y: -up, width: state.size.width, height: barHeight + up))
    path.addRect(
      CGRect(
        x: left + visible.lowerBound, y: barHeight, width: visible.upperBound - visible.lowerBound,
        height: below))
    var ground = state
    ground.clips.append(DisplayClip(path: path, transform: state.transform, style: FillStyle()))
    return ground
  }

  private func composeBottomBar(_ composer: Composer, _ state: ComposeState) {
    let items = painted(.bottom)
    guard !items.isEmpty else { return }
    // The background comes and goes with the items on it.
    let presence = items.map(\.fadeOpacity).max() ?? 1
    composer.withOpacity(presence, displayID(10)) { composeBottomGround(composer, state) }
    compose(items, composer, state)
  }

  private func composeBottomGround(_ composer: Composer, _ state: ComposeState) {
    if let background = part(.bottomBackground) {
      // Scroll views reach under the bar; other content ends above it.
      let fills = background.trait(ObjectIdentifier(Part.AlwaysFills.self)) as? Bool ?? false
      if fills || hasScrollView { composeChild(background, composer, state, state.transform) }
    }
    let top = state.size.height - Metrics.bottomBar
    let line = CGRect(x: 0, y: top, width: state.size.width, height: pixel)
    composer.add(.fill(Path(line), .color(separator), FillStyle(antialiased: false)), displayID(5), state)
  }
}
