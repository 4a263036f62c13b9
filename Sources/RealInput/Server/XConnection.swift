import CXCB
import Foundation
import Synchronization

/// A connection to an X server: input by XTEST, windows, pictures of the screen.
///
/// XCB, not Xlib: several threads may use one connection, and a server that goes away is an error here, not
/// the end of the process. One that stays silent counts as gone, so that no test waits for it for ever.
final class XConnection: Sendable {
  /// XCB locks its connections itself. Closed in `deinit`.
  private nonisolated(unsafe) let connection: OpaquePointer
  let root: UInt32
  let size: CGSize
  /// Keysyms by keycode, beginning with `firstKeycode`.
  private let keysyms: [[UInt32]]
  private let firstKeycode: UInt8
  private let patience: Double

  /// - Parameter patience: after how many seconds of silence the server counts as gone.
  init(_ display: String, patience: Double) throws {
    self.patience = patience
    guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0 else {
      throw RealInputError("cannot connect to the X server \(display)")
    }
    self.connection = connection
    // Null only for connections with an error, which was checked above.
    let setup = xcb_get_setup(connection)!
    let screen = xcb_setup_roots_iterator(setup).data.pointee
    root = screen.root
    size = CGSize(width: Int(screen.width_in_pixels), height: Int(screen.height_in_pixels))
    firstKeycode = setup.pointee.min_keycode
    keysyms = Self.keyboard(
      connection, first: firstKeycode, last: setup.pointee.max_keycode, patience: patience)
    let version: Reply<xcb_test_get_version_reply_t>? = Self.reply(
      to: xcb_test_get_version(connection, 2, 2).sequence, on: connection, patience: patience
    ).answer
    defer { free(version) }
    guard version != nil else { throw RealInputError("the X server \(display) has no XTEST extension") }
  }

  deinit {
    xcb_disconnect(connection)
  }

  // MARK: Answers

  private typealias Reply<Value> = UnsafeMutablePointer<Value>

  private let isSilent = Atomic<Bool>(false)

  /// The answer to a request, to be freed; nil after an error, or where the server is gone or stays silent.
  private func reply<Value>(to request: UInt32) -> Reply<Value>? {
    guard !isSilent.load(ordering: .relaxed) else { return nil }
    let (answer, isLate) =
      Self.reply(to: request, on: connection, patience: patience) as (Reply<Value>?, Bool)
    if isLate { isSilent.store(true, ordering: .relaxed) }
    return answer
  }

  /// The same on a connection that is not known yet, and whether nothing came in time.
  private static func reply<Value>(
    to request: UInt32, on connection: OpaquePointer, patience: Double
  ) -> (answer: Reply<Value>?, isLate: Bool) {
    xcb_flush(connection)
    let last = Pace.now + patience
    var answer: UnsafeMutableRawPointer?
    var error: UnsafeMutablePointer<xcb_generic_error_t>?
    // Another thread may have read this answer from the socket, so a look at the socket alone is not enough.
    while xcb_poll_for_reply(connection, request, &answer, &error) == 0 {
      guard Pace.now < last else {
        xcb_discard_reply(connection, request)
        return (nil, true)
      }
      var waited = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, 10)
    }
    free(error)
    // XCB's replies are structs of the type that belongs to the request, which each caller names.
    return (answer?.assumingMemoryBound(to: Value.self), false)
  }

  // MARK: Input

  enum Fake: UInt8 {
    case keyPress = 2
    case keyRelease = 3
    case buttonPress = 4
    case buttonRelease = 5
    case motion = 6
  }

  /// An event as from a device, at once.
  func fake(_ kind: Fake, detail: UInt8 = 0, at place: CGPoint = .zero) {
    xcb_test_fake_input(
      connection, kind.rawValue, detail, 0, root, Int16(place.x.rounded()), Int16(place.y.rounded()), 0)
    xcb_flush(connection)
  }

  /// Returns when the server has received all that was sent, or counts as gone; whether it has.
  @discardableResult
  func synchronize() -> Bool {
    let reply: Reply<xcb_get_input_focus_reply_t>? = reply(to: xcb_get_input_focus(connection).sequence)
    defer { free(reply) }
    return reply != nil
  }

  /// The key that makes a keysym, and whether it needs Shift.
  func keycode(_ keysym: UInt32) -> (code: UInt8, shifted: Bool)? {
    for column in 0...1 {
      if let row = keysyms.firstIndex(where: { $0.count > column && $0[column] == keysym }) {
        return (firstKeycode + UInt8(row), column == 1)
      }
    }
    return nil
  }

  private static func keyboard(
    _ connection: OpaquePointer, first: UInt8, last: UInt8, patience: Double
  ) -> [[UInt32]] {
    let count = last - first + 1
    let answer: Reply<xcb_get_keyboard_mapping_reply_t>? = Self.reply(
      to: xcb_get_keyboard_mapping(connection, first, count).sequence, on: connection, patience: patience
    ).answer
    guard let reply = answer else { return [] }
    defer { free(reply) }
    let columns = Int(reply.pointee.keysyms_per_keycode)
    let all = UnsafeBufferPointer(
      start: xcb_get_keyboard_mapping_keysyms(reply),
      count: Int(xcb_get_keyboard_mapping_keysyms_length(reply)))
    return stride(from: 0, to: all.count, by: max(columns, 1)).map {
      Array(all[$0..<min($0 + columns, all.count)])
    }
  }

  // MARK: Windows

  /// The frame on the screen of a process's largest visible window.
  func window(ofProcess pid: pid_t) -> (id: UInt32, frame: CGRect)? {
    let property = atom("_NET_WM_PID")
    return children(root)
      .filter { cardinal($0, property) == UInt32(pid) && isViewable($0) }
      .compactMap { id in frame(id).map { (id, $0) } }
      .max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
  }

  /// Gives a window the keyboard, as a window manager would.
  func focus(_ window: UInt32) {
    let parent = UInt8(XCB_INPUT_FOCUS_PARENT.rawValue)
    let request = xcb_set_input_focus_checked(connection, parent, window, 0)
    // Once the server has answered a later request, the check does not wait.
    if synchronize() { free(xcb_request_check(connection, request)) }
  }

  /// Gives a window another place and size, as a window manager would; sizes below a pixel are a pixel.
  func configure(_ window: UInt32, _ frame: CGRect) {
    let values = [
      UInt32(bitPattern: Int32(frame.minX)), UInt32(bitPattern: Int32(frame.minY)),
      UInt32(max(1, frame.width)),
      UInt32(max(1, frame.height)),
    ]
    let mask =
      XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_WIDTH.rawValue
      | XCB_CONFIG_WINDOW_HEIGHT.rawValue
    xcb_configure_window(connection, window, UInt16(mask), values)
    xcb_flush(connection)
  }

  func map(_ window: UInt32) {
    xcb_map_window(connection, window)
    xcb_flush(connection)
  }

  func unmap(_ window: UInt32) {
    xcb_unmap_window(connection, window)
    xcb_flush(connection)
  }

  /// All windows below, parents first.
  private func children(_ window: UInt32) -> [UInt32] {
    let request = xcb_query_tree(connection, window)
    guard let reply: Reply<xcb_query_tree_reply_t> = reply(to: request.sequence) else { return [] }
    defer { free(reply) }
    let below = Array(
      UnsafeBufferPointer(
        start: xcb_query_tree_children(reply), count: Int(xcb_query_tree_children_length(reply))))
    return below.flatMap { [$0] + children($0) }
  }

  private func atom(_ name: String) -> UInt32 {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply: Reply<xcb_intern_atom_reply_t> = reply(to: cookie.sequence) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }

  private func cardinal(_ window: UInt32, _ property: UInt32) -> UInt32? {
    let cookie = xcb_get_property(connection, 0, window, property, XCB_ATOM_CARDINAL.rawValue, 0, 1)
    guard let reply: Reply<xcb_get_property_reply_t> = reply(to: cookie.sequence) else { return nil }
    defer { free(reply) }
    guard reply.pointee.format == 32, xcb_get_property_value_length(reply) == 4 else { return nil }
    return xcb_get_property_value(reply).load(as: UInt32.self)
  }

  private func isViewable(_ window: UInt32) -> Bool {
    let cookie = xcb_get_window_attributes(connection, window)
    guard let reply: Reply<xcb_get_window_attributes_reply_t> = reply(to: cookie.sequence) else {
      return false
    }
    defer { free(reply) }
    return reply.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
  }

  private func frame(_ window: UInt32) -> CGRect? {
    let sizeCookie = xcb_get_geometry(connection, window)
    let placeCookie = xcb_translate_coordinates(connection, window, root, 0, 0)
    let size: Reply<xcb_get_geometry_reply_t>? = reply(to: sizeCookie.sequence)
    let place: Reply<xcb_translate_coordinates_reply_t>? = reply(to: placeCookie.sequence)
    defer {
      free(size)
      free(place)
    }
    guard let size, let place else { return nil }
    return CGRect(
      x: Int(place.pointee.dst_x), y: Int(place.pointee.dst_y), width: Int(size.pointee.width),
      height: Int(size.pointee.height))
  }

  // MARK: Pictures

  func screenshot() throws -> Screenshot {
    let (width, height) = (Int(size.width), Int(size.height))
    let format = UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue)
    let cookie = xcb_get_image(connection, format, root, 0, 0, UInt16(width), UInt16(height), .max)
    guard let reply: Reply<xcb_get_image_reply_t> = reply(to: cookie.sequence) else {
      throw RealInputError("the X server gave no picture of its screen; has it ended?")
    }
    defer { free(reply) }
    let bytes = UnsafeBufferPointer(
      start: xcb_get_image_data(reply), count: Int(xcb_get_image_data_length(reply)))
    guard bytes.count == width * height * 4 else {
      throw RealInputError("the X server's pixels have not 32 bits")
    }
    return Screenshot(width: width, height: height, pixels: Array(bytes))
  }
}
