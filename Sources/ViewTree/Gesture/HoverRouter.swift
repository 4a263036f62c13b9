import Foundation

/// Tells views that the mouse is over them. Only a mouse with no button down hovers; fingers never do.
@MainActor final class HoverRouter {
  /// Owns the router.
  unowned var tree: Tree!
  /// The views that the mouse is over, the deepest first.
  private var entered: [HoverLayout] = []

  /// Forgets what the pointer is over.
  func close() { entered = [] }

  /// Takes the mouse's place in the window; nil: it left.
  func send(_ location: CGPoint?) {
    var chain: [HoverLayout] = []
    if let location, let root = tree.rootLayout {
      var node = root.hitTest(location)
      while let present = node {
        if let hover = present as? HoverLayout, hover.isActive { chain.append(hover) }
        node = present.parent
      }
    }
    for old in entered where !chain.contains(where: { $0 === old }) { old.hover(nil) }
    entered = chain
    guard let location else { return }
    for layout in chain { layout.hover(location) }
  }

  /// Forgets a view that went, after telling it that the mouse is no longer there.
  func remove(_ layout: HoverLayout) {
    guard let index = entered.firstIndex(where: { $0 === layout }) else { return }
    entered.remove(at: index)
    layout.hover(nil)
  }
}
