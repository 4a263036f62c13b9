import CSDL2
import Foundation
import ViewTree

/// Turns SDL's events into those of the view tree: the one place that knows both.
@MainActor final class EventTranslator {
  private enum Constant {
    /// Points that a notch of the wheel moves: three lines of text of the default size, as desktops do.
    static let notch: CGFloat = 40
    /// Seconds after a touch in which X's emulated pointer may still make a stray motion.
    static let strayMotion = 1.0
    /// The buttons of a mouse that count: left, right, middle.
    static let buttons = 3
  }

  var metrics: WindowMetrics
  private(set) var fingers: FingerTable
  private var buttons: Set<Int> = []
  /// The buttons that were down when the window was hidden, until they are released in it.
  private var abandoned: Set<Int> = []
  /// Those of them that were released elsewhere: SDL does not learn of that and swallows the next press.
  private var missed: Set<Int> = []
  /// The buttons that are down in fact, as SDL's mask.
  private let buttonsDown: () -> UInt32
  /// Whether Alt is down and nothing was pressed since.
  private var isAltAlone = false
  /// Whether a window of the program has the keyboard.
  private let hasKeyboard: () -> Bool
  /// Where the mouse is, in points.
  private(set) var mouse = CGPoint.zero
  /// How often a mouse has moved its pointer or pressed.
  private(set) var mouseMoves = 0
  /// Maps the coordinates of touch panels.
  private var panel: PanelInput
  /// Whether the pointer's place is the sum of the mouse's moves, since no window system reports it.
  private let isPointerOwn: Bool
  private var lastTouch = -Double.infinity
  private var touchDevices: Set<Int64> = []

  init(
    metrics: WindowMetrics, silenceLimit: TimeInterval?, panel: PanelInput? = nil,
    buttonsDown: @escaping () -> UInt32 = { SDL_GetGlobalMouseState(nil, nil) },
    hasKeyboard: @escaping () -> Bool = { SDL_GetKeyboardFocus() != nil }
  ) {
    self.hasKeyboard = hasKeyboard
    self.metrics = metrics
    self.panel = panel ?? PanelInput()
    isPointerOwn = panel != nil
    self.buttonsDown = buttonsDown
    fingers = FingerTable(silenceLimit: silenceLimit)
  }

  /// Whether a finger or button is down.
  var isPointerDown: Bool { !buttons.isEmpty || !fingers.isEmpty }

  /// Cancels fingers whose end was not reported.
  func purge(time: TimeInterval, into events: inout [WindowEvent]) {
    guard !fingers.isEmpty else { return }
    let devices = Set((0..<SDL_GetNumTouchDevices()).map { SDL_GetTouchDevice($0) })
    for event in fingers.purge(devices: devices, time: time) {
      events.append(.host(.pointer(event), time: time))
    }
  }

  /// Cancels all that is down, by one event.
  func cancelAll(time: TimeInterval) -> [WindowEvent] {
    guard isPointerDown else { return [] }
    abandoned.formUnion(buttons)
    buttons.removeAll()
    _ = fingers.cancelAll(time: time)
    return [.host(.cancelPointers, time: time)]
  }

  /// Appends the meaning of one event that happened at `time`; most events mean nothing.
  func translate(_ event: SDL_Event, time: TimeInterval, into events: inout [WindowEvent]) {
    // By far the most frequent: without a list of its own.
    if event.type == SDL_MOUSEMOTION.rawValue {
      motion(event.motion, time, into: &events)
    } else {
      events += meaning(of: event, time)
    }
  }

  private func meaning(of event: SDL_Event, _ time: TimeInterval) -> [WindowEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.quit]
    case SDL_WINDOWEVENT: return window(event.window, time)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button, time)
    case SDL_MOUSEWHEEL: return wheel(event.wheel, time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return finger(event.tfinger, time)
    case SDL_KEYDOWN, SDL_KEYUP: return key(event.key, time)
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { Self.string($0) }
      return text.isEmpty ? [] : [.host(.text(text), time: time)]
    case SDL_TEXTEDITING:
      return [.host(.composition(withUnsafeBytes(of: event.edit.text) { Self.string($0) }), time: time)]
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return [] }
      defer { SDL_free(text) }
      return [.host(.composition(String(cString: text)), time: time)]
    case SDL_DROPFILE, SDL_DROPTEXT:
      guard let text = event.drop.file else { return [] }
      defer { SDL_free(text) }
      guard event.type == SDL_DROPFILE.rawValue else { return [] }
      return [.host(.openURL(URL(fileURLWithPath: String(cString: text))), time: time)]
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.lost]
    case SDL_DISPLAYEVENT: return [.geometry]
    default: return []
    }
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func window(_ event: SDL_WindowEvent, _ time: TimeInterval) -> [WindowEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.geometry]
    case SDL_WINDOWEVENT_EXPOSED: [.exposed]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: shown()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: cancelAll(time: time) + [.visibility(false)]
    case SDL_WINDOWEVENT_FOCUS_GAINED: [.host(.focus(true), time: time)]
    // The tree cancels its pointers then: a release elsewhere must not drop a sheet here.
    case SDL_WINDOWEVENT_FOCUS_LOST: [.host(.focus(false), time: time)]
    case SDL_WINDOWEVENT_LEAVE: buttons.isEmpty ? [.host(.hover(nil), time: time)] : []
    case SDL_WINDOWEVENT_CLOSE: [.quit]
    default: []
    }
  }

  private func shown() -> [WindowEvent] {
    if !abandoned.isEmpty {
      let down = buttonsDown()
      missed.formUnion(abandoned.filter { down & 1 << UInt32(Self.sdlButton($0) - 1) == 0 })
      abandoned.subtract(missed)
    }
    return [.visibility(true), .exposed]
  }

  private func motion(
    _ event: SDL_MouseMotionEvent, _ time: TimeInterval, into events: inout [WindowEvent]
  ) {
    guard event.which != Self.touchMouse else { return }
    let isTouching = !fingers.isEmpty || time - lastTouch < Constant.strayMotion
    if buttons.isEmpty && isTouching { return }
    moveMouse(to: (event.x, event.y), by: (event.xrel, event.yrel))
    // A window that comes under a mouse at rest hears of it by a motion of no length: nothing is hovered before it moves.
    let hasMoved = event.xrel != 0 || event.yrel != 0
    if buttons.isEmpty, hasMoved { events.append(.host(.hover(mouse), time: time)) }
    for button in 0..<Constant.buttons where buttons.contains(button) {
      events.append(.host(.pointer(pointer(button, .moved, time)), time: time))
    }
  }

  private func button(_ event: SDL_MouseButtonEvent, _ time: TimeInterval) -> [WindowEvent] {
    isAltAlone = false
    guard event.which != Self.touchMouse else { return [] }
    let number: Int
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: number = 0
    case SDL_BUTTON_RIGHT: number = 1
    case SDL_BUTTON_MIDDLE: number = 2
    default: return []
    }
    moveMouse(to: (event.x, event.y), by: (0, 0))
    if event.state == UInt8(SDL_PRESSED) {
      missed.remove(number)
      abandoned.remove(number)
      guard buttons.insert(number).inserted else { return [] }
      return [.host(.pointer(pointer(number, .began, time)), time: time)]
    }
    var phases: [PointerEvent.Phase] = [.ended]
    if buttons.remove(number) == nil {
      abandoned.remove(number)
      guard missed.remove(number) != nil else { return [] }
      phases = [.began, .ended]
    }
    return phases.map { .host(.pointer(pointer(number, $0, time)), time: time) }
  }

  /// The mouse has come to a place in the window's units, over so many counts of its own.
  private func moveMouse(to place: (Int32, Int32), by counts: (Int32, Int32)) {
    mouseMoves += 1
    guard isPointerOwn else {
      mouse = metrics.point(CGFloat(place.0), CGFloat(place.1))
      return
    }
    let size = metrics.size
    mouse.x = min(max(0, mouse.x + CGFloat(counts.0)), max(0, size.width - 1 / metrics.scale))
    mouse.y = min(max(0, mouse.y + CGFloat(counts.1)), max(0, size.height - 1 / metrics.scale))
  }

  private static func sdlButton(_ number: Int) -> Int32 {
    number == 0 ? SDL_BUTTON_LEFT : number == 1 ? SDL_BUTTON_RIGHT : SDL_BUTTON_MIDDLE
  }

  private func pointer(_ button: Int, _ phase: PointerEvent.Phase, _ time: TimeInterval) -> PointerEvent {
    PointerEvent(
      id: button, kind: .mouse, phase: phase, location: mouse, time: time, button: button,
      modifiers: KeyMap.modifiers(SDL_GetModState().rawValue))
  }

  private func wheel(_ event: SDL_MouseWheelEvent, _ time: TimeInterval) -> [WindowEvent] {
    guard event.which != Self.touchMouse else { return [] }
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let (x, y) = (CGFloat(event.preciseX) * sign, CGFloat(event.preciseY) * sign)
    guard x != 0 || y != 0 else { return [] }
    let isPrecise = x != x.rounded() || y != y.rounded()
    let location =
      isPointerOwn ? mouse : metrics.point(CGFloat(event.mouseX), CGFloat(event.mouseY))
    let delta = CGVector(dx: -x * Constant.notch, dy: y * Constant.notch)
    return [
      .host(
        .wheel(
          WheelEvent(
            location: location, delta: delta, isPrecise: isPrecise, time: time,
            modifiers: KeyMap.modifiers(SDL_GetModState().rawValue))), time: time)
    ]
  }

  private func finger(_ event: SDL_TouchFingerEvent, _ time: TimeInterval) -> [WindowEvent] {
    let type = SDL_GetTouchDeviceType(event.touchId)
    // A touchpad moves the mouse; its fingers are not on the picture.
    guard type == SDL_TOUCH_DEVICE_DIRECT || type == SDL_TOUCH_DEVICE_INVALID else { return [] }
    if fingers.isEmpty { panel.forget() }
    let touched = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    guard let place = panel.place(touched, device: event.touchId) else { return [] }
    lastTouch = time
    let key = FingerTable.Key(device: event.touchId, finger: event.fingerId)
    let location = metrics.point(normalizedX: place.x, place.y)
    let events =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: fingers.down(key, at: location, time: time)
      case SDL_FINGERMOTION: fingers.move(key, to: location, time: time)
      default: fingers.up(key, at: location, time: time)
      }
    return events.map { .host(.pointer($0), time: time) }
  }

  private func key(_ event: SDL_KeyboardEvent, _ time: TimeInterval) -> [WindowEvent] {
    if let menu = menuKey(event, time) { return menu }
    guard let key = KeyMap.key(event.keysym.sym) else { return [] }
    let phase: KeyEvent.Phase =
      event.type == SDL_KEYUP.rawValue ? .up : event.repeat != 0 ? .repeat : .down
    let modifiers = KeyMap.modifiers(UInt32(event.keysym.mod))
    return [.host(.key(KeyEvent(key: key, phase: phase, modifiers: modifiers, time: time)), time: time)]
  }

  /// Alt that is released without another key in between means F10: both open a program's menus, as on other desktops.
  /// Nil: the event is none of Alt's.
  ///
  /// SDL releases keys by itself when a window loses the keyboard focus, as it does where Alt and Tab choose another
  /// one; the window has no keyboard focus then.
  private func menuKey(_ event: SDL_KeyboardEvent, _ time: TimeInterval) -> [WindowEvent]? {
    let isDown = event.type == SDL_KEYDOWN.rawValue
    guard SDL_KeyCode(UInt32(bitPattern: event.keysym.sym)) == SDLK_LALT else {
      if isDown { isAltAlone = false }
      return nil
    }
    if isDown {
      if event.repeat == 0 { isAltAlone = true }
      return []
    }
    guard isAltAlone, hasKeyboard() else { return [] }
    isAltAlone = false
    return [KeyEvent.Phase.down, .up].map {
      .host(.key(KeyEvent(key: .function(10), phase: $0, modifiers: [], time: time)), time: time)
    }
  }

  /// SDL_TOUCH_MOUSEID, a macro that Swift does not import: mouse events made from touch.
  private static let touchMouse = UInt32.max
}
