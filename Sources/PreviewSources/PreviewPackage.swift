import Foundation

/// A package around the program that a source file belongs to, with a main that shows the file's previews.
public struct PreviewPackage {
  /// Why the package cannot be written.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// The file whose previews are shown.
  public let file: URL
  /// The package folder that is written.
  public let folder: URL
  /// The library's package folder.
  public let library: URL

  public init(file: URL, folder: URL, library: URL) throws(Problem) {
    self.file = file.standardizedFileURL
    self.folder = folder
    self.library = library.standardizedFileURL
    guard file.pathExtension == "swift", FileManager.default.isReadableFile(atPath: file.path) else {
      throw Problem(
        description: "\(file.path) is no Swift file that can be read: name one, FILE=Sources/…/View.swift")
    }
  }

  /// The folder that assets and resources are looked for from: the one with Package.swift, else the file's own.
  public var root: URL {
    above { FileManager.default.fileExists(atPath: $0.path + "/Package.swift") } ?? parent
  }

  private var parent: URL { file.deletingLastPathComponent() }

  private func above(_ suits: (URL) -> Bool) -> URL? {
    var place = parent
    while place.path != "/" {
      if suits(place) { return place }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// The sources of the file's target; the file alone where it belongs to no package.
  public var sources: [URL] {
    guard
      let target = above({
        ["Sources", "Source", "src"].contains($0.deletingLastPathComponent().lastPathComponent)
      }),
      let list = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
    else { return [file] }
    let files = list.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(
      \.standardizedFileURL)
    return files.sorted { $0.path < $1.path }
  }

  /// Writes the package anew; only what differs is touched, so that little is built again.
  public func write() throws {
    try put(manifest, "Package.swift")
    let code = folder.appendingPathComponent("Sources/Preview")
    var names: Set<String> = ["main.swift"]
    for (index, source) in sources.enumerated() {
      let name = "\(index)-\(source.lastPathComponent)"
      names.insert(name)
      let text = try String(contentsOf: source, encoding: .utf8)
      var copy = "#sourceLocation(file: \"\(source.path)\", line: 1)\n" + PreviewPackage.withoutMain(text)
      if source == file {
        copy += "\n#sourceLocation()\n"
        copy += PreviewSource(text).registration(fileName: file.deletingPathExtension().lastPathComponent)
      }
      try put(copy, "Sources/Preview/\(name)")
    }
    try put(
      "import Foundation\nimport SwiftUI\n\n"
        + "MainActor.assumeIsolated {\n"
        + "  exit(PreviewGallery.run(previewsOfFile, title: \"\(file.lastPathComponent)\"))\n}\n",
      "Sources/Preview/main.swift")
    for old in try FileManager.default.contentsOfDirectory(atPath: code.path) where !names.contains(old) {
      try FileManager.default.removeItem(at: code.appendingPathComponent(old))
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Preview",
      dependencies: [.package(name: "bistro", path: "\(library.path)")],
      targets: [
        .executableTarget(
          name: "Preview",
          dependencies: [
            .product(name: "SwiftUI", package: "bistro"),
            .product(name: "BistroComponents", package: "bistro"),
          ],
          swiftSettings: [
            .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
            .enableUpcomingFeature("BareSlashRegexLiterals"),
          ])
      ]
    )

    """
  }

  /// The source with its `@main` left out: the preview has a main of its own.
  static func withoutMain(_ source: String) -> String {
    let text = SwiftText(source)
    var result = text.characters
    for place in text.places(of: "@main") {
      for index in place..<place + "@main".count { result[index] = " " }
    }
    return String(result)
  }

  private func put(_ text: String, _ name: String) throws {
    let place = folder.appendingPathComponent(name)
    if let old = try? String(contentsOf: place, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }
}
