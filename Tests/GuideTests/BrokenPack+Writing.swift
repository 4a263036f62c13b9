import Testing

/// Mistakes of somebody who writes JSON for the first time, and who takes a name for another one.
nonisolated extension BrokenPack {
  static let ofWriting: [BrokenPack] = [
    BrokenPack(
      "blankFile", "\n  \n", nil, isError: true,
      """
      restaurants.json: the file is empty; “bistro new FOLDER” writes one to begin with; nothing new is shown \
      until then
      """),
    BrokenPack(
      "quoteInAText", #"[\#n{"name": "The "best" one"}]"#, nil, isError: true,
      #"""
      restaurants.json:2: no valid JSON (a text ends at the quote before this; write a quote within a text as \"); \#
      mend it there, nothing new is shown until then
      """#),
    BrokenPack(
      "curlyQuotesRoundAName", "[\n{“name”: \"A\"}]", nil, isError: true,
      """
      restaurants.json:2: no valid JSON (quotes must be straight: write " where a curly one stands); mend it there, \
      nothing new is shown until then
      """),
    BrokenPack(
      "curlyQuotesRoundAText", "[\n{\"name\": “A”}]", nil, isError: true,
      """
      restaurants.json:2: no valid JSON (quotes must be straight: write " where a curly one stands); mend it there, \
      nothing new is shown until then
      """),
    BrokenPack(
      "strayBackslash", #"[\#n{"name": "A\ B"}]"#, nil, isError: true,
      #"""
      restaurants.json:2: no valid JSON (a backslash in a text is written \\); mend it there, nothing new is shown \#
      until then
      """#),
    BrokenPack(
      "trueWithACapital", #"[\#n{"name": "A", "isVisited": True}]"#, nil, isError: true,
      """
      restaurants.json:2: no valid JSON (“True” is written true); mend it there, nothing new is shown until then
      """),
    BrokenPack(
      "anotherWordForAField", #"[{"name": "A",\#n "picture": "x"}]"#, nil,
      """
      restaurants.json:2: entry 1 (A): “picture” means nothing here; write “image” if that is meant, or leave it out
      """),
    BrokenPack(
      "theSameOfSeveralValues",
      "[{\"name\": \"A\", \"facts\": [{\"text\": 1},\n {\"text\": 2}, {\"text\": 3}]}]", nil,
      """
      restaurants.json:1: entry 1 (A): “text” is no text; put it in quotes, or write {"en": "…", "fr": "…"}; it is \
      shown empty (3 times in this entry)
      """),
    BrokenPack(
      "hoursTwiceForADay", #"[{"name": "A", "hours": {"mon-wed": "09:00-12:00", "wed-fri": "10:00-11:00"}}]"#,
      nil,
      """
      restaurants.json:1: entry 1 (A): “hours” has “mon-wed” and “wed-fri” for wed; give that day a name of its own; \
      “mon-wed” is taken
      """),
    BrokenPack(
      "kindsInTwoCases", #"[{"name": "A", "type": "Tree"},\#n {"name": "B", "type": "tree "}]"#, nil,
      "restaurants.json:2: entry 2 (B): “tree ” and “Tree” are two kinds; write a kind alike in every entry"),
    BrokenPack(
      "aLanguageOfWhichNothingIsThere",
      #"[{"name": {"en": "A"}, "type": {"en": "T"}, "tags": [{"en": "x"}, {"en": "y"}]}]"#,
      #"{"languages": ["en", "ar"]}"#,
      """
      restaurants.json:1: none of the texts is in ar, from entry 1 (A): “name” on; add it, or take “ar” out of \
      “languages”; another language is shown there
      """),
    BrokenPack(
      "aWordInOneOfTwoLanguages", #"[{"name": "A"}]"#,
      #"{"languages": ["en", "fr"],\#n "words": {"details": {"en": "About it"}}}"#,
      "guide.json:2: “details” of “words” is not in fr; add it; another language is shown there"),
    BrokenPack(
      "theTitleInOneOfTwoLanguages", #"[{"name": "A"}]"#,
      #"{"languages": ["en", "fr"],\#n "title": {"fr": "Musée"}}"#,
      "guide.json:2: “title” is not in en; add it; another language is shown there"),
    BrokenPack(
      "noTabs", plain, #"{"tabs": []}"#,
      "guide.json:1: “tabs” has no tab; name one, or leave “tabs” out; all three are shown"),
    BrokenPack(
      "accentTooDark", plain, ##"{"accent": {"light": "#205060", "dark": "#205060"}}"##,
      """
      guide.json:1: “accent” can hardly be seen in dark appearance, where its contrast is 1.9 to 1 of 3; write \
      "dark": "#49707D" or a lighter one; it is shown lighter there
      """),
    BrokenPack(
      "faceThatIsNotInstalled", plain, #"{"fonts": {"details": "Nowhere Grotesk"}}"#,
      """
      guide.json:1: “details” of “fonts” is “Nowhere Grotesk”, and no face of that name is installed here; write one that \
      “fc-list : family” lists, or "default", "rounded", "serif", "monospaced"; the usual one is shown
      """),
  ]
}
