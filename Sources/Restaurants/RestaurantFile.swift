import SwiftUI

/// Reads restaurants.json: an array of entries. What is good is kept; what is wrong is told, entry by entry.
public struct RestaurantFile {
  public private(set) var restaurants: [Restaurant] = []
  /// One sentence for each thing that is wrong: file, place and remedy.
  public private(set) var complaints: [String] = []

  /// Whether a key means something: itself, or a translation such as `name_zh`.
  private static func knows(_ key: String) -> Bool {
    keys.contains(String(key.prefix { $0 != "_" }))
  }

  /// What an entry may say.
  static let keys =
    ["id", "name", "type", "location", "phone", "description", "image", "isVisited"]
    + EntryFields.keys

  init(complaint: String) { complaints = [complaint] }

  /// Reads the bytes of a file called `name`. What is longer than `ContentLimits` allow is cut, and told.
  public init(data: Data, name: String) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      complaints = [
        "\(name): no valid JSON (\(RestaurantFile.reason(error, data))); mend it there, nothing is shown from it"
      ]
      return
    }
    guard let list = value as? [Any] else {
      complaints = ["\(name): the file must hold a list of restaurants: begin it with [ and end it with ]"]
      return
    }
    var found = Complaints()
    var ids = EntryIDs()
    for (index, entry) in list.prefix(ContentLimits.entries).enumerated() {
      let place = "\(name): entry \(index + 1)"
      if let restaurant = RestaurantFile.restaurant(entry, place, &ids, &found) {
        restaurants.append(restaurant)
      }
    }
    complaints = found.sentences(name)
    if list.count > ContentLimits.entries {
      complaints.append(
        "\(name): \(list.count) entries, of which the first \(ContentLimits.entries) are shown; take the others out"
      )
    }
    if restaurants.isEmpty, complaints.isEmpty {
      complaints.append("\(name): the list is empty; add at least one restaurant")
    }
  }

  /// One entry; nil: it is left out.
  private static func restaurant(
    _ entry: Any, _ place: String, _ ids: inout EntryIDs, _ complaints: inout Complaints
  ) -> Restaurant? {
    guard let fields = entry as? [String: Any] else {
      complaints.add(.entry, "\(place) is no object in braces; it is left out")
      return nil
    }
    if let name = fields["name"], !(name is String) {
      complaints.add(.entry, "\(place): “name” is no text; put it in quotes; the entry is left out")
      return nil
    }
    guard let whole = fields["name"] as? String, !whole.isEmpty else {
      complaints.add(.entry, "\(place) has no “name”; give it one in quotes; the entry is left out")
      return nil
    }
    let title = ContentLimits.cut(whole, to: ContentLimits.line) ?? whole
    func text(_ key: String) -> String {
      guard let value = fields[key], !(value is NSNull) else { return "" }
      guard let string = value as? String else {
        complaints.add(
          .field, "\(place) (\(title)): “\(key)” is no text; put it in quotes; it is shown empty")
        return ""
      }
      let most = ContentLimits.characters(of: key)
      guard let cut = ContentLimits.cut(string, to: most) else { return string }
      complaints.add(
        .length, "\(place) (\(title)): “\(key)” has more than \(most) characters; the rest is left out")
      return cut
    }
    for key in fields.keys.sorted() where !RestaurantFile.knows(key) {
      complaints.add(
        .field,
        "\(place) (\(title)): “\(ContentLimits.cut(key, to: ContentLimits.line) ?? key)” means nothing here; "
          + "correct it (known: \(RestaurantFile.keys.joined(separator: ", "))) or leave it out")
    }
    let id = ids.next(fields["id"], whole) { problem in
      complaints.add(.identity, "\(place) (\(title)): \(problem); one made of its name is used")
    }
    var restaurant = Restaurant(
      id: id, name: text("name"), type: text("type"), location: text("location"), phone: text("phone"),
      description: text("description"), image: text("image"), isVisited: fields["isVisited"] as? Bool ?? false
    )
    var entry = EntryFields(fields)
    entry.fill(&restaurant)
    for problem in entry.problems { complaints.add(.field, "\(place) (\(title)): \(problem)") }
    return restaurant
  }

  /// The id of an entry that gives none: made of its name, so that it is the same in the next reading
  /// (FNV-1a, from two starts).
  public static func id(of name: String) -> UUID {
    func hash(_ start: UInt64) -> UInt64 {
      name.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let parts = [hash(0xCBF2_9CE4_8422_2325), hash(0x8422_2325_CBF2_9CE4)]
    var bytes = parts.flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> (8 * $0)) } }
    // Version 8: of one's own making; the variant of RFC 9562.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// What the parser says, with the line where it can be told.
  private static func reason(_ error: any Error, _ data: Data) -> String {
    let message = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    if data.isEmpty { return "the file is empty" }
    let offset = (error as NSError).userInfo["NSJSONSerializationErrorIndex"] as? Int
    guard let offset, offset <= data.count else { return message }
    let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return "line \(line): \(message)"
  }
}
