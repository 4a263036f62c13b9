import Foundation
import Graphics

/// A column of rows that keys lead through: Home and End lead to the first and the last one.
@MainActor protocol FocusRows: LayoutNode {}

/// The end of a scroll view's rows that has the focus once the scroll view is there.
struct AwaitedEnd {
  weak var view: (any ScrollingContainer)?
  let step: ScrollStep
}

extension FocusManager {
  /// Scrolls to the start or the end. Of rows the first or the last one that can be focused has the focus then: it may be
  /// made only when the scroll view is there.
  func moveToEnd(_ step: ScrollStep) -> Bool {
    guard let view = keyScrollView(.vertical) else { return false }
    let isScrolled = view.scroll(.vertical, by: step)
    guard view.holdsRows else { return isScrolled }
    awaited = AwaitedEnd(view: view, step: step)
    return focusAwaited() || isScrolled
  }

  /// Focuses the row at the end that was to be reached, if the scroll view is there.
  ///
  /// - Parameter isLate: of the rows that there are, whether or not it is.
  /// - Returns: whether it has led to a row.
  @discardableResult
  func focusAwaited(isLate: Bool = false) -> Bool {
    guard let awaited, let view = awaited.view else {
      self.awaited = nil
      return false
    }
    guard isLate || !view.isTravelling else { return false }
    self.awaited = nil
    let rows = candidates.filter { $0.firstAbove { $0.surroundings?.scrollingContainer } === view }
    func middle(_ node: LayoutNode) -> CGFloat { node.globalFrame(.model).midY }
    let first = rows.min { middle($0) < middle($1) }
    let last = rows.max { middle($0) < middle($1) }
    guard let row = awaited.step.isForward ? last : first else { return false }
    enter(row)
    return true
  }

  /// Whether a view is in a strip that scrolls sideways in a row, and is not what keys down begin with.
  func isInStrip(_ node: LayoutNode) -> Bool {
    guard let strip = node.firstAbove({ $0.surroundings?.scrollingContainer }),
      !strip.axes.contains(.vertical),
      let outer = strip.firstAbove({ $0.surroundings?.scrollingContainer })
    else { return false }
    return outer.axes.contains(.vertical) && outer.holdsRows
  }
}

extension ScrollingContainer {
  /// Whether what it scrolls is a column of rows.
  fileprivate var holdsRows: Bool {
    var node: LayoutNode? = children.first
    while let present = node {
      if present is any FocusRows { return true }
      node = present.children.count == 1 ? present.children.first : nil
    }
    return false
  }
}
