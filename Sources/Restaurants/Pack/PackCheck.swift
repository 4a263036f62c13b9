import SwiftUI

/// Checks a pack for its author: everything that is wrong, and hints that only an author needs.
public nonisolated struct PackCheck: Sendable {
  /// By file and line; nothing is only counted.
  public let problems: [PackProblem]
  /// Entries that would be shown, and pictures.
  public let entries, pictures: Int

  public init(_ folder: ContentFolder) {
    let pack = GuidePack(folder, tellsAll: true)
    entries = pack.entries.count
    pictures = pack.pictures.count
    let look = PackLook(pack)
    let found = pack.problems + look.pictures() + look.languages() + look.entries() + look.settings()
    // As one goes through the files.
    problems = found.enumerated().sorted { a, b in
      (a.element.file, a.element.line ?? 0, a.offset) < (b.element.file, b.element.line ?? 0, b.offset)
    }.map(\.element)
  }

  /// Nil: nothing is wrong.
  public var severity: PackProblem.Severity? { problems.map(\.severity).max() }
}
