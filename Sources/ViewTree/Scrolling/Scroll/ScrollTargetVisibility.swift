import Foundation

/// Reports which targets of the scroll view in its content are in sight.
private struct ScrollTargetReporter<ID: Hashable>: GeometryReporting {
  typealias Body = Never
  let threshold: Double
  let action: ([ID], [ID]) -> Void

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, ScrollTargetReporter>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<C, ScrollTargetReporter>> {
    ScrollTargetNode(view, context)
  }
}

@MainActor
private final class ScrollTargetNode<C: View, ID: Hashable>: GeometryReportNode<C, ScrollTargetReporter<ID>> {
  private weak var scrollView: ScrollLayout?

  override func report() -> [ID]? {
    if scrollView == nil { scrollView = ScrollFinder.scrollView(below: child) }
    guard let scrollView, scrollView.isPlaced else { return nil }
    let threshold = view.modifier.threshold
    return scrollView.targets(below: child).compactMap { ids, frame in
      frame.visiblePart(of: scrollView.sight) >= threshold
        ? ids.lazy.compactMap { $0.base as? ID }.first : nil
    }
  }
}

extension CGRect {
  /// Which part of this rectangle's area lies in another one; nothing where only edges touch.
  fileprivate func visiblePart(of sight: CGRect) -> Double {
    let seen = intersection(sight)
    guard !seen.isNull, seen.width > 0, seen.height > 0, width > 0, height > 0 else { return -1 }
    return Double((seen.width * seen.height) / (width * height))
  }
}

extension ScrollLayout {
  /// The targets of scrolling that may be in sight with their ids and frames, in the content's points.
  fileprivate func targets(below node: Node) -> [([AnyHashable], CGRect)] {
    guard let content = children.first, let container = targetContainer else { return [] }
    if let lazy = container as? LazyContainerLayout {
      let here = lazy.transform(to: content, .model)
      guard let back = here.inverted() else { return [] }
      return lazy.slots(in: back.boundingRect(of: sight)).compactMap { slot in
        let ids = lazy.ids(at: slot, below: node)
        return ids.isEmpty ? nil : (ids, here.boundingRect(of: lazy.frame(ofSlot: slot)))
      }
    }
    let ids = ScrollFinder.ids(below: node)
    return container.participants.compactMap { target in
      let ids = ScrollFinder.ids(of: target, among: ids)
      guard !ids.isEmpty else { return nil }
      let frame = target.transform(to: content, .model).boundingRect(
        of: CGRect(origin: .zero, size: target.size))
      return (ids, frame)
    }
  }
}

extension View {
  /// Calls `action` with the ids of the targets (`scrollTargetLayout()`) of the scroll view in this view of which at
  /// least `threshold` is in sight, when these change and at first.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetReporter<ID>(threshold: threshold) { _, new in action(new) })
  }
}
