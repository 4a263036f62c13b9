import SwiftUI

/// Looks through a pack for whoever makes it: everything that is wrong, and what only somebody who can still mend it wants
/// to know.
public nonisolated struct PackCheck: Sendable {
  /// By file and line; nothing is only counted.
  public let problems: [PackProblem]
  /// Entries that would be shown, and pictures.
  public let entries, pictures: Int

  public init(_ folder: ContentFolder) {
    let pack = GuidePack(folder, tellsAll: true)
    entries = pack.entries.count
    pictures = pack.pictures.count
    let found =
      pack.problems + Self.damagedPictures(pack) + Self.absentLanguages(pack) + Self.faintColors(pack)
    // As one goes through the files.
    problems = found.enumerated().sorted { a, b in
      (a.element.file, a.element.line ?? 0, a.offset) < (b.element.file, b.element.line ?? 0, b.offset)
    }.map(\.element)
  }

  /// Nil: nothing is wrong.
  public var severity: PackProblem.Severity? { problems.map(\.severity).max() }

  private static func damagedPictures(_ pack: GuidePack) -> [PackProblem] {
    let reading = ContentReading(pack.folder)
    return pack.pictures.keys.sorted().compactMap { name in
      guard case .file(let path) = reading.picture(named: name),
        reading.bytes(ofPicture: name).flatMap({ UIImage(data: $0) }) == nil
      else { return nil }
      return PackProblem(
        severity: .warning, file: path, line: nil,
        text: "this is no JPEG, PNG or WebP, or it is damaged; write it anew; a placeholder is shown")
    }
  }

  /// Texts that are there in some of the guide's languages.
  private static func absentLanguages(_ pack: GuidePack) -> [PackProblem] {
    guard !pack.settings.languages.isEmpty else { return [] }
    let file = pack.folder.path + "/" + ContentReading.restaurantsFile
    let data = ContentReading(pack.folder).restaurants().data
    var complaints = Complaints(most: .max)
    for entry in pack.entries {
      for word in RestaurantEntry.Words.allCases {
        guard case .translated(let texts)? = entry.words[word] else { continue }
        let absent = pack.settings.languages.filter {
          LanguageChoice.match($0, in: texts.keys.sorted()) == nil
        }
        guard !absent.isEmpty else { continue }
        complaints.add(
          .field, at: [.index(entry.number), .key(word.rawValue)],
          "\(entry.place): “\(word.rawValue)” is not in "
            + absent.joined(separator: ", ") + "; add it; another language is shown there")
      }
    }
    return complaints.problems(in: file, data)
  }

  private static func faintColors(_ pack: GuidePack) -> [PackProblem] {
    guard let contrast = pack.settings.accentContrast, contrast < GuideColor.readable else { return [] }
    var complaints = Complaints(most: .max)
    complaints.add(
      .field, at: [.key("accent")],
      "“accent” is too light for white texts, \(String(format: "%.1f", contrast)) to 1 of 4.5; choose a darker one for "
        + "light appearance; white texts get a darker ground")
    return complaints.problems(
      in: pack.folder.path + "/" + GuideFile.name, ContentReading(pack.folder).guide().data)
  }
}
