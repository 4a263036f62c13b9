import Foundation

/// English nouns that agree with numbers, for `^[2 habits](inflect: true)`: the only language that is supported here.
enum EnglishInflection {
  /// A phrase in a locale's language: English ones are inflected, others stay unchanged.
  static func agree(_ phrase: String, in locale: Locale) -> String {
    locale.language.languageCode == .english ? agree(phrase) : phrase
  }

  /// A phrase with a number in front, its noun in the form for that number: `1 habit`, `2 habits`, `0 boxes`. The noun is
  /// the last word before a mark, else the last one: `2 women, today`. A phrase without a number stays unchanged.
  static func agree(_ phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { value($0) != nil }), let number = value(words[place]),
      words.count > 1
    else { return phrase }
    let nouns = words.indices.filter { words[$0].contains(where: \.isLetter) }
    let marked = nouns.first { $0 > place && words[$0].last.map { ",;:.!?".contains($0) } == true }
    guard let index = marked ?? nouns.last else { return phrase }
    // Marks after the word stay where they are.
    let word = words[index].prefix { $0.isLetter || $0 == "'" || $0 == "-" }
    let rest = words[index].dropFirst(word.count)
    words[index] = (abs(number) == 1 ? String(word) : plural(String(word))) + rest
    return words.joined(separator: " ")
  }

  /// A number with its separators; nil: the word is none.
  private static func value(_ word: String) -> Double? {
    guard word.contains(where: \.isNumber),
      word.allSatisfy({ $0.isNumber || ".,-−\u{202F}\u{A0}".contains($0) })
    else { return nil }
    return Double(word.filter { $0.isNumber || $0 == "." || $0 == "-" })
  }

  /// The plural of a noun in the singular, in its case.
  static func plural(_ noun: String) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) { return noun }
    for (singular, plural) in irregular where word.hasSuffix(singular) {
      // `woman` by `man`, but not `human`.
      guard word == singular || compounds.contains(singular), !regular.contains(word) else { continue }
      return noun.dropLast(singular.count) + matched(plural, to: String(noun.suffix(singular.count)))
    }
    let isCapital = noun.count > 1 && noun == noun.uppercased()
    func with(_ ending: String, dropping count: Int = 0) -> String {
      noun.dropLast(count) + (isCapital ? ending.uppercased() : ending)
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return with("es") }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return with("ies", dropping: 1)
    }
    if voiced.contains(where: word.hasSuffix) {
      return word.hasSuffix("fe") ? with("ves", dropping: 2) : with("ves", dropping: 1)
    }
    if withE.contains(word) { return with("es") }
    return with("s")
  }

  private static func matched(_ word: String, to model: String) -> String {
    if model.count > 1, model == model.uppercased() { return word.uppercased() }
    return model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "salmon", "trout", "moose", "swine",
    "offspring",
    "information", "equipment", "rice", "money", "news", "feedback", "homework", "advice", "software",
    "luggage",
  ]
  private static let irregular: [(String, String)] = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"), ("tooth", "teeth"),
    ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("die", "dice"), ("quiz", "quizzes"),
    ("criterion", "criteria"), ("phenomenon", "phenomena"), ("analysis", "analyses"), ("crisis", "crises"),
    ("thesis", "theses"), ("basis", "bases"), ("datum", "data"), ("matrix", "matrices"), ("index", "indices"),
    ("vertex", "vertices"), ("cactus", "cacti"), ("fungus", "fungi"),
  ]
  /// Irregular nouns that others end with.
  private static let compounds: Set<String> = ["person", "child", "man", "foot", "tooth", "mouse"]
  /// Nouns that only look as if they ended with one of those.
  private static let regular: Set<String> = ["human", "german", "roman", "shaman", "talisman", "caiman"]
  /// Endings whose f becomes a v.
  private static let voiced = [
    "leaf", "loaf", "knife", "wife", "life", "shelf", "half", "calf", "wolf", "thief", "elf", "self", "sheaf",
  ]
  private static let withE: Set<String> = ["hero", "potato", "tomato", "echo", "veto", "torpedo", "mosquito"]
}
