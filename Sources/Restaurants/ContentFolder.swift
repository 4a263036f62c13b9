import SwiftUI

/// The folder that the guide's content comes from: restaurants.json, and pictures beside it or in Pictures.
public struct ContentFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// Where the entries are.
  public var restaurantsFile: String { path + "/restaurants.json" }

  /// The file of a picture; nil where none of the known endings is there.
  public func picture(named name: String) -> String? {
    // A name comes from outside: it must not lead out of the folder.
    guard !name.isEmpty, !name.contains("/"), name != "..", !name.hasPrefix(".") else { return nil }
    for folder in ["/Pictures/", "/"] {
      for ending in ["", ".jpg", ".jpeg", ".png", ".webp", ".JPG", ".PNG"] {
        let file = path + folder + name + ending
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
          return file
        }
      }
    }
    return nil
  }

  /// The content that comes with the guide: the folder Assets beside the executable, or further up, or here.
  public static var bundled: ContentFolder? {
    var starts = [FileManager.default.currentDirectoryPath]
    if let executable = Bundle.main.executablePath {
      starts.insert(
        URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path, at: 0)
    }
    for start in starts {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<6 {
        for candidate in ["Assets", "share/bistro/Assets"] {
          let path = folder.appendingPathComponent(candidate).path
          if FileManager.default.fileExists(atPath: path + "/restaurants.json") {
            return ContentFolder(path: path)
          }
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
