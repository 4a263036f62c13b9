import Foundation
import Graphics

/// A lazy container that keeps what is in sight in its place, when its size changes and when items before it prove to
/// be longer or shorter than was assumed.
@MainActor protocol LazyHolder: LayoutNode {
  var axis: Axis { get }
  var scrollView: ScrollLayout? { get }
  /// The lengths of the lines in which items stand; in a stack each is a line of its own.
  var extents: LazyExtents { get }
  /// The first item in sight, as the container was filled or scrolled last.
  var top: LazyTop? { get }
  /// The first item of a line.
  func firstItem(ofLine line: Int) -> (index: Int, key: AnyHashable?)
  /// The line in which an item stands now.
  func line(of top: LazyTop) -> Int
}

extension LazyHolder {
  /// Where the part of the content that no inset covers begins, counted from where lines begin; nil: no scroll view
  /// says so.
  private var visibleLine: CGFloat? {
    guard extents.count > 0, let scrollView, let content = scrollView.children.first else { return nil }
    let origin = transform(to: content, .model).apply(.zero) ?? .zero
    let low = scrollView.offset[axis] - origin[axis]
    return axis == .horizontal && isRightToLeft ? size.width - low - scrollView.viewport.width : low
  }

  /// The first item in sight now.
  var presentTop: LazyTop? {
    guard let visible = visibleLine else { return nil }
    var line = extents.index(at: visible)
    // Between two lines the next one is the first in sight.
    if visible >= extents.start(line) + extents.length(line), line + 1 < extents.count { line += 1 }
    let (index, key) = firstItem(ofLine: line)
    return LazyTop(index, key, start: extents.start(line), length: extents.length(line), line: visible)
  }

  /// The first line in sight; 0 where the container begins in sight.
  var firstLine: Int { visibleLine.map { $0 > 0 ? extents.index(at: $0) : 0 } ?? 0 }

  /// Puts the first item in sight back into its place, where the scroll view holds it.
  func holdTop() {
    guard let top = scrollView?.heldTop(of: self), let visible = visibleLine else { return }
    let line = line(of: top)
    follow(top.line(start: extents.start(line), length: extents.length(line)) - visible, isLonger: false)
  }

  /// Lets the scroll view follow a line that began at `start` before others were measured.
  ///
  /// - Returns: whether it has moved.
  func followsLine(_ line: Int, from start: CGFloat) -> Bool {
    follow(extents.start(line) - start, isLonger: true)
  }

  @discardableResult
  private func follow(_ distance: CGFloat, isLonger: Bool) -> Bool {
    guard abs(distance) > 0.01, let scrollView else { return false }
    scrollView.followContent(axis, by: distance, isLonger: isLonger)
    return true
  }
}

extension LazyStackLayout {
  final func firstItem(ofLine line: Int) -> (index: Int, key: AnyHashable?) { (line, key(at: line)) }

  final func line(of top: LazyTop) -> Int {
    let index = min(top.index, count - 1)
    guard let key = top.key, self.key(at: index) != key else { return index }
    return self.index(forKey: key) ?? index
  }
}

extension LazyGridLayout {
  func firstItem(ofLine line: Int) -> (index: Int, key: AnyHashable?) {
    guard let cells else { return (line, nil) }
    let index = cells.firstView(ofLine: line)
    guard case .element(let source, let position)? = cells.line(line).cells.first else { return (index, nil) }
    return (index, source.key(at: position))
  }

  func line(of top: LazyTop) -> Int {
    top.key.flatMap { cells?.place(of: $0)?.line } ?? cells?.line(ofView: top.index) ?? 0
  }
}
