import Foundation

/// Tells views that the mouse is over them. Only a mouse with no button down hovers; fingers never do.
@MainActor final class HoverRouter: FrameListener {
  /// Owns the router.
  unowned let tree: Tree
  /// Where the mouse is; nil: outside, or not moved since a finger touched the screen.
  private(set) var location: CGPoint?
  /// The views that the mouse is over, the deepest first.
  private var entered: [any HoverTarget] = []
  private var style = PointerStyle.default
  private var lastTouch = -TimeInterval.infinity
  /// The view that came under a mouse that rests, and where it was: it is hovered once the view rests as well.
  private var arrival: (target: ObjectIdentifier, place: CGPoint)?
  private var timer: TimerQueue.Token?

  /// Window systems move the mouse's pointer to where a finger touches: moves within this time after a touch are
  /// ignored, in seconds.
  private static let silenceAfterTouch: TimeInterval = 0.7
  /// How long a view must keep its place before a mouse that rests hovers over it, in seconds: rows that pass under the
  /// mouse while they are scrolled are not hovered.
  private static let rest: TimeInterval = 0.1

  init(_ tree: Tree) { self.tree = tree }

  /// Forgets what the pointer is over.
  func close() {
    (entered, location) = ([], nil)
    forgetArrival()
  }

  private func forgetArrival() {
    if let timer { tree.timers.cancel(timer) }
    (timer, arrival) = (nil, nil)
  }

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
    forgetArrival()
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

  /// Updates what is under a mouse that rests: views may have come, gone or moved.
  func settled(hasChanged: Bool) {
    guard location != nil, tree.input.isEmpty else { return forgetArrival() }
    update(isMove: false)
  }

  /// What the mouse is over: the view that it hits, those round it that hover, the deepest first, and the pointer's
  /// style.
  private func find() -> (hit: LayoutNode?, chain: [any HoverTarget], style: PointerStyle?) {
    guard let location, let root = tree.rootLayout, let hit = root.hitTest(location), !tree.veils.cover(hit)
    else { return (nil, [], nil) }
    var chain: [any HoverTarget] = []
    var style: PointerStyle?
    var node: LayoutNode? = hit
    while let present = node {
      if let responder = present.pointerResponder {
        if let target = responder.hoverTarget, target.isHoverable { chain.append(target) }
        if style == nil { style = responder.pointerStyle }
      }
      node = present.parent
    }
    return (hit, chain, style)
  }

  /// - Parameter isMove: the mouse has moved, or the view under it rests. If not, no further view is hovered: one is
  ///   once it has kept its place.
  private func update(isMove: Bool) {
    let found = find()
    let before = entered
    var chain = found.chain
    var style = found.style ?? .default
    if !isMove, let hit = found.hit {
      let known = chain.filter { target in before.contains { $0 === target } }
      if known.count < chain.count || style != self.style && style != .default {
        chain = known
        if style != self.style { style = .default }
        expect(hit)
      } else {
        forgetArrival()
      }
    } else {
      forgetArrival()
    }
    for old in before where !chain.contains(where: { $0 === old }) { old.hover(nil) }
    entered = chain
    if let location {
      for target in chain where isMove || !before.contains(where: { $0 === target }) {
        target.hover(location)
      }
    }
    guard self.style != style else { return }
    self.style = style
    tree.services.pointer(style)
  }

  /// Waits until a view that came under a mouse that rests has kept its place for a while.
  private func expect(_ hit: LayoutNode) {
    let place = hit.transform(to: nil, .presentation).apply(.zero) ?? .zero
    if let arrival, arrival == (ObjectIdentifier(hit), place) { return }
    forgetArrival()
    arrival = (ObjectIdentifier(hit), place)
    timer = tree.timers.schedule(after: Self.rest) { [weak self] in
      guard let self else { return }
      self.timer = nil
      if self.location != nil, self.tree.input.isEmpty { self.update(isMove: true) }
    }
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
