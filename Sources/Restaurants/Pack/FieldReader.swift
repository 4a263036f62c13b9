import SwiftUI

/// Reads the members of an object of a pack. What is wrong is noted with its place, and left out.
nonisolated struct FieldReader {
  struct Problem {
    let kind: Complaints.Kind
    let path: [JSONStep]
    let sentence: String
  }

  let fields: [String: Any]
  /// Where the object is in its file.
  let path: [JSONStep]
  /// The languages that the pack is written in, as examples of what is right; none: it does not say.
  var languages: [String]
  private(set) var problems: [Problem] = []

  init(_ fields: [String: Any], at path: [JSONStep], languages: [String] = []) {
    self.fields = fields
    self.path = path
    self.languages = languages
  }

  /// Nil where the object does not say it, or says that there is none.
  func value(_ key: String) -> Any? { fields[key].flatMap { $0 is NSNull ? nil : $0 } }

  mutating func complain(_ key: String?, _ sentence: String, _ kind: Complaints.Kind = .field) {
    problems.append(Problem(kind: kind, path: path + (key.map { [.key($0)] } ?? []), sentence: sentence))
  }

  mutating func add(_ other: [Problem]) { problems += other }

  /// Forgets what is wrong with a member.
  mutating func forget(about key: String) {
    problems.removeAll { $0.path.starts(with: path + [.key(key)]) }
  }

  /// Reports members that mean nothing. What begins with a dollar sign is a remark.
  ///
  /// - Parameters:
  ///   - hasSynonyms: whether one of them may be meant by another word.
  ///   - renamed: names of before, and those that replace them.
  ///   - isKnown: whether a name that is not listed means something.
  mutating func check(
    known: [String], hasSynonyms: Bool = true, renamed: [String: String] = [:],
    isKnown: (String) -> Bool = { _ in false }
  ) {
    for key in fields.keys.sorted() where !known.contains(key) && !isKnown(key) && !key.hasPrefix("$") {
      let shown = ContentLimits.cut(key, to: ContentLimits.line) ?? key
      let meant = Self.synonyms[key.lowercased()].flatMap { hasSynonyms && known.contains($0) ? $0 : nil }
      let remedy =
        (renamed[key] ?? meant ?? _Spelling.guess(for: shown, among: known)).map {
          "write “\($0)” if that is meant, or leave it out"
        }
        ?? "correct it (known: \(known.joined(separator: ", "))) or leave it out"
      complain(key, "“\(shown)” means nothing here; \(remedy)")
    }
  }

  /// Other words for members, in small letters.
  private static let synonyms = [
    "picture": "image", "photo": "image", "img": "image", "pictures": "photos", "images": "photos",
    "gallery": "photos", "kind": "type", "category": "type", "genre": "type", "address": "location",
    "place": "location", "where": "location", "telephone": "phone", "tel": "phone", "text": "description",
    "details": "description", "url": "website", "link": "website", "web": "website", "homepage": "website",
    "opening": "hours", "openinghours": "hours", "opening_hours": "hours", "visited": "isVisited",
    "timezone": "timeZone", "keywords": "tags", "labels": "tags", "title": "name", "icon": "symbol",
    "color": "accent", "colour": "accent", "colors": "accent", "colours": "accent", "font": "fonts",
    "language": "languages", "theme": "appearance", "favorites": "favourites", "favorite": "favourite",
  ]

  /// A text, or one for each language.
  mutating func text(_ key: String) -> GuideText {
    guard let value = value(key) else { return .empty }
    return text(value, named: key, at: [.key(key)], most: ContentLimits.characters(of: key))
  }

  /// A name that no reader sees, such as a picture's: the same in every language.
  mutating func name(_ key: String) -> String {
    guard let value = value(key) else { return "" }
    guard let name = value as? String else {
      complain(key, "“\(key)” is no text; put it in quotes; it is left out")
      return ""
    }
    guard let cut = ContentLimits.cut(name, to: ContentLimits.line) else { return name }
    complain(key, "“\(key)” has more than \(ContentLimits.line) characters; the rest is left out", .length)
    return cut
  }

  /// The name of a symbol.
  mutating func symbol(_ key: String, instead: String) -> String {
    let name = name(key)
    guard !name.isEmpty else { return instead }
    if _SymbolNames.all.contains(name) { return name }
    // Names are short, and many: another first letter makes another word.
    let guess = _Spelling.guess(for: name, among: _SymbolNames.all.sorted().filter { $0.first == name.first })
    complain(
      key,
      "“\(key)” is “\(name)”, and there is no symbol of that name; write "
        + (guess.map { "“\($0)” if that is meant, or " } ?? "")
        + "one of those that “bistro symbols” lists; \(instead) is shown")
    return instead
  }

  /// One of a few words.
  mutating func choice<Value>(_ key: String, among values: [(String, Value)]) -> Value? {
    guard let value = value(key) else { return nil }
    if let name = value as? String, let found = values.first(where: { $0.0 == name }) { return found.1 }
    complain(
      key,
      "“\(key)” is none of \(values.map { "\"\($0.0)\"" }.joined(separator: ", ")); write one of them; "
        + "it is left out")
    return nil
  }

  /// A list of short texts.
  mutating func texts(_ key: String) -> [GuideText] {
    list(key).enumerated().map { number, value in
      text(value, named: key, at: [.key(key), .index(number)], most: ContentLimits.line)
    }.filter { $0 != .empty }
  }

  /// The elements of a list, up to the limit.
  mutating func list(_ key: String, _ example: String = "[\"one\", \"other\"]") -> [Any] {
    guard let value = value(key) else { return [] }
    guard let list = value as? [Any] else {
      complain(key, "“\(key)” is no list; write it as \(example); it is left out")
      return []
    }
    if list.count > ContentLimits.list {
      complain(key, "“\(key)” has more than \(ContentLimits.list) elements; the rest is left out", .length)
    }
    return Array(list.prefix(ContentLimits.list))
  }

  /// Languages to choose among, in words.
  private var examples: String {
    guard let last = languages.last else { return "en, fr or zh-Hans" }
    return languages.count == 1 ? last : languages.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A text without what comes with copying from a table: a tab or another control character is a space.
  private static func printable(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\n" && scalar.properties.generalCategory == .control
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      result.append(scalar == "\r" ? "\n" : isControl(scalar) ? " " : scalar)
    }
    return String(result)
  }

  /// Whether nothing is seen of a character.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  private mutating func text(_ value: Any, named key: String, at steps: [JSONStep], most: Int) -> GuideText {
    func note(_ kind: Complaints.Kind, _ more: [JSONStep], _ sentence: String) {
      problems.append(Problem(kind: kind, path: path + steps + more, sentence: sentence))
    }
    func short(_ text: String, _ more: [JSONStep]) -> String {
      let text = Self.printable(text)
      if text.unicodeScalars.allSatisfy(Self.isBlank) {
        note(.hint, more, "“\(key)” is empty; write something or leave it out; nothing is shown for it")
      }
      guard let cut = ContentLimits.cut(text, to: most) else { return text }
      note(.length, more, "“\(key)” has more than \(most) characters; the rest is left out")
      return cut
    }
    if let text = value as? String { return .plain(short(text, [])) }
    guard let given = value as? [String: Any] else {
      note(
        .field, [],
        "“\(key)” is no text; put it in quotes, or write {\"en\": \"…\", \"fr\": \"…\"}; it is shown empty"
      )
      return .empty
    }
    var texts: [String: String] = [:]
    for (tag, value) in given.sorted(by: { $0.key < $1.key }) where !tag.hasPrefix("$") {
      if !LanguageChoice.isTag(tag) {
        note(
          .field, [.key(tag)],
          "“\(key)” has “\(tag.prefix(40))”, which is no language; write \(examples); it is left out")
      } else if let other = texts.keys.first(where: { LanguageChoice.same($0, tag) }) {
        note(
          .field, [.key(tag)],
          "“\(key)” is in “\(other)” and in “\(tag)”, which are one language; take one of them out; “\(tag)” is left "
            + "out")
      } else if let text = value as? String {
        texts[tag] = short(text, [.key(tag)])
      } else {
        note(.field, [.key(tag)], "“\(key)” in “\(tag)” is no text; put it in quotes; it is left out")
      }
    }
    if texts.isEmpty {
      note(
        .field, [], "“\(key)” has no language; write {\"en\": \"…\"} or one text in quotes; it is shown empty"
      )
      return .empty
    }
    return .translated(texts)
  }
}
