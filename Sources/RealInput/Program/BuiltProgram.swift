import Foundation

/// Programs that were built together with the tests.
public enum BuiltProgram {
  /// Where an executable product lies: what the environment variable says, else beside the running tests.
  public static func path(_ name: String, variable: String) throws -> String {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      guard access(path, X_OK) == 0 else {
        throw RealInputError("\(variable) names \(path), which is no program that can be run")
      }
      return path
    }
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    // A test bundle may be a folder or the executable itself: look beside both.
    var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    for _ in 0..<4 {
      let path = folder.appendingPathComponent(name).path
      if access(path, X_OK) == 0 { return path }
      folder.deleteLastPathComponent()
    }
    throw RealInputError("the program \(name) is not built: `swift build` makes it, or \(variable) names one")
  }
}
