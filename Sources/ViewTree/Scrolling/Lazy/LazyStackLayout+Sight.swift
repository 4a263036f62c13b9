import Foundation
import Graphics

/// The part of a lazy stack that is in sight.
extension LazyStackLayout {
  /// Whether the first item lies at the right.
  final var isMirrored: Bool { isRightToLeft && axis == .horizontal }

  /// The part of this stack that is in sight, along the axis.
  final func visiblePart(_ size: CGSize) -> ClosedRange<CGFloat> {
    guard let scrollView, let content = scrollView.children.first else {
      return 0...max(0, size[axis], extents.total)
    }
    let here = transform(to: content, .model)
    let rect = scrollView.visibleRect
    let origin = here.apply(.zero) ?? .zero
    let low = rect.origin[axis] - origin[axis]
    // Before it was placed for the first time a scroll view is as large as the window.
    let length = rect.size[axis] > 0 ? rect.size[axis] : tree.rootLayout?.size[axis] ?? 0
    // Places of items are counted from where reading begins.
    let start = isMirrored ? size[axis] - low - length : low
    return start...(start + max(0, length))
  }

  /// Where the visible part begins, along the axis; nil: there is no scroll view.
  final var visibleStart: CGFloat? { scrollView == nil ? nil : visiblePart(size).lowerBound }

  final func across(_ layouts: [LayoutNode], _ proposal: ProposedViewSize) -> CGFloat {
    layouts.map { $0.sizeThatFits(self.proposal(for: $0, proposal))[axis.other] }.max() ?? 0
  }

  /// Takes the length across from the items in sight at the start; while it is scrolled the stack keeps it.
  final func noteAcross(_ visible: ClosedRange<CGFloat>, _ proposal: ProposedViewSize) {
    guard proposal[axis.other].map({ !$0.isFinite }) ?? true, scrollView != nil, visible.lowerBound <= 0
    else { return }
    let present = across(
      built.filter { extents.start($0.index) < visible.upperBound }.map(\.layout), proposal)
    guard present != measures.across else { return }
    measures.across = present
    lengthChanged = true
  }
}

/// What stands at an index.
extension LazyStackLayout {
  /// What makes the view at an index, and the position there; nil: it is always there.
  final func source(of index: Int) -> (any LazyElementSource, position: Int)? {
    guard let position = starts.lastIndex(where: { $0 <= index }), index < count,
      case .elements(let source) = items[position]
    else { return nil }
    return (source, index - starts[position])
  }

  /// The key of the view at an index, where it has one.
  final func key(at index: Int) -> AnyHashable? { source(of: index).map { $0.key(at: $1) } }

  /// The index of the element with a key.
  final func index(forKey key: AnyHashable) -> Int? {
    for (item, start) in zip(items, starts) {
      guard case .elements(let source) = item else { continue }
      if let position = (0..<source.elementCount).first(where: { source.key(at: $0) == key }) {
        return start + position
      }
    }
    return nil
  }

  /// The index of a view that is always there.
  final func index(ofItem layout: LayoutNode) -> Int? {
    zip(items, starts).first { if case .layout(let item) = $0.0 { item === layout } else { false } }?.1
  }
}
