import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// A pack of somebody's own on the screen: its words and colours everywhere, entries without pictures, entries that go.
@MainActor struct OwnPackTests {
  private static let entries = """
    [{"name": "Palm", "type": "Tree", "image": "palm", "tags": ["Warm"]},
     {"name": "Fern", "type": "Plant", "location": "By the gate", "description": "Plain."},
     {"name": "Rose", "image": "rose"}]
    """

  private static func pack(_ settings: String? = nil, entries: String = entries) throws -> PackFolder {
    let folder = try PackFolder(["restaurants.json": entries])
    if let settings { try folder.write("guide.json", settings) }
    let bundled = try #require(ContentFolder.bundled)
    let photo = try Data(contentsOf: URL(fileURLWithPath: bundled.path + "/Pictures/cafe-lumiere.jpg"))
    for name in ["palm", "rose"] { try folder.write("Pictures/\(name).jpg", photo) }
    return folder
  }

  private static func guide(
    _ folder: PackFolder, _ size: CGSize = CGSize(width: 390, height: 844), language: String = "en",
    scheme: ColorScheme = .light, textSize: DynamicTypeSize = .large, isKiosk: Bool = false,
    isAppearanceChosen: Bool = false
  ) -> (tester: ViewTester, store: RestaurantStore) {
    let store = RestaurantStore(folder: folder.content)
    var preferences = UserPreferences()
    preferences.language = language
    preferences.colorScheme = scheme
    preferences.textSize = textSize
    let tester = SheetTests.invariants(
      ViewTester(
        GuideView(
          store: store, languages: isKiosk ? ["en", "fr"] : [], isKiosk: isKiosk,
          isAppearanceChosen: isAppearanceChosen),
        size: size, preferences: preferences))
    tester.settle()
    return (tester, store)
  }

  private static func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  // MARK: Words

  @Test(arguments: [
    (nil, "en", "Where to eat?", "Touch to begin"), ("{}", "fr", "Bienvenue", "Touchez pour commencer"),
    (#"{"title": {"en": "Elm Hill", "fr": "Les Ormes"}}"#, "fr", "Les Ormes", "Touchez pour commencer"),
    (
      #"{"title": "Elm Hill", "words": {"welcome": {"en": "What grows here?"}, "begin": {"en": "Come in"}}}"#,
      "en", "What grows here?", "Come in"
    ),
  ])
  func thePackSaysWhatAttracts(
    _ settings: String?, _ language: String, _ welcome: String, _ begin: String
  ) async throws {
    let (tester, _) = Self.guide(try Self.pack(settings), language: language, isKiosk: true)
    await ReloadTests.pass(tester, 125)
    #expect(tester.frame(of: "attract") != nil)
    #expect(Self.texts(tester).contains(welcome) && Self.texts(tester).contains(begin))
  }

  @Test(arguments: [CGSize(width: 540, height: 960), CGSize(width: 960, height: 540)])
  func whatAttractsLiesWithinTheScreenHoweverLongItIs(_ size: CGSize) async throws {
    let title = "Jardin botanique de la Colline aux Ormes, et les serres de la ville voisine"
    let (tester, _) = Self.guide(
      try Self.pack("{\"title\": \"\(title)\"}"), size, language: "fr", isKiosk: true)
    await ReloadTests.pass(tester, 125)
    for text in [title, "Touchez pour commencer"] {
      let frame = try #require(
        tester.tree.flattened.first { $0.type == "Text" && $0.text == text }?.frame.rect)
      #expect(CGRect(origin: .zero, size: size).contains(frame.insetBy(dx: -8, dy: -8)), "\(text): \(frame)")
    }
  }

  /// What one has to do is never cut, and not larger than what it is about.
  @Test(
    arguments: ["en", "de", "fr", "ar", "zh-Hans"],
    [CGSize(width: 393, height: 698), CGSize(width: 800, height: 480), CGSize(width: 320, height: 480)])
  func whatAttractsIsReadAsAWhole(_ language: String, _ size: CGSize) async throws {
    for title in ["Elm", "The botanical garden on the hill of the elms, with all of its houses"] {
      let (tester, _) = Self.guide(
        try Self.pack("{\"title\": \"\(title)\"}"), size, language: language, isKiosk: true)
      await ReloadTests.pass(tester, 125)
      var own: [(string: String, isCut: Bool)] = []
      func look(_ items: [DisplayItem]) {
        for item in items {
          switch item.content {
          case .group(let group): look(group.items)
          case .text(let text): own.append((text.layout.string, text.layout.isTruncated))
          default: break
          }
        }
      }
      look(tester.displayList.items)
      own.removeAll { ["Palm", "Tree", "Fern", "Plant", "Rose"].contains($0.string) }
      #expect(own.count >= 2 && !own.contains { $0.isCut }, "\(own)")
    }
  }

  @Test(arguments: zip(["de", "fr"], [CGSize(width: 800, height: 480), CGSize(width: 390, height: 844)]))
  func noWordOfWhatOneHasToDoIsBroken(_ language: String, _ size: CGSize) async throws {
    let (tester, _) = Self.guide(
      try Self.pack("{}"), size, language: language, textSize: .accessibility5, isKiosk: true)
    await ReloadTests.pass(tester, 125)
    let words = language == "de" ? "Zum Beginnen berühren" : "Touchez pour commencer"
    let text = try #require(tester.paintedTexts.last { $0.string == words })
    #expect(text.frame.height < 45, "one line, or two of the smallest text size: \(text.frame)")
    #expect(CGRect(origin: .zero, size: size).contains(text.frame))
  }

  @Test func aGuideOfItsOwnIsNotOneToRestaurants() throws {
    let (tester, _) = Self.guide(try Self.pack("{}"), language: "de")
    #expect(Self.texts(tester).contains("Einträge") && !Self.texts(tester).contains("Restaurants"))
    tester.tap("row-0")
    tester.settle()
    #expect(Self.texts(tester).contains("Einzelheiten") && !Self.texts(tester).contains("Zum Restaurant"))
  }

  @Test func theCardsButtonsHaveWordsOfThePack() throws {
    let words = #"{"words": {"undo": "Back one", "openDetails": "More of it", "favourites": "My walk"}}"#
    let (tester, store) = Self.guide(try Self.pack(words))
    tester.tap("tab-discover")
    tester.settle()
    let labels = tester.tree.flattened.compactMap(\.label)
    #expect(labels.contains("Back one") && labels.contains("More of it"))
    for _ in store.restaurants {
      tester.tap("like")
      tester.settle()
    }
    #expect(Self.texts(tester).contains("My walk: 3"))
  }

  @Test func aLanguageWithARegionTellsHowTimesAreWritten() throws {
    let hours = #"[{"name": "A", "hours": {"mon-sun": "10:00-17:30"}}]"#
    for (languages, wanted, isTwelve, first) in [
      (#"["en-GB", "fr"]"#, "en", false, "Monday"), (#"["en", "fr"]"#, "en", true, "Sunday"),
      (#"["en-GB", "fr"]"#, "en-US", false, "Monday"),
    ] {
      let folder = try Self.pack(#"{"languages": \#(languages)}"#, entries: hours)
      let (tester, _) = Self.guide(folder, language: wanted)
      tester.tap("row-0")
      tester.settle()
      tester.tap("hours")
      tester.settle()
      let texts = Self.texts(tester)
      #expect(texts.contains { $0.contains("PM") } == isTwelve, "\(languages) \(wanted): \(texts)")
      #expect(texts.first { $0 == "Monday" || $0 == "Sunday" } == first)
    }
  }

  @Test func aLanguageIsCalledWithItsRegionOnlyWhereThatTellsItFromAnother() {
    #expect(VisitorLanguage.name(of: "en-GB", among: ["en-GB", "fr"]) == "English")
    #expect(VisitorLanguage.name(of: "en-GB", among: ["en-GB", "en-US"]) != "English")
    #expect(VisitorLanguage.name(of: "zh-Hans", among: ["zh-Hans", "fr"]).contains("简"))
  }

  @Test func whatNamesFewerDaysCountsForThem() {
    var told: [String] = []
    let hours = OpeningHours(
      ["tue-sun": "10:00-17:30", "sat": ["10:00-12:00", "20:00-02:00"], "sun": [String](), "$note": "x"],
      timeZone: nil
    ) { told.append($0) }
    let usual = [OpeningHours.Span(600, 1050)]
    #expect(told.isEmpty)
    #expect(hours?.days == [[], usual, usual, usual, usual, [.init(600, 720), .init(1200, 120)], []])
  }

  // MARK: Colours

  @Test(arguments: [ColorScheme.light, .dark])
  func anAccentThatIsHardToSeeIsShownSoThatItIsSeen(_ scheme: ColorScheme) throws {
    for text in ["#FFFBC8", "#0A0A0A", "#808080", "#A01E5A", "#F48FB1"] {
      let color = try #require(GuideColor(text))
      let seen = color.seen(in: scheme)
      #expect(seen.contrast(in: scheme) >= GuideColor.visible)
      #expect((seen == color) == (color.contrast(in: scheme) >= GuideColor.visible))
      #expect(seen.contrast(with: seen.ink) >= 4.5, "\(text)")
      #expect(GuideColor(seen.text)?.text == seen.text)
    }
  }

  /// The colour of the pixel at a place: red, green, blue.
  static func pixel(_ tester: ViewTester, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    _ = tester.runner.paint()
    let buffer = tester.runner.buffer
    let place = (Int(y) * buffer.width + Int(x)) * 4
    return (0..<3).map { buffer.bytes[place + 2 - $0] }
  }

  @Test func inTheDarkTheGroundOfAKindIsTheDarkAccentAndTagsAreSeen() throws {
    let folder = try Self.pack(##"{"accent": {"light": "#A01E5A", "dark": "#F48FB1"}}"##)
    for (scheme, accent) in [(ColorScheme.light, [0xA0, 0x1E, 0x5A]), (.dark, [0xF4, 0x8F, 0xB1])]
      as [(ColorScheme, [UInt8])]
    {
      let (tester, _) = Self.guide(folder, scheme: scheme)
      tester.tap("row-0")
      tester.settle()
      let kind = try #require(
        tester.tree.flattened.last { $0.type == "Text" && $0.text == "Tree" && $0.frame.rect.minY > 300 }?
          .frame.rect)
      #expect(Self.pixel(tester, kind.minX - 3, kind.midY) == accent)
      let tag = try #require(tester.frame(of: "Warm"))
      #expect(Self.pixel(tester, tag.minX - 5, tag.midY) != Self.pixel(tester, tag.minX - 14, tag.midY))
    }
  }

  @Test func whoStartsTheGuideChoosesItsAppearance() throws {
    let folder = try Self.pack(#"{"appearance": "light"}"#)
    for (isChosen, page) in [(true, [0, 0, 0]), (false, [255, 255, 255])] as [(Bool, [UInt8])] {
      let (tester, _) = Self.guide(folder, scheme: .dark, isAppearanceChosen: isChosen)
      #expect(Self.pixel(tester, 2, 600) == page)
    }
  }

  @Test func besideTheCardsTheFaceIsThatOfDetails() throws {
    func width(_ fonts: String) throws -> CGFloat {
      let folder = try Self.pack(
        "{\"fonts\": \(fonts)}", entries: #"[{"name": "A", "description": "Plain."}]"#)
      let (tester, _) = Self.guide(folder, CGSize(width: 1920, height: 1080))
      tester.tap("tab-discover")
      tester.settle()
      return try #require(tester.frame(of: "Plain.")).width
    }
    #expect(
      try width(#"{"text": "default", "details": "monospaced"}"#) == width(#"{"details": "monospaced"}"#))
    #expect(try width(#"{"text": "default", "details": "monospaced"}"#) != width(#"{"text": "default"}"#))
  }

  /// The title over what is said of an entry, and the numbers of its photos.
  @Test func titlesAndNumbersOfPhotosHaveAFaceOfThePack() throws {
    func widths(_ settings: String) throws -> [CGFloat] {
      let folder = try Self.pack(settings, entries: #"[{"name": "A", "image": "palm", "photos": ["rose"]}]"#)
      let (tester, _) = Self.guide(folder)
      tester.tap("row-0")
      tester.settle()
      let title = try #require(tester.paintedTexts.last { $0.string == "Details" })
      let number = try #require(tester.paintedTexts.last { $0.string == "1 of 2" })
      return [title.frame.width, number.frame.width]
    }
    let usual = try widths("{}")
    for fonts in [
      #"{"details": "monospaced"}"#, #"{"text": "monospaced"}"#,
      #"{"text": "default", "details": "monospaced"}"#,
    ] {
      let own = try widths("{\"fonts\": \(fonts)}")
      #expect(zip(own, usual).allSatisfy { $0 > $1 + 1 }, "\(fonts): \(own), \(usual)")
    }
    #expect(try widths(#"{"fonts": {"text": "monospaced", "details": "default"}}"#) == usual)
  }

  // MARK: Without a picture

  @Test func anEntryWithoutAPictureHasALowHeaderAndNoFlight() throws {
    let (tester, _) = Self.guide(try Self.pack("{}"))
    tester.tap("row-1")
    var flights = 0
    tester.onFrame = { tester in
      if tester.tree.flattened.contains(where: { $0.id == "hero-photo" }) { flights += 1 }
    }
    tester.settle()
    let header = try #require(tester.frame(of: "plain-header"))
    #expect(header.width == 390 && header.height < 160 && flights == 0)
    #expect(tester.frame(of: "Plain.") != nil && tester.frame(of: "picture") == nil)
    tester.key(.escape)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    #expect(tester.frame(of: "plain-header") == nil)
  }

  @Test func besideTheListItsTextsHaveTheWholeWidth() throws {
    let (tester, _) = Self.guide(try Self.pack("{}"), CGSize(width: 1920, height: 1080))
    tester.tap("row-1")
    tester.settle()
    let header = try #require(tester.frame(of: "plain-header"))
    #expect(header.width > 1500 && header.height < 160)
  }

  @Test func photosShowsWhatHasAPicture() throws {
    let (tester, store) = Self.guide(try Self.pack("{}"))
    tester.tap("tab-photos")
    tester.settle()
    #expect(Self.texts(tester).contains("1 of 2") && tester.frame(of: "cover-Fern") == nil)
    #expect(store.pictured.map(\.name) == ["Palm", "Rose"])
    let (none, _) = Self.guide(try Self.pack("{}", entries: #"[{"name": "A"}]"#))
    none.tap("tab-photos")
    none.settle()
    #expect(Self.texts(none).contains("No pictures yet"))
  }

  @Test func theFirstOfThePhotosStandsInForAPicture() throws {
    let folder = try Self.pack("{}", entries: #"[{"name": "A", "photos": ["palm", "rose"]}]"#)
    let (tester, store) = Self.guide(folder)
    #expect(store.pictured.count == 1)
    tester.tap("row-0")
    tester.settle()
    #expect(Self.texts(tester).contains("1 of 2") && tester.frame(of: "plain-header") == nil)
  }

  @Test(arguments: [60, 199]) func aLongNameLeavesSpaceForTheRest(_ count: Int) throws {
    let name = String(repeating: "Long name ", count: count / 10)
    let folder = try Self.pack(
      "{}", entries: #"[{"name": "\#(name)", "image": "palm", "description": "Plain."}]"#)
    let (tester, _) = Self.guide(folder)
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    #expect((tester.frame(of: "Plain.") ?? .null).maxY < 700)
  }

  // MARK: Entries that go

  @Test func whatIsGoneFromThePackClosesAndLeavesAsItWas() throws {
    let folder = try Self.pack("{}")
    let (tester, store) = Self.guide(folder)
    tester.tap("row-0")
    tester.settle()
    try folder.write("restaurants.json", #"[{"name": "Fern"}, {"name": "Rose", "image": "rose"}]"#)
    var tops: [CGFloat] = []
    tester.onFrame = { tester in
      if let sheet = tester.frame(of: "bottom-sheet") { tops.append(sheet.minY) }
    }
    withAnimation { store.reload() }
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil && Self.texts(tester).contains("Fern"))
    #expect(tops.count > 5 && zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 0.5 }, "it slides down")
    #expect(store.image(named: "palm") != nil, "the picture of what leaves stays in sight")
  }

  @Test func besideTheListTheFirstEntryFollowsWhatIsGone() throws {
    let folder = try Self.pack("{}")
    let (tester, store) = Self.guide(folder, CGSize(width: 1920, height: 1080))
    tester.tap("row-2")
    tester.settle()
    try folder.write("restaurants.json", #"[{"name": "Fern", "description": "Plain."}, {"name": "Palm"}]"#)
    withAnimation { store.reload() }
    tester.settle()
    #expect(!Self.texts(tester).contains("Rose") && Self.texts(tester).contains("Plain."))
  }

  @Test func onAKioskTheListIsNotReadAgain() async throws {
    let folder = try Self.pack("{}")
    let (tester, store) = Self.guide(folder, isKiosk: true)
    try folder.write("restaurants.json", #"[{"name": "New"}]"#)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.4)
    tester.release()
    await ReloadTests.pass(tester, 2)
    #expect(store.restaurants.count == 3 && store.notice == nil && tester.frame(of: "notice") == nil)
  }
}
