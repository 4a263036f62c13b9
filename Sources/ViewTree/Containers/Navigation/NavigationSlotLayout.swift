import Foundation
import Graphics

/// One page of a stack, at its place or in motion.
@MainActor final class NavigationSlotLayout: LayoutNode, KeyResponder, Surroundings {
  /// The part of the distance that the page below moves, and the opacity of its scrim.
  static let parallax: CGFloat = 0.3
  private static let darkness: CGFloat = 0.1

  weak var stack: NavigationStackLayout?
  /// Whether the page is in sight, for observers.
  var visibility: PageVisibility?
  var isTop = true
  /// Which page of the stack it is, counted from the first one.
  var place = 0
  /// Whether it is the page below the topmost one.
  var isSecond = false
  let isRoot: Bool
  var background = RGBA.white
  /// Zooms the page out of a source, where its content has one.
  let zoom = ZoomPassage()

  init(isRoot: Bool, _ context: NodeContext) {
    self.isRoot = isRoot
    super.init(context)
    holdsPlaces = true
  }

  /// The page itself.
  var page: NavigationPageLayout? {
    var node: LayoutNode? = children.first
    while let present = node {
      if let page = present as? NavigationPageLayout { return page }
      node = present.children.first
    }
    return nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - barLength) })
    for child in participants { child.place(at: .zero, proposal: offer) }
  }

  /// The bar of a container that moves with the page, and how much of the slot it covers, in points.
  private weak var bar: (any PagesBar)?
  private var barLength: CGFloat = 0

  /// Lets the page end above a bar that moves with it; called before the slot is placed.
  func setBar(_ bar: (any PagesBar)?) {
    let length = bar?.barLength ?? 0
    guard self.bar !== bar || length != barLength else { return }
    (self.bar, barLength) = (bar, length)
    setNeedsLayout()
  }

  override var surroundings: (any Surroundings)? { barLength > 0 ? self : nil }
  var safeAreaRect: CGRect? {
    let outer = safeAreaInsetsWithin(size: nil)
    return CGRect(
      x: outer.leading, y: outer.top, width: max(0, size.width - outer.horizontal),
      height: max(0, size.height - outer.top - max(barLength, outer.bottom)))
  }

  private func composeBar(_ composer: Composer, _ state: ComposeState) {
    guard let bar, let toSlot = transform(to: bar, .presentation).inverted() else { return }
    var own = state
    own.transform = toSlot.concatenating(.translation(x: drift, y: 0)).concatenating(state.transform)
    own.size = bar.size
    bar.composeBar(composer, own)
  }

  /// How far the page lies from its place now, in points to the right.
  private var drift: CGFloat {
    guard let stack, stack.isMoving, !stack.isZooming else { return 0 }
    let displacement = stack.position(ofPage: place).displacement
    return isRightToLeft ? -displacement : displacement
  }

  /// The page's frame with the areas of bars and notches round it.
  private var whole: CGRect {
    let insets = touchingSafeAreaInsets ?? EdgeInsets()
    return CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
      height: size.height + insets.vertical)
  }

  /// The page's geometry between a source's frame and its own place; nil: it does not zoom.
  private var zoomed: ZoomGeometry? {
    guard isTop, zoom.isActive, let stack, stack.size.width > 0 else { return nil }
    return zoom.geometry(1 - stack.shownShift / stack.size.width, in: self, target: whole, radius: 0)
  }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    if values == .presentation, let zoomed { return zoomed.transform(from: zoomed.target.origin) }
    let drift = values == .model ? 0 : drift
    return drift == 0 ? nil : .translation(x: drift, y: 0)
  }

  /// Whether touches and keys are for this page.
  private var isFront: Bool { stack?.isHandingOver == true ? isSecond : isTop }

  override func ownHit(_ point: CGPoint) -> OwnHit? { isFront ? nil : .missed }
  override var keyResponder: (any KeyResponder)? { self }
  var admitsFocus: Bool { isFront }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let moves = stack?.isMoving ?? false
    let ground = whole.offsetBy(dx: drift, dy: 0)
    if let zoomed {
      zoom.composeGround(zoomed, composer, (displayID(3), displayID(4)), state)
      var inner = state
      inner.clips.append(DisplayClip(path: zoomed.path(zoom.look), transform: state.transform))
      return composer.withOpacity(zoomed.opacity, displayID(5)) {
        composer.add(
          .fill(Path(zoomed.frame), .color(background), FillStyle(antialiased: false)), displayID(1), inner)
        composeChildren(composer, inner)
      }
    }
    composer.withOpacity(stack?.position(ofPage: place).opacity ?? 1, displayID(6)) {
      if moves || !isRoot {
        composer.add(
          .fill(Path(ground), .color(background), FillStyle(antialiased: false)), displayID(1), state)
      }
      composeChildren(composer, state)
      composeBar(composer, state)
    }
    guard moves, !isTop, let stack, !stack.reducesMotion, size.width > 0 else { return }
    let dark = Self.darkness * (1 - min(1, stack.position(ofPage: place).seen / size.width))
    composer.add(
      .fill(
        Path(ground), .color(RGBA(red: 0, green: 0, blue: 0, alpha: Float(dark))),
        FillStyle(antialiased: false)),
      displayID(2), state)
  }

  override func detached() {
    zoom.end()
    super.detached()
  }
}
