import Foundation
import Graphics

/// The names of the symbols that there are, for programs that are given names from outside.
public enum SymbolNames {
  /// Listed once, from the bundles and `Assets` folders that `Image(systemName:)` looks in.
  public static let all: Set<String> = {
    let folders = ResourceFinder.assetFolders() + ResourceFolders.bundles
    let files = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0 + "/Symbols")) ?? []
    }
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }()
}
