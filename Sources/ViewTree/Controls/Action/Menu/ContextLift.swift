import Foundation
import Graphics

/// The view of a context menu and the layer in which it is painted while the menu is open.
@MainActor final class ContextLift {
  fileprivate weak var source: ContextMenuLayout?
  fileprivate weak var layer: LiftedLayout?
  nonisolated init() {}

  /// Where the view lies in the window, or the card on which a row of a list is lifted.
  func frame(_ values: GeometryValues) -> CGRect? { source?.liftedFrame(values) }

  /// How large the view is shown when it is lifted: each side is up to `growth` points nearer, within the window's margins.
  func scale(_ growth: CGFloat) -> CGFloat {
    guard let source, let frame = frame(.model), frame.width > 0, frame.height > 0, let area = source.area
    else { return 1 }
    let free = min(
      frame.minX - area.minX, area.maxX - frame.maxX, frame.minY - area.minY, area.maxY - frame.maxY)
    let most = max(0, min(growth, free))
    return 1 + min(0.1, 2 * most / max(frame.width, frame.height))
  }
}

/// The view that a context menu belongs to.
struct ContextMenuTarget: LayoutModifier {
  typealias Body = Never
  let tracking: MenuTracking
  /// Where the view is lifted to; nil: it stays.
  let lift: ContextLift?
  /// Whether presses on it mean something without a menu, as of a view that can be dragged: anywhere in a row of a list
  /// that it is all of.
  var isHeld = false

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> ContextMenuLayout {
    let layout = ContextMenuLayout(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: ContextMenuLayout, _ context: NodeContext) {
    layout.tracking = tracking
    layout.lift = lift
    layout.isHeld = isHeld
    layout.isListRow = context.environment.isListRow
    layout.platter = Color(.secondarySystemGroupedBackground).rgba(in: context.environment)
    lift?.source = layout
  }
}

/// The layout of a view with a context menu: paints nothing while the view is lifted.
@MainActor final class ContextMenuLayout: MenuTracking.Wrapper, KeyResponder {
  var lift: ContextLift?
  var isHeld = false
  /// Whether it is a row of a list, which is lifted on a card of its own.
  var isListRow = false
  var platter = RGBA.clear

  /// The corners of a row's card, and how far what is lifted stays clear of the window's edges, in points.
  private static let radius: CGFloat = 12
  private static let margin: CGFloat = 8
  /// The part of the lift after which the card is opaque: only then it grows over what covers its row, as bars do.
  private static let opaque: CGFloat = 0.3

  override func hitsSelf(_ point: CGPoint) -> Bool {
    let hasMenu = tracking?.isEnabled == true
    if hasMenu, CGRect(origin: .zero, size: size).contains(point) { return true }
    return (hasMenu || isHeld) && rowArea?.contains(point) == true
  }

  /// The row of a list that it is all of, in own points.
  private var rowArea: CGRect? {
    isListRow ? firstAbove { $0 as? RowListLayout }?.rowArea(of: self) : nil
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

  // MARK: Lifted

  /// The part of the window in which lifted views are shown.
  fileprivate var area: CGRect? {
    guard let root = tree.rootLayout else { return nil }
    let safe = root.surroundings?.safeAreaRect ?? CGRect(origin: .zero, size: root.size)
    return safe.insetBy(dx: Self.margin, dy: Self.margin)
  }

  /// The whole row that the view lies in, in the window; nil: it lies in none.
  private func row(_ values: GeometryValues) -> CGRect? {
    guard isListRow, let list = firstAbove({ $0 as? RowListLayout }), let rect = list.rowRect(of: self)
    else { return nil }
    return list.transform(to: nil, values).boundingRect(of: rect)
  }

  fileprivate func liftedFrame(_ values: GeometryValues) -> CGRect {
    row(values).map(card) ?? globalFrame(values)
  }

  /// The card of a row: within the window's margins.
  private func card(_ row: CGRect) -> CGRect {
    guard let area, area.width > 0 else { return row }
    let (left, right) = (max(row.minX, area.minX), min(row.maxX, area.maxX))
    return CGRect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
  }

  /// What is seen of a row, in the window.
  private func sight(_ row: CGRect) -> CGRect {
    guard let scroll = firstAbove({ $0 as? ScrollLayout }) else { return row }
    let seen = row.intersection(
      scroll.transform(to: nil, .presentation).boundingRect(of: scroll.clearArea))
    return seen.isEmpty ? row : seen
  }

  /// Paints the view in the layer above.
  ///
  /// - Parameters:
  ///   - transform: leads from the window's points to where they are shown.
  ///   - progress: from 0, what is seen of a row where it lies in its list, to 1, its whole card.
  fileprivate func composeLifted(
    _ composer: Composer, _ transform: ProjectionTransform, _ progress: CGFloat
  ) {
    var state = ComposeState()
    state.transform = self.transform(to: nil, .presentation).concatenating(transform)
    state.size = shownFrame.size
    if let row = row(.presentation) {
      let (card, seen, part) = (card(row), sight(row), min(max(0, progress), 1))
      let growth = max(0, (part - Self.opaque) / (1 - Self.opaque))
      let shown = CGRect(
        x: row.minX + (card.minX - row.minX) * part, y: seen.minY + (card.minY - seen.minY) * growth,
        width: row.width + (card.width - row.width) * part,
        height: seen.height + (card.height - seen.height) * growth)
      let path = Path(roundedRect: shown, cornerRadius: Self.radius * part)
      var window = ComposeState()
      window.transform = transform
      composer.withOpacity(Double(min(1, part / Self.opaque)), displayID(0x0F0C)) {
        composer.withEffects(
          [.shadow(color: RGBA.black.opacity(0.2), radius: 18, offset: CGSize(width: 0, height: 6))],
          displayID(0x0F0A), window
        ) { inner in
          composer.add(.fill(path, .color(platter), FillStyle()), displayID(0x0F0B), inner)
        }
      }
      state.clips.append(DisplayClip(path: path, transform: transform, style: FillStyle()))
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
    let lifting = firstAbove { $0 as? LiftModifier.Wrapper }
    lift?.source?.composeLifted(composer, state.transform, lifting?.data(.presentation) ?? 1)
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
    /// How many points each side of a lifted view comes nearer where there is space for it.
    private static let growth: CGFloat = 5

    override func matrix(_ data: CGFloat, _ size: CGSize) -> ProjectionTransform {
      guard data != 0, data.isFinite, let lift, let frame = lift.frame(.presentation) else {
        return ProjectionTransform()
      }
      let scale = 1 + data * (lift.scale(Self.growth) - 1)
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
