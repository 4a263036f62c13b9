import Foundation
import Graphics

extension Color: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), context)
  }
}

extension LinearGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), context)
  }
}

extension RadialGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), context)
  }
}

extension EllipticalGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), context)
  }
}

extension AngularGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), context)
  }
}

/// A plane of one style that fills the proposal; 10 x 10 points where nothing is proposed.
@MainActor final class ColorLayout: LayoutNode {
  private var style: AnyShapeStyle?
  private var shown = AnimatedStyle()
  private var environment: EnvironmentValues
  /// Edges of the safe area that a background style reaches over.
  var ignoredSafeAreaEdges: Edge.Set = []

  override init(_ context: NodeContext) {
    environment = context.environment
    super.init(context)
  }

  func update(_ style: AnyShapeStyle, _ context: NodeContext) {
    environment = context.environment
    self.style = style
    if shown.set(style, context) { tree.animations.add(self) }
    setNeedsCompose()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func advance(to time: TimeInterval) -> Bool {
    shown.settle(at: time)
    let more = super.advance(to: time)
    return shown.isAnimating || more
  }

  override func detached() {
    shown.stop()
    super.detached()
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard let style else { return }
    var rect = state.rect
    if !ignoredSafeAreaEdges.isEmpty { rect = extendedRect(rect) }
    let resolved = shown.shown(style, in: rect, environment, at: tree.time)
    if case .color(let c) = resolved.paint, c.alpha <= 0 { return }
    composer.add(
      .fill(Path(rect), resolved.paint, FillStyle(antialiased: false)), resolved, displayID(), state)
  }

  /// The bounds, extended to the window's edges where they touch the safe area's. Content of a scroll view is not
  /// extended, so that it need not be composed anew while it scrolls.
  private func extendedRect(_ rect: CGRect) -> CGRect {
    guard let i = safeAreaReach(ignoredSafeAreaEdges, stopsAtScrollViews: true) else { return rect }
    return CGRect(
      x: rect.minX - i.leading, y: rect.minY - i.top, width: rect.width + i.horizontal,
      height: rect.height + i.vertical)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool {
    !shown.target.isClearColor && CGRect(origin: .zero, size: size).contains(point)
  }

  override var dumpEntry: DumpEntry { DumpEntry("Color") }
}
