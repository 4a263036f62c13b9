import CHost
import Foundation

/// A line for standard error, which may be a terminal or a journal: names from outside are in it.
enum LogLine {
  /// Scalars of a line; the rest is left out.
  private static let longest = 2000

  /// Writes a line. A closed standard error is ignored.
  static func write(_ text: String) {
    let line = safe(text)
    RecentLog.shared.add(line)
    let bytes = Array((line + "\n").utf8)
    bytes.withUnsafeBytes { host_write_error($0.baseAddress, $0.count) }
  }

  /// The text without what would begin another line, command a terminal or turn the direction of writing: such scalars
  /// are written by their number.
  static func safe(_ text: String) -> String {
    var line = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < longest else { return line + "…" }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .format:
        // Joiners belong to emoji and to scripts.
        if scalar.value == 0x200D || scalar.value == 0x200C {
          line.unicodeScalars.append(scalar)
        } else {
          line += "\\u{" + String(scalar.value, radix: 16) + "}"
        }
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
