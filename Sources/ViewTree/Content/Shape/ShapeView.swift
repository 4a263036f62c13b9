import Foundation
import Graphics

/// A shape painted in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// Set: the outline is stroked with it instead of filling the inside.
  var stroke: StrokeStyle?

  nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.stroke = stroke
  }
}

extension _ShapeView: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> ShapeLayout<Content> { ShapeLayout(shape, context) }

  func updateLayout(_ layout: ShapeLayout<Content>, _ context: NodeContext) {
    layout.update(
      shape, AnyShapeStyle(style), fillStyle, stroke, context)
  }
}

/// The layout of a shape: it has the shape's own size, and paints the path in the size shown.
@MainActor final class ShapeLayout<S: Shape>: LayoutNode {
  private var shape: AnimatedShape<S>
  private var style: AnyShapeStyle?
  private var fillStyle = FillStyle()
  private var lineWidth: AnimatedValue<CGFloat>?
  private var stroke: StrokeStyle?
  private var environment: EnvironmentValues
  private var shown = AnimatedStyle()

  init(_ shape: S, _ context: NodeContext) {
    self.shape = AnimatedShape(shape)
    environment = context.environment
    super.init(context)
  }

  func update(
    _ new: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ stroke: StrokeStyle?, _ context: NodeContext
  ) {
    let before = shape.model.sizeThatFits(.unspecified)
    var moves = shape.set(new, context)
    if before != new.sizeThatFits(.unspecified) { setNeedsLayout() }
    environment = context.environment
    self.style = style
    self.fillStyle = fillStyle
    self.stroke = stroke
    if let stroke {
      var width = lineWidth ?? AnimatedValue(stroke.lineWidth)
      if width.model != stroke.lineWidth {
        width.set(stroke.lineWidth, context.transaction, at: tree.time)
      }
      moves = moves || width.isAnimating
      lineWidth = width
    }
    if shown.set(style, context) { moves = true }
    if moves { tree.animations.add(self) }
    setNeedsCompose()
  }

  override func advance(to time: TimeInterval) -> Bool {
    shape.settle(at: time)
    shown.settle(at: time)
    lineWidth?.settle(at: time)
    let more = super.advance(to: time)
    return shape.isAnimating || shown.isAnimating || lineWidth?.isAnimating == true || more
  }

  override func detached() {
    shape.stop()
    shown.stop()
    lineWidth?.stop()
    super.detached()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.model.sizeThatFits(proposal) }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard let style else { return }
    let path = ContainerOutline.use(for: self, environment.isInShapedContainer) {
      shape.current(at: tree.time).path(in: state.rect)
    }
    guard !path.isEmpty else { return }
    let resolved = shown.shown(style, in: state.rect, environment, at: tree.time)
    let content: DisplayContent
    if var stroke {
      if let lineWidth { stroke.lineWidth = lineWidth.value(at: tree.time) }
      // An outline without antialiasing is painted as the figure that it covers.
      content =
        fillStyle.isAntialiased
        ? .stroke(path, resolved.paint, stroke)
        : .fill(path.strokedPath(stroke), resolved.paint, FillStyle(antialiased: false))
    } else {
      content = .fill(path, resolved.paint, fillStyle)
    }
    composer.add(content, resolved, displayID(), state)
  }

  override func hitsSelf(_ point: CGPoint) -> Bool {
    let path = ContainerOutline.use(for: self, environment.isInShapedContainer) {
      shape.model.path(in: CGRect(origin: .zero, size: size))
    }
    if let stroke { return path.strokedPath(stroke).contains(point) }
    return path.contains(point, eoFill: fillStyle.isEOFilled)
  }

  override var dumpEntry: DumpEntry { DumpEntry(String(describing: S.self)) }
}

extension Composer {
  /// Adds what a resolved style paints, with its shadow and transparency, blended as it says.
  func add(_ content: DisplayContent, _ style: ResolvedStyle, _ id: DisplayID, _ state: ComposeState) {
    if style.opacity <= 0 { return }
    if style.blend != .normal {
      var plain = style
      plain.blend = .normal
      let group = DisplayID(node: id.node, part: id.part | 0x2000_0000)
      return withEffects([], group, blend: style.blend, state) { add(content, plain, id, $0) }
    }
    let drops = style.shadows.filter { !$0.isInner }
    withOpacity(style.opacity, DisplayID(node: id.node, part: id.part | 0x8000_0000)) {
      if drops.isEmpty {
        add(content, id, state)
      } else {
        let effects = drops.map {
          DisplayEffect.shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
        }
        withEffects(effects, DisplayID(node: id.node, part: id.part | 0x4000_0000), state) { inner in
          add(content, id, inner)
        }
      }
    }
  }
}
