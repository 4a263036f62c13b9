import Foundation
import Synchronization

/// The other end of the socket of Xorg's `inputtest` driver: what a touch panel's hardware says.
///
/// The driver's protocol (inputtest(4)) is a stream of structs in the machine's own byte order, each led by
/// its length and its kind. A touch is: length, kind, finger, phase, whether unaccelerated values follow,
/// a mask of the axes that are given, 64 values, 64 unaccelerated values.
final class TouchDriver: Sendable {
  /// XInput's numbers of what a finger does.
  enum Phase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private enum Message: UInt32 {
    case version = 0
    case touch = 6
  }

  private static let major: UInt16 = 1
  private static let axes = 64
  /// The panel's axes have this many steps, whatever the screen's size; the server spreads them evenly.
  private static let axisSteps = 65_536.0

  private let socket: Mutex<Int32>
  private let size: CGSize

  init(_ path: String, size: CGSize) throws {
    self.size = size
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    socket = Mutex(descriptor)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // It fits: a `Folder`'s paths are short for that.
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      throw RealInputError("the touch screen's driver does not answer: \(String(cString: strerror(errno)))")
    }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    // The oldest minor version: the driver refuses a client that is newer than itself.
    try send(.version) { bytes in
      bytes.storeBytes(of: Self.major, toByteOffset: 8, as: UInt16.self)
    }
    var answer = [UInt8](repeating: 0, count: 12)
    guard recv(descriptor, &answer, answer.count, Int32(MSG_WAITALL)) == answer.count,
      answer[4...7].allSatisfy({ $0 == 0 }), UInt16(answer[8]) | UInt16(answer[9]) << 8 == Self.major
    else { throw RealInputError("the touch screen's driver speaks another language than version 1") }
  }

  deinit {
    _ = socket.withLock { close($0) }
  }

  /// A finger does something at a pixel of the screen.
  func touch(_ phase: Phase, finger: Int, at place: CGPoint) throws {
    try send(.touch) { bytes in
      bytes.storeBytes(of: UInt32(finger), toByteOffset: 8, as: UInt32.self)
      bytes.storeBytes(of: phase.rawValue, toByteOffset: 12, as: UInt32.self)
      bytes.storeBytes(of: 0b11, toByteOffset: 20, as: UInt8.self)
      for (axis, part) in [place.x / size.width, place.y / size.height].enumerated() {
        let value = min(max(part * Self.axisSteps, 0), Self.axisSteps - 1)
        bytes.storeBytes(of: value, toByteOffset: 32 + 8 * axis, as: Double.self)
      }
    }
  }

  private func send(_ message: Message, fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let length = message == .version ? 12 : 32 + 2 * 8 * Self.axes
    try withUnsafeTemporaryAllocation(byteCount: length, alignment: 8) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      bytes.storeBytes(of: UInt32(length), as: UInt32.self)
      bytes.storeBytes(of: message.rawValue, toByteOffset: 4, as: UInt32.self)
      fill(bytes)
      let sent = socket.withLock { Glibc.send($0, bytes.baseAddress, length, Int32(MSG_NOSIGNAL)) }
      guard sent == length else {
        throw RealInputError(
          "the touch screen's driver has gone or does not read: \(String(cString: strerror(errno)))")
      }
    }
  }
}
