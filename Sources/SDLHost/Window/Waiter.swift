import CHost
import CSDL2
import Foundation

/// The one wait of the program: for input, for work on the main queue, for pictures and signals, or until a time.
///
/// On X11 and on a bare framebuffer it waits on file descriptors itself: SDL 2.26 polls every millisecond on
/// KMSDRM, and nowhere wakes for the main queue. Elsewhere SDL waits, and a thread that waits for the rest pushes
/// it an event.
@MainActor final class Waiter {
  private enum Method {
    /// Xlib's display, SDL's until the window is closed: nobody waits after that.
    case x11(UnsafeMutableRawPointer)
    case devices
    case sdl
  }

  /// The most evdev devices that are waited for.
  private static let mostDevices: Int32 = 48
  /// Seconds after which udevd has surely settled a new device.
  private static let settling = 1.0

  private let method: Method
  private let wakeDescriptor: Int32
  private var descriptors: [Int32]
  /// Readable when input devices have come or gone; -1: the system does not report it.
  private let deviceWatch = host_watch_input_devices()
  private var devices: [Int32] = []
  /// When SDL must be pumped again after a device came: udevd reports it a little later than the folder does.
  private var secondLook: TimeInterval?
  /// How often the program woke up.
  private(set) var wakeUps = 0

  /// What may have come since the last turn.
  struct Heard {
    var input = true
    var mainQueue = true
    var wakeUp = true
    /// Input devices have come or gone.
    var devices = false
  }

  /// What the last wait reported; all of it, where it could report nothing.
  private(set) var heard = Heard()

  /// `wakeDescriptor` is readable when another thread or a signal wants the loop to turn.
  init(window: OpaquePointer, wakeDescriptor: Int32) {
    self.wakeDescriptor = wakeDescriptor
    descriptors = [wakeDescriptor, host_main_queue_descriptor()]
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if driver == "x11", let display = Self.x11Display(window), host_x11_descriptor(display) >= 0 {
      method = .x11(display)
      descriptors.append(host_x11_descriptor(display))
      if deviceWatch >= 0 { descriptors.append(deviceWatch) }
    } else if ["kmsdrm", "evdev"].contains(driver.lowercased()) {
      method = .devices
      openDevices()
    } else {
      method = .sdl
      if deviceWatch >= 0 { descriptors.append(deviceWatch) }
      Self.pushWakeUps(from: descriptors)
    }
  }

  /// Waits at most until `deadline` on the host's clock; nil: for ever. `others` end it too, where the wait is for input
  /// devices themselves.
  func wait(until deadline: TimeInterval?, others: [Int32] = []) {
    heard = Heard()
    let seconds = TimeInterval?.earliest(deadline, secondLook).map { $0 - HostClock.now }
    if let secondLook, secondLook <= HostClock.now { self.secondLook = nil }
    if let seconds, seconds <= 0 { return }
    switch method {
    case .x11(let display):
      guard host_x11_queued(display) == 0 else { return }
      let readable = waitForDescriptors(seconds)
      heard = Heard(
        input: readable & 4 != 0, mainQueue: readable & 2 != 0, wakeUp: readable & 1 != 0,
        devices: readable >> 3 != 0 && collectDeviceNews())
    case .devices:
      let readable = waitForDescriptors(seconds, others)
      // The descriptors of the wake-up, the main queue and `others` are no input.
      let own = UInt64(1) << UInt64(descriptors.count) - 1
      heard = Heard(
        input: (readable & own) >> 2 != 0 || secondLook != nil, mainQueue: readable & 2 != 0,
        wakeUp: readable & 1 != 0, devices: collectDeviceNews())
      drainDevices()
    case .sdl:
      if let seconds {
        SDL_WaitEventTimeout(nil, Int32(min((seconds * 1000).rounded(.up), 1e9)))
      } else {
        SDL_WaitEvent(nil)
      }
      heard.devices = collectDeviceNews()
    }
    wakeUps += 1
    if heard.wakeUp { host_wake_clear(wakeDescriptor) }
  }

  /// Called instead of `wait` where a turn must not wait: nothing was reported.
  func pass() { heard = Heard() }

  /// Waits, and tells which of the descriptors are readable: a bit for each.
  private func waitForDescriptors(_ seconds: TimeInterval?, _ others: [Int32] = []) -> UInt64 {
    let nanoseconds = seconds.map { Int64(min($0, 1e9) * 1e9) } ?? -1
    if others.isEmpty { return host_wait(descriptors, Int32(descriptors.count), nanoseconds) }
    return host_wait(descriptors + others, Int32(descriptors.count + others.count), nanoseconds)
  }

  /// Whether input devices have come or gone since the last call.
  private func collectDeviceNews() -> Bool {
    guard deviceWatch >= 0, host_is_readable(deviceWatch) else { return false }
    host_drain(deviceWatch)
    return true
  }

  private func openDevices() {
    for device in devices { close(device) }
    var found = [Int32](repeating: -1, count: Int(Self.mostDevices))
    var denied: Int32 = 0
    // In two steps: as one expression, `found` would be read before it is filled.
    let count = Int(host_open_input_devices(&found, Self.mostDevices, &denied))
    devices = Array(found.prefix(count))
    descriptors.removeSubrange(2...)
    if deviceWatch >= 0 { descriptors.append(deviceWatch) }
    descriptors += devices
  }

  private func drainDevices() {
    for device in devices { host_drain(device) }
    if heard.devices {
      openDevices()
      secondLook = HostClock.now + Self.settling
    }
  }

  private static func x11Display(_ window: OpaquePointer) -> UnsafeMutableRawPointer? {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11 else { return nil }
    return UnsafeMutableRawPointer(info.info.x11.display)
  }

  /// Makes each move of a pointer wake the program only once; needs an answer from the X server.
  func quieten() { if case .x11(let display) = method { host_x11_without_raw_motion(display) } }

  /// Starts the thread that turns readable descriptors into SDL events.
  private static func pushWakeUps(from descriptors: [Int32]) {
    let thread = Thread {
      while true {
        _ = host_wait(descriptors, Int32(descriptors.count), -1)
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
        // The main thread empties the descriptors; until it did there is nothing to report.
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
    thread.name = "wake-up"
    thread.start()
  }
}
