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
  /// Whether keys that move from view to view have led to the focused view, rather than a press or the program.
  private(set) var isReachedByKeys = false
  /// The view round which the ring was drawn last, and the layer in which it was.
  weak var lastRinged: LayoutNode?
  weak var lastRingLayer: LayoutNode?
  /// The view that a finger or a wheel scrolled last: where several are in sight, keys scroll that one.
  weak var scrolled: (any ScrollingContainer)?
  /// The view inside a scroll view that a pointer pressed last, where nothing is focused: keys begin there. A view
  /// beside the scroll view, such as the tab of a page, is not in its content and does not count.
  private(set) weak var pressed: (any KeyResponder)?
  /// The row that has the focus once the list is at its end.
  var awaited: AwaitedEnd?
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
    awaited = nil
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

  /// - Parameter byKeys: whether a key that no view handled led there.
  func focus(_ node: (any KeyResponder)?, shown: Bool, byKeys: Bool = false) {
    isShown = shown
    isReachedByKeys = byKeys
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
    if awaited != nil { focusAwaited() }
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
  func first(in node: LayoutNode) -> (any KeyResponder)? {
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
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Tree {
  /// The focus of this tree.
  var focus: FocusManager { part(FocusManager.self) }
}
