import Foundation

/// Follows a pointer over the rows of a menu: the row under it lights up and acts when it is let go.
@MainActor final class MenuMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let menu: MenuLayout
  private enum Stage { case idle, pressed, done, failed }
  private var stage = Stage.idle
  private var pointer: Int?
  private var place = CGPoint.zero

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
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      place = event.location
      stage = .pressed
    case .moved:
      guard event.id == pointer, stage == .pressed else { return }
      place = event.location
    case .ended:
      guard event.id == pointer, stage == .pressed else { return }
      place = event.location
      stage = menu.row(at: place) == nil ? .failed : .done
    case .cancelled: if event.id == pointer { stage = .failed }
    }
  }

  override func dispatch() {
    switch stage {
    case .pressed: menu.highlight(at: place)
    case .done:
      stage = .idle
      menu.activate(at: place)
    case .idle, .failed: menu.highlight(at: nil)
    }
  }

  override func reject() {
    stage = .failed
    menu.highlight(at: nil)
  }

  override func reset() {
    stage = .idle
    pointer = nil
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
  private var pointer: Int?
  private var start = CGPoint.zero
  private var place = CGPoint.zero
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
    switch event.phase {
    case .began:
      guard pointer == nil, let tracking = button.tracking else { return }
      pointer = event.id
      (start, place) = (event.location, event.location)
      stage = .pressed
      let timers = button.tree.timers
      timer = timers.schedule(after: tracking.delay - (timers.now - event.time)) { [weak self] in
        guard let self, self.stage == .pressed else { return }
        self.stage = .tracking
        self.button.tree.input.memberChanged(self)
      }
    case .moved:
      guard event.id == pointer else { return }
      place = event.location
      guard stage == .pressed else { return }
      let distance = place.distance(to: start)
      if event.kind == .mouse, distance > Self.mouseSlop, button.tracking?.opensByDrag == true {
        stage = .tracking
      } else if distance > InputRouter.slop {
        stage = .failed
      }
    case .ended:
      guard event.id == pointer else { return }
      place = event.location
      stage = stage == .tracking ? .done : .failed
    case .cancelled: if event.id == pointer { stage = .failed }
    }
  }

  override func dispatch() {
    guard stage == .tracking || stage == .done else { return }
    if !isOpen {
      isOpen = true
      button.tracking?.open()
    }
    button.tracking?.session.track(place)
    guard stage == .done else { return }
    stage = .idle
    button.tracking?.session.release(place)
  }

  override func reject() {
    stage = .failed
    stop()
  }

  override func reset() {
    stage = .idle
    pointer = nil
    isOpen = false
    stop()
  }

  private func stop() {
    if let timer { button.tree.timers.cancel(timer) }
    timer = nil
  }
}
