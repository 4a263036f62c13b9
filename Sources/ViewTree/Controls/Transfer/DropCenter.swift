import Foundation

/// The drop targets of all windows.
@MainActor final class DropCenter {
  static let shared = DropCenter()
  private var targets: [DropTarget] = []
  /// The target under what is dragged.
  private weak var current: DropTarget?

  func add(_ target: DropTarget) { targets.append(target) }
  func remove(_ target: DropTarget) { targets.removeAll { $0 === target } }

  /// Of the targets under a point of a window that accept the payload, the one of the least area: the innermost.
  private func target(at point: CGPoint, in tree: Tree, _ payload: DragPayload) -> DropTarget? {
    var best: (target: DropTarget, area: CGFloat)?
    for target in targets where target.isEnabled && target.layout?.tree === tree {
      guard let frame = target.frame, frame.contains(point), target.accepts(target.local(point), payload)
      else { continue }
      if let best, best.area <= frame.area { continue }
      best = (target, frame.area)
    }
    return best?.target
  }

  func move(to point: CGPoint, in tree: Tree, _ payload: DragPayload) {
    let target = target(at: point, in: tree, payload)
    if target !== current {
      current?.left(payload)
      current = target
      target?.entered(target?.local(point) ?? .zero, payload)
    } else if let target {
      target.moved(target.local(point), payload)
    }
  }

  /// Drops the payload; false: no target accepted it.
  func drop(at point: CGPoint, in tree: Tree, _ payload: DragPayload) -> Bool {
    move(to: point, in: tree, payload)
    guard let target = current else { return false }
    current = nil
    let isAccepted = target.perform(target.local(point), payload)
    target.finished()
    return isAccepted
  }

  func cancel(_ payload: DragPayload) {
    current?.left(payload)
    current = nil
  }
}

/// A view on which something may be dropped.
@MainActor final class DropTarget {
  weak var layout: LayoutNode?
  var isEnabled = true
  var accepts: (CGPoint, DragPayload) -> Bool = { _, _ in true }
  var entered: (CGPoint, DragPayload) -> Void = { _, _ in }
  var moved: (CGPoint, DragPayload) -> Void = { _, _ in }
  var left: (DragPayload) -> Void = { _ in }
  /// Called after a drop, in place of `left`.
  var finished: () -> Void = {}
  var perform: (CGPoint, DragPayload) -> Bool = { _, _ in false }
  /// What a drop would do, as the delegate said last; nil: it has said nothing.
  var operation: DropOperation?

  /// Where it is shown, in the window; nil: nowhere.
  var frame: CGRect? {
    guard let layout, layout.isPlaced, !layout.isGhost else { return nil }
    return layout.globalFrame(.presentation)
  }

  /// A point of the window in the target's own points.
  func local(_ point: CGPoint) -> CGPoint {
    let origin = frame?.origin ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

/// Makes a view a drop target.
struct DropTargetModifier: LayoutModifier {
  typealias Body = Never
  let configure: @MainActor (DropTarget) -> Void

  final class Wrapper: UnaryLayout {
    let target = DropTarget()
    override func detached() {
      super.detached()
      DropCenter.shared.remove(target)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.target.layout = layout
    DropCenter.shared.add(layout.target)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    configure(layout.target)
    layout.target.isEnabled = context.environment.isEnabled
  }
}
