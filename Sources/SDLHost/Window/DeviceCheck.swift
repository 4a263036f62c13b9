import CHost
import CSDL2
import Foundation

/// Looks at the devices of a machine without a window system, where SDL is silent about missing permissions.
enum DeviceCheck {
  /// Whether a window system can be reached as far as the environment tells.
  static var hasWindowSystem: Bool {
    let environment = ProcessInfo.processInfo.environment
    return !(environment["DISPLAY"] ?? "").isEmpty || !(environment["WAYLAND_DISPLAY"] ?? "").isEmpty
  }

  /// What SDL's failure to open a display means here.
  static func displayFailure(_ reason: String) -> HostError {
    if hasWindowSystem {
      let environment = ProcessInfo.processInfo.environment
      let name = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? ""
      return .noDisplay(
        "the display “\(name)” cannot be opened (\(reason)): check DISPLAY and its permissions")
    }
    let cards = ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []).filter {
      $0.hasPrefix("card")
    }.sorted()
    guard !cards.isEmpty else {
      return .noDisplay(
        "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set and /dev/dri has no card")
    }
    let denied = cards.map { "/dev/dri/" + $0 }.filter { access($0, R_OK | W_OK) != 0 }
    if let first = denied.first, denied.count == cards.count {
      return .permission(
        "\(first) may not be opened: add this user to the group video (usermod -aG video,render,input)")
    }
    return .noDisplay(
      "the display of \(cards.joined(separator: ", ")) cannot be used (\(reason)): another program may hold it, "
        + "or libgbm1, libegl1 and libgles2 are missing")
  }

  /// The sentence for input devices that exist but may not be read, where SDL reads them itself.
  static func inputFailure() -> HostError? {
    var descriptors = [Int32](repeating: -1, count: 60)
    var denied: Int32 = 0
    let opened = host_open_input_devices(&descriptors, Int32(descriptors.count), &denied)
    for descriptor in descriptors.prefix(Int(opened)) { close(descriptor) }
    guard opened == 0, denied > 0 else { return nil }
    return .permission(
      "/dev/input/event* may not be read: add this user to the group input (usermod -aG input)")
  }
}
