import SwiftUI

/// An entry of a pack, with its texts in every language that they are written in.
nonisolated struct RestaurantEntry: Equatable, Sendable {
  /// What an entry says in words.
  enum Words: String, CaseIterable, Sendable {
    case name, type, location, phone, description, website
  }

  /// A line of facts of the entry's own.
  struct Fact: Equatable, Sendable {
    var symbol: String
    var text: GuideText
  }

  /// What does not depend on the language; its texts are those of readers for whom there is no better language.
  var restaurant: Restaurant
  var words: [Words: GuideText]
  /// Which of the file's entries it is, from 0 on.
  var number = 0
  var tags: [GuideText] = []
  var facts: [Fact] = []

  /// How sentences about it begin.
  var place: String {
    let name = restaurant.name
    if name.isEmpty { return "entry \(number + 1)" }
    return "entry \(number + 1) (\(name.count > 40 ? name.prefix(40) + "…" : name))"
  }

  /// Its texts, each with where it is in the file and the name of its field.
  var texts: [(path: [JSONStep], name: String, text: GuideText)] {
    Words.allCases.compactMap { word in
      words[word].map { ([.index(number), .key(word.rawValue)], word.rawValue, $0) }
    }
      + tags.map { ([.index(number), .key("tags")], "tags", $0) }
      + facts.map { ([.index(number), .key("facts")], "facts", $0.text) }
  }

  /// Whether some text is not the same in every language.
  var isTranslated: Bool {
    (words.values + tags + facts.map(\.text)).contains { if case .translated = $0 { true } else { false } }
  }

  /// As somebody reads it.
  func restaurant(_ choice: LanguageChoice) -> Restaurant {
    var result = restaurant
    for (word, text) in words { result[word] = text.text(choice) }
    result.tags = tags.map { $0.text(choice) }.filter { !$0.isEmpty }
    result.facts = facts.map { Restaurant.Fact(symbol: $0.symbol, text: $0.text.text(choice)) }
      .filter { !$0.text.isEmpty }
    return result
  }
}

nonisolated extension Restaurant {
  fileprivate subscript(_ word: RestaurantEntry.Words) -> String {
    get {
      switch word {
      case .name: name
      case .type: type
      case .location: location
      case .phone: phone
      case .description: description
      case .website: website
      }
    }
    set {
      switch word {
      case .name: name = newValue
      case .type: type = newValue
      case .location: location = newValue
      case .phone: phone = newValue
      case .description: description = newValue
      case .website: website = newValue
      }
    }
  }
}
