import ArgumentParser
import Foundation
import SDLHost
import ViewTree

/// An application whose command line accepts the host's options, and some of its own.
@MainActor public protocol CommandLineApp: App {
  /// The application's own options.
  associatedtype Options: ParsableArguments
  /// Called with the options before the application is made.
  static func launch(with options: Options)
  /// A visit to be played to pictures where there is no display.
  static var tour: GuidedTour? { get }
  /// The names of own options that are in no record of what happened, such as `--pin`.
  static var secretOptions: [String] { get }
  /// What keeps the program from beginning with these options, such as a folder that cannot be read, in one sentence; nil:
  /// nothing. A configuration that was saved while the program runs is checked so before it holds.
  nonisolated static func problem(with options: Options) -> String?
  /// Whether these options calibrate a touch panel and do nothing else; its touches then come without a matrix.
  static func calibrates(_ options: Options) -> Bool
  /// Addresses that reach the program from outside while it runs, such as news of files that it watches; nil: there are
  /// none. Each comes to `onOpenURL`, as a step of recordings. Read once, when the window opens, and in no replay.
  static var arrivals: AsyncStream<URL>? { get }
  /// Words that the command line may begin with instead of an option, for guesses at what was misspelt.
  nonisolated static var words: [String] { get }
  /// What the program does without a window, where the command line begins with a command's name.
  nonisolated static var commands: [any ParsableCommand.Type] { get }
}

extension CommandLineApp {
  public static var tour: GuidedTour? { nil }
  public static var secretOptions: [String] { [] }
  public static func calibrates(_ options: Options) -> Bool { false }
  public static var arrivals: AsyncStream<URL>? { nil }
  nonisolated public static func problem(with options: Options) -> String? { nil }
  nonisolated public static var words: [String] { [] }
  nonisolated public static var commands: [any ParsableCommand.Type] { [] }

  /// Whether the program was started as a kiosk, for visitors who come and go.
  public static var isKiosk: Bool { AppRunner.isKiosk }

  /// Whether light or dark was chosen where the program was started, by an option or in its configuration, rather than left
  /// to the desktop and the program's content.
  public static var isAppearanceChosen: Bool { AppRunner.isAppearanceChosen }

  /// The language that the program was started in, as a BCP 47 tag: once its options were read.
  public static var language: String { ProgramLanguage.locale.identifier(.bcp47) }

  /// All that is wrong with a configuration file of the program's: a sentence each, in the order of its lines.
  nonisolated public static func problems(ofConfiguration path: String) -> [String] {
    CommandLineReader.problems(ofConfiguration: path, own: Options.self, further: problem(with:))
  }

  /// Writes a sentence to standard error, after the program's name; what would begin another line or command a terminal
  /// is written by its number.
  public static func report(_ sentence: String) { Log.report(sentence) }

  /// Reports what the program does to those who look after it, and answers how it is, where nobody watches it.
  public static var monitor: ServiceMonitor { ServiceMonitor.shared }

  /// Reads the command line, then opens the window. A wrong option is one sentence and exit status 64.
  @MainActor public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let name = arguments.first, !commands.isEmpty {
      // `help` alone is about the options too, `help NAME` about a command.
      if name == "help", arguments.count == 1 {
        _ = CommandLineReader.readOrExit(CommandLineOptions<Self>.self, arguments: ["--help"])
      } else if name == "help" || commands.contains(where: { $0._commandName == name }) {
        CommandLineReader.runAndExit(CommandLineCommands<Self>.self)
      }
    }
    AppRunner.prepare(Self.self)
    var line = CommandLineReader.readOrExit(
      CommandLineOptions<Self>.self, words: commands.map { $0._commandName } + words)
    // Parsing options costs milliseconds, even where there are none.
    var options =
      HostOptions.areInEnvironment ? line.host.merged(over: CommandLineReader.environmentOrExit()) : line.host
    var own: [String] = []
    let file = CommandLineReader.configurationOrExit(options)
    CommandLineReader.keepWordsSettings(options, over: file)
    if options.replay == nil, let path = CommandLineReader.configurationPath(options) {
      monitor.configuration = ConfigurationWatch(path, present: file) {
        CommandLineReader.problem(of: $0, own: Options.self) { problem(with: $0) }
      }
    }
    if let file {
      options = CommandLineReader.mergeOrExit(options, over: file)
      own = CommandLineReader.ownArgumentsOrExit(Options.self, in: file)
    }
    // A recording is played by the program as it was then.
    let recorded = CommandLineReader.recordedProgram(options)
    if let recorded {
      own = recorded.arguments + own
      options.language = options.language ?? recorded.language.flatMap(LanguageTag.init(argument:))
    }
    if !own.isEmpty {
      line = CommandLineReader.ownOrExit(in: CommandLineOptions<Self>.self, after: own)
    }
    AppRunner.isKiosk = options.kiosk || recorded?.isKiosk == true
    // What is recorded of the program's options is read with its own.
    AppRunner.isAppearanceChosen = options.appearance ?? line.host.appearance != nil
    var program = RecordedProgram()
    program.version = ProgramVersion.read()
    program.isKiosk = AppRunner.isKiosk
    program.language = options.language?.tag
    program.arguments = RecordedProgram.arguments(
      own + CommandLine.arguments.dropFirst(), without: secretOptions + ["--record", "--replay"])
    monitor.program = program
    if calibrates(line.own) {
      options.calibration = .identity
      options.fullscreen = true
      monitor.rotation = options.rotation?.turn.degrees ?? 0
    }
    launch(with: line.own)
    exit(
      AppRunner.run(
        Self.self, options: options, tour: calibrates(line.own) ? nil : tour,
        arrivals: options.replay == nil ? arrivals : nil)
    )
  }
}

/// The host's options and the application's.
struct CommandLineOptions<Program: CommandLineApp>: ParsableCommand {
  /// Named in the help as it was called.
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? "program"
    let name = URL(fileURLWithPath: path).lastPathComponent
    return CommandConfiguration(
      commandName: name, version: "\(name) \(ProgramVersion.read())", subcommands: Program.commands)
  }

  @OptionGroup var host: HostOptions
  @OptionGroup var own: Program.Options
}

/// The program's commands alone: what else its line may begin with would be read before their names.
struct CommandLineCommands<Program: CommandLineApp>: ParsableCommand {
  static var configuration: CommandConfiguration { CommandLineOptions<Program>.configuration }
}

/// No options of one's own.
public struct NoOptions: ParsableArguments {
  public init() {}
}
