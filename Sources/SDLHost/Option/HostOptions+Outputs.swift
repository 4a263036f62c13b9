import Foundation

extension HostOptions {
  /// Throws where a file that is to be written cannot be: a run must not find that out at its end.
  func checkOutputs() throws(UsageError) {
    let outputs = [
      ("--screenshot", screenshot), ("--dump-tree", dumpTree), ("--stats", stats), ("--record", record),
    ]
    for (option, path) in outputs {
      guard let path else { continue }
      // A device or pipe is written to as it is.
      if let mode = SystemCalls().mode(of: path), mode & S_IFMT != S_IFREG, mode & S_IFMT != S_IFDIR {
        guard access(path, W_OK) == 0 else {
          throw UsageError("\(option) \(path) may not be written; choose another place")
        }
        continue
      }
      let target = (try? SystemCalls().target(of: path)) ?? path
      let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
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

  /// Throws where the file that is to be opened cannot be.
  func checkOpened() throws(UsageError) {
    guard let url = openedURL, url.isFileURL else { return }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw UsageError("--open \(open ?? ""): there is no such file or folder; correct its name")
    }
    guard access(url.path, R_OK) == 0 else {
      throw UsageError("--open \(open ?? "") may not be read; allow this user to read it")
    }
  }

  /// Throws where the window would have more pixels than can be painted.
  func checkWindow() throws(UsageError) {
    guard let window else { return }
    // What suits the display is found out when it is open.
    let scale: Double = if case .fixed(let scale) = self.scale ?? .auto { scale } else { 1 }
    guard PixelLimits.allow(window.size, scale: scale) else {
      throw UsageError(
        "--window \(window) at --scale \(scale) has more than 16384 pixels a side or 64 million in all: make one smaller"
      )
    }
  }
}
