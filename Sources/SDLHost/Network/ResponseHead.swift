import Foundation

/// The fields of an answer's head, by their names in small letters; several of one name are joined, as HTTP allows.
struct ResponseHead: Sendable {
  private var fields: [String: String] = [:]

  init() {}

  /// Reads lines as they came; what is no field is passed over.
  init(_ bytes: UnsafeRawBufferPointer) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      fields[name] = fields[name].map { $0 + ", " + value } ?? value
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// The directives of `Cache-Control` and their values, in small letters.
  var cacheControl: [String: String] {
    var found: [String: String] = [:]
    for part in (fields["cache-control"] ?? "").lowercased().split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
      if let name = pair.first { found[name] = pair.count > 1 ? pair[1] : "" }
    }
    return found
  }

  /// A date in HTTP's format (`Sun, 06 Nov 1994 08:49:37 GMT`); nil: there is none, or it has another format.
  func date(_ name: String) -> Date? {
    guard let words = fields[name]?.split(separator: " "), words.count == 6, words[5] == "GMT",
      let day = Int(words[1]), let month = Self.months.firstIndex(of: words[2]), let year = Int(words[3]),
      (1...31).contains(day), (1...9999).contains(year)
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
      (0...60).contains(clock[2])
    else { return nil }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(year - 1900), Int32(month), Int32(day))
    (time.tm_hour, time.tm_min, time.tm_sec) = (Int32(clock[0]), Int32(clock[1]), Int32(clock[2]))
    return Date(timeIntervalSince1970: Double(timegm(&time)))
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
