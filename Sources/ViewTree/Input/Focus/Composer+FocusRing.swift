import Foundation
import Graphics

extension LayoutNode {
  /// Composes the node, and above all that is in it the ring round the view with the keyboard, where this is the layer
  /// that the view lies in: nothing beside the view covers its ring.
  final func composeWithFocusRing(_ composer: Composer, _ state: ComposeState) {
    compose(composer, state)
    guard let focused = tree.focus.ringed, focused !== self, holdsPlaces || parent == nil,
      focused.layerOfRing === self
    else { return }
    var inner = state
    inner.transform = focused.transform(to: self, .shown).concatenating(state.transform)
    inner.size = focused.shownFrame.size
    if let scroll = self as? ScrollLayout { scroll.clip(&inner, state) }
    let blue = RGBA(red: 0, green: 0.478, blue: 1)
    composer.add(
      .stroke(focused.focusPath(in: inner.rect), .color(blue.opacity(0.85)), StrokeStyle(lineWidth: 3)),
      focused.displayID(DisplayID.focusRing), inner)
  }

  /// What moves as a whole with the view, else the window.
  private var layerOfRing: LayoutNode? {
    var node = parent
    while let present = node, !present.holdsPlaces, let next = present.parent { node = next }
    return node
  }
}

extension FocusManager {
  /// The view round which a ring is drawn: a key brought the keyboard there, and nothing dims it.
  var ringed: LayoutNode? {
    guard isShown, windowHasFocus, let focused, focused.showsFocusRing, !tree.veils.cover(focused) else {
      return nil
    }
    return focused
  }
}
