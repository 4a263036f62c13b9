import SwiftUI

/// The folder that the guide's content comes from: restaurants.json, and pictures beside it or in Pictures.
public nonisolated struct ContentFolder: Sendable {
  /// The folder of pictures in it.
  public static let pictures = "Pictures"

  /// As it was named; what it leads to is found out anew by each `ContentReading`.
  public let path: String

  public init(path: String) { self.path = path }

  /// The folder meant by a path, which may name the folder or a file in it, such as restaurants.json.
  public init(naming path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      self.init(path: path)
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    self.init(path: folder.isEmpty ? "." : folder)
  }

  /// Whether a path can be a content folder: a folder, one of its two files, or nothing yet.
  public static func canBeNamed(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return true
    }
    return [ContentReading.restaurantsFile, GuideFile.name].contains((path as NSString).lastPathComponent)
  }

  /// The file of a picture; nil where none of the known endings is there.
  public func picture(named name: String) -> String? { ContentReading(self).picture(named: name).path }

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
          if FileManager.default.fileExists(atPath: path + "/" + ContentReading.restaurantsFile) {
            return ContentFolder(path: path)
          }
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
