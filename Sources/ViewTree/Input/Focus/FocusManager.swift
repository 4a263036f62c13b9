import Foundation
import Graphics

/// Which view has the keyboard focus, and which views receive key events.
///
/// A key event goes to the focused view, then to its ancestors, then to every view that listens to all keys, the
/// topmost first; a key that none of them handles moves the focus or scrolls.
@MainActor final class FocusManager: LayoutHolder, FrameListener {
  /// Owns the manager.
  unowned let tree: Tree
  /// The focused view.
  private(set) weak var focused: (any KeyResponder)?
  /// Views that were focused when something modal covered them, the last one at the end.
  private var covered: [WeakLayout] = []
  private struct WeakLayout {
    weak var layout: (any KeyResponder)?
    /// Whether the ring was shown before.
    var isShown: Bool
  }
  /// Whether a key moved the focus, so that it is to be shown.
  private(set) var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      tree.layerOverlay = isShown ? self : nil
      tree.requestCompose()
    }
  }
  /// The view round which the ring was drawn last, and the layer in which it was.
  weak var lastRinged: LayoutNode?
  weak var lastRingLayer: LayoutNode?
  /// The view that a finger or a wheel scrolled last: where several are in sight, keys scroll that one.
  weak var scrolled: (any ScrollingContainer)?
  /// The view inside a scroll view that a pointer pressed last, where nothing is focused: keys begin there. A view
  /// beside the scroll view, such as the tab of a page, is not in its content and does not count.
  private weak var pressed: (any KeyResponder)?
  /// Whether the window has the keyboard focus.
  var windowHasFocus = true {
    didSet { tree.requestCompose() }
  }

  init(_ tree: Tree) { self.tree = tree }

  func close() {}

  /// All views that can be focused now, in order.
  var candidates: [any KeyResponder] {
    var list: [any KeyResponder] = []
    if let root = tree.rootLayout { collect(root, &list) }
    return list
  }

  private func collect(_ node: LayoutNode, _ list: inout [any KeyResponder]) {
    guard node.isPlaced, !node.isGhost else { return }
    if let responder = node.keyResponder {
      guard responder.admitsFocus, responder.receivesKeys else { return }
      if responder.isModalBarrier { list.removeAll() }
      if responder.canFocus { list.append(responder) }
    }
    for child in (node as? any FocusOrder)?.focusOrder ?? node.children { collect(child, &list) }
  }

  /// A press focuses the view under it that focuses on touch; elsewhere it ends the focus, unless that view keeps it.
  func pointerBegan(on hit: LayoutNode?) {
    isShown = false
    pressed = nil
    var candidate: (any KeyResponder)?
    var node = hit
    while let present = node {
      if let responder = present.keyResponder, responder.canFocus {
        if responder.focusesOnTouch { return focus(responder, shown: false) }
        candidate = candidate ?? responder
      }
      if present.surroundings?.scrollingContainer != nil { pressed = candidate }
      node = present.parent
    }
    if let focused, !focused.keepsFocus { focus(nil, shown: false) }
  }

  func focus(_ node: (any KeyResponder)?, shown: Bool) {
    isShown = shown
    guard node !== focused else { return tree.requestCompose() }
    let old = focused
    focused = node
    old?.focusChanged(false)
    node?.focusChanged(true)
    // `focusChanged` may have moved the focus again.
    if focused === node { tellAncestors(old, node) }
    if let node, shown { reveal(node) }
    tree.requestCompose()
  }

  /// A view is gone for good, and its ancestors may be.
  func forget(_ node: LayoutNode) {
    if focused === node { focused = nil }
  }

  func isUsing(_ node: LayoutNode) -> Bool { focused === node }

  func settled(hasChanged: Bool) {
    if hasChanged { updateReach() }
    updateRing()
  }

  /// Tells the ancestors of the old and the new view that the focus has left, or entered, them.
  private func tellAncestors(_ old: LayoutNode?, _ new: LayoutNode?) {
    func path(_ node: LayoutNode?) -> [any KeyResponder] {
      var list: [any KeyResponder] = []
      var present = node
      while let layout = present {
        if let responder = layout.keyResponder { list.append(responder) }
        present = layout.parent
      }
      return list
    }
    let (left, entered) = (path(old), path(new))
    for node in left where !entered.contains(where: { $0 === node }) { node.focusWithinChanged(false) }
    for node in entered where !left.contains(where: { $0 === node }) { node.focusWithinChanged(true) }
  }

  /// Focuses the first view in a subtree that can be focused.
  func focusFirst(in node: LayoutNode) {
    if let focused, focused.isInside(node) { return }
    if let first = first(in: node) { focus(first, shown: false) }
  }

  /// The first view in a subtree that can be focused.
  private func first(in node: LayoutNode) -> (any KeyResponder)? {
    var list: [any KeyResponder] = []
    collect(node, &list)
    return list.first
  }

  /// Scrolls a view, or a part of it in its own points, into sight.
  func reveal(_ node: LayoutNode, _ part: CGRect? = nil) {
    var present = node.parent
    while let layout = present {
      layout.surroundings?.scrollingContainer?.reveal(node, part)
      present = layout.parent
    }
  }

  /// Handles a key.
  ///
  /// - Returns: whether a view handled it.
  @discardableResult
  func send(_ event: KeyEvent) -> Bool {
    updateReach()
    var node: LayoutNode? = focused
    var asked: Set<ObjectIdentifier> = []
    while let present = node {
      asked.insert(ObjectIdentifier(present))
      if let responder = present.keyResponder, responder.handleKey(event) { return true }
      node = present.parent
    }
    if let root = tree.rootLayout, offer(event, root, asked) == .taken { return true }
    guard event.phase != .up else { return false }
    return moveByKey(event)
  }

  /// Inserts typed text.
  @discardableResult
  func sendText(_ text: String) -> Bool {
    var node: LayoutNode? = focused
    while let present = node {
      if let responder = present.keyResponder, responder.insertText(text) { return true }
      node = present.parent
    }
    return false
  }

  /// Removes the focus from a view that something modal covers, and returns it when that is gone.
  func updateReach() {
    guard focused != nil || !covered.isEmpty else { return }
    if let present = focused, !isReachable(present) {
      covered.append(WeakLayout(layout: present, isShown: isShown))
      focused = nil
      present.focusChanged(false)
    }
    covered.removeAll { $0.layout == nil }
    guard focused == nil, let index = covered.lastIndex(where: { $0.layout.map(isReachable) ?? false }),
      let layout = covered[index].layout
    else { return }
    let shown = covered[index].isShown
    covered.removeSubrange(index...)
    focus(layout, shown: shown || isShown)
  }

  /// Shows the text that an input method composes.
  func sendComposition(_ text: String) { _ = focused?.setMarkedText(text) }

  private func isReachable(_ node: LayoutNode) -> Bool {
    var present: LayoutNode? = node
    while let layout = present {
      if layout === tree.rootLayout { return candidates.contains { $0 === node } }
      if layout.isGhost { return false }
      present = layout.parent
    }
    return false
  }

  private enum Offer { case taken, refused, barred }

  /// Offers a key to every view that listens to all keys, the topmost first; views behind a modal one get no offer.
  private func offer(_ event: KeyEvent, _ node: LayoutNode, _ asked: Set<ObjectIdentifier>) -> Offer {
    guard node.isPlaced, !node.isGhost else { return .refused }
    let responder = node.keyResponder
    guard responder?.receivesKeys ?? true else { return .refused }
    var answer = responder?.isModalBarrier == true ? Offer.barred : .refused
    search: for child in node.paintOrder.reversed() {
      switch offer(event, child, asked) {
      case .taken: return .taken
      case .refused: continue
      case .barred:
        answer = .barred
        break search
      }
    }
    guard let responder, responder.hearsAllKeys, !asked.contains(ObjectIdentifier(node)) else {
      return answer
    }
    return responder.handleKey(event) ? .taken : answer
  }

  // MARK: What keys do when no view handles them

  private func moveByKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .tab: return move(by: event.modifiers.contains(.shift) ? -1 : 1, wraps: true)
    case .downArrow: return moveNearby(.vertical, 1) || scroll(.vertical, .lines(1))
    case .upArrow: return moveNearby(.vertical, -1) || scroll(.vertical, .lines(-1))
    case .rightArrow: return moveNearby(.horizontal, 1) || scroll(.horizontal, .lines(1))
    case .leftArrow: return moveNearby(.horizontal, -1) || scroll(.horizontal, .lines(-1))
    case .pageDown: return scroll(.vertical, .pages(1))
    case .pageUp: return scroll(.vertical, .pages(-1))
    case .space where event.modifiers.isEmpty: return scroll(.vertical, .pages(1))
    case .home: return scroll(.vertical, .start)
    case .end: return scroll(.vertical, .end)
    default: return false
    }
  }

  /// Focuses a view to which keys lead, or the one that is focused first in the part of the window that they enter.
  private func enter(_ node: any KeyResponder) {
    var target = node
    var present: LayoutNode? = node
    while let layout = present {
      if let entrance = layout as? FocusEntrance, !entrance.isEntered(from: focused) {
        target = entrance.wanted.flatMap(first(in:)) ?? target
      }
      present = layout.parent
    }
    focus(target, shown: true)
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

  /// The first or last of these that is in sight; where none is, of all.
  private func firstInSight(_ list: [any KeyResponder], fromStart: Bool) -> any KeyResponder {
    (fromStart ? list.first(where: isInSight) : list.last(where: isInSight))
      ?? list[fromStart ? 0 : list.count - 1]
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
      enter(firstInSight(list, fromStart: sign > 0))
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

  private func keyScrollView(_ axis: Axis) -> (any ScrollingContainer)? {
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

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Tree {
  /// The focus of this tree.
  var focus: FocusManager { part(FocusManager.self) }
}
