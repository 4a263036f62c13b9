import Foundation

/// The matrix that `calibrate` has found, kept beside what else the program keeps of its machine.
struct CalibrationFile {
  let path: String

  /// In the folder that the service manager gives, else in the user's folder for such things.
  static func of(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CalibrationFile {
    let state =
      EnvironmentFolder.ofService("STATE_DIRECTORY", in: environment)
      ?? EnvironmentFolder.ofUser("XDG_STATE_HOME", else: ".local/state", in: environment) + "/" + program
    return CalibrationFile(path: state + "/calibration")
  }

  /// Nil: there is none. An invalid one is reported and ignored.
  func read(warn: (String) -> Void = { Log.warn($0) }) -> TouchCalibration? {
    guard access(path, F_OK) == 0 else { return nil }
    let text = (try? FileBytes.all(path, most: 4096)).map { String(decoding: $0, as: UTF8.self) }
    let line = text?.split(separator: "\n").first { !$0.hasPrefix("#") }
    guard let line, let matrix = TouchCalibration(argument: String(line)) else {
      warn("\(path) holds no touch panel's matrix, which is six numbers: run calibrate again, or remove it")
      return nil
    }
    return matrix
  }

  func write(_ matrix: TouchCalibration) throws(UsageError) {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try AtomicFile.write(Data("# The touch panel's matrix, found by calibrate\n\(matrix)\n".utf8), to: path)
  }
}
