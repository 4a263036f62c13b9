import Foundation

/// Whether a keyboard is attached that one can write with, as the kernel lists its input devices.
enum AttachedKeyboard {
  static let list = "/proc/bus/input/devices"
  /// The kernel's codes of the letters Q to P (linux/input-event-codes.h): power buttons and remote controls have keys, but
  /// not these.
  private static let letters = 16...25
  /// The list is no longer than so many bytes.
  private static let limit = 1 << 20

  static func isThere(in path: String = list) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limit) else {
      return false
    }
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n\n").contains(where: isKeyboard)
  }

  /// - Parameter device: the device's lines, of which `B: KEY=` has its keys in words of 64 bits, the last word for the
  ///   lowest codes.
  static func isKeyboard(_ device: String) -> Bool {
    guard let line = device.split(separator: "\n").first(where: { $0.hasPrefix("B: KEY=") }),
      let word = line.dropFirst("B: KEY=".count).split(separator: " ").last,
      let keys = UInt64(word, radix: 16)
    else { return false }
    return letters.allSatisfy { keys >> UInt64($0) & 1 == 1 }
  }
}
