import Foundation

/// The part of a lazy stack that is in sight.
extension LazyStackLayout {
  /// Whether the first item lies at the right.
  final var isMirrored: Bool { isRightToLeft && axis == .horizontal }

  /// The part of this stack that is in sight, along the axis.
  final func visiblePart(_ size: CGSize) -> ClosedRange<CGFloat> {
    guard let scrollView, let content = scrollView.children.first else {
      return 0...max(0, size[axis], extents.total)
    }
    let here = transform(to: content, .target)
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
}
