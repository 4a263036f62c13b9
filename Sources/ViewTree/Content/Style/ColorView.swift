import Foundation
import Graphics

extension Color: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), rgba(in: context.environment), context)
  }
}

extension LinearGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), nil, context)
  }
}

extension RadialGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), nil, context)
  }
}

extension EllipticalGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), nil, context)
  }
}

extension AngularGradient: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ColorLayout { ColorLayout(context) }
  func updateLayout(_ layout: ColorLayout, _ context: NodeContext) {
    layout.update(AnyShapeStyle(self), nil, context)
  }
}

/// A plane of one style that fills the proposal; 10 x 10 points where nothing is proposed.
@MainActor final class ColorLayout: LayoutNode {
  private var style: AnyShapeStyle?
  private var color: AnimatedColor?
  private var environment: EnvironmentValues
  private var isClear = false
  /// Edges of the safe area that a background style reaches over.
  var ignoredSafeAreaEdges: Edge.Set = []

  override init(_ context: NodeContext) {
    environment = context.environment
    super.init(context)
  }

  func update(_ style: AnyShapeStyle, _ rgba: RGBA?, _ context: NodeContext) {
    environment = context.environment
    self.style = style
    isClear = rgba.map { $0.alpha <= 0 } ?? false
    if let rgba {
      if color == nil { color = AnimatedColor(rgba) }
      if color?.set(rgba, context) == true { tree.animations.add(self) }
    }
    setNeedsCompose()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func advance(to time: TimeInterval) -> Bool {
    color?.settle(at: time)
    let more = super.advance(to: time)
    return color?.isAnimating == true || more
  }

  override func detached() {
    color?.stop()
    super.detached()
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let known = color?.current(at: tree.time)
    if let known, known.alpha <= 0 { return }
    var rect = state.rect
    if !ignoredSafeAreaEdges.isEmpty { rect = extendedRect(rect) }
    guard
      let resolved = known.map({ ResolvedStyle(.color($0)) })
        ?? style?._paint(in: rect, environment: environment)
    else { return }
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
    !isClear && CGRect(origin: .zero, size: size).contains(point)
  }

  override var dumpEntry: DumpEntry { DumpEntry("Color") }
}
