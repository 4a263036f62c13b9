import Foundation

extension HostOptions {
  /// Throws where a file that is to be written cannot be: a run must not find that out at its end.
  func checkOutputs() throws(UsageError) {
    let outputs = [
      ("--screenshot", screenshot), ("--dump-tree", dumpTree), ("--stats", stats), ("--record", record),
    ]
    for (option, path) in outputs {
      guard let path else { continue }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw UsageError("\(option) \(path): there is no folder \(folder); make it or choose another place")
      }
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw UsageError("\(option) \(path) is a folder; name a file")
      }
      guard access(folder, W_OK) == 0 else {
        throw UsageError("\(option) \(path): the folder may not be written; choose another place")
      }
    }
  }
}
