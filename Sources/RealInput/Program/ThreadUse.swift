import Foundation

/// The processor's time that a thread of a process, or a process with all of its threads, has used.
struct ThreadUse: CustomStringConvertible {
  let thread: Int
  let name: String
  /// In ticks of the system, as a rule a hundred a second.
  var ticks: Int
  let isRunning: Bool

  /// All threads of a process that there are.
  static func of(_ process: pid_t) -> [ThreadUse] {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.compactMap(Int.init).sorted().compactMap { ThreadUse($0, in: "\(folder)/\($0)") }
  }

  /// What the system tells in the folder of a thread or a process; nil: it is gone.
  init?(_ thread: Int, in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/stat"),
      case let text = String(decoding: data, as: UTF8.self),
      // The name in brackets may hold anything.
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      case let fields = text[close...].split(separator: " "), fields.count > 13
    else { return nil }
    self.thread = thread
    name = String(text[open...close].dropFirst().dropLast())
    ticks = (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    isRunning = fields[1] == "R"
  }

  /// What it has used since it was looked at before.
  func since(_ before: [ThreadUse]) -> ThreadUse {
    var used = self
    used.ticks -= before.first { $0.thread == thread }?.ticks ?? 0
    return used
  }

  var description: String { "\(ticks) ticks in \(name) (\(thread)\(isRunning ? ", which runs" : ""))" }
}
