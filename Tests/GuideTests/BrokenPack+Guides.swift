import Testing

/// Mistakes of guide.json.
nonisolated extension BrokenPack {
  static let ofGuides: [BrokenPack] = [
    BrokenPack(
      "guideIsAList", plain, #"[]"#, isError: true,
      "guide.json: the file must hold an object: begin it with { and end it with }"),
    BrokenPack(
      "guideMisspelled", plain, #"{\#n  "tilte": "A"\#n}"#,
      "guide.json:2: “tilte” means nothing here; write “title” if that is meant, or leave it out"),
    BrokenPack(
      "guideWithAnUnknownName", plain, #"{\#n  "publisher": "A"\#n}"#,
      """
      guide.json:2: “publisher” means nothing here; correct it (known: title, languages, \
      appearance, accent, fonts, tabs, start, words, placeholder, places, hosts) or leave it out
      """),
    BrokenPack(
      "hostsAreAText", plain, #"{"hosts": "example.org"}"#,
      "guide.json:1: “hosts” is no list; write it as [\"pictures.example.org\"]; it is left out"),
    BrokenPack(
      "hostWithAScheme", plain, #"{\#n  "hosts": ["https://example.org/"]}"#,
      """
      guide.json:2: “hosts” has “https://example.org/”, which is no name of a host; write \
      pictures.example.org, without https:// and without a path; it is left out
      """),
    BrokenPack(
      "imageOfAnotherHost", #"[{"name": "A", "image": "https://other.org/a.jpg"}]"#,
      #"{"hosts": ["example.org"]}"#,
      """
      restaurants.json:1: entry 1 (A): “image” has an address of other.org, which is none of the \
      “hosts” of guide.json, and is not fetched; add it there, or put the picture into Pictures \
      and give its name; a placeholder is shown
      """),
    BrokenPack(
      "imageOverHTTP", #"[{"name": "A", "image": "http://example.org/a.jpg"}]"#,
      #"{"hosts": ["example.org"]}"#,
      """
      restaurants.json:1: entry 1 (A): “image” has an address that does not begin with https://, \
      and is not fetched; put the picture into Pictures and give its name; a placeholder is shown
      """),
    BrokenPack(
      "imageWithAUser", #"[{"name": "A", "image": "https://example.org@other.org/a"}]"#,
      #"{"hosts": ["example.org", "other.org"]}"#,
      """
      restaurants.json:1: entry 1 (A): “image” has an address that cannot be read, and is not \
      fetched; put the picture into Pictures and give its name; a placeholder is shown
      """),
    BrokenPack(
      "titleIsANumber", plain, #"{"title": 3}"#,
      """
      guide.json:1: “title” is no text; put it in quotes, or write {"en": "…", "fr": "…"}; it \
      is shown empty
      """),
    BrokenPack(
      "languagesAreAText", plain, #"{"languages": "en"}"#,
      "guide.json:1: “languages” is no list; write it as [\"en\", \"fr\"]; it is left out"),
    BrokenPack(
      "languageWithAName", plain, #"{"languages": ["english"]}"#,
      """
      guide.json:1: “languages” has “english”, which is no language; write en, fr or zh-Hans; \
      it is left out
      """),
    BrokenPack(
      "appearanceOfNoKind", plain, #"{"appearance": "dim"}"#,
      """
      guide.json:1: “appearance” is none of "light", "dark", "auto"; write one of them; it is \
      left out
      """),
    BrokenPack(
      "accentIsAName", plain, #"{"accent": "red"}"#,
      """
      guide.json:1: “accent” is no colour; write it as "#1F6F5C", or as {"light": "#1F6F5C", \
      "dark": "#5FC0A8"}; the usual one is taken
      """),
    BrokenPack(
      "accentTooLight", plain, ##"{"accent": "#FFE080"}"##,
      """
      guide.json:1: “accent” can hardly be seen in light appearance, where its contrast is \
      1.2 to 1 of 3; write "light": "#9C894E" or a darker one; it is shown darker there
      """),
    BrokenPack(
      "accentWithoutDark", plain, ##"{"accent": {"light": "#205060"}}"##,
      """
      guide.json:1: “accent” is no colour; write it as "#1F6F5C", or as {"light": "#1F6F5C", \
      "dark": "#5FC0A8"}; the usual one is taken
      """),
    BrokenPack(
      "fontsAreAText", plain, #"{"fonts": "serif"}"#,
      "guide.json:1: “fonts” is no object; write it as {\"details\": \"serif\"}; it is left out"),
    BrokenPack(
      "faceOfNoKind", plain, #"{"fonts": {"text": "Comic"}}"#,
      """
      guide.json:1: “text” is none of "default", "rounded", "serif", "monospaced"; write one \
      of them; it is left out
      """),
    BrokenPack(
      "tabsAreAnObject", plain, #"{"tabs": {"show": "list"}}"#,
      """
      guide.json:1: “tabs” is no list; write it as [{"show": "list", "title": "Objects"}]; it \
      is left out
      """),
    BrokenPack(
      "tabShowsNothing", plain, #"{"tabs": [{"title": "A"}]}"#,
      """
      guide.json:1: a tab has no “show”; give it "list", "discover" or "photos"; it is left \
      out
      """),
    BrokenPack(
      "tabShowsSomethingElse", plain, #"{"tabs": [{"show": "map"}, {"show": "list"}]}"#,
      """
      guide.json:1: “show” is none of "list", "discover", "photos"; write one of them; it is \
      left out
      """),
    BrokenPack(
      "tabTwice", plain, #"{"tabs": [{"show": "list"},\#n {"show": "list"}]}"#,
      "guide.json:2: “show” is that of a tab before; take one of them out; it is left out"),
    BrokenPack(
      "tabWithoutSymbolOfThatName", plain, #"{"tabs": [{"show": "list", "symbol": "museum"}]}"#,
      """
      guide.json:1: “symbol” is “museum”, and there is no symbol of that name; write one of \
      those that “bistro symbols” lists; list.bullet is shown
      """),
    BrokenPack(
      "startOnNoTab", plain, #"{"start": "photos", "tabs": [{"show": "list"}]}"#,
      "guide.json:1: “start” is none of the “tabs”; the first of them is taken"),
    BrokenPack(
      "wordThatIsNone", plain, #"{"words": {"detials": "A"}}"#,
      "guide.json:1: “detials” means nothing here; write “details” if that is meant, or leave it out"),
    BrokenPack(
      "wordOfBefore", plain, #"{"words": {"notVisited": "A"}}"#,
      "guide.json:1: “notVisited” means nothing here; write “markNotVisited” if that is meant, or leave it out"
    ),
    BrokenPack(
      "wordIsANumber", plain, #"{"words": {"details": 4}}"#,
      """
      guide.json:1: “details” is no text; put it in quotes, or write {"en": "…", "fr": "…"}; \
      it is shown empty
      """),
    BrokenPack(
      "placesOfNoKind", plain, #"{"places": "museum"}"#,
      """
      guide.json:1: “places” is none of "addresses", "indoors"; write one of them; it is left \
      out
      """),
    BrokenPack(
      "entryInOneOfTwoLanguages", #"[{"name": {"en": "A"}}]"#, #"{"languages": ["en", "fr"]}"#,
      """
      restaurants.json:1: entry 1 (A): “name” is not in fr; add it; another language is shown \
      there
      """),
    BrokenPack(
      "entryInTheOtherLanguageOfARegion", #"[{"name": {"de": "A"}}]"#, #"{"languages": ["en-GB", "de"]}"#,
      "restaurants.json:1: entry 1 (A): “name” is not in en; add it; another language is shown there"),
    BrokenPack(
      "entryInOneOfTwoRegions", #"[{"name": {"zh": "A", "fr-CA": "A"}}]"#,
      #"{"languages": ["zh-TW", "fr-CA", "en"]}"#,
      "restaurants.json:1: entry 1 (A): “name” is not in en; add it; another language is shown there"),
    BrokenPack(
      "languageTwice", plain, #"{\#n  "languages": ["en", "de", "en"]}"#,
      "guide.json:2: “languages” has “en” twice; take one of them out; it is offered once"),
    BrokenPack(
      "languageByTwoTags", plain, #"{"languages": ["zh", "zh-Hans"]}"#,
      """
      guide.json:1: “languages” has “zh” and “zh-Hans”, which are one language; take one of them \
      out; “zh” is offered
      """),
    BrokenPack(
      "textByTwoTagsOfALanguage", #"[{"name": {"zh-Hans": "A", "en": "A", "zh": "B"}}]"#, nil,
      """
      restaurants.json:1: entry 1 (A): “name” is in “zh” and in “zh-Hans”, which are one language; take one of them \
      out; “zh-Hans” is left out
      """),
    BrokenPack(
      "guideIsNoJSON", plain, #"{"title": "A"\#n "start": "list"}"#, isError: true,
      """
      guide.json:2: no valid JSON (a comma is missing before this, or a }); mend it there, nothing new is shown until then
      """),
  ]
}
