import Foundation

/// Follows the configuration file while the program runs. What is saved there holds from the next start on, so that it is
/// checked at once.
@MainActor package final class ConfigurationWatch {
  /// What a file that was saved means for the program that runs.
  enum News: Equatable {
    /// It says what the program was started with.
    case same
    /// It says something else, and nothing is wrong with it.
    case other
    /// The next start would end with this sentence.
    case wrong(String)
  }

  let path: String
  private let present: [ConfigurationEntry]
  private let problem: (ConfigurationFile) -> String?
  private var watch: FileWatch?
  /// Whether it may have been saved since the program read it.
  private var isDue = true

  /// - Parameters:
  ///   - present: what the program was started with; nil: there was no file.
  ///   - problem: what is wrong with a file, in one sentence; nil: nothing.
  package init(
    _ path: String, present: ConfigurationFile?, problem: @escaping (ConfigurationFile) -> String?
  ) {
    (self.path, self.present, self.problem) = (path, present?.entries ?? [], problem)
  }

  /// Begins. `wake` is called on a thread of the watch's own when there are news.
  func follow(wake: @escaping @Sendable () -> Void) { watch = FileWatch(path, wake: wake) }

  /// What was saved since the last call; nil: nothing was, or the file is gone, as between two steps of an editor's saving.
  func nextNews() -> News? {
    guard watch?.nextChange() == true || isDue else { return nil }
    isDue = false
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let file = try ConfigurationFile(path: path)
      if file.says(present) { return .same }
      return problem(file).map { .wrong($0) } ?? .other
    } catch { return .wrong(error.description) }
  }
}
