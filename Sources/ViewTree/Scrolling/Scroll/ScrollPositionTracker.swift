import Foundation
import Graphics

/// Keeps a binding and a scroll view's position together.
@MainActor final class ScrollPositionTracker: ScrollObserver {
  private weak var node: Node?
  private weak var scrollView: ScrollLayout?
  private var ids: [ObjectIdentifier: [AnyHashable]] = [:]
  private var idsFor: [ObjectIdentifier] = []
  private var anchor: UnitPoint?
  /// Called with the ids of the view at the anchor while the user scrolls, the inner ones first.
  private var write: ([AnyHashable]) -> Void = { _ in }

  nonisolated init() {}

  /// Called after each update of the content.
  func update(_ node: Node, _ anchor: UnitPoint?, _ write: @escaping ([AnyHashable]) -> Void) {
    self.node = node
    self.anchor = anchor
    self.write = write
    guard scrollView == nil else { return }
    node.tree.afterLayout { [weak self, weak node] in
      guard let self, let node, node.isAlive, let view = ScrollFinder.scrollView(below: node) else { return }
      self.scrollView = view
      view.keepsContent = self.isAtView
      view.observe(self)
    }
  }

  /// Whether the program's position is that of a view, which stays where it is seen when the content changes.
  var isAtView = false {
    didSet { scrollView?.keepsContent = isAtView }
  }

  /// Shows the view at which the content is to begin.
  func begin(at id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node else { return }
    ScrollFinder.begin(at: id, anchor, below: node)
  }

  /// Passes the scroll view to `action` once everything is placed.
  func withScrollView(_ action: @escaping @MainActor (ScrollLayout) -> Void) {
    guard let node else { return }
    node.tree.afterLayout { [weak self, weak node] in
      guard let node, node.isAlive, let view = self?.scrollView ?? ScrollFinder.scrollView(below: node) else {
        return
      }
      action(view)
    }
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) {
    guard let node else { return }
    ScrollFinder.scroll(to: id, anchor, below: node, animation)
  }

  func scrolled(_ scrollView: ScrollLayout) {
    let member = scrollView.member
    guard member.isDragging || member.isThrowing || member.isWheeling else { return }
    write(current(scrollView))
  }

  /// The ids of the target whose point at the anchor is nearest to that of the visible part; without an anchor, their
  /// starts.
  private func current(_ view: ScrollLayout) -> [AnyHashable] {
    guard let content = view.children.first, let container = view.targetContainer, let node else {
      return []
    }
    let axis: Axis = view.axes.contains(.vertical) ? .vertical : .horizontal
    // From right to left the start is at the right.
    let isMirrored = axis == .horizontal && view.isRightToLeft
    let part = isMirrored ? 1 - (anchor?.x ?? 0) : anchor?[axis] ?? 0
    let place = view.sight.origin[axis] + view.sight.size[axis] * part
    if let lazy = container as? LazyContainerLayout {
      let origin = lazy.transform(to: content, .model).apply(.zero) ?? .zero
      return lazy.slot(ofPart: part, near: place - origin[axis], along: axis).map {
        lazy.ids(at: $0, below: node)
      } ?? []
    }
    let targets = container.participants
    if targets.map(ObjectIdentifier.init) != idsFor {
      idsFor = targets.map(ObjectIdentifier.init)
      ids = ScrollFinder.ids(below: node)
    }
    let distances = view.targetFrames.map { abs($0.origin[axis] + $0.size[axis] * part - place) }
    let nearest = zip(targets, distances).min { $0.1 < $1.1 }
    return nearest.map { ScrollFinder.ids(of: $0.0, among: ids) } ?? []
  }
}

/// Reports updates of its content to a tracker.
struct ScrollTrackingModifier: StructureModifier {
  typealias Body = Never
  let tracker: ScrollPositionTracker
  let anchor: UnitPoint?
  let write: ([AnyHashable]) -> Void
  /// Called after the content was made (true) or updated.
  let updated: (Bool, Transaction) -> Void

  func contentUpdated(from old: Self?, _ context: NodeContext, _ node: Node) {
    tracker.update(node, anchor, write)
    updated(old == nil, context.transaction)
  }
}
