import Foundation

/// Writes a program's messages to standard error, a line each: `category: level: message`.
///
/// Those below `notice` are written if the environment's `BISTRO_LOG` is `debug`, `info` or `trace`.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init() { self.init(subsystem: "", category: "") }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard level.rank >= Self.least else { return }
    FileHandle.standardError.write(Data((line(level, message) + "\n").utf8))
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

  /// What is written of a message. Lines in it are kept apart from other messages.
  func line(_ level: OSLogType, _ message: OSLogMessage) -> String {
    let name = [category, subsystem].first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    return "\(name): \(level.name): " + message.text.replacing("\n", with: "\n  ")
  }

  private static let least: Int =
    switch ProcessInfo.processInfo.environment["BISTRO_LOG"] {
    case "debug", "trace": OSLogType.debug.rank
    case "info": OSLogType.info.rank
    default: OSLogType.default.rank
    }
}
