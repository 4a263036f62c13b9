import SwiftUI

/// What guide.json says: how the guide calls things and looks, in every language. All of it may be missing.
nonisolated struct GuideFile: Equatable, Sendable {
  /// The file's name in a pack.
  static let name = "guide.json"
  static let keys = [
    "title", "languages", "appearance", "accent", "fonts", "tabs", "start", "words", "placeholder", "places",
    "hosts",
  ]
  static let tabKeys = ["show", "title", "heading", "symbol"]
  static let fontKeys = ["text", "details"]
  static let designs: [(String, Font.Design)] = [
    ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
  ]
  static let tabNames: [(String, GuideTab)] = [
    ("list", .restaurants), ("discover", .discover), ("photos", .photos),
  ]
  static let appearances: [(String, ColorScheme?)] = [("light", .light), ("dark", .dark), ("auto", nil)]
  /// Whether entries are at addresses, or in the building.
  static let places: [(String, Bool)] = [("addresses", true), ("indoors", false)]

  private struct Tab: Equatable, Sendable {
    let tab: GuideTab
    /// Of the file's tabs, from 0 on.
    let number: Int
    var title, heading: GuideText
    var symbol: String?
  }

  /// Of the window.
  private(set) var title = GuideText.empty
  /// In which the guide is written, as BCP 47 tags: visitors choose among them, and others get the first.
  private(set) var languages: [String] = []
  private(set) var appearance: ColorScheme?
  /// The tab that is shown first.
  private(set) var start = GuideTab.restaurants
  /// Where pictures may be fetched from; none: nowhere.
  private(set) var hosts = PictureHosts()
  private(set) var problems: [PackProblem] = []
  /// Whether the file is there and means something.
  private(set) var isReadable = true
  /// Whether there is such a file: a guide without is one to restaurants.
  private(set) var isThere = false
  private var tabs: [Tab]?
  private var words: [GuideWord: GuideText] = [:]
  /// What does not depend on the language.
  private var look = GuideFileLook()

  /// There is no such file.
  init() {}

  /// The file is there, and cannot be read.
  init(problem: PackProblem) {
    problems = [problem]
    isReadable = false
  }

  init(data: Data, name: String, most: Int = ContentLimits.complaints) {
    let value: Any
    var found = Complaints(most: most)
    defer { problems += found.problems(in: name, data) }
    do { value = try JSONSerialization.jsonObject(with: data) } catch {
      problems = PackProblem.problems(invalid: error, in: data, of: name, tellsAll: found.tellsAll)
      isReadable = false
      return
    }
    guard let fields = value as? [String: Any] else {
      found.add(.file, "the file must hold an object: begin it with { and end it with }")
      isReadable = false
      return
    }
    isThere = true
    var reader = FieldReader(fields, at: [])
    read(&reader)
    for problem in reader.problems { found.add(problem.kind, at: problem.path, problem.sentence) }
    found.addFaultsOfWriting(in: data)
  }

  private mutating func read(_ reader: inout FieldReader) {
    reader.check(known: Self.keys)
    languages = Self.languages(&reader)
    reader.languages = languages
    title = reader.text("title")
    appearance = reader.choice("appearance", among: Self.appearances) ?? nil
    look.read(&reader)
    tabs = Self.tabs(&reader)
    hosts = PictureHosts(&reader)
    start = tabs?.first?.tab ?? .restaurants
    if let wanted = reader.choice("start", among: Self.tabNames) {
      if tabs.map({ $0.contains { $0.tab == wanted } }) ?? true {
        start = wanted
      } else {
        reader.complain("start", "“start” is none of the “tabs”; the first of them is taken")
      }
    }
    guard let value = reader.value("words") else { return }
    guard let fields = value as? [String: Any] else {
      reader.complain(
        "words", "“words” is no object; write it as {\"details\": \"The object\"}; it is left out")
      return
    }
    var inner = FieldReader(fields, at: [.key("words")], languages: languages)
    inner.check(
      known: GuideWord.allCases.map(\.rawValue), hasSynonyms: false, renamed: GuideWord.renamed)
    for word in GuideWord.allCases {
      let text = inner.text(word.rawValue)
      if text != .empty { words[word] = text }
    }
    reader.add(inner.problems)
  }

  private static func languages(_ reader: inout FieldReader) -> [String] {
    let given = reader.list("languages", "[\"en\", \"fr\"]").map { $0 as? String ?? "?" }
    for tag in given where !LanguageChoice.isTag(tag) {
      reader.complain(
        "languages",
        "“languages” has “\(tag.prefix(40))”, which is no language; write en, fr or zh-Hans; it is left out")
    }
    var languages: [String] = []
    for tag in given where LanguageChoice.isTag(tag) {
      if let other = languages.first(where: { LanguageChoice.same($0, tag) }) {
        reader.complain(
          "languages",
          other == tag
            ? "“languages” has “\(tag)” twice; take one of them out; it is offered once"
            : "“languages” has “\(other)” and “\(tag)”, which are one language; take one of them out; “\(other)” is "
              + "offered")
      } else {
        languages.append(tag)
      }
    }
    return languages
  }

  private static func tabs(_ reader: inout FieldReader) -> [Tab]? {
    var tabs: [Tab] = []
    let list = reader.list("tabs", "[{\"show\": \"list\", \"title\": \"Objects\"}]")
    for (number, value) in list.enumerated() {
      let path = [JSONStep.key("tabs"), .index(number)]
      guard let fields = value as? [String: Any] else {
        reader.complain(
          "tabs", "“tabs” has something that is no object; write {\"show\": \"list\"}; it is left out")
        continue
      }
      var inner = FieldReader(fields, at: path, languages: reader.languages)
      inner.check(known: tabKeys)
      let show: GuideTab? = inner.choice("show", among: tabNames)
      if let show, tabs.contains(where: { $0.tab == show }) {
        inner.complain("show", "“show” is that of a tab before; take one of them out; it is left out")
      } else if let show {
        tabs.append(
          Tab(
            tab: show, number: number, title: inner.text("title"), heading: inner.text("heading"),
            symbol: inner.value("symbol").map { _ in
              inner.symbol("symbol", instead: show.symbol(isNeutral: true))
            }))
      } else if inner.value("show") == nil {
        inner.complain(
          nil, "a tab has no “show”; give it \"list\", \"discover\" or \"photos\"; it is left out")
      }
      reader.add(inner.problems)
    }
    if tabs.isEmpty, reader.value("tabs") is [Any] {
      reader.complain("tabs", "“tabs” has no tab; name one, or leave “tabs” out; all three are shown")
    }
    return tabs.isEmpty ? nil : tabs
  }

  /// The window's title; nil: as usual.
  func title(_ choice: LanguageChoice) -> String? { Self.said(title, choice) }

  private static func said(_ text: GuideText, _ choice: LanguageChoice) -> String? {
    let text = text.text(choice)
    return text.isEmpty ? nil : text
  }

  /// As somebody reads it.
  @MainActor func guide(_ choice: LanguageChoice, in scheme: ColorScheme) -> Guide {
    var guide = Guide()
    guide.isNeutral = isThere
    look.apply(to: &guide, in: scheme)
    guide.title = title(choice)
    if let tabs {
      guide.tabs = tabs.map { tab in
        Guide.Tab(
          id: tab.tab, title: Self.said(tab.title, choice), heading: Self.said(tab.heading, choice),
          symbol: tab.symbol, isNeutral: isThere)
      }
    } else {
      guide.tabs = GuideTab.allCases.map { Guide.Tab(id: $0, isNeutral: isThere) }
    }
    guide.words = words.compactMapValues { Self.said($0, choice) }
    return guide
  }

  /// The accents that are hard to see, each with its appearance.
  var faintAccents: [(scheme: ColorScheme, color: GuideColor)] { look.faintAccents }

  /// The face that must be installed for it; nil: none.
  var faceName: String? { look.faceName }

  /// The texts of the file, each with where it is.
  var texts: [(path: [JSONStep], text: GuideText)] {
    [([.key("title")], title)]
      + (tabs ?? []).flatMap { tab in
        [
          ([.key("tabs"), .index(tab.number), .key("title")], tab.title),
          ([.key("tabs"), .index(tab.number), .key("heading")], tab.heading),
        ]
      }
      + GuideWord.allCases.compactMap { word in
        words[word].map { ([.key("words"), .key(word.rawValue)], $0) }
      }
  }

  /// Whether the file has its own word for something.
  func has(_ word: GuideWord) -> Bool { words[word] != nil }

  /// The language to read in for somebody who would like another: nil: what is wanted will do. A language of the guide with
  /// a region tells how times and weeks are written here, whatever region the reader is from.
  func language(for wanted: String) -> String? {
    guard let first = languages.first else { return nil }
    guard let match = LanguageChoice.match(wanted, in: languages) else { return first }
    return Locale.Language.Components(identifier: match).region == nil ? nil : match
  }
}
