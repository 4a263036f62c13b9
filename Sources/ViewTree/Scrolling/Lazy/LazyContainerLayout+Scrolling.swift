import Foundation
import Graphics

/// What is made when it scrolls into sight, and what is made ahead of that.
extension LazyContainerLayout: ScrollObserver {
  final func laidOut(_ scrollView: ScrollLayout) { scrolled(scrollView) }

  final func scrolled(_ scrollView: ScrollLayout) {
    guard isPlaced, !isBuilding else { return }
    // As in a tab that is not shown.
    if needsLayout { return followTop() }
    top = presentTop
    let visible = visiblePart(size)
    guard let (first, last) = builtLines else { return fill(size, proposal) }
    let top = extents.index(at: max(0, visible.lowerBound))
    let seen = top...max(top, extents.index(at: visible.upperBound))
    let isBack = visible.lowerBound < (lastSeen ?? visible.lowerBound)
    lastSeen = visible.lowerBound
    guard seen.lowerBound <= last + 1, seen.upperBound >= first - 1 else { return fill(size, proposal) }
    let (low, high) = (min(first, seen.lowerBound), max(last, seen.upperBound))
    if low < first || high > last {
      fill(size, proposal, lines: low...high)
    } else if !isMakingAhead, lineAhead(isBack, visible) != nil {
      // What is in sight now is made now; what is ahead is made one line at a time, after the frame is shown.
      isMakingAhead = true
      tree.afterFrame { [weak self] in self?.makeAhead(isBack) }
    }
  }

  /// The first and the last line that have views.
  private var builtLines: (first: Int, last: Int)? {
    guard let first = built.first?.index, let last = built.last?.index else { return nil }
    return (first / lineWidth, last / lineWidth)
  }

  /// The next line to be made in the direction of scrolling; nil: there are enough.
  private func lineAhead(_ isBack: Bool, _ visible: ClosedRange<CGFloat>) -> Int? {
    guard let (first, last) = builtLines else { return nil }
    let ahead = (visible.upperBound - visible.lowerBound) * LazyContainerLayout.margin
    if isBack { return first > extents.index(at: max(0, visible.lowerBound - ahead)) ? first - 1 : nil }
    return last < min(lineCount - 1, extents.index(at: visible.upperBound + ahead)) ? last + 1 : nil
  }

  private func makeAhead(_ isBack: Bool) {
    isMakingAhead = false
    guard isPlaced, !needsLayout, let next = lineAhead(isBack, visiblePart(size)),
      let (first, last) = builtLines
    else { return }
    fill(size, proposal, lines: min(first, next)...max(last, next))
  }
}
