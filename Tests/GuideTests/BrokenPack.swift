import Testing

/// Packs with a mistake each, and the sentence that tells of it.
nonisolated struct BrokenPack: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let entries: String
  let guide: String?
  /// Whether something is left out.
  let isError: Bool
  /// With file and line.
  let sentence: String

  init(_ name: String, _ entries: String, _ guide: String?, isError: Bool = false, _ sentence: String) {
    testDescription = name
    self.entries = entries
    self.guide = guide
    self.isError = isError
    self.sentence = sentence
  }

  /// A list of one entry.
  static let plain = #"[{"name": "A"}]"#

  static let ofEntries: [BrokenPack] = [
    BrokenPack(
      "emptyFile", #""#, nil, isError: true,
      """
      restaurants.json: the file is empty; “bistro new FOLDER” writes one to begin with; nothing new is shown \
      until then
      """),
    BrokenPack(
      "noJSON", #"[{"name": "A"},\#n {"name" "B"}]"#, nil, isError: true,
      """
      restaurants.json:2: no valid JSON (there is no colon after “name”); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "quoteForgotten", #"[{"name": "A}]"#, nil, isError: true,
      """
      restaurants.json:1: no valid JSON (a quote is not closed on its line; a new line in a \
      text is written \\n); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "objectInsteadOfList", #"{"name": "A"}"#, nil, isError: true,
      """
      restaurants.json: the file must hold a list of entries: begin it with [ and end it with \
      ]
      """),
    BrokenPack(
      "textInsteadOfList", #"["A", "B"]"#, nil, isError: true,
      "restaurants.json:1: entry 1 is no object in braces; it is left out"),
    BrokenPack(
      "emptyList", #"[]"#, nil, isError: true,
      "restaurants.json: the list is empty; add at least one entry"),
    BrokenPack(
      "entryWithoutName", #"[\#n  {"name": "A"},\#n  {"type": "Bar"}\#n]"#, nil, isError: true,
      "restaurants.json:3: entry 2 has no “name”; give it one in quotes; the entry is left out"),
    BrokenPack(
      "emptyName", #"[{"name": "A"}, {"name": ""}]"#, nil, isError: true,
      "restaurants.json:1: entry 2 has no “name”; give it one in quotes; the entry is left out"),
    BrokenPack(
      "nameIsANumber", #"[\#n  {"name": 5},\#n  {"name": "A"}]"#, nil, isError: true,
      "restaurants.json:2: entry 1: “name” is no text; put it in quotes; the entry is left out"),
    BrokenPack(
      "nameIsNull", #"[{"name": null}, {"name": "A"}]"#, nil, isError: true,
      "restaurants.json:1: entry 1 has no “name”; give it one in quotes; the entry is left out"),
    BrokenPack(
      "nameInNoLanguage", #"[{"name": {}}, {"name": "A"}]"#, nil, isError: true,
      "restaurants.json:1: entry 1 has no “name”; give it one in quotes; the entry is left out"),
    BrokenPack(
      "misspelledField", #"[\#n  {"name": "A", \#n   "imgae": "x"}\#n]"#, nil,
      """
      restaurants.json:3: entry 1 (A): “imgae” means nothing here; write “image” if that is \
      meant, or leave it out
      """),
    BrokenPack(
      "typeIsANumber", #"[\#n  {"name": "A", \#n   "type": 7}\#n]"#, nil,
      """
      restaurants.json:3: entry 1 (A): “type” is no text; put it in quotes, or write {"en": \
      "…", "fr": "…"}; it is shown empty
      """),
    BrokenPack(
      "typeInANumber", #"[\#n  {"name": "A", "type": {"en": 7, "fr": "Bar"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “type” in “en” is no text; put it in quotes; it is left \
      out
      """),
    BrokenPack(
      "languageThatIsNone", #"[\#n  {"name": "A", "type": {"English": "Bar", "en": "Bar"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “type” has “English”, which is no language; write en, \
      fr or zh-Hans; it is left out
      """),
    BrokenPack(
      "languageThatIsNoneOfThePacks", #"[{"name": {"deutsch": "A", "de": "A", "en": "A"}}]"#,
      #"{"languages": ["en-GB", "de"]}"#,
      """
      restaurants.json:1: entry 1 (A): “name” has “deutsch”, which is no language; write en-GB or de; it is left out
      """),
    BrokenPack(
      "locationIsAList", #"[\#n  {"name": "A", "location": ["Street 1", "Town"]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “location” is no text; put it in quotes, or write \
      {"en": "…", "fr": "…"}; it is shown empty
      """),
    BrokenPack(
      "phoneIsANumber", #"[\#n  {"name": "A", "phone": 5550142}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “phone” is no text; put it in quotes, or write {"en": \
      "…", "fr": "…"}; it is shown empty
      """),
    BrokenPack(
      "idIsNone", #"[\#n  {"name": "A", "id": "first"}\#n]"#, nil,
      "restaurants.json:2: entry 1 (A): “id” is no UUID; leave it out, or write one that “uuidgen” prints; one made of its name is used"
    ),
    BrokenPack(
      "idTwice",
      #"[\#n{"name": "A", "id": "11059DC2-AC40-509E-8490-A8311A9A7C00"},\#n{"name": "B", "id": "11059DC2-AC40-509E-8490-A8311A9A7C00"}]"#,
      nil,
      """
      restaurants.json:3: entry 2 (B): “id” is that of entry 1 too; leave it out, or give each \
      entry its own; one made of its name is used
      """),
    BrokenPack(
      "visitedInQuotes", #"[\#n  {"name": "A", "isVisited": "yes"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “isVisited” is neither true nor false, without quotes; \
      it is taken for false
      """),
    BrokenPack(
      "priceTooHigh", #"[\#n  {"name": "A", "price": 5}\#n]"#, nil,
      "restaurants.json:2: entry 1 (A): “price” is no whole number from 1 to 4; it is left out"),
    BrokenPack(
      "priceInQuotes", #"[\#n  {"name": "A", "price": "2"}\#n]"#, nil,
      "restaurants.json:2: entry 1 (A): “price” is in quotes; write it without: 2; it is left out"),
    BrokenPack(
      "priceHalf", #"[\#n  {"name": "A", "price": 1.5}\#n]"#, nil,
      "restaurants.json:2: entry 1 (A): “price” is no whole number from 1 to 4; it is left out"),
    BrokenPack(
      "tagsAreAText", #"[\#n  {"name": "A", "tags": "Terrace, Garden"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “tags” is no list; write it as ["one", "other"]; it is \
      left out
      """),
    BrokenPack(
      "tagIsANumber", #"[\#n  {"name": "A", "tags": ["Terrace", 3]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “tags” is no text; put it in quotes, or write {"en": \
      "…", "fr": "…"}; it is shown empty
      """),
    BrokenPack(
      "hoursAreAText", #"[\#n  {"name": "A", "hours": "9 to 5"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” is no object; write it as {"mon-fri": \
      "09:00-17:00"}; it is left out
      """),
    BrokenPack(
      "hoursOfNoDay", #"[\#n  {"name": "A", "hours": {"monday": "09:00-17:00"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” has no day “monday”; write mon, tue, wed, thu, \
      fri, sat, sun, or mon-fri; it is left out
      """),
    BrokenPack(
      "hoursBackwards", #"[\#n  {"name": "A", "hours": {"fri-mon": "09:00-17:00"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” has no day “fri-mon”; write mon, tue, wed, thu, \
      fri, sat, sun, or mon-fri; it is left out
      """),
    BrokenPack(
      "hoursWithoutEnd", #"[\#n  {"name": "A", "hours": {"mon": "09:00"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” of mon has “09:00”; write it as 09:00-17:30, \
      or [] where it is closed; it is left out
      """),
    BrokenPack(
      "hoursOfNull", #"[\#n  {"name": "A", "hours": {"sat": null}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” of sat has “null”; write it as 09:00-17:30, \
      or [] where it is closed; it is left out
      """),
    BrokenPack(
      "hoursAfterMidnight", #"[\#n  {"name": "A", "hours": {"mon": "09:00-25:00"}}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “hours” of mon has “09:00-25:00”; write it as \
      09:00-17:30, or [] where it is closed; it is left out
      """),
    BrokenPack(
      "zoneThatIsNone", #"[\#n  {"name": "A", "hours": {"mon": "09:00-17:00"}, "timeZone": "Lyon"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “timeZone” is no name such as "Europe/Paris"; the \
      guide's own is taken
      """),
    BrokenPack(
      "websiteWithoutHost", #"[\#n  {"name": "A", "website": "file:///etc/passwd"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “website” is no address of a page; write it as \
      "https://example.org"; it is left out
      """),
    BrokenPack(
      "websiteIsANumber", #"[\#n  {"name": "A", "website": 3}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “website” is no text; put it in quotes, or write {"en": \
      "…", "fr": "…"}; it is shown empty
      """),
    BrokenPack(
      "imageIsAList", #"[\#n  {"name": "A", "image": ["one", "two"]}\#n]"#, nil,
      "restaurants.json:2: entry 1 (A): “image” is no text; put it in quotes; it is left out"),
    BrokenPack(
      "imageIsNotThere", #"[\#n  {"name": "A", \#n   "image": "absent"}\#n]"#, nil,
      """
      restaurants.json:3: entry 1 (A): there is no picture “absent” for “image”; put \
      absent.jpg into Pictures, or a PNG or WebP; a placeholder is shown
      """),
    BrokenPack(
      "imageIsAnAddress", #"[\#n  {"name": "A", "image": "https://example.org/a.jpg"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “image” has an address, and nothing is fetched; put the \
      picture into Pictures and give its name; a placeholder is shown
      """),
    BrokenPack(
      "imageLeadsOut", #"[\#n  {"name": "A", "image": "../secret"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “image” has “../secret”, which leads out of the folder; \
      put the picture into Pictures and give its name alone; a placeholder is shown
      """),
    BrokenPack(
      "imageIsAnAbsolutePath", #"[\#n  {"name": "A", "image": "/etc/passwd"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “image” has “/etc/passwd”, which leads out of the \
      folder; put the picture into Pictures and give its name alone; a placeholder is shown
      """),
    BrokenPack(
      "photosAreAText", #"[\#n  {"name": "A", "photos": "one"}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “photos” is no list; write it as ["one", "other"]; it \
      is left out
      """),
    BrokenPack(
      "photoIsANumber", #"[\#n  {"name": "A", "photos": [1]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “photos” has something that is no text; write the \
      pictures' names in quotes; it is left out
      """),
    BrokenPack(
      "photoIsNotThere", #"[\#n  {"name": "A", "photos": ["absent"]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): there is no picture “absent” for “photos”; put \
      absent.jpg into Pictures, or a PNG or WebP; a placeholder is shown
      """),
    BrokenPack(
      "factIsAText", #"[\#n  {"name": "A", "facts": ["30 cm"]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “facts” has something that is no object; write \
      {"symbol": "ruler", "text": "30 cm"}; it is left out
      """),
    BrokenPack(
      "factWithoutText", #"[\#n  {"name": "A", "facts": [{"symbol": "star"}]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “facts” has something without “text”; write what it \
      says, or take it out; it is left out
      """),
    BrokenPack(
      "factWithoutSymbolOfThatName",
      #"[\#n  {"name": "A", "facts": [{"symbol": "rulerr", "text": "30 cm"}]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “symbol” is “rulerr”, and there is no symbol of that \
      name; write “ruler” if that is meant, or one of those that “bistro symbols” lists; \
      info.circle is shown
      """),
    BrokenPack(
      "factWithAnotherField",
      #"[\#n  {"name": "A", "facts": [{"symbol": "ruler", "text": "30 cm", "colour": "red"}]}\#n]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “colour” means nothing here; correct it (known: symbol, \
      text) or leave it out
      """),
    BrokenPack(
      "fieldTwice", #"[\#n  {"name": "A", "type": "Bar",\#n   "type": "Pub"}\#n]"#, nil,
      "restaurants.json:3: entry 1: “type” is there more than once; take all but one out"),
    BrokenPack(
      "bracketForgotten", #"[{"name": "A"}"#, nil, isError: true,
      """
      restaurants.json:1: no valid JSON (there is no ] for what begins here); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "commaForgotten", #"[\#n{"name": "A"}\#n{"name": "B"}]"#, nil, isError: true,
      """
      restaurants.json:3: no valid JSON (a comma is missing before this, or a ]); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "singleQuotes", #"[\#n{"name": 'A'}]"#, nil, isError: true,
      """
      restaurants.json:2: no valid JSON (quotes must be double: write " instead of '); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "commaBehindTheLastMember", #"[\#n{"name": "A",\#n}\#n]"#, nil,
      """
      restaurants.json:2: a comma before }, where JSON allows none: take this comma out; this guide reads it all the same, other programs do not
      """),
    BrokenPack(
      "commaBehindTheLastEntry", #"[\#n{"name": "A"},\#n]"#, nil,
      """
      restaurants.json:2: a comma before ], where JSON allows none: take this comma out; this guide reads it all the same, other programs do not
      """),
    BrokenPack(
      "twoCommas", #"[\#n{"name": "A",, "type": "B"}]"#, nil, isError: true,
      """
      restaurants.json:2: no valid JSON (a comma with nothing before it: take one comma out, or write what is missing); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "commentOfAProgram", #"[\#n// the first\#n{"name": "A"}]"#, nil, isError: true,
      """
      restaurants.json:2: no valid JSON (JSON has no comments: take this out, or make it a member of its own, "$comment": "…"); mend it there, nothing new is shown until then
      """),
  ]
}
