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
  static let keys = ["id", "name", "type", "location", "phone", "description", "image", "isVisited"]

  /// Reads a file; an unreadable or malformed one gives no restaurants and one complaint.
  public init(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      self.init(
        complaint: "\(path): the file cannot be read; check that it is there and that you may read it")
      return
    }
    self.init(data: data, name: path)
  }

  private init(complaint: String) { complaints = [complaint] }

  /// Reads the bytes of a file called `name`.
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
    var seen: Set<UUID> = []
    for (index, entry) in list.enumerated() {
      let place = "\(name): entry \(index + 1)"
      guard let fields = entry as? [String: Any] else {
        complaints.append("\(place) is no object in braces; it is left out")
        continue
      }
      if let name = fields["name"], !(name is String) {
        complaints.append("\(place): “name” is no text; put it in quotes; the entry is left out")
        continue
      }
      guard let title = fields["name"] as? String, !title.isEmpty else {
        complaints.append("\(place) has no “name”; give it one in quotes; the entry is left out")
        continue
      }
      func text(_ key: String) -> String {
        guard let value = fields[key], !(value is NSNull) else { return "" }
        if let string = value as? String { return string }
        complaints.append("\(place) (\(title)): “\(key)” is no text; put it in quotes; it is shown empty")
        return ""
      }
      for key in fields.keys.sorted() where !RestaurantFile.knows(key) {
        complaints.append(
          "\(place) (\(title)): “\(key)” means nothing here; "
            + "correct it (known: \(RestaurantFile.keys.joined(separator: ", "))) or leave it out")
      }
      var id = RestaurantFile.id(of: title)
      if let given = fields["id"] {
        if let string = given as? String, let uuid = UUID(uuidString: string) {
          id = uuid
        } else {
          complaints.append("\(place) (\(title)): “id” is no UUID; one made of its name is used")
        }
      }
      if !seen.insert(id).inserted {
        if fields["id"] != nil {
          complaints.append(
            "\(place) (\(title)): the id \(id) was used before; one made of its name is used")
        }
        var turn = 1
        repeat {
          id = RestaurantFile.id(of: "\(title) \(turn)")
          turn += 1
        } while !seen.insert(id).inserted
      }
      restaurants.append(
        Restaurant(
          id: id, name: title, type: text("type"), location: text("location"), phone: text("phone"),
          description: text("description"), image: text("image"),
          isVisited: fields["isVisited"] as? Bool ?? false))
    }
    if restaurants.isEmpty, complaints.isEmpty {
      complaints.append("\(name): the list is empty; add at least one restaurant")
    }
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
