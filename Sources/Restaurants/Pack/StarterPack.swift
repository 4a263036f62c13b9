import SwiftUI

/// The pack that an operator begins with: two entries and every setting, with remarks. It passes `PackCheck`.
public nonisolated enum StarterPack {
  /// Why it cannot be written, in one sentence.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes it into a folder that does not exist yet in one that does, or into an empty one.
  public static func write(to path: String) throws(Failure) {
    if let reason = reasonNotToWrite(to: path) { throw Failure(description: reason) }
    let files = FileManager.default
    do {
      for folder in [path, path + "/" + ContentFolder.pictures] {
        var isFolder: ObjCBool = false
        if files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue { continue }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
      }
      for (name, text) in contents.sorted(by: { $0.key < $1.key }) {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name), options: .withoutOverwriting)
      }
    } catch {
      throw Failure(
        description: "\(path): the folder cannot be written (\(error.localizedDescription)); name another one"
      )
    }
  }

  /// What is the matter with a path, and what to do; nil: nothing that can be told before.
  private static func reasonNotToWrite(to path: String) -> String? {
    let files = FileManager.default
    guard !path.isEmpty else { return "the folder's name is empty: name a new folder" }
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { return "\(path): this is a file; name a new folder" }
      guard let names = try? files.contentsOfDirectory(atPath: path) else {
        return "\(path): this user may not read the folder; name a new one"
      }
      if let first = names.min() {
        return "\(path): the folder is not empty (it has \(first)); name a new one"
      }
      return files.isWritableFile(atPath: path)
        ? nil : "\(path): this user may not write into the folder; allow it, or name another one"
    }
    if (try? files.destinationOfSymbolicLink(atPath: path)) != nil {
      return "\(path): this is a link to what does not exist; take it away, or name a new folder"
    }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard files.fileExists(atPath: parent, isDirectory: &isFolder) else {
      return "\(path): there is no folder \(parent) to put it in; make that first, or correct the name"
    }
    guard isFolder.boolValue else {
      return "\(path): \(parent) is a file, and no folder to put it in; correct the name"
    }
    return files.isWritableFile(atPath: parent)
      ? nil : "\(path): this user may not write into \(parent); allow it, or name a folder elsewhere"
  }

  /// By the files' names.
  static let contents = [
    "restaurants.json": entries, GuideFile.name: settings,
    "Pictures/README.txt": "Photos lie here: JPEG, PNG or WebP, some 1600 pixels wide.\n",
  ]

  private static let entries = """
    [
      {
        "$comment": "One entry from { to }. Only name is needed. What begins with $ is a remark that nobody sees.",
        "name": { "en": "The first entry", "fr": "La première entrée" },
        "type": { "en": "Kind", "fr": "Genre" },
        "location": "Where it is",
        "description": {
          "en": "Several sentences.\\n\\nAn empty line begins a new paragraph.",
          "fr": "Plusieurs phrases.\\n\\nUne ligne vide commence un nouveau paragraphe."
        },
        "tags": [{ "en": "New", "fr": "Nouveau" }]
      },
      {
        "$comment": "A photo: put Pictures/second.jpg there and write \\"image\\": \\"second\\". More of them: \\"photos\\": [\\"second-2\\"].",
        "name": "The second entry",
        "type": { "en": "Kind", "fr": "Genre" },
        "facts": [{ "symbol": "ruler", "text": { "en": "30 cm high", "fr": "Haut de 30 cm" } }],
        "hours": { "mon-fri": "09:00-17:00", "sat": ["09:00-12:00", "13:00-16:00"] }
      }
    ]

    """

  private static let settings = """
    {
      "$comment": "How the guide calls things and looks. All of it may be left out.",
      "title": { "en": "My guide", "fr": "Mon guide" },
      "languages": ["en", "fr"],
      "appearance": "auto",
      "accent": { "light": "#12606B", "dark": "#5CC4CF" },
      "fonts": { "text": "default", "details": "rounded" },
      "places": "indoors",
      "placeholder": "photo",
      "start": "list",
      "tabs": [
        { "show": "list", "title": { "en": "All entries", "fr": "Toutes les entrées" }, "symbol": "list.bullet" },
        { "show": "discover", "title": { "en": "Discover", "fr": "Découvrir" }, "symbol": "sparkles" },
        { "show": "photos", "title": { "en": "Pictures", "fr": "Images" }, "symbol": "photo.on.rectangle" }
      ],
      "words": {
        "details": { "en": "Details", "fr": "Détails" },
        "favouritesHint": {
          "en": "Tap the heart of an entry to find it here again.",
          "fr": "Touchez le cœur d’une entrée pour la retrouver ici."
        }
      }
    }

    """
}
