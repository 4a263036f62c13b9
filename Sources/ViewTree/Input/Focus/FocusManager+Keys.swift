import Foundation
import Graphics

/// What keys do when no view handles them: they move the focus, or scroll where there is nothing to focus.
extension FocusManager {
  func moveByKey(_ event: KeyEvent) -> Bool {
    if awaited != nil { focusAwaited(isLate: true) }
    switch event.key {
    case .tab: return move(by: event.modifiers.contains(.shift) ? -1 : 1, wraps: true)
    case .downArrow: return moveNearby(.vertical, 1) || scroll(.vertical, .lines(1))
    case .upArrow: return moveNearby(.vertical, -1) || scroll(.vertical, .lines(-1))
    case .rightArrow: return moveNearby(.horizontal, 1) || scroll(.horizontal, .lines(1))
    case .leftArrow: return moveNearby(.horizontal, -1) || scroll(.horizontal, .lines(-1))
    case .pageDown: return scroll(.vertical, .pages(1))
    case .pageUp: return scroll(.vertical, .pages(-1))
    case .space where event.modifiers.isEmpty: return scroll(.vertical, .pages(1))
    case .home: return moveToEnd(.start)
    case .end: return moveToEnd(.end)
    default: return false
    }
  }

  /// Focuses a view to which keys lead, or the one that is focused first in the part of the window that they enter.
  func enter(_ node: any KeyResponder) {
    var target = node
    var present: LayoutNode? = node
    while let layout = present {
      if let entrance = layout as? FocusEntrance, !entrance.isEntered(from: focused) {
        target = entrance.wanted.flatMap(first(in:)) ?? target
      }
      present = layout.parent
    }
    focus(target, shown: true, byKeys: true)
  }

  private func move(by step: Int, wraps: Bool) -> Bool {
    let list = candidates
    guard !list.isEmpty else { return false }
    let start = focused ?? begun(in: list)
    guard let start, let index = list.firstIndex(where: { $0 === start }) else {
      enter(firstInSight(list, fromStart: step > 0))
      return true
    }
    let next = (index + step + list.count) % list.count
    enter(list[next])
    return true
  }

  /// The view that was pressed last, if it is still there and in sight.
  private func begun(in list: [any KeyResponder]) -> (any KeyResponder)? {
    guard let pressed, list.contains(where: { $0 === pressed }), isInSight(pressed) else { return nil }
    return pressed
  }

  /// The first or last of these that is in sight, where keys begin; where none is, of all.
  private func firstInSight(_ list: [any KeyResponder], fromStart: Bool) -> any KeyResponder {
    let inSight = list.filter(isInSight)
    let main = inSight.filter { !isAside($0) }
    let some = main.isEmpty ? inSight : main
    return (fromStart ? some.first : some.last) ?? list[fromStart ? 0 : list.count - 1]
  }

  /// Whether a view lies beside what keys begin with, as a bar's buttons do.
  private func isAside(_ node: LayoutNode) -> Bool {
    var node = node
    while let parent = node.parent {
      if let order = parent as? any FocusOrder, order.isAside(node) { return true }
      node = parent
    }
    return false
  }

  /// Whether the middle of a view lies in the window, and neither outside of what scrolls it nor under a bar.
  private func isInSight(_ node: LayoutNode) -> Bool {
    let center = node.globalFrame(.presentation).center
    guard window.contains(center) else { return false }
    guard let hit = tree.rootLayout?.hitTest(center) else { return true }
    return hit === node || hit.isInside(node) || node.isInside(hit)
  }

  private var window: CGRect { CGRect(origin: .zero, size: tree.rootLayout?.size ?? .zero) }

  /// Moves the focus to the nearest view in a direction. Scroll views of this axis round the focused view come first,
  /// the innermost first: the focus stays inside one while it has a view in that direction or can scroll further.
  /// Where nothing is focused, it focuses a view in sight.
  private func moveNearby(_ axis: Axis, _ sign: CGFloat) -> Bool {
    let list = candidates
    guard !list.isEmpty else { return false }
    guard let focused, list.contains(where: { $0 === focused }) else {
      // Begin with what is in sight.
      if let pressed = begun(in: list) {
        enter(pressed)
        return true
      }
      guard axis == .vertical else { return false }
      let rows = sign > 0 ? list.filter { !isInStrip($0) } : list
      enter(firstInSight(rows.contains(where: isInSight) ? rows : list, fromStart: sign > 0))
      return true
    }
    var node: LayoutNode? = focused.parent
    while let present = node {
      if let view = present.surroundings?.scrollingContainer, view.isEnabled, view.axes.contains(axis) {
        if let next = nearest(to: focused, axis, sign, among: list.filter({ $0.isInside(present) })) {
          enter(next)
          return true
        }
        if view.scroll(axis, by: .lines(sign)) { return true }
      }
      node = present.parent
    }
    guard let next = nearest(to: focused, axis, sign, among: list) else { return false }
    enter(next)
    return true
  }

  /// The nearest view in a direction: one that lies wholly beyond the focused view's edge, or beside it. What is neither,
  /// such as a chip above the end of a wide row, is to the right of nobody who sees it; below it is.
  private func nearest(
    to focused: any KeyResponder, _ axis: Axis, _ sign: CGFloat, among list: [any KeyResponder]
  ) -> (any KeyResponder)? {
    let start = focused.globalFrame(.model)
    let from = start.center
    var best: (node: any KeyResponder, distance: CGFloat)?
    for node in list where node !== focused {
      let end = node.globalFrame(.model)
      let to = end.center
      let along = (to[axis] - from[axis]) * sign
      guard along > 1 else { continue }
      if axis == .horizontal {
        let isBeyond = sign > 0 ? end.minX >= start.maxX - 1 : end.maxX <= start.minX + 1
        guard isBeyond || end.minY < start.maxY && end.maxY > start.minY else { continue }
      }
      let distance = along + 3 * abs(to[axis.other] - from[axis.other])
      if best.map({ distance < $0.distance }) ?? true { best = (node, distance) }
    }
    return best?.node
  }

  /// Scrolls the view that keys are for: the one round the focus, else the one scrolled last, else the topmost.
  private func scroll(_ axis: Axis, _ step: ScrollStep) -> Bool {
    keyScrollView(axis)?.scroll(axis, by: step) ?? false
  }

  func keyScrollView(_ axis: Axis) -> (any ScrollingContainer)? {
    var node: LayoutNode? = focused
    while let present = node {
      if let view = present.surroundings?.scrollingContainer, view.isEnabled, view.axes.contains(axis) {
        return view
      }
      node = present.parent
    }
    var found: [any ScrollingContainer] = []
    /// Collects scroll views, the topmost first; true: a modal view makes what lies behind it unusable.
    func search(_ node: LayoutNode) -> Bool {
      guard node.isPlaced, !node.isGhost else { return false }
      if let view = node.surroundings?.scrollingContainer, view.axes.contains(axis), view.isEnabled {
        found.append(view)
        return false
      }
      return node.paintOrder.reversed().contains { search($0) || $0.keyResponder?.isModalBarrier == true }
    }
    _ = tree.rootLayout.map(search)
    return found.first { $0 === scrolled } ?? found.first
  }
}
