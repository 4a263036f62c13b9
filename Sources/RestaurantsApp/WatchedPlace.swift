import Foundation
import Restaurants

/// A folder in which something may change what a content folder holds.
nonisolated struct WatchedPlace: Hashable, Sendable {
  let folder: String
  /// The one name in it that counts; nil: every name.
  let name: String?

  /// More links in a row than anything real has.
  private static let mostLinks = 40

  /// Where changes of a content folder can be seen: the folder and its pictures, and what holds each link on the path
  /// to it, since content is swapped by replacing a link; where something is missing, the folder that will hold it.
  static func all(of path: String) -> [WatchedPlace] {
    var places: [WatchedPlace] = []
    var at = "/"
    var rest = parts(path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    var links = 0
    while let name = rest.popLast() {
      let next = (at as NSString).appendingPathComponent(name)
      if name == ".." {
        at = (at as NSString).deletingLastPathComponent
      } else if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next) {
        places.append(WatchedPlace(folder: at, name: name))
        links += 1
        guard links <= mostLinks else { return places }
        if target.hasPrefix("/") { at = "/" }
        rest += parts(target)
      } else {
        let isThere = FileManager.default.fileExists(atPath: next)
        if !isThere || rest.isEmpty { places.append(WatchedPlace(folder: at, name: name)) }
        guard isThere else { return places }
        at = next
      }
    }
    places.append(WatchedPlace(folder: at, name: nil))
    let pictures = (at as NSString).appendingPathComponent(ContentFolder.pictures)
    if FileManager.default.fileExists(atPath: pictures) {
      places.append(WatchedPlace(folder: pictures, name: nil))
    }
    return places
  }

  /// The last one first.
  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }
}
