import Foundation
import Graphics

/// The part of a lazy container that is in sight, and what keeps it there: the first line in sight keeps its place when
/// the container's size changes and when lines before it prove to be longer or shorter than estimated.
extension LazyContainerLayout {
  /// Whether the first line lies at the right.
  final var isMirrored: Bool { isRightToLeft && axis == .horizontal }

  /// The part of the container that is in sight, along the axis, counted from where lines begin.
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
    // Places of lines are counted from where reading begins.
    let start = isMirrored ? size[axis] - low - length : low
    return start...(start + max(0, length))
  }

  /// Where the visible part begins, along the axis; nil: there is no scroll view.
  final var visibleStart: CGFloat? { scrollView == nil ? nil : visiblePart(size).lowerBound }

  // MARK: The first line in sight

  /// Where the part of the content that no inset covers begins, counted from where lines begin; nil: there is no scroll
  /// view.
  private var visibleLine: CGFloat? {
    guard extents.count > 0, let scrollView, let content = scrollView.children.first else { return nil }
    let origin = transform(to: content, .model).apply(.zero) ?? .zero
    let low = scrollView.offset[axis] - origin[axis]
    return isMirrored ? size.width - low - scrollView.viewport.width : low
  }

  /// The first item in sight now.
  final var presentTop: LazyTop? {
    guard let visible = visibleLine else { return nil }
    var line = extents.index(at: visible)
    // Between two lines the next one is the first in sight.
    if visible >= extents.start(line) + extents.length(line), line + 1 < extents.count { line += 1 }
    let (index, key) = firstItem(ofLine: line)
    return LazyTop(index, key, start: extents.start(line), length: extents.length(line), line: visible)
  }

  /// Follows a scroll that comes before items are laid out.
  final func followTop() { if let line = visibleLine { top?.scrolled(to: line) } }

  /// The first line in sight; 0 where the container begins in sight.
  final var firstLine: Int { visibleLine.map { $0 > 0 ? extents.index(at: $0) : 0 } ?? 0 }

  /// The line that stays where it is seen when others are measured: the first one in sight whose views were placed before;
  /// else the first one in sight.
  final var anchorLine: Int {
    let first = firstLine
    guard let visible = visibleLine, let view = scrollView, !isBuilt(first * lineWidth),
      let next = built.first(where: { $0.index / lineWidth > first && $0.layout.isPlaced })?.index
    else { return first }
    let line = next / lineWidth
    return extents.start(line) < visible + view.viewport[axis] ? line : first
  }

  /// Puts the first item in sight back into its place, where the scroll view holds it.
  final func holdTop() {
    guard let top = scrollView?.heldTop(of: self), let visible = visibleLine else { return }
    let line = line(of: top)
    follow(top.line(start: extents.start(line), length: extents.length(line)) - visible, isLonger: false)
  }

  /// Lets the scroll view follow a line that began at `start` before others were measured.
  ///
  /// - Returns: whether it has moved.
  final func followsLine(_ line: Int, from start: CGFloat) -> Bool {
    follow(extents.start(line) - start, isLonger: true)
  }

  @discardableResult
  private func follow(_ distance: CGFloat, isLonger: Bool) -> Bool {
    guard abs(distance) > 0.01, let scrollView else { return false }
    scrollView.followContent(axis, by: distance, isLonger: isLonger)
    return true
  }
}

/// Headers and footers that stay in sight.
extension LazyContainerLayout {
  final func findPins() {
    pins.adopt(pinnedViews.isEmpty ? [] : sectionParts, pinnedViews) { [weak self] in
      self?.shift(of: $0) ?? .zero
    }
  }

  /// Pinned views whose lines are not made, by slot: they are placed wherever the others are.
  final var keptPins: [(index: Int, layout: LayoutNode)] {
    if pins.list.isEmpty { return [] }
    return pins.list.map { ($0.index * lineWidth, $0.layout) }.filter { pin in
      !built.contains { $0.index == pin.0 }
    }
  }

  /// How far a header or footer is shown from its place.
  private func shift(of place: SectionPlace) -> CGVector {
    guard let scrollView, place.section.upperBound < extents.count else { return .zero }
    let visible = visiblePart(size)
    let insets = scrollView.pinInsets
    let low = visible.lowerBound + (axis == .vertical ? insets.top : insets.leading)
    let high = visible.upperBound - (axis == .vertical ? insets.bottom : insets.trailing)
    let displacement = place.shift(in: low...max(low, high), extents)
    return axis == .vertical
      ? CGVector(dx: 0, dy: displacement) : CGVector(dx: isMirrored ? -displacement : displacement, dy: 0)
  }
}
