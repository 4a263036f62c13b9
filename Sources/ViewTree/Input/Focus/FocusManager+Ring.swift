import Foundation
import Graphics

extension FocusManager: LayerOverlay {
  /// Paints the ring round the focused view where a node is the layer that the view lies in.
  func compose(over node: LayoutNode, _ composer: Composer, _ state: ComposeState) {
    guard let focused = ringed, focused !== node, node.holdsPlaces || node.parent == nil,
      focused.layerOfRing === node
    else { return }
    var inner = state
    inner.transform = focused.transform(to: node, .presentation).concatenating(state.transform)
    inner.size = focused.shownFrame.size
    node.surroundings?.scrollingContainer?.clip(&inner, state)
    if let pager = focused.pagerOfRing {
      var pages = state
      pages.transform = pager.transform(to: node, .presentation).concatenating(state.transform)
      pages.size = pager.size
      pager.clip(&inner, pages)
    }
    let blue = RGBA(red: 0, green: 0.478, blue: 1)
    composer.add(
      .stroke(focused.focusPath(in: inner.rect), .color(blue.opacity(0.85)), StrokeStyle(lineWidth: 3)),
      focused.displayID(DisplayID.focusRing), inner)
  }

  /// Has everything composed anew where the ring is round another view, or in another layer, than in the last frame: what
  /// lies over a view may come and go without a change of the view's own.
  func updateRing() {
    let view = ringed
    let layer = view?.layerOfRing
    guard view !== lastRinged || layer !== lastRingLayer else { return }
    (lastRinged, lastRingLayer) = (view, layer)
    tree.requestCompose()
  }

  /// The view round which a ring is drawn: a key moved the focus there, and no veil dims it.
  private var ringed: (any KeyResponder)? {
    guard isShown, windowHasFocus, let focused, focused.showsFocusRing, !tree.veils.cover(focused) else {
      return nil
    }
    return focused
  }
}

extension LayoutNode {
  /// The nearest node that moves as a whole with the view, else the window's root. A page fills what turns it, so what
  /// covers the page lies over all pages: the ring lies above that.
  fileprivate var layerOfRing: LayoutNode? {
    var node = pagerOfRing?.parent ?? parent
    while let present = node, !present.holdsPlaces, let next = present.parent { node = next }
    return node
  }

  /// The scroll view whose pages the view is in, unless it scrolls in a page.
  fileprivate var pagerOfRing: (any ScrollingContainer)? {
    guard let scroll = firstAbove({ $0.surroundings?.scrollingContainer }), scroll.turnsPages else {
      return nil
    }
    return scroll
  }
}
