import CXCB
import Foundation
import RealInput

/// A plain window that fills the screen and notes what reaches it: the other end of the harness.
final class ProbeWindow {
  enum Event: Hashable {
    case press(Int, x: Int, y: Int)
    case move(x: Int, y: Int)
    case release(Int, x: Int, y: Int)
    case key(Int)
  }

  private let connection: OpaquePointer
  private let id: UInt32

  init(on server: XServer, color: UInt32) throws {
    connection = xcb_connect(server.display, nil)
    guard xcb_connection_has_error(connection) == 0 else { throw RealInputError("no connection") }
    id = xcb_generate_id(connection)
    let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee
    let wanted =
      XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      | XCB_EVENT_MASK_POINTER_MOTION.rawValue | XCB_EVENT_MASK_KEY_PRESS.rawValue
    // In the order of their bits: the background, no window manager, the events.
    let values = [color, 1, wanted]
    let mask = XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue
    xcb_create_window(
      connection, 0, id, screen.root, 0, 0, UInt16(server.size.width), UInt16(server.size.height), 0, 1, 0,
      mask, values)
    xcb_map_window(connection, id)
    xcb_set_input_focus(connection, UInt8(XCB_INPUT_FOCUS_PARENT.rawValue), id, 0)
    synchronize()
  }

  deinit {
    xcb_disconnect(connection)
  }

  /// Events until one matches, that one included.
  func events(until last: (Event) -> Bool) async throws -> [Event] {
    var events: [Event] = []
    let deadline = ContinuousClock.now + RunningProgram.patience
    while ContinuousClock.now < deadline {
      guard let raw = xcb_poll_for_event(connection) else {
        try await Task.sleep(for: .milliseconds(5))
        continue
      }
      defer { free(raw) }
      guard let event = Self.event(raw) else { continue }
      events.append(event)
      if last(event) { return events }
    }
    throw RealInputError("the last event did not come; there were \(events)")
  }

  private func synchronize() {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  private static func event(_ raw: UnsafeMutablePointer<xcb_generic_event_t>) -> Event? {
    raw.withMemoryRebound(to: xcb_button_press_event_t.self, capacity: 1) { event in
      let (x, y) = (Int(event.pointee.event_x), Int(event.pointee.event_y))
      let detail = Int(event.pointee.detail)
      switch Int32(raw.pointee.response_type & 0x7f) {
      case XCB_BUTTON_PRESS: return .press(detail, x: x, y: y)
      case XCB_BUTTON_RELEASE: return .release(detail, x: x, y: y)
      case XCB_MOTION_NOTIFY: return .move(x: x, y: y)
      case XCB_KEY_PRESS: return .key(detail)
      default: return nil
      }
    }
  }
}
