import Foundation

/// The folders in which a program that runs by itself keeps its status and records.
struct ServiceFolders: Equatable {
  /// For the present run: emptied when the machine starts.
  var runtime: String
  /// What is left of runs that ended by themselves; nil: nothing is kept.
  var crashes: String?

  /// What the options name; in a kiosk else what the service manager gave. Nil: nothing is written.
  static func of(
    _ options: HostOptions, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceFolders? {
    func given(_ variable: String) -> String? {
      options.kiosk ? EnvironmentFolder.ofService(variable, in: environment) : nil
    }
    guard options.replay == nil, let runtime = options.runtimeFolder ?? given("RUNTIME_DIRECTORY") else {
      return nil
    }
    return ServiceFolders(
      runtime: runtime, crashes: options.crashFolder ?? given("STATE_DIRECTORY").map { $0 + "/crashes" })
  }

  var mark: String { runtime + "/running" }
  var recording: String { runtime + "/recording.jsonl" }
  var log: String { runtime + "/log.txt" }
  var backtrace: String { runtime + "/backtrace.txt" }
  var about: String { runtime + "/about.json" }
  var status: String { runtime + "/status.json" }
  var metrics: String { runtime + "/status.prom" }
}
