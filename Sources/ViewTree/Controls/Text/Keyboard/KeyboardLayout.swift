import Foundation
import Graphics

/// The keys of a keyboard on the screen, at the lower edge of the window.
struct KeyboardBoard<Content: View>: ContainerView {
  let model: KeyboardModel
  let geometry: KeyboardGeometry
  let bottomInset: CGFloat
  let look: KeyboardLook
  let content: Content

  func makeLayout(_ context: NodeContext) -> KeyboardLayout {
    let layout = KeyboardLayout(model, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: KeyboardLayout, _ context: NodeContext) {
    layout.pixel = context.environment.pixelLength
    layout.ground = look.ground.rgba(in: context.environment)
    layout.hairline = look.hairline.rgba(in: context.environment)
    layout.update(model, geometry, bottomInset)
  }
}

/// Places the keys, and follows all fingers on them.
@MainActor final class KeyboardLayout: LayoutNode, PointerResponder {
  private(set) var model: KeyboardModel
  private var geometry: KeyboardGeometry?
  private var bottomInset: CGFloat = 0
  var ground = RGBA.clear
  var hairline = RGBA.clear
  var pixel: CGFloat = 1
  private(set) lazy var member = KeyboardMember(self)

  init(_ model: KeyboardModel, _ context: NodeContext) {
    self.model = model
    super.init(context)
  }

  func update(_ model: KeyboardModel, _ geometry: KeyboardGeometry, _ bottomInset: CGFloat) {
    if model !== self.model { self.model.cancel() }
    self.model = model
    model.geometry = geometry
    if geometry != self.geometry || bottomInset != self.bottomInset { setNeedsLayout() }
    setNeedsCompose()
    (self.geometry, self.bottomInset) = (geometry, bottomInset)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: geometry?.width ?? 0, height: (geometry?.height ?? 0) + bottomInset)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (child, place) in zip(participants, geometry?.places ?? []) {
      child.place(at: place.frame.origin, proposal: ProposedViewSize(place.frame.size))
    }
  }

  override var mirrorsChildren: Bool { false }
  override func hitsSelf(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override var pointerResponder: (any PointerResponder)? { self }
  var gestureMembers: [GestureMember] { [member] }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    let plain = FillStyle(antialiased: false)
    composer.add(.fill(Path(state.rect), .color(ground), plain), displayID(1), state)
    let line = CGRect(x: 0, y: 0, width: state.size.width, height: pixel)
    composer.add(.fill(Path(line), .color(hairline), plain), displayID(2), state)
    super.compose(composer, state)
  }

  override func detached() {
    model.cancel()
    super.detached()
  }

  override var dumpEntry: DumpEntry { DumpEntry("Keyboard") }
}

/// Follows the fingers on a keyboard on the screen, each for itself.
@MainActor final class KeyboardMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let keyboard: KeyboardLayout
  private var events: [PointerEvent] = []

  init(_ keyboard: KeyboardLayout) {
    self.keyboard = keyboard
    super.init(keyboard)
  }

  override var claim: GestureClaim { .wants }
  override var preempts: Bool { true }
  override func handle(_ event: PointerEvent) { events.append(event) }

  override func dispatch() {
    let waiting = events
    events = []
    for event in waiting {
      keyboard.model.handle(event, at: keyboard.localPoint(event.location, in: .local, .presentation))
    }
  }

  override func reject() {
    events = []
    keyboard.model.cancel()
  }

  override func reset() { reject() }
}
