import Foundation
import PackagePlugin

/// Names the pictures and colours of a target's asset catalogues for the compiler.
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let (catalogs, files) = Self.catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else {
      Diagnostics.warning(
        "the target \(target.name) has no asset catalogue (NAME.xcassets): add one, or take the plug-in away")
      return []
    }
    let isResource = module.sourceFiles.contains { file in
      file.type == .resource && file.url.path.contains(".xcassets")
    }
    if !isResource {
      let name = catalogs[0].lastPathComponent
      Diagnostics.warning(
        "\(name) is no resource of the target \(target.name): add resources: [.copy(\"\(name)\")] to it")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "asset-symbols").url,
        arguments: [output.path, isResource ? "Bundle.module" : "Bundle.main"] + catalogs.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }

  /// The catalogues below a folder, and every file in them, so that a change is noticed.
  private static func catalogs(in folder: URL) -> (catalogs: [URL], files: [URL]) {
    guard
      let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    else { return ([], []) }
    var (catalogs, files): ([URL], [URL]) = ([], [])
    for case let url as URL in walker {
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if isFolder, url.pathExtension == "xcassets" { catalogs.append(url) }
      if !isFolder, url.path.contains(".xcassets/") { files.append(url) }
    }
    return (catalogs.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
