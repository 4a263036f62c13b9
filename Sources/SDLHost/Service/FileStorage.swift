import Foundation
import ViewTree

/// Small values kept across runs in one JSON file.
///
/// Several copies of a program may run: each writes the keys that it changes and reads what the others have changed.
@MainActor package final class FileStorage: KeyValueStorage {
  package var onOutsideChange: (@MainActor (Set<String>) -> Void)?

  private let file: SettingsFile
  private let writer: SettingsWriter
  private let warn: @MainActor (String) -> Void
  private lazy var values: SettingsFile.Values = load()
  private var watch: FileWatch?
  private var wake: (@Sendable () -> Void)?
  private var told: Set<String> = []

  /// The file of a program's settings: `XDG_CONFIG_HOME/NAME/settings.json`, `~/.config` without the variable.
  package static func path(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let folder = EnvironmentFolder.ofUser("XDG_CONFIG_HOME", else: ".config", in: environment)
    return "\(folder)/\(program)/settings.json"
  }

  /// The file is read when the first value is requested, not before.
  package init(path: String, warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }) {
    file = SettingsFile(path: path)
    writer = SettingsWriter(file)
    self.warn = warn
  }

  /// All of it.
  var stored: SettingsFile.Values { values }

  package func value(forKey key: String) -> (any Sendable)? { values[key]?.value }

  package func keys(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) } }

  package func set(_ value: (any Sendable)?, forKey key: String) {
    var stored: StoredValue?
    if let value {
      stored = StoredValue(value)
      guard stored != nil else {
        warn("the setting \(key) is of a kind that cannot be kept: use Bool, Int, Double, String or Data")
        return
      }
    }
    guard values[key] != stored else { return }
    values[key] = stored
    writer.change(key, stored)
  }

  /// Lets the storage call `wake`, on any thread, when there is something to `collect`, and watch for changes by other
  /// copies of the program.
  func follow(_ wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    writer.onArrival = wake
    beginWatch()
  }

  /// Collects the results of writing and what others have changed.
  func collect() {
    if let watch, watch.nextChange() { writer.reread() }
    for outcome in writer.collect() {
      if let sentence = outcome.sentence { tell(sentence) }
      if let present = outcome.values { adopt(present) }
    }
    beginWatch()
  }

  /// Returns when everything that was set is in the file, or its failure was reported.
  package func flush() {
    writer.flush()
    collect()
  }

  private func adopt(_ present: SettingsFile.Values) {
    var present = present
    for (key, value) in writer.unwritten { present[key] = value }
    let keys = Set(present.keys).union(values.keys).filter { present[$0] != values[$0] }
    guard !keys.isEmpty else { return }
    values = present
    onOutsideChange?(keys)
  }

  private func load() -> SettingsFile.Values {
    do throws(SettingsFile.Problem) {
      let (values, complaint) = try file.read()
      if let complaint { tell(complaint) }
      return values
    } catch {
      tell(error.sentence)
      return [:]
    }
  }

  private func beginWatch() {
    guard watch == nil, let wake else { return }
    watch = FileWatch(file.path, wake: wake)
  }

  private func tell(_ sentence: String) { if told.insert(sentence).inserted { warn(sentence) } }
}
