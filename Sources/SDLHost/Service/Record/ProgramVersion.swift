import Foundation

/// The program's version: the file VERSION beside it, which packaging writes.
package enum ProgramVersion {
  package static func read(
    executable: String? = Bundle.main.executablePath
  ) -> String {
    guard let executable else { return "development" }
    let folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path
    guard let bytes = try? FileBytes.all(folder + "/VERSION", most: 256) else { return "development" }
    let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "development" : text
  }
}
