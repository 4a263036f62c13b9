import Foundation
import Logging

/// The program's log: short lines on standard error, `name: warning: sentence`.
package enum Log {
  /// The name of the program that runs, as its lines begin.
  package static let programName: String = {
    let path = CommandLine.arguments.first ?? ""
    let name = (path as NSString).lastPathComponent
    return name.isEmpty ? "bistro" : name
  }()

  /// The logger of the host; its level is notice unless `BISTRO_LOG` names another.
  package static let logger: Logger = {
    var logger = Logger(label: programName) { StandardErrorHandler(label: $0) }
    let level = ProcessInfo.processInfo.environment["BISTRO_LOG"].flatMap(Logger.Level.init(rawValue:))
    logger.logLevel = level ?? .notice
    return logger
  }()

  /// Something is wrong and the program goes on.
  package static func warn(_ sentence: String) { logger.warning("\(sentence)") }

  /// Something keeps the program from doing what it was started for.
  package static func error(_ sentence: String) {
    LastWords.keep(sentence)
    logger.error("\(sentence)")
  }

  /// A sentence of the program itself, without a level: `name: sentence`.
  package static func report(_ sentence: String) { LogLine.write("\(programName): \(sentence)") }

  /// What the program decided; shown at a higher log level only.
  package static func notice(_ sentence: String) { logger.info("\(sentence)") }
}
