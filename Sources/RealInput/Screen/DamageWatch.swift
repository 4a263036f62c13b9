import CXCB
import Foundation
import Synchronization

/// Notes when a window's picture changes, as the X server tells it (DAMAGE extension). Watching costs the program
/// nothing, and the server a message for each rectangle.
public final class DamageWatch: Sendable {
  private let moments = Mutex<[Double]>([])
  private let isOver = Atomic<Bool>(false)

  /// Watches until `stop()`.
  init(_ display: String, window: UInt32) throws {
    guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0 else {
      throw RealInputError("cannot connect to the X server \(display)")
    }
    let name = "DAMAGE"
    let answer = xcb_query_extension_reply(
      connection, xcb_query_extension(connection, UInt16(name.utf8.count), name), nil)
    defer { free(answer) }
    guard let answer, answer.pointee.present != 0 else {
      xcb_disconnect(connection)
      throw RealInputError("the X server \(display) has no DAMAGE extension")
    }
    let notify = answer.pointee.first_event + UInt8(XCB_DAMAGE_NOTIFY)
    free(
      xcb_damage_query_version_reply(connection, xcb_damage_query_version(connection, 1, 1), nil))
    xcb_damage_create(
      connection, xcb_generate_id(connection), window, UInt8(XCB_DAMAGE_REPORT_LEVEL_RAW_RECTANGLES.rawValue))
    xcb_flush(connection)
    let thread = Connection(value: connection)
    Thread.detachNewThread { [self] in watch(thread.value, notify) }
  }

  /// XCB locks its connections itself; only the watching thread uses this one.
  private struct Connection: @unchecked Sendable {
    let value: OpaquePointer
  }

  private func watch(_ connection: OpaquePointer, _ notify: UInt8) {
    defer { xcb_disconnect(connection) }
    while !isOver.load(ordering: .relaxed), xcb_connection_has_error(connection) == 0 {
      var waited = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, 100)
      let now = Pace.now
      while let event = xcb_poll_for_event(connection) {
        if event.pointee.response_type & 0x7f == notify { moments.withLock { $0.append(now) } }
        free(event)
      }
    }
  }

  /// The times of changes since the last call, on CLOCK_MONOTONIC, ascending.
  public func drain() -> [Double] {
    moments.withLock { moments in
      defer { moments = [] }
      return moments
    }
  }

  public func stop() { isOver.store(true, ordering: .relaxed) }
}
