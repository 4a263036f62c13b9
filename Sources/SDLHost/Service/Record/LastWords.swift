import Foundation

/// The sentence with which a service ended, for what shows it on the display (`bistro-words`).
package enum LastWords {
  private static func path(_ environment: [String: String], _ name: String = "last-words.txt") -> String? {
    EnvironmentFolder.ofService("RUNTIME_DIRECTORY", in: environment).map { $0 + "/" + name }
  }

  /// Keeps the language in which the display speaks when the program cannot, as a BCP 47 tag; nil: the environment's.
  package static func speak(
    _ language: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = path(environment, "words-language.txt") else { return }
    if let language {
      try? AtomicFile().write(Data((language + "\n").utf8), to: path)
    } else {
      unlink(path)
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
