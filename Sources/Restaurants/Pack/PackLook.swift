import SwiftUI

/// What a check finds in a pack that can be shown as it is: texts that a language lacks, entries that can be confused
/// with one another, colours and faces that are not seen.
nonisolated struct PackLook {
  let pack: GuidePack
  let reading: ContentReading
  /// The bytes of both files.
  private let entriesData, guideData: Data?

  /// Up to so many texts that lack a language are reported one by one.
  private static let single = 3

  init(_ pack: GuidePack) {
    self.pack = pack
    reading = ContentReading(pack.folder)
    entriesData = reading.restaurants().data
    guideData = reading.guide().data
  }

  private var entriesFile: String { pack.folder.path + "/" + ContentReading.restaurantsFile }
  private var guideFile: String { pack.folder.path + "/" + GuideFile.name }

  private func ofEntries(_ complaints: Complaints) -> [PackProblem] {
    complaints.problems(in: entriesFile, entriesData)
  }

  private func ofGuide(_ complaints: Complaints) -> [PackProblem] {
    complaints.problems(in: guideFile, guideData)
  }

  // MARK: Languages

  /// A text that is written by language.
  private struct Written {
    let path: [JSONStep]
    /// How sentences about it begin.
    let name: String
    let tags: [String]
  }

  /// Texts that are there in some of the guide's languages: each, or where there are many the language.
  func languages() -> [PackProblem] {
    let entries = pack.entries.flatMap { entry in
      entry.texts.compactMap { written($0.path, "\(entry.place): “\($0.name)”", $0.text) }
    }
    let settings = pack.settings.texts.compactMap { path, text in
      let keys = path.reversed().compactMap { if case .key(let key) = $0 { key } else { nil } }
      return written(path, "“\(keys.joined(separator: "” of “"))”", text)
    }
    return ofEntries(absent(entries)) + ofGuide(absent(settings))
  }

  private func written(_ path: [JSONStep], _ name: String, _ text: GuideText) -> Written? {
    guard case .translated(let texts) = text else { return nil }
    return Written(path: path, name: name, tags: texts.keys.sorted())
  }

  private func absent(_ texts: [Written]) -> Complaints {
    var complaints = Complaints(most: .max)
    for language in pack.settings.languages {
      let absent = texts.filter { LanguageChoice.match(language, in: $0.tags) == nil }
      if absent.count > Self.single, let first = absent.first {
        complaints.add(
          .field, at: first.path,
          "\(absent.count == texts.count ? "none of the" : "\(absent.count) of \(texts.count)") texts "
            + "\(absent.count == texts.count ? "is" : "are not") in \(language), from \(first.name) on; add it, or take "
            + "“\(language)” out of “languages”; another language is shown there")
      } else {
        for text in absent {
          complaints.add(
            .field, at: text.path,
            "\(text.name) is not in \(LanguageChoice.plain(language, among: pack.settings.languages)); add it; "
              + "another language is shown there")
        }
      }
    }
    return complaints
  }

  // MARK: Entries

  /// Entries that may be one, kinds that may be one, and pages that browsers call unsafe.
  func entries() -> [PackProblem] {
    var complaints = Complaints(most: .max)
    var names: [String: RestaurantEntry] = [:]
    var kinds: [String: String] = [:]
    for entry in pack.entries {
      let name = entry.restaurant.name
      if let other = names[name] {
        complaints.add(
          .hint, at: [.index(entry.number), .key("name")],
          "\(entry.place) is called like entry \(other.number + 1); take one out if they are the same")
      }
      names[name] = names[name] ?? entry
      for (path, text) in entry.words[.type]?.all ?? [] where !text.isEmpty {
        let plain = text.trimmingCharacters(in: .whitespaces).lowercased()
        if let other = kinds[plain], other != text {
          complaints.add(
            .field, at: [.index(entry.number), .key("type")] + path,
            "\(entry.place): “\(text)” and “\(other)” are two kinds; write a kind alike in every entry")
        }
        kinds[plain] = kinds[plain] ?? text
      }
      for (path, text) in entry.words[.website]?.all ?? [] where text.lowercased().hasPrefix("http://") {
        complaints.add(
          .hint, at: [.index(entry.number), .key("website")] + path,
          "\(entry.place): “website” begins with http://, which telephones warn of; write https:// if the page has it"
        )
      }
    }
    return ofEntries(complaints)
  }

  // MARK: Settings

  /// Colours that are hard to see, faces that are not installed, and words of which a part is replaced.
  func settings() -> [PackProblem] {
    var complaints = Complaints(most: .max)
    for (scheme, color) in pack.settings.faintAccents {
      let (name, wanted) = scheme == .dark ? ("dark", "lighter") : ("light", "darker")
      let contrast = String(format: "%.1f", color.contrast(in: scheme))
      complaints.add(
        .field, at: [.key("accent")],
        "“accent” can hardly be seen in \(name) appearance, where its contrast is \(contrast) to 1 of "
          + "\(Int(GuideColor.visible)); write \"\(name)\": \"\(color.seen(in: scheme).text)\" or a \(wanted) one; it is "
          + "shown \(wanted) there")
    }
    if let face = pack.settings.faceName, !_InstalledFaces.has(face) {
      let guess = _Spelling.guess(for: face, among: _InstalledFaces.all)
      complaints.add(
        .field, at: [.key("fonts"), .key("details")],
        "“details” of “fonts” is “\(face)”, and no face of that name is installed here; write "
          + (guess.map { "“\($0)” if that is meant, or " } ?? "")
          + "one that “fc-list : family” lists, or \(GuideFile.designs.map { "\"\($0.0)\"" }.joined(separator: ", ")); "
          + "the usual one is shown")
    }
    for (word, meaning, words) in [
      (GuideWord.favourites, "favourites", GuideWord.ofFavourites),
      (.visited, "what one has visited", GuideWord.ofVisits),
    ] where pack.settings.has(word) {
      let absent = words.filter { !pack.settings.has($0) }.map { "“\($0.rawValue)”" }
      guard !absent.isEmpty else { continue }
      complaints.add(
        .hint, at: [.key("words"), .key(word.rawValue)],
        "“words” calls \(meaning) something else, and not in \(absent.joined(separator: ", ")); "
          + "add these, where the usual words are shown")
    }
    return ofGuide(complaints)
  }
}
