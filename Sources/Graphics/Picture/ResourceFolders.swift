import Foundation

/// The default folders of a program's resources: pictures, symbols, tables of strings. Found once.
package enum ResourceFolders {
  /// The folder of the executable, whatever links led to it.
  package static let program: String = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ((link ?? CommandLine.arguments.first ?? ".") as NSString).deletingLastPathComponent
  }()

  /// Those of the bundles of its packages, which lie beside the executable, in the order of their names.
  package static let bundles: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map {
      program + "/" + $0
    }
  }()
}
