import Foundation
import ViewTree

/// The status of a program that runs by itself, in files for monitoring.
struct StatusFile {
  /// What is written as JSON.
  struct Status: Codable, Equatable {
    var program = Log.programName
    var version = ""
    var state = ""
    /// When the state began and when this was written, as ISO 8601.
    var since = ""
    var written = ""
    var process = 0
    var uptime = 0.0
    var memory = 0
    var memoryWarnings = 0
    var frames = 0
    var frameP50 = 0.0
    var frameP95 = 0.0
    var frameWorst = 0.0
    var content = ""
    var problems: [String] = []
    var crashes = 0
    var lastCrash: String?
  }

  static func status(_ report: _ServiceReport, state: String, since: Date, now: Date) -> Status {
    Status(
      version: report.version, state: state, since: since.formatted(.iso8601),
      written: now.formatted(.iso8601),
      process: Int(getpid()), uptime: report.uptime, memory: report.memory,
      memoryWarnings: report.memoryWarnings, frames: report.frames,
      frameP50: report.frameP50, frameP95: report.frameP95, frameWorst: report.frameWorst,
      content: report.content,
      problems: report.problems, crashes: report.crashes, lastCrash: report.lastCrash)
  }

  static func json(_ status: Status) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(status)) ?? Data()
  }

  /// The text format of Prometheus, which node exporters collect from files.
  static func metrics(_ status: Status, at now: Date) -> Data {
    let prefix = String(status.program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    var text = ""
    func metric(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: Double)]) {
      text += "# HELP \(prefix)_\(name) \(help)\n# TYPE \(prefix)_\(name) \(kind)\n"
      for (labels, value) in values { text += "\(prefix)_\(name)\(labels) \(value)\n" }
    }
    func label(_ value: String) -> String {
      value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "\n", with: "\\n")
    }
    metric(
      "info", "gauge", "What runs.",
      [
        ("{version=\"\(label(status.version))\",content=\"\(label(status.content))\"}", 1)
      ])
    metric("state", "gauge", "What it is doing.", [("{state=\"\(label(status.state))\"}", 1)])
    metric("uptime_seconds", "gauge", "Since its start.", [("", status.uptime)])
    metric("memory_bytes", "gauge", "What it has in memory.", [("", Double(status.memory))])
    metric(
      "memory_warnings_total", "counter", "How often memory was short.", [("", Double(status.memoryWarnings))]
    )
    metric("frames_total", "counter", "Pictures that it made.", [("", Double(status.frames))])
    metric(
      "frame_seconds", "gauge", "What the last frames took.",
      [
        ("{quantile=\"0.5\"}", status.frameP50), ("{quantile=\"0.95\"}", status.frameP95),
        ("{quantile=\"1\"}", status.frameWorst),
      ])
    metric(
      "content_problems", "gauge", "What is wrong with the content.", [("", Double(status.problems.count))])
    metric("crashes", "gauge", "Ends by itself of which records are kept.", [("", Double(status.crashes))])
    metric("status_timestamp_seconds", "gauge", "When this was written.", [("", now.timeIntervalSince1970)])
    return Data(text.utf8)
  }
}
