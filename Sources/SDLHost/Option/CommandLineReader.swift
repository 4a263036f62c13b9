import ArgumentParser
import Foundation

/// Reads a program's own command line: one sentence and exit status 64 where it is wrong.
package enum CommandLineReader {
  /// The arguments as `Options`; `--help` and `--version` are answered and end the program.
  ///
  /// - Parameter words: what they may begin with instead of an option.
  package static func readOrExit<Options: ParsableArguments>(
    _ type: Options.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    words: [String] = []
  ) -> Options {
    do { return try read(type, arguments: arguments) } catch let error as UsageError {
      fail(misspelling(type, arguments, words) ?? error)
    } catch {
      print(Options.fullMessage(for: error))
      exit(0)
    }
  }

  /// Runs the command that the arguments name, and ends the program with its status.
  package static func runAndExit<Line: ParsableCommand>(
    _ type: Line.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    do {
      var command = try reading(type) { try Line.parseAsRoot(arguments) }
      try reading(type) { try command.run() }
    } catch let error as UsageError { fail(error) } catch {
      let message = Line.fullMessage(for: error)
      if !message.isEmpty { print(message) }
      exit(Line.exitCode(for: error).rawValue)
    }
    exit(0)
  }

  /// The arguments as `Options`. Throws a `UsageError`, or the library's own request to print help.
  static func read<Options: ParsableArguments>(_ type: Options.Type, arguments: [String]) throws -> Options {
    try reading(type) { try Options.parse(arguments) }
  }

  /// The first unknown name, with the one that is probably meant; other errors in the arguments may follow from it.
  /// Nil: every name is known, or none is similar.
  static func misspelling<Options: ParsableArguments>(
    _ type: Options.Type, _ arguments: [String], _ words: [String]
  ) -> UsageError? {
    if let first = arguments.first, !first.hasPrefix("-"), !words.isEmpty, !words.contains(first) {
      let guess = Spelling.guess(for: first, among: words).map { "Did you mean '\($0)'?" }
      let list = "There are \(words.sorted().joined(separator: ", "))"
      return UsageError("Unknown word '\(first)'. \(guess ?? list): see --help")
    }
    let names = Set(Options.helpMessage().matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !names.contains(name) else { continue }
      guard let guess = Spelling.guess(for: name, among: names.sorted()) else { return nil }
      return UsageError("Unknown option '\(name)'. Did you mean '\(guess)'?: see --help")
    }
    return nil
  }

  /// Turns errors in the arguments into one sentence; a request for help and an explicit exit status are rethrown.
  private static func reading<Options: ParsableArguments, Result>(
    _ type: Options.Type, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch {
      if Options.exitCode(for: error) == .success || error is ExitCode { throw error }
      let message = Options.message(for: error)
      if let sentence = OptionHelp(Options.helpMessage()).sentence(for: message) {
        throw UsageError("\(sentence): see --help")
      }
      let line = message.split(separator: "\n").joined(separator: " ")
      throw UsageError(line.hasSuffix(".") ? "\(line) See --help." : "\(line): see --help")
    }
  }

  /// The configuration file that the options name; else, in a kiosk, the one at the standard place if it is there. Nil:
  /// there is none.
  package static func configurationOrExit(_ options: HostOptions) -> ConfigurationFile? {
    do { return try configuration(options, standardPath: ConfigurationFile.standardPath) } catch {
      fail(error)
    }
  }

  static func configuration(
    _ options: HostOptions, standardPath: String
  ) throws(UsageError) -> ConfigurationFile? {
    guard let path = configurationPath(options, standardPath: standardPath) else { return nil }
    guard options.config != nil || FileManager.default.fileExists(atPath: path) else { return nil }
    return try ConfigurationFile(path: path)
  }

  /// Where the configuration lies, or would; nil: none is read.
  package static func configurationPath(
    _ options: HostOptions, standardPath: String = ConfigurationFile.standardPath
  ) -> String? {
    options.config ?? (options.kiosk ? standardPath : nil)
  }

  /// All that is wrong with a configuration file: a sentence each, in the order of its lines.
  ///
  /// - Parameter further: what else keeps a program from beginning with its own options, where each is right by itself.
  package static func problems<Own: ParsableArguments>(
    ofConfiguration path: String, own: Own.Type, further: (Own) -> String?
  ) -> [String] {
    do {
      let file = try ConfigurationFile(path: path)
      let ofEntries = file.problems(own)
      // What entries say together is read where each of them is right.
      return ofEntries.isEmpty ? [problem(of: file, own: own, further: further)].compactMap { $0 } : ofEntries
    } catch {
      return [error.description]
    }
  }

  /// `further`: what else keeps a program from beginning with its own options.
  package static func problem<Own: ParsableArguments>(
    of file: ConfigurationFile, own: Own.Type, further: (Own) -> String?
  ) -> String? {
    do {
      _ = try file.hostOptions()
      return try further(read(own, arguments: file.ownArguments(own)))
    } catch { return "\(error)" }
  }

  /// Keeps how words are to be shown on the display where the program does not begin: what a file says of it that is right
  /// holds, whatever else is wrong with the file.
  package static func keepWordsSettings(_ options: HostOptions, over file: ConfigurationFile?) {
    LastWords.keep(WordsSettings(file?.rightHostOptions.map { options.merged(over: $0) } ?? options))
  }

  /// What the file says of any program's options, where they do not say it themselves.
  package static func mergeOrExit(_ options: HostOptions, over file: ConfigurationFile) -> HostOptions {
    do { return options.merged(over: try file.hostOptions()) } catch { fail(error) }
  }

  /// What the recording that is to be played states about the program; nil: nothing, or the recording cannot be read,
  /// which playing it reports.
  package static func recordedProgram(_ options: HostOptions) -> RecordedProgram? {
    options.replay.flatMap { try? Recording.program($0) }
  }

  /// A program's own options with some in front of the command line's.
  package static func ownOrExit<Line: ParsableArguments>(
    in line: Line.Type, after first: [String], arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Line {
    do { return try read(line, arguments: first + arguments) } catch let error as UsageError {
      fail(error)
    } catch { fail(UsageError("\(error)")) }
  }

  /// The arguments of a program's own options in a file.
  package static func ownArgumentsOrExit<Options: ParsableArguments>(
    _ type: Options.Type, in file: ConfigurationFile
  ) -> [String] {
    do { return try file.ownArguments(type) } catch { fail(error) }
  }

  /// The options of the environment, for a program whose command line is its own business.
  package static func environmentOrExit() -> HostOptions {
    do { return try HostOptions.environment() } catch { fail(error) }
  }

  private static func fail(_ error: UsageError) -> Never {
    Log.error(error.description)
    exit(UsageError.exitStatus)
  }
}
