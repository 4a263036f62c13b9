import Foundation

/// A private temporary folder, which goes with this value, or with the process however that ends.
///
/// Its path is short and has no spaces: a socket's path may have 107 bytes.
final class Folder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/bistro-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw RealInputError("cannot make a folder in /tmp: \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
    Guardian.shared.tell("folder \(path)")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  /// What a file in this folder holds by now; empty if there is none.
  func text(_ name: String) -> String {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
