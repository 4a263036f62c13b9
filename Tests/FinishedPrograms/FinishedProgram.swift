import Foundation

/// A program that a test ran to its end: its exit status and what it printed.
package struct FinishedProgram {
  /// What of a program's error output is read.
  package enum Errors {
    /// With its output, in the order in which they were written.
    case together
    /// Without its output.
    case alone
    case ignored
  }

  /// A program that had not ended after the time it was given.
  package struct TimeoutError: Error, CustomStringConvertible {
    package let description: String
  }

  /// The exit status, or the number of the signal that ended it.
  package let status: Int32
  package let output: Data

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: its file; nil: the first argument is a name that is looked for in `PATH`.
  ///   - environment: nil: this process's.
  ///   - limit: seconds after which it is killed.
  /// - Throws: `TimeoutError`; Foundation's error where it cannot be started.
  package init(
    _ program: URL?, _ arguments: [String], environment: [String: String]? = nil, errors: Errors = .together,
    limit: Double = 900
  ) throws {
    let process = Process()
    process.executableURL = program ?? URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = errors == .alone ? FileHandle.nullDevice : pipe
    process.standardError = errors == .ignored ? FileHandle.nullDevice : pipe
    try process.run()
    let identifier = process.processIdentifier
    let deadline = ContinuousClock.now + .seconds(limit)
    // Nothing else would end it: signals are blocked in tests, and in what they start.
    let timer = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timer)
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal, ContinuousClock.now >= deadline {
      let call = ([program?.path].compactMap(\.self) + arguments).joined(separator: " ")
      throw TimeoutError(description: "not ended after \(limit) s: \(call)")
    }
  }

  /// The file of a program that is built with the tests.
  package static func built(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }
}
