import ArgumentParser
import Foundation
import SDLHost
import ViewTree

/// An application whose command line takes the host's options, and some of its own.
@MainActor public protocol CommandLineApp: App {
  /// The application's own options.
  associatedtype Options: ParsableArguments
  /// Called with the options before the application is made.
  static func launch(with options: Options)
  /// A visit to be played to pictures where there is no display.
  static var tour: GuidedTour? { get }
  /// The names of own options that are in no record of what happened, such as `--pin`.
  static var secretOptions: [String] { get }
  /// Whether these options ask for nothing but a touch panel's matrix, for which touches come without any.
  static func calibrates(_ options: Options) -> Bool
}

extension CommandLineApp {
  public static var tour: GuidedTour? { nil }
  public static var secretOptions: [String] { [] }
  public static func calibrates(_ options: Options) -> Bool { false }

  /// Whether the program was started as a kiosk, for visitors who come and go.
  public static var isKiosk: Bool { AppRunner.isKiosk }

  /// Writes a sentence to standard error, after the program's name; what would begin another line or command a terminal
  /// is written by its number.
  public static func report(_ sentence: String) { Log.report(sentence) }

  /// Whoever looks after the program, where nobody watches it: hears what it does, and knows how it is.
  public static var monitor: ServiceMonitor { ServiceMonitor.shared }

  /// Reads the command line, then opens the window. A wrong option is one sentence and exit status 64.
  @MainActor public static func main() {
    AppRunner.prepare(Self.self)
    var line = CommandLineReader.readOrExit(CommandLineOptions<Options>.self)
    // Reading options takes milliseconds, even where there are none.
    var options =
      HostOptions.areInEnvironment ? line.host.merged(over: CommandLineReader.environmentOrExit()) : line.host
    var own: [String] = []
    if let file = CommandLineReader.configurationOrExit(options) {
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
      line = CommandLineReader.ownOrExit(in: CommandLineOptions<Options>.self, after: own)
    }
    AppRunner.isKiosk = options.kiosk || recorded?.isKiosk == true
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
    exit(AppRunner.run(Self.self, options: options, tour: tour))
  }
}

/// The host's options and the application's.
struct CommandLineOptions<Own: ParsableArguments>: ParsableCommand {
  /// Named in the help as it was called.
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? "program"
    return CommandConfiguration(commandName: URL(fileURLWithPath: path).lastPathComponent)
  }

  @OptionGroup var host: HostOptions
  @OptionGroup var own: Own
}

/// No options of one's own.
public struct NoOptions: ParsableArguments {
  public init() {}
}
