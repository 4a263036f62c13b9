import Foundation

/// Tells views that the mouse is over them. Only a mouse with no button down hovers; fingers never do.
@MainActor final class HoverRouter: FrameListener {
  /// Owns the router.
  unowned let tree: Tree
  /// Where the mouse is; nil: outside, or nobody has moved it since a finger touched the screen.
  private var location: CGPoint?
  /// The views that the mouse is over, the deepest first.
  private var entered: [any HoverTarget] = []
  private var style = PointerStyle.default
  private var lastTouch = -TimeInterval.infinity

  /// Window systems move the mouse's pointer to where a finger touches; so long after a touch that is no mouse, in seconds.
  private static let silenceAfterTouch: TimeInterval = 0.7

  init(_ tree: Tree) { self.tree = tree }

  /// Forgets what the pointer is over.
  func close() { (entered, location) = ([], nil) }

  /// Handles the mouse's place in the window; nil: it left.
  func send(_ location: CGPoint?) {
    if location != nil, tree.timers.now - lastTouch < Self.silenceAfterTouch { return }
    self.location = location
    update(isMove: true)
  }

  /// The mouse was moved with a button down: nothing hovers meanwhile.
  func dragged(to location: CGPoint) {
    guard self.location != nil, location != self.location else { return }
    self.location = location
    for target in entered { target.hover(nil) }
    entered = []
  }

  /// The mouse's button was released: what it was dragged to is under it now.
  func released(at location: CGPoint) {
    guard self.location != nil else { return }
    self.location = location
    update(isMove: true)
  }

  /// A finger has touched the screen, or left it.
  func touched() {
    lastTouch = tree.timers.now
    guard location != nil else { return }
    location = nil
    update(isMove: true)
  }

  /// Finds out again what is under a mouse that rests: views may have come, gone or moved.
  func settled(hasChanged: Bool) {
    guard location != nil, tree.input.isEmpty else { return }
    update(isMove: false)
  }

  private func update(isMove: Bool) {
    var chain: [any HoverTarget] = []
    var style: PointerStyle?
    if let location, let root = tree.rootLayout, let hit = root.hitTest(location), !tree.veils.cover(hit) {
      var node: LayoutNode? = hit
      while let present = node {
        if let responder = present.pointerResponder {
          if let target = responder.hoverTarget, target.isHoverable { chain.append(target) }
          if style == nil { style = responder.pointerStyle }
        }
        node = present.parent
      }
    }
    let before = entered
    for old in before where !chain.contains(where: { $0 === old }) { old.hover(nil) }
    entered = chain
    if let location {
      for target in chain where isMove || !before.contains(where: { $0 === target }) {
        target.hover(location)
      }
    }
    guard self.style != style ?? .default else { return }
    self.style = style ?? .default
    tree.services.pointer(self.style)
  }

  /// Forgets a view that went, after telling it that the mouse is no longer there.
  func remove(_ layout: any HoverTarget) {
    guard let index = entered.firstIndex(where: { $0 === layout }) else { return }
    entered.remove(at: index)
    layout.hover(nil)
  }
}

extension Tree {
  /// Where a mouse that hovers is.
  var hover: HoverRouter { part(HoverRouter.self) }
}
