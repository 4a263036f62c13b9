import SwiftUI

/// How the guide calls things and looks, in one language: what guide.json says, over what is usual. Views read it from the
/// environment.
struct Guide: Equatable {
  /// A tab as the bar shows it.
  struct Tab: Equatable, Identifiable {
    let id: GuideTab
    /// Nil: as usual.
    var title: String?
    /// Over the page.
    var heading: String?
    var symbol: String?
    /// Whether the guide is one of something else than restaurants.
    var isNeutral = false

    var titleText: Text { title.map { Text(verbatim: $0) } ?? Text(id.title(isNeutral: isNeutral)) }
    var headingText: Text { heading.map { Text(verbatim: $0) } ?? titleText }
    var symbolName: String { symbol ?? id.symbol(isNeutral: isNeutral) }
  }

  /// The face of names, facts and descriptions.
  enum Face: Equatable {
    case design(Font.Design)
    /// An installed one, by its name.
    case named(String)
  }

  var tabs = GuideTab.allCases.map { Tab(id: $0) }
  var words: [GuideWord: String] = [:]
  /// Of the whole; nil: it has none.
  var title: String?
  /// Whether the usual words and symbols are those of a guide to anything, rather than to restaurants.
  var isNeutral = false
  /// In the appearance that is shown; nil: as usual.
  var accent: GuideColor?
  /// Of rows, chips, bars and captions; nil: as usual.
  var design: Font.Design?
  var face = Face.design(.rounded) { didSet { hasOwnFace = true } }
  /// Whether the pack says what that is.
  private(set) var hasOwnFace = false
  /// The symbol that is shown where there is no picture.
  var placeholder = "fork.knife"
  /// Whether where an entry is can be looked up on a map.
  var hasAddresses = true

  func tab(_ tab: GuideTab) -> Tab { tabs.first { $0.id == tab } ?? Tab(id: tab, isNeutral: isNeutral) }

  func text(_ word: GuideWord) -> Text {
    // Who is welcome is told to what.
    if let own = words[word] ?? (word == .welcome ? title : nil) { return Text(verbatim: own) }
    return Text(word.usual(isNeutral: isNeutral))
  }

  /// A word behind a symbol.
  func label(_ word: GuideWord, _ symbol: String) -> some View {
    Label {
      text(word)
    } icon: {
      Image(systemName: symbol)
    }
  }

  /// A font of names, facts and descriptions.
  func font(_ style: Font.TextStyle) -> Font {
    switch face {
    case .design(let design): .system(style, design: design)
    case .named(let name): .custom(name, size: Self.size(style), relativeTo: style)
    }
  }

  /// Of what is in `font`, where lists have a design of their own, which would reach there.
  var faceDesign: Font.Design? {
    guard design != nil else { return nil }
    if case .design(let design) = face { return design }
    return .default
  }

  /// The font of the title over what is said of an entry, and of the numbers of its photos: that of names where the pack
  /// says what that is, else that of bars.
  func titleFont(_ style: Font.TextStyle) -> Font {
    hasOwnFace ? font(style) : .system(style, design: design ?? .default)
  }

  /// Of what is in `titleFont`, as `faceDesign` is of what is in `font`.
  var titleDesign: Font.Design? { hasOwnFace ? faceDesign : design }

  /// Behind the name of a kind, and of what is to be touched first.
  var tagColor: Color { accent?.color ?? .tag }
  /// Of texts on `tagColor`, and on buttons that are filled.
  var tagInk: Color { accent?.ink.color ?? .white }

  /// Of what is drawn where an entry has no picture.
  var placeholderInk: Color { accent?.color ?? Color(.systemGray) }

  /// In points, at the usual text size.
  private static func size(_ style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    default: 17
    }
  }
}

extension EnvironmentValues {
  /// How the guide calls things and looks.
  @Entry var guide = Guide()
}

/// Puts what a pack says of names, colours and faces into force, in the language that is read.
struct GuideLook: ViewModifier {
  let store: RestaurantStore
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let language = locale.identifier(.bcp47)
    let guide = store.settings.guide(LanguageChoice([language] + store.settings.languages), in: scheme)
    let accent = guide.accent?.color
    content
      .fontDesign(guide.design)
      .tint(accent)
      .accentColor(accent)
      .environment(\.guide, guide)
      ._pictureHosts(store.settings.hosts.allowed)
      .onChange(of: language, initial: true) { _, language in store.language = language }
  }
}
