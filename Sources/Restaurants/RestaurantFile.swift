import SwiftUI

/// Reads restaurants.json: an array of entries. What is good is kept; what is wrong is reported, entry by entry.
public nonisolated struct RestaurantFile {
  public private(set) var restaurants: [Restaurant] = []
  /// The same with their texts in every language.
  private(set) var entries: [RestaurantEntry] = []
  /// What is said by entries that are left out, for what else is wrong with them; only where each problem is reported.
  private(set) var leftOut: [RestaurantEntry] = []
  /// What is wrong.
  public private(set) var problems: [PackProblem] = []

  /// Whether a key means something: itself, or a translation such as `name_zh`.
  private static func knows(_ key: String) -> Bool {
    keys.contains(String(key.prefix { $0 != "_" }))
  }

  /// What an entry may say.
  static let keys =
    ["id", "name", "type", "location", "phone", "description", "image", "isVisited"]
    + EntryFields.keys

  /// One sentence for each thing that is wrong: file, place and remedy.
  public var complaints: [String] { problems.map(\.description) }

  init(problem: PackProblem) { problems = [problem] }

  /// Reads the bytes of a file called `name`. What is longer than `ContentLimits` allow is cut, and reported.
  public init(data: Data, name: String) {
    self.init(data: data, name: name, most: ContentLimits.complaints, languages: [])
  }

  /// - Parameters:
  ///   - most: how many problems of each kind are reported one by one.
  ///   - languages: those that `restaurants` are in, the most preferred first.
  init(data: Data, name: String, most: Int, languages: [String]) {
    var found = Complaints(most: most)
    defer { problems = found.problems(in: name, data) + problems }
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: data) } catch {
      problems = PackProblem.problems(invalid: error, in: data, of: name, tellsAll: found.tellsAll)
      return
    }
    guard let list = value as? [Any] else {
      found.add(.file, "the file must hold a list of entries: begin it with [ and end it with ]")
      return
    }
    let choice = LanguageChoice(languages)
    var ids = EntryIDs()
    for (index, entry) in list.prefix(ContentLimits.entries).enumerated() {
      guard let (entry, isComplete) = RestaurantFile.entry(entry, index, languages, &ids, &found)
      else { continue }
      if isComplete {
        entries.append(entry)
        restaurants.append(entry.restaurant(choice))
      } else if found.tellsAll {
        leftOut.append(entry)
      }
    }
    if list.count > ContentLimits.entries {
      found.add(
        .file,
        "\(list.count) entries, of which the first \(ContentLimits.entries) are shown; take the others out")
    }
    if list.isEmpty { found.add(.file, "the list is empty; add at least one entry") }
    found.addFaultsOfWriting(in: data)
  }

  /// One entry, and whether it has all that it needs, so that it is shown; nil: it says nothing.
  private static func entry(
    _ entry: Any, _ index: Int, _ languages: [String], _ ids: inout EntryIDs, _ complaints: inout Complaints
  ) -> (entry: RestaurantEntry, isComplete: Bool)? {
    let place = "entry \(index + 1)"
    let path = [JSONStep.index(index)]
    guard let fields = entry as? [String: Any] else {
      complaints.add(.entry, at: path, "\(place) is no object in braces; it is left out")
      return nil
    }
    var reader = FieldReader(fields, at: path, languages: languages)
    let isText = reader.value("name").map { $0 is String || $0 is [String: Any] } ?? true
    let name = isText ? reader.text("name") : .empty
    let title = name.text(LanguageChoice([]))
    let isComplete = !title.allSatisfy(\.isWhitespace)
    if !isText {
      complaints.add(
        .entry, at: path + [.key("name")],
        "\(place): “name” is no text; put it in quotes; the entry is left out")
    } else if !isComplete {
      complaints.add(
        .entry, at: path, "\(place) has no “name”; give it one in quotes; the entry is left out")
      // What the name lacks has been told.
      reader.forget(about: "name")
    }
    reader.check(known: keys) { knows($0) }
    // By the whole name, as before texts were cut.
    let whole = fields["name"] as? String ?? title
    let id = ids.id(of: index + 1, fields["id"], whole) { problem in
      reader.complain("id", "\(problem); one made of its name is used", .identity)
    }
    let image = reader.name("image")
    var result = RestaurantEntry(
      restaurant: Restaurant(
        id: id, name: title, type: "", location: "", phone: "", description: "", image: image,
        isVisited: fields["isVisited"] as? Bool ?? false),
      words: [.name: name], number: index)
    for word in [RestaurantEntry.Words.type, .location, .phone, .description] {
      result.words[word] = reader.text(word.rawValue)
    }
    if let visited = reader.value("isVisited"), !(visited is Bool) {
      reader.complain(
        "isVisited", "“isVisited” is neither true nor false, without quotes; it is taken for false")
    }
    EntryFields.fill(&result, from: &reader)
    // Equal problems of an entry are reported once, with their count.
    var counts: [String: Int] = [:]
    for problem in reader.problems { counts[problem.sentence, default: 0] += 1 }
    for problem in reader.problems where problem.kind != .hint || complaints.tellsAll {
      guard let count = counts.removeValue(forKey: problem.sentence) else { continue }
      complaints.add(
        problem.kind, at: problem.path,
        "\(result.place): \(problem.sentence)" + (count > 1 ? " (\(count) times in this entry)" : ""))
    }
    return (result, isComplete)
  }

  /// The id of an entry that gives none: made of its name, so that it is the same in the next reading.
  public static func id(of name: String) -> UUID {
    var hash = ContentHash()
    hash.add(name.utf8)
    var bytes = hash.parts.flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> (8 * $0)) } }
    // Version 8: of one's own making; the variant of RFC 9562.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
