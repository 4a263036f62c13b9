import Foundation

/// The sentence with which a service ended, for what shows it on the display (`bistro-words`).
package enum LastWords {
  private static func path(_ environment: [String: String]) -> String? {
    EnvironmentFolder.ofService("RUNTIME_DIRECTORY", in: environment).map { $0 + "/last-words.txt" }
  }

  /// Keeps the settings of a program that starts, over boots too: when it cannot read its own the next time, the words are
  /// still seen upright.
  package static func keep(
    _ settings: WordsSettings, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let data = Data(settings.text.utf8)
    for variable in ["RUNTIME_DIRECTORY", "STATE_DIRECTORY"] {
      guard let folder = EnvironmentFolder.ofService(variable, in: environment) else { continue }
      let path = folder + "/words-display.txt"
      if FileManager.default.contents(atPath: path) != data { try? AtomicFile().write(data, to: path) }
    }
  }

  /// Keeps a sentence, until there is another one; only where a service manager gave a place for it.
  package static func keep(
    _ sentence: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = path(environment) else { return }
    try? AtomicFile().write(Data((LogLine.safe(sentence) + "\n").utf8), to: path)
  }

  /// Removes the sentence: what ended the program is no longer so.
  package static func forget(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let path = path(environment) { unlink(path) }
  }
}
