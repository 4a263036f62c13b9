import Foundation
import Graphics

/// The view of a context menu and the layer in which it is painted while the menu is open.
@MainActor final class ContextLift {
  fileprivate weak var source: ContextMenuLayout?
  fileprivate weak var layer: LiftedLayout?
  nonisolated init() {}

  /// Where the view is shown, in the window.
  var frame: CGRect? { source?.globalFrame(.presentation) }
}

/// The view that a context menu belongs to.
struct ContextMenuTarget: LayoutModifier {
  typealias Body = Never
  let tracking: MenuTracking
  /// Where the view is lifted to; nil: it stays.
  let lift: ContextLift?

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> ContextMenuLayout {
    let layout = ContextMenuLayout(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: ContextMenuLayout, _ context: NodeContext) {
    layout.tracking = tracking
    layout.lift = lift
    layout.isListRow = context.environment.isListRow
    layout.platter = Color(.secondarySystemGroupedBackground).rgba(in: context.environment)
    lift?.source = layout
  }
}

/// The layout of a view with a context menu: paints nothing while the view is lifted.
@MainActor final class ContextMenuLayout: MenuTracking.Wrapper, KeyResponder {
  var lift: ContextLift?
  /// Whether it is a row of a list, which is lifted on a card of its own.
  var isListRow = false
  var platter = RGBA.clear

  /// How far a row's card reaches beyond the row's content, and its corners, in points.
  private static let margin = CGSize(width: 12, height: 9)
  private static let radius: CGFloat = 12

  override func hitsSelf(_ point: CGPoint) -> Bool {
    tracking?.isEnabled == true && CGRect(origin: .zero, size: size).contains(point)
  }

  override func handleSecondaryPress(_ event: PointerEvent) -> Bool {
    guard let tracking, tracking.isEnabled else { return false }
    tracking.open()
    return true
  }

  override var keyResponder: (any KeyResponder)? { self }
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.key == .function(10), event.modifiers == .shift, let tracking, tracking.isEnabled else {
      return false
    }
    if event.phase == .down { tracking.open() }
    return true
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    if lift?.layer == nil { super.compose(composer, state) }
  }

  /// Paints the view in the layer above; `transform` leads from the window's points to where they are shown.
  fileprivate func composeLifted(_ composer: Composer, _ transform: ProjectionTransform) {
    var state = ComposeState()
    state.transform = self.transform(to: nil, .presentation).concatenating(transform)
    state.size = shownFrame.size
    if isListRow {
      let card = state.rect.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
      composer.withEffects(
        [.shadow(color: RGBA.black.opacity(0.2), radius: 18, offset: CGSize(width: 0, height: 6))],
        displayID(0x0F0A), state
      ) { inner in
        composer.add(
          .fill(Path(roundedRect: card, cornerRadius: Self.radius), .color(platter), FillStyle()),
          displayID(0x0F0B), inner)
      }
    }
    super.compose(composer, state)
  }
}

/// The lifted view, in the layer of its menu.
struct LiftedView: LeafView {
  let lift: ContextLift

  func makeLayout(_ context: NodeContext) -> LiftedLayout {
    let layout = LiftedLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: LiftedLayout, _ context: NodeContext) {
    layout.lift = lift
    lift.layer = layout
    context.tree.requestCompose()
  }
}

/// The layout of a lifted view: as large as the window, it paints the view at its place in the window.
@MainActor final class LiftedLayout: LayoutNode {
  var lift: ContextLift?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func compose(_ composer: Composer, _ state: ComposeState) {
    lift?.source?.composeLifted(composer, state.transform)
  }
  override func detached() {
    super.detached()
    if lift?.layer === self { lift?.layer = nil }
    tree.requestCompose()
  }
}

/// Brings a lifted view a little nearer, and back.
struct LiftTransition: Transition {
  let lift: ContextLift

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LiftModifier(lift: lift, progress: phase.isIdentity ? 1 : 0))
  }
}

private struct LiftModifier: LayoutModifier {
  typealias Body = Never
  let lift: ContextLift
  let progress: CGFloat

  final class Wrapper: TransformLayout<CGFloat> {
    var lift: ContextLift?
    /// How many points each side of a lifted view comes nearer.
    private static let growth: CGFloat = 5

    override func matrix(_ data: CGFloat, _ size: CGSize) -> ProjectionTransform {
      guard data != 0, data.isFinite, let frame = lift?.frame, frame.width > 0, frame.height > 0 else {
        return ProjectionTransform()
      }
      let scale = 1 + data * min(0.1, 2 * Self.growth / max(frame.width, frame.height))
      return ProjectionTransform(
        CGAffineTransform(translationX: frame.midX, y: frame.midY).scaledBy(x: scale, y: scale)
          .translatedBy(x: -frame.midX, y: -frame.midY))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, progress, context)
    layout.lift = lift
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.set(progress, context.transaction) }
}
