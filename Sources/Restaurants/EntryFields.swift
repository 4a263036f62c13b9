import SwiftUI

/// What an entry may say beyond what every guide has: photos, hours, prices, tags, a page. What is wrong is told and left
/// out.
struct EntryFields {
  static let keys = ["photos", "hours", "timeZone", "price", "tags", "website"]

  private let fields: [String: Any]
  /// What is wrong.
  private(set) var problems: [String] = []

  init(_ fields: [String: Any]) { self.fields = fields }

  mutating func fill(_ restaurant: inout Restaurant) {
    restaurant.photos = texts("photos")
    restaurant.tags = texts("tags")
    restaurant.price = price()
    restaurant.website = website()
    let zone = timeZone()
    guard let hours = value("hours") else { return }
    restaurant.hours = OpeningHours(hours, timeZone: zone) { problems.append($0 + "; it is left out") }
  }

  /// Nil where the entry does not say it, or says that there is none.
  private func value(_ key: String) -> Any? { fields[key].flatMap { $0 is NSNull ? nil : $0 } }

  /// A list of short texts.
  private mutating func texts(_ key: String) -> [String] {
    guard let value = value(key) else { return [] }
    guard let list = value as? [String] else {
      problems.append("“\(key)” is no list of texts; write it as [\"one\", \"other\"]; it is left out")
      return []
    }
    if list.count > ContentLimits.list {
      problems.append("“\(key)” has more than \(ContentLimits.list) texts; the rest is left out")
    }
    return list.prefix(ContentLimits.list).filter { !$0.isEmpty }.map {
      ContentLimits.cut($0, to: ContentLimits.line) ?? $0
    }
  }

  private mutating func price() -> Int? {
    guard let value = value("price") else { return nil }
    guard let price = value as? Int, Restaurant.prices.contains(price) else {
      problems.append("“price” is no whole number from 1 to \(Restaurant.prices.upperBound); it is left out")
      return nil
    }
    return price
  }

  private mutating func website() -> String {
    guard let value = value("website") else { return "" }
    guard let text = value as? String, text.count <= ContentLimits.line,
      let url = URL(string: text.contains("://") ? text : "https://" + text),
      ["http", "https"].contains(url.scheme), url.host?.isEmpty == false
    else {
      problems.append(
        "“website” is no address of a page; write it as \"https://example.org\"; it is left out")
      return ""
    }
    return text
  }

  private mutating func timeZone() -> TimeZone? {
    guard let value = value("timeZone") else { return nil }
    guard let name = value as? String, let zone = TimeZone(identifier: name) else {
      problems.append("“timeZone” is no name such as \"Europe/Paris\"; the guide's own is taken")
      return nil
    }
    return zone
  }
}
