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
}

extension CommandLineApp {
  public static var tour: GuidedTour? { nil }

  /// Whether the program was started as a kiosk, for visitors who come and go.
  public static var isKiosk: Bool { AppRunner.isKiosk }

  /// Writes a sentence to standard error, after the program's name; what would begin another line or command a terminal
  /// is written by its number.
  public static func report(_ sentence: String) { Log.report(sentence) }

  /// Reads the command line, then opens the window. A wrong option is one sentence and exit status 64.
  @MainActor public static func main() {
    AppRunner.prepare(Self.self)
    var line = CommandLineReader.readOrExit(CommandLineOptions<Options>.self)
    // Reading options takes milliseconds, even where there are none.
    var options =
      HostOptions.areInEnvironment ? line.host.merged(over: CommandLineReader.environmentOrExit()) : line.host
    if let file = CommandLineReader.configurationOrExit(options) {
      options = CommandLineReader.mergeOrExit(options, over: file)
      line = CommandLineReader.ownOrExit(Options.self, in: CommandLineOptions<Options>.self, over: file)
    }
    AppRunner.isKiosk = options.kiosk
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
