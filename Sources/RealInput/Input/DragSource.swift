import CXCB
import Foundation
import Synchronization

/// Another program that offers files by drag and drop, as a file manager does: the source's side of XDND, version 5
/// (freedesktop.org, "Drag-and-Drop Protocol for the X Window System").
///
/// It grabs the pointer for as long as it drags, as sources do: the mouse that is pressed, moved and released is the
/// server's, and the program under it receives XDND messages alone.
public final class DragSource: Sendable {
  /// The result of a drag.
  public enum End: Sendable {
    /// Released where no window accepts it.
    case left
    /// The target has said that it is done, and whether it accepted the drop.
    case dropped(accepted: Bool)
  }

  private struct Atoms {
    let selection, enter, position, status, leave, drop, finished, copy, uris, aware: UInt32
  }

  /// XCB locks its connections itself; closed when the drag has ended, and only the serving thread uses it from then on.
  private nonisolated(unsafe) let connection: OpaquePointer
  private let window: UInt32
  private let target: (id: UInt32, frame: CGRect)
  private let atoms: Atoms
  private let version: UInt32
  /// The files as `text/uri-list` has them: an escaped address a line.
  private let list: [UInt8]
  private let end = Mutex<Result<End, RealInputError>?>(nil)

  /// Begins to drag files, which are named by their paths, towards a program's window.
  public init(_ files: [String], over program: RunningProgram) throws {
    guard let target = program.server.connection.window(ofProcess: program.process.pid) else {
      throw RealInputError("the program has no window on which something could be dropped")
    }
    self.target = target
    let display = program.server.display
    guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0 else {
      throw RealInputError("cannot connect to the X server \(display)")
    }
    self.connection = connection
    list = Array(files.map { URL(fileURLWithPath: $0).absoluteString + "\r\n" }.joined().utf8)
    func atom(_ name: String) -> UInt32 {
      let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
      let reply = xcb_intern_atom_reply(connection, cookie, nil)
      defer { free(reply) }
      return reply?.pointee.atom ?? 0
    }
    atoms = Atoms(
      selection: atom("XdndSelection"), enter: atom("XdndEnter"), position: atom("XdndPosition"),
      status: atom("XdndStatus"), leave: atom("XdndLeave"), drop: atom("XdndDrop"),
      finished: atom("XdndFinished"), copy: atom("XdndActionCopy"), uris: atom("text/uri-list"),
      aware: atom("XdndAware"))
    // An unmapped window represents the source and owns the selection.
    window = xcb_generate_id(connection)
    let root = program.server.connection.root
    xcb_create_window(
      connection, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
    xcb_set_selection_owner(connection, window, atoms.selection, 0)
    let cookie = xcb_get_property(
      connection, 0, target.id, atoms.aware, XCB_ATOM_ATOM.rawValue, 0, 1)
    let aware = xcb_get_property_reply(connection, cookie, nil)
    defer { free(aware) }
    guard let aware, xcb_get_property_value_length(aware) == 4 else {
      xcb_disconnect(connection)
      throw RealInputError("the program's window does not say that things may be dropped on it (XdndAware)")
    }
    version = min(5, xcb_get_property_value(aware).load(as: UInt32.self))
    let mask = UInt16(XCB_EVENT_MASK_BUTTON_RELEASE.rawValue | XCB_EVENT_MASK_POINTER_MOTION.rawValue)
    let asynchronous = UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
    let grab = xcb_grab_pointer_reply(
      connection,
      xcb_grab_pointer(connection, 0, root, mask, asynchronous, asynchronous, 0, 0, 0), nil)
    defer { free(grab) }
    guard grab?.pointee.status == UInt8(XCB_GRAB_STATUS_SUCCESS.rawValue) else {
      xcb_disconnect(connection)
      throw RealInputError("another program holds the pointer")
    }
    Thread.detachNewThread { [self] in serve() }
  }

  /// Waits until the mouse has been released and the target has said that it is done.
  public func ended(within deadline: Duration = RunningProgram.patience) async throws -> End {
    let last = ContinuousClock.now + deadline
    while ContinuousClock.now < last {
      if let end = end.withLock({ $0 }) { return try end.get() }
      try await Task.sleep(for: .milliseconds(10))
    }
    end.withLock { $0 = $0 ?? .failure(RealInputError("the drag was given up")) }
    throw RealInputError("the target did not say that it is done with what was dropped")
  }

  // MARK: The protocol

  /// Where a drag is in the protocol.
  private struct Drag {
    var isInside = false
    /// Whether a position waits for its answer; no other one is sent meanwhile.
    var awaitsStatus = false
    var accepts = false
    /// A position that has still to be sent, with its time.
    var next: (x: Int16, y: Int16, time: UInt32)?
    /// When the button was released; nil: it is down.
    var released: UInt32?
    var hasDropped = false
  }

  private func serve() {
    defer { xcb_disconnect(connection) }
    var drag = Drag()
    while end.withLock({ $0 == nil }) {
      guard xcb_connection_has_error(connection) == 0 else {
        return finish(.failure(RealInputError("the X server ended under a drag")))
      }
      var waited = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, 50)
      while let event = xcb_poll_for_event(connection) {
        handle(event, &drag)
        free(event)
      }
      step(&drag)
    }
  }

  private func finish(_ result: Result<End, RealInputError>) { end.withLock { $0 = $0 ?? result } }

  private func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>, _ drag: inout Drag) {
    let raw = UnsafeMutableRawPointer(event)
    switch Int32(event.pointee.response_type & 0x7f) {
    case XCB_MOTION_NOTIFY:
      let motion = raw.load(as: xcb_motion_notify_event_t.self)
      drag.next = (motion.root_x, motion.root_y, motion.time)
    case XCB_BUTTON_RELEASE:
      let release = raw.load(as: xcb_button_release_event_t.self)
      drag.next = (release.root_x, release.root_y, release.time)
      drag.released = release.time
      xcb_ungrab_pointer(connection, 0)
      xcb_flush(connection)
    case XCB_SELECTION_REQUEST: answer(raw.load(as: xcb_selection_request_event_t.self))
    case XCB_CLIENT_MESSAGE:
      let message = raw.load(as: xcb_client_message_event_t.self)
      // Answers to positions from before the drag left the window are ignored.
      guard message.data.data32.0 == target.id else { return }
      if message.type == atoms.status {
        drag.awaitsStatus = false
        drag.accepts = message.data.data32.1 & 1 != 0
      } else if message.type == atoms.finished, drag.hasDropped {
        finish(.success(.dropped(accepted: version < 5 || message.data.data32.1 & 1 != 0)))
      }
    default: break
    }
  }

  /// Sends what is due.
  private func step(_ drag: inout Drag) {
    guard !drag.awaitsStatus, !drag.hasDropped else { return }
    if let next = drag.next {
      drag.next = nil
      let isInside = target.frame.contains(CGPoint(x: Int(next.x), y: Int(next.y)))
      if isInside != drag.isInside {
        drag.isInside = isInside
        drag.accepts = false
        if isInside { send(atoms.enter, version << 24, atoms.uris) } else { send(atoms.leave) }
      }
      if isInside {
        let place = UInt32(UInt16(bitPattern: next.x)) << 16 | UInt32(UInt16(bitPattern: next.y))
        drag.awaitsStatus = true
        return send(atoms.position, 0, place, next.time, atoms.copy)
      }
    }
    guard let time = drag.released else { return }
    if drag.isInside, drag.accepts {
      drag.hasDropped = true
      send(atoms.drop, 0, time)
    } else {
      if drag.isInside { send(atoms.leave) }
      finish(.success(.left))
    }
  }

  private func send(_ type: UInt32, _ a: UInt32 = 0, _ b: UInt32 = 0, _ c: UInt32 = 0, _ d: UInt32 = 0) {
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.format = 32
    event.window = target.id
    event.type = type
    event.data.data32 = (window, a, b, c, d)
    send(event, to: target.id)
  }

  /// Gives the list to whoever requests it; requests for another form get nothing.
  private func answer(_ request: xcb_selection_request_event_t) {
    let property = request.property == 0 ? request.target : request.property
    let isKnown = request.target == atoms.uris
    if isKnown {
      xcb_change_property(
        connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), request.requestor, property, atoms.uris, 8,
        UInt32(list.count), list)
    }
    var event = xcb_selection_notify_event_t()
    event.response_type = UInt8(XCB_SELECTION_NOTIFY)
    event.time = request.time
    event.requestor = request.requestor
    event.selection = request.selection
    event.target = request.target
    event.property = isKnown ? property : 0
    send(event, to: request.requestor)
  }

  /// Events are 32 bytes, whatever their structs are.
  private func send<Event>(_ event: Event, to window: UInt32) {
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      withUnsafeBytes(of: event) { bytes.copyBytes(from: $0.prefix(32)) }
      _ = bytes.withMemoryRebound(to: CChar.self) {
        xcb_send_event(connection, 0, window, 0, $0.baseAddress)
      }
    }
    xcb_flush(connection)
  }
}
