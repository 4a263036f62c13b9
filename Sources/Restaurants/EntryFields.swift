import SwiftUI

/// What an entry may say beyond what every guide has: photos, hours, prices, tags, facts, a page. What is wrong is noted by
/// the reader and left out.
nonisolated enum EntryFields {
  static let keys = ["photos", "hours", "timeZone", "price", "tags", "facts", "website"]

  static func fill(_ entry: inout RestaurantEntry, from reader: inout FieldReader) {
    entry.restaurant.photos = photos(&reader)
    entry.tags = reader.texts("tags")
    entry.facts = facts(&reader)
    entry.restaurant.price = price(&reader)
    entry.words[.website] = website(&reader)
    let zone = timeZone(&reader)
    guard let hours = reader.value("hours") else { return }
    var problems: [String] = []
    entry.restaurant.hours = OpeningHours(hours, timeZone: zone) { problems.append($0) }
    for problem in problems { reader.complain("hours", problem) }
  }

  /// Names of pictures.
  private static func photos(_ reader: inout FieldReader) -> [String] {
    reader.list("photos").compactMap { value in
      guard let name = value as? String else {
        reader.complain(
          "photos",
          "“photos” has something that is no text; write the pictures' names in quotes; it is left out")
        return nil
      }
      return name.isEmpty ? nil : ContentLimits.cut(name, to: ContentLimits.line) ?? name
    }
  }

  private static func facts(_ reader: inout FieldReader) -> [RestaurantEntry.Fact] {
    reader.list("facts", "[{\"symbol\": \"ruler\", \"text\": \"30 cm\"}]").enumerated().compactMap {
      number, value in
      let path = reader.path + [.key("facts"), .index(number)]
      guard let fields = value as? [String: Any] else {
        reader.complain(
          "facts",
          "“facts” has something that is no object; write {\"symbol\": \"ruler\", \"text\": \"30 cm\"}; "
            + "it is left out")
        return nil
      }
      var fact = FieldReader(fields, at: path, languages: reader.languages)
      fact.check(known: ["symbol", "text"])
      let symbol = fact.symbol("symbol", instead: "info.circle")
      let text = fact.text("text")
      reader.add(fact.problems)
      if fields["text"] == nil {
        reader.complain(
          "facts", "“facts” has something without “text”; write what it says, or take it out; it is left out")
      }
      return text == .empty ? nil : RestaurantEntry.Fact(symbol: symbol, text: text)
    }
  }

  private static func price(_ reader: inout FieldReader) -> Int? {
    guard let value = reader.value("price") else { return nil }
    if let text = value as? String, let price = Int(text), Restaurant.prices.contains(price) {
      reader.complain("price", "“price” is in quotes; write it without: \(price); it is left out")
      return nil
    }
    guard let price = value as? Int, Restaurant.prices.contains(price) else {
      reader.complain(
        "price", "“price” is no whole number from 1 to \(Restaurant.prices.upperBound); it is left out")
      return nil
    }
    return price
  }

  private static func website(_ reader: inout FieldReader) -> GuideText {
    guard reader.value("website") != nil else { return .empty }
    let text = reader.text("website")
    if text.all.allSatisfy({ isPage($0.text) })
      || reader.problems.last.map({ $0.kind != .hint && $0.path.contains(.key("website")) }) == true
    {
      return text
    }
    reader.complain(
      "website", "“website” is no address of a page; write it as \"https://example.org\"; it is left out")
    return .empty
  }

  private static func isPage(_ text: String) -> Bool {
    guard let url = URL(string: text.contains("://") ? text : "https://" + text), let scheme = url.scheme
    else { return false }
    return ["http", "https"].contains(scheme) && url.host?.isEmpty == false
  }

  private static func timeZone(_ reader: inout FieldReader) -> TimeZone? {
    guard let value = reader.value("timeZone") else { return nil }
    guard let name = value as? String, let zone = TimeZone(identifier: name) else {
      reader.complain("timeZone", "“timeZone” is no name such as \"Europe/Paris\"; the guide's own is taken")
      return nil
    }
    return zone
  }
}
