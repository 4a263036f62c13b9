import CHost
import Foundation
import Logging

/// Writes one short line a message to standard error; journals add the time themselves.
struct StandardErrorHandler: LogHandler {
  let label: String
  var logLevel: Logger.Level = .notice
  var metadata: Logger.Metadata = [:]

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { LogLine.write("\(label): \(event.level.rawValue): \(event.message)") }
}
