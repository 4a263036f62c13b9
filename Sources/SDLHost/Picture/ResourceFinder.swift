import Foundation
import Graphics

/// Knows the folders in which a program's resources may lie, and finds files in them by name.
///
/// Searched in this order: the bundle that was named, the bundles beside the executable, and the folder `Assets`
/// beside the executable, in the package that it was built from, and in the current folder.
@MainActor final class ResourceFinder {
  private let assets: [String]
  private var catalogs: [String: [AssetCatalog]] = [:]
  private var listings: [String: FolderListing] = [:]
  /// Called with what is wrong with catalogues, in one sentence each.
  var warn: @MainActor (String) -> Void = { Log.warn($0) }

  /// Looks in the usual places.
  convenience init() { self.init(assets: Self.assetFolders()) }

  /// Looks in these `Assets` folders and the bundles.
  init(assets: [String]) { self.assets = assets }

  /// A picture's file with the scale that its name states; the nearest scale not below `scale` is preferred.
  func picture(_ name: String, bundle: Bundle?, darkMode: Bool, scale: CGFloat) -> FoundPicture? {
    guard Self.isPlain(name) else { return nil }
    for folder in folders(bundle) {
      for catalog in catalogs(in: folder) {
        if let found = catalog.image(name, darkMode: darkMode, scale: scale) { return found }
      }
      for part in ["", "/Pictures", "/Symbols"] {
        if let found = loose(name, in: folder + part, scale: scale) { return found }
      }
    }
    return nil
  }

  /// A named colour of a catalogue.
  func color(_ name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? {
    guard Self.isPlain(name) else { return nil }
    for folder in folders(bundle) {
      for catalog in catalogs(in: folder) {
        if let color = catalog.color(name, darkMode: darkMode) { return color }
      }
    }
    return nil
  }

  /// The SVG file of a symbol.
  func symbolPath(_ name: String) -> String? {
    guard Self.isPlain(name) else { return nil }
    for folder in folders(nil) where exists(name + ".svg", in: folder + "/Symbols") {
      return folder + "/Symbols/" + name + ".svg"
    }
    return nil
  }

  /// A file in an `Assets` folder.
  func asset(_ name: String) -> String? {
    assets.first { exists(name, in: $0) }.map { $0 + "/" + name }
  }

  /// Names come from content: they may not lead out of the folders.
  static func isPlain(_ name: String) -> Bool {
    // Byte by byte, as the file system reads it: as a character, a slash with a combining mark is no slash.
    let bytes = name.utf8
    return !bytes.isEmpty && !bytes.contains(0) && bytes.first != UInt8(ascii: "/")
      && !bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }

  private func folders(_ bundle: Bundle?) -> [String] {
    guard let bundle else { return assets + ResourceFolders.bundles }
    return ([bundle.resourcePath, bundle.bundlePath].compactMap { $0 } + assets + ResourceFolders.bundles)
  }

  private func loose(_ name: String, in folder: String, scale: CGFloat) -> FoundPicture? {
    let slash = name.lastIndex(of: "/")
    let folder = slash.map { folder + "/" + name[..<$0] } ?? folder
    let name = slash.map { String(name[name.index(after: $0)...]) } ?? name
    if name.contains("."), exists(name, in: folder) {
      return FoundPicture(path: folder + "/" + name, scale: FoundPicture.statedScale(name), isTemplate: false)
    }
    guard let files = list(folder).pictures[name] else { return nil }
    let wanted = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    for suffix in wanted {
      for ending in FolderListing.extensions {
        let file = "\(name)\(suffix).\(ending)"
        if files.contains(file) {
          return FoundPicture(
            path: folder + "/" + file, scale: FoundPicture.statedScale(file), isTemplate: false)
        }
      }
    }
    return nil
  }

  private func catalogs(in folder: String) -> [AssetCatalog] {
    if let known = catalogs[folder] { return known }
    let found = list(folder).names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      AssetCatalog(folder: folder + "/" + $0, warn: warn)
    }
    catalogs[folder] = found
    return found
  }

  private func exists(_ name: String, in folder: String) -> Bool { list(folder).names.contains(name) }

  /// The names in a folder, read once: a lookup of many names costs no system calls.
  private func list(_ folder: String) -> FolderListing {
    if let known = listings[folder] { return known }
    let listing = FolderListing((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    listings[folder] = listing
    return listing
  }

  nonisolated static func assetFolders() -> [String] {
    var folders: [String] = []
    var folder = ResourceFolders.program
    // Up from .build/release/NAME to the package.
    for _ in 0..<8 {
      folders.append(folder + "/Assets")
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") || folder == "/" { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    folders.append(FileManager.default.currentDirectoryPath + "/Assets")
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted && FileManager.default.fileExists(atPath: $0) }
  }
}
