import ArgumentParser
import Foundation

/// Reads a program's own command line: one sentence and exit status 64 where it is wrong.
package enum CommandLineReader {
  /// The arguments as `Options`; `--help` and `--version` are answered and end the program.
  package static func readOrExit<Options: ParsableArguments>(
    _ type: Options.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Options {
    do { return try read(type, arguments: arguments) } catch let error as UsageError {
      fail(error)
    } catch {
      print(Options.fullMessage(for: error))
      exit(0)
    }
  }

  /// The arguments as `Options`. Throws a `UsageError`, or the library's own request to print help.
  static func read<Options: ParsableArguments>(_ type: Options.Type, arguments: [String]) throws -> Options {
    do { return try Options.parse(arguments) } catch {
      if Options.exitCode(for: error) == .success { throw error }
      let message = Options.message(for: error)
      let line = message.split(separator: "\n").joined(separator: " ")
      throw UsageError(line.hasSuffix(".") ? "\(line) See --help." : "\(line): see --help")
    }
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
