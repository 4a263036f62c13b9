import Foundation

/// Follows a pointer over the rows of a menu: the row under it is highlighted and acts when the pointer is released.
@MainActor final class MenuMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let menu: MenuLayout
  private enum Stage { case idle, pressed, done, failed }
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)

  init(_ menu: MenuLayout) {
    self.menu = menu
    super.init(menu)
  }

  override var actsWhilePending: Bool { true }
  override var claim: GestureClaim {
    switch stage {
    case .done: .wants
    case .failed: .failed
    case .idle, .pressed: .none
    }
  }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began: stage = .pressed
    case .moved: break
    case .ended: if stage == .pressed { stage = menu.row(at: finger.location) == nil ? .failed : .done }
    case .cancelled: stage = .failed
    }
  }

  override func dispatch() {
    switch stage {
    case .pressed: menu.highlight(at: finger.location)
    case .done:
      stage = .idle
      menu.activate(at: finger.location)
    case .idle, .failed: menu.highlight(at: nil)
    }
  }

  override func reject() {
    stage = .failed
    menu.highlight(at: nil)
  }

  override func reset() {
    stage = .idle
    finger.reset()
    menu.highlight(at: nil)
  }
}

/// Opens a menu by a press that lasts, and lets the pointer go on to a row of it.
struct MenuTracking: LayoutModifier {
  typealias Body = Never
  let session: MenuSession
  /// How long the press lasts, in seconds.
  let delay: TimeInterval
  let isEnabled: Bool
  /// Whether a mouse that is drawn off the button opens it at once.
  var opensByDrag = true
  let open: @MainActor () -> Void

  class Wrapper: UnaryLayout, PointerResponder {
    fileprivate(set) final lazy var member = MenuHoldMember(self)
    final var tracking: MenuTracking?

    override var pointerResponder: (any PointerResponder)? { self }
    var gestureMembers: [GestureMember] { [member] }
    func handleSecondaryPress(_ event: PointerEvent) -> Bool { false }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.tracking = self
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.tracking = self }
}

/// Follows the pointer that presses the button of a menu.
@MainActor final class MenuHoldMember: GestureMember {
  private enum Stage { case idle, pressed, tracking, done, failed }
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let button: MenuTracking.Wrapper
  private var stage = Stage.idle
  private var finger = FingerFollower(endsWithFirst: true)
  private var isOpen = false
  private var timer: TimerQueue.Token?

  /// How far a mouse moves until it means the rows, in points; a finger waits.
  private static let mouseSlop: CGFloat = 6

  init(_ button: MenuTracking.Wrapper) {
    self.button = button
    super.init(button)
  }

  override var isEnabled: Bool { button.tracking?.isEnabled ?? false }
  override var claim: GestureClaim {
    switch stage {
    case .tracking, .done: .wants
    case .failed: .failed
    case .idle, .pressed: .none
    }
  }

  override func handle(_ event: PointerEvent) {
    guard let step = finger.follow(event) else { return }
    switch step {
    case .began:
      guard let tracking = button.tracking else { return finger.reset() }
      stage = .pressed
      let timers = button.tree.timers
      timer = timers.schedule(after: tracking.delay - (timers.now - event.time)) { [weak self] in
        guard let self, self.stage == .pressed else { return }
        self.stage = .tracking
        self.button.tree.input.memberChanged(self)
      }
    case .moved:
      guard stage == .pressed else { return }
      if event.kind == .mouse, finger.distance > Self.mouseSlop, button.tracking?.opensByDrag == true {
        stage = .tracking
      } else if finger.distance > InputRouter.slop {
        stage = .failed
      }
    case .ended: stage = stage == .tracking ? .done : .failed
    case .cancelled: stage = .failed
    }
  }

  override func dispatch() {
    guard stage == .tracking || stage == .done else { return }
    if !isOpen {
      isOpen = true
      button.tracking?.open()
    }
    button.tracking?.session.track(finger.location)
    guard stage == .done else { return }
    stage = .idle
    button.tracking?.session.release(finger.location)
  }

  override func reject() {
    stage = .failed
    stop()
  }

  override func reset() {
    stage = .idle
    finger.reset()
    isOpen = false
    stop()
  }

  private func stop() {
    if let timer { button.tree.timers.cancel(timer) }
    timer = nil
  }
}
