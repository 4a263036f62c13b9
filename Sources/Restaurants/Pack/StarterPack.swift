import SwiftUI

/// The pack that an operator begins with: two entries and every setting, with remarks. It passes `PackCheck`.
public nonisolated enum StarterPack {
  /// Why it cannot be written, in one sentence.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes it into a folder that does not exist yet, or is empty.
  public static func write(to path: String) throws(Failure) {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: path), !names.isEmpty {
      throw Failure(description: "\(path) is not empty: name a new folder")
    }
    do {
      try files.createDirectory(
        atPath: path + "/" + ContentFolder.pictures, withIntermediateDirectories: true)
      for (name, text) in contents {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name), options: .withoutOverwriting)
      }
    } catch {
      throw Failure(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
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
