import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Content that changes while the guide is shown.
@MainActor struct ArrivalTests {
  /// Numbers by chance, the same in every run.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static func entries(_ names: [String], type: String = "Kind") -> String {
    "[" + names.map { #"{"name": "\#($0)", "type": "\#(type)"}"# }.joined(separator: ",\n") + "]"
  }

  private static let names = (0..<40).map { "Place \($0)" }

  private final class Log { var lines: [String] = [] }

  private static func guide(
    _ folder: PackFolder, _ log: Log = Log(), isKiosk: Bool = false,
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> (tester: ViewTester, store: RestaurantStore) {
    let store = RestaurantStore(folder: folder.content) { log.lines.append($0) }
    let tester = SheetTests.invariants(
      ViewTester(GuideView(store: store, isKiosk: isKiosk), size: size))
    tester.settle()
    return (tester, store)
  }

  /// Reads the folder as its watch does, and hands what it tells to the window.
  @discardableResult private static func arrive(
    _ folder: PackFolder, _ store: RestaurantStore, _ tester: ViewTester
  ) -> Bool {
    guard let url = store.receive(GuidePack(folder.content, after: store.pack)) else { return false }
    tester.runner.send(.openURL(url))
    return true
  }

  @Test(arguments: ["foo://bar", "https://example.org/guide", "mailto:a@example.org"])
  func anAddressThatIsNoGuidesIsRefusedInOneSentence(_ address: String) throws {
    for isKiosk in [false, true] {
      let folder = try PackFolder(["restaurants.json": Self.entries(Self.names)])
      let log = Log()
      let (_, store) = Self.guide(folder, log, isKiosk: isKiosk)
      store.open(try #require(URL(string: address)), isKiosk: isKiosk)
      #expect(
        log.lines.count == 1 && log.lines[0].hasPrefix("the guide cannot open \(address); name a folder"))
      #expect(store.restaurants.count == Self.names.count && store.notice == nil)
    }
  }

  @Test func aKioskSaysThatItOpensNoFolder() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(Self.names)])
    let other = try PackFolder(["restaurants.json": Self.entries(["Other"])])
    let log = Log()
    let (_, store) = Self.guide(folder, log, isKiosk: true)
    store.open(URL(fileURLWithPath: other.path), isKiosk: true)
    #expect(log.lines == ["a kiosk opens no folder while it runs; start it with --content \(other.path)"])
    #expect(store.restaurants.count == Self.names.count)
  }

  @Test func whatIsSavedIsShownAnimatedAndEverythingKeepsItsPlace() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(Self.names)])
    let (tester, store) = Self.guide(folder)
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -400))
    tester.settle()
    let place = try #require(tester.frame(of: "Place 12"))
    tester.tap("Place 12")
    tester.settle()
    var next = Self.names
    next.remove(at: 14)
    try folder.write("restaurants.json", Self.entries(next + ["New"], type: "Other"))
    #expect(Self.arrive(folder, store, tester))
    tester.advance(by: 0.1)
    // A row that goes fades while the others close up.
    #expect(tester.paintedTexts.contains { $0.string == "Place 14" && $0.opacity > 0 && $0.opacity < 1 })
    tester.settle()
    #expect(tester.frame(of: "Other") != nil && SheetTests.y(tester) > 0)
    #expect(store.restaurants.count == 40 && store.restaurants.last?.name == "New")
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "Place 12") == place)
  }

  @Test func whatIsBrokenIsToldAndNothingIsTakenAway() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(["A", "B"])])
    let log = Log()
    let (tester, store) = Self.guide(folder, log)
    let whole = Self.entries(["C", "D"])
    for end in [0, 1, 5, whole.utf8.count / 2, whole.utf8.count - 1] {
      try folder.write("restaurants.json", String(whole.utf8.prefix(end)) ?? "")
      #expect(!Self.arrive(folder, store, tester), "\(end)")
      tester.settle()
      #expect(store.restaurants.map(\.name) == ["A", "B"])
    }
    #expect(log.lines.count == 5 && log.lines[0].contains("the file is empty"))
    #expect(log.lines.dropFirst().allSatisfy { $0.contains("no valid JSON") })
    try folder.write("restaurants.json", whole)
    try folder.write("guide.json", "{\"title\":")
    #expect(!Self.arrive(folder, store, tester), "nor where half of the pack is broken")
    #expect(store.restaurants.map(\.name) == ["A", "B"])
    #expect(!tester.tree.flattened.contains { $0.text?.contains("JSON") == true }, "visitors read none of it")
    try folder.write("guide.json", "{}")
    #expect(Self.arrive(folder, store, tester))
    #expect(store.restaurants.map(\.name) == ["C", "D"])
    #expect(!Self.arrive(folder, store, tester), "what is shown already does not come again")
  }

  @Test func aHundredRewritesUnderAFingerLoseAndTearNothing() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(Self.names)])
    let (tester, store) = Self.guide(folder)
    var chance = Chance(state: 7)
    var good = Self.names
    var type = "Kind"
    var shown = 0
    tester.onFrame = { tester in
      // One state of the pack, whole: the one that came last.
      #expect(store.restaurants.map(\.name) == good)
      #expect(Set(store.restaurants.map(\.type)) == [type])
      shown += 1
    }
    tester.press(CGPoint(x: 195, y: 700))
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    func row() -> CGFloat? { tester.frame(of: "row-9")?.minY }
    for turn in 0..<100 {
      let before = try #require(row(), "turn \(turn)")
      if Int.random(in: 0..<3, using: &chance) == 0 {
        let text = Self.entries(good.shuffled(using: &chance), type: "Broken")
        try folder.write(
          "restaurants.json", String(text.prefix(Int.random(in: 0..<text.count, using: &chance))))
        #expect(!Self.arrive(folder, store, tester))
      } else {
        // What is in sight keeps its order, so that every move is the finger's.
        var next = good.prefix(20) + good.dropFirst(20).shuffled(using: &chance)
        if Bool.random(using: &chance), next.count > 30 {
          next.removeLast(Int.random(in: 1...5, using: &chance))
        }
        next += (0..<Int.random(in: 0...5, using: &chance)).map { "Turn \(turn) \($0)" }
        (good, type) = (Array(next), "Kind \(turn)")
        try folder.write("restaurants.json", Self.entries(good, type: type))
        #expect(Self.arrive(folder, store, tester))
      }
      let dy: CGFloat = turn % 20 < 10 ? -3 : 3
      tester.move(by: CGVector(dx: 0, dy: dy), over: 1.0 / 30)
      let after = try #require(row(), "turn \(turn)")
      #expect(abs(after - before - dy) < 0.6, "turn \(turn): the list stays under the finger")
    }
    tester.release()
    tester.settle()
    #expect(shown > 200 && store.restaurants.map(\.name) == good)
    tester.tap("row-9")
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == type }, "what is opened is of the last pack")
    #expect(tester.host.isAtRest)
  }

  @Test func aPictureThatIsReplacedIsReadAnew() throws {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A", "image": "a"}]"#])
    let museum = URL(fileURLWithPath: MuseumTests.folder.path + "/Pictures")
    try folder.write("Pictures/a.jpg", Data(contentsOf: museum.appendingPathComponent("ship-bell.jpg")))
    let first = GuidePack(folder.content)
    guard case .file = first.pictures["a"] else { return #expect(Bool(false), "a file at first") }
    let other = try Data(contentsOf: museum.appendingPathComponent("lamp.jpg"))
    try folder.write("Pictures/a.jpg", other)
    let second = GuidePack(folder.content, after: first)
    #expect(second.pictures["a"] == .bytes(other) && !second.looksLike(first))
    #expect(GuidePack(folder.content, after: second).looksLike(second))
    #expect(
      GuidePack(folder.content).pictures["a"] == first.pictures["a"], "for whoever has not shown the other")
  }

  /// Half a copy, a text, and the whole one at last; over a picture of the start and over one that was replaced before.
  @Test(arguments: [false, true]) func aPictureThatIsReplacedByNoneStaysAndItsFileIsTold(_ twice: Bool) throws
  {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A", "image": "a"}]"#])
    let museum = URL(fileURLWithPath: MuseumTests.folder.path + "/Pictures")
    let (bell, lamp) = try (
      Data(contentsOf: museum.appendingPathComponent("ship-bell.jpg")),
      Data(contentsOf: museum.appendingPathComponent("lamp.jpg"))
    )
    try folder.write("Pictures/a.jpg", bell)
    var pack = GuidePack(folder.content)
    if twice {
      try folder.write("Pictures/a.jpg", lamp)
      pack = GuidePack(folder.content, after: pack)
    }
    let shown = pack.pictures["a"]
    for (bytes, sentence) in [(lamp.prefix(lamp.count / 2), "cut off"), (Data("no picture".utf8), "damaged")]
    {
      try folder.write("Pictures/a.jpg", Data(bytes))
      for _ in 0..<2 {
        pack = GuidePack(folder.content, after: pack)
        #expect(pack.pictures["a"] == shown)
        let problem = try #require(pack.problems.first)
        #expect(pack.problems.count == 1 && problem.description.contains("a.jpg"))
        #expect(problem.description.contains(sentence) && problem.description.contains("as it was"))
      }
    }
    try folder.write("Pictures/a.jpg", bell)
    pack = GuidePack(folder.content, after: pack)
    #expect(pack.pictures["a"] == .bytes(bell) && pack.problems.isEmpty)
  }

  // MARK: Kiosks

  @Test func onAKioskVisitorsSeeNoChange() async throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(["A", "B"])])
    let (tester, store) = Self.guide(folder, isKiosk: true)
    try folder.write("restaurants.json", Self.entries(["C", "D"]))
    Self.arrive(folder, store, tester)
    #expect(store.restaurants.map(\.name) == ["C", "D"], "at once: nobody is there")
    tester.tap("row-0")
    tester.settle()
    try folder.write("restaurants.json", Self.entries(["E"]))
    Self.arrive(folder, store, tester)
    try folder.write("restaurants.json", Self.entries(["F"]))
    Self.arrive(folder, store, tester)
    tester.settle()
    #expect(store.restaurants.map(\.name) == ["C", "D"])
    await ReloadTests.pass(tester, 100)
    #expect(store.restaurants.map(\.name) == ["F"] && tester.frame(of: "bottom-sheet") == nil)
    try folder.write("restaurants.json", Self.entries(["G"]))
    Self.arrive(folder, store, tester)
    #expect(store.restaurants.map(\.name) == ["G"], "and nobody has come since")
  }

  @Test func m05_anotherAppearanceIsThereInOneFrame() throws {
    let folder = try PackFolder([
      "restaurants.json": Self.entries(["A", "B"]), "guide.json": #"{"title": "Harbour"}"#,
    ])
    let (tester, store) = Self.guide(folder)
    // The largest letters on the page.
    let texts = tester.tree.flattened.filter { $0.text != nil && $0.id == nil }
    let title = try #require(texts.max { $0.frame.height < $1.frame.height }).frame.rect
    #expect(title.minY < 200)
    for scheme in ["dark", "light", "dark"] {
      try folder.write("guide.json", #"{"title": "Harbour", "appearance": "\#(scheme)"}"#)
      #expect(Self.arrive(folder, store, tester))
      tester.advance(by: 0)
      // The title's letters are as bright, or dark, as they come to be.
      let letters = stride(from: title.minX, to: title.maxX, by: 1).map {
        OwnPackTests.pixel(tester, $0, title.midY)[0]
      }
      #expect(scheme == "dark" ? letters.contains { $0 > 200 } : letters.contains { $0 < 55 }, "\(scheme)")
      tester.settle()
    }
  }

  // MARK: Recordings

  @Test func aReplayShowsThePackThatItsHashNamesOrSaysSo() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(["A", "B"])])
    let log = Log()
    let (_, first) = Self.guide(folder)
    try folder.write("restaurants.json", Self.entries(["C", "D"]))
    let url = try #require(first.receive(GuidePack(folder.content, after: first.pack)))
    // Where the pack is: the folder as it is now has that hash.
    let (tester, store) = Self.guide(folder, log)
    try folder.write("restaurants.json", Self.entries(["A", "B"]))
    store.reload()
    #expect(store.restaurants.map(\.name) == ["A", "B"])
    try folder.write("restaurants.json", Self.entries(["C", "D"]))
    tester.runner.send(.openURL(url))
    tester.settle()
    #expect(store.restaurants.map(\.name) == ["C", "D"] && log.lines.isEmpty)
    // Where it is not.
    try folder.write("restaurants.json", Self.entries(["X"]))
    let (other, otherStore) = Self.guide(folder, log)
    other.runner.send(.openURL(url))
    other.settle()
    #expect(otherStore.restaurants.map(\.name) == ["X"])
    #expect(log.lines.count == 1 && log.lines[0].contains("which is not there: what is shown stays"))
  }

  @Test func copiesOfAPackHaveItsHashAndOthersHaveNot() throws {
    let text = Self.entries(["A", "B"])
    let packs = try [
      ["restaurants.json": text], ["restaurants.json": text], ["restaurants.json": text + "\n"],
      ["restaurants.json": text, "guide.json": "{}"],
    ].map { files in
      let folder = try PackFolder(files)
      return withExtendedLifetime(folder) { GuidePack(folder.content).hash }
    }
    #expect(packs[0] == packs[1] && Set(packs).count == 3)
    #expect(packs[0].count == 32)
  }

  // MARK: Drops

  @Test(arguments: ["", "/restaurants.json", "/guide.json"])
  func aFolderOrAFileOfOneThatIsDroppedIsOpened(_ file: String) throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(["A"])])
    let other = try PackFolder(["restaurants.json": Self.entries(["Dropped"]), "guide.json": "{}"])
    let (tester, store) = Self.guide(folder)
    var followed: [String] = []
    store.onFolderChange = { followed.append($0.path) }
    tester.runner.send(.openURL(URL(fileURLWithPath: other.path + file)))
    tester.settle()
    #expect(store.restaurants.map(\.name) == ["Dropped"] && followed == [other.path])
    try other.write("restaurants.json", Self.entries(["Again"]))
    #expect(Self.arrive(other, store, tester))
    #expect(store.restaurants.map(\.name) == ["Again"])
  }

  @Test func whatHoldsNoGuideIsNotOpenedNorAnythingOnAKiosk() throws {
    let folder = try PackFolder(["restaurants.json": Self.entries(["A"])])
    let empty = try PackFolder(["notes.txt": "x"])
    let other = try PackFolder(["restaurants.json": Self.entries(["Dropped"])])
    let (tester, store) = Self.guide(folder)
    for path in [empty.path, empty.path + "/notes.txt", "/nowhere"] {
      tester.runner.send(.openURL(URL(fileURLWithPath: path)))
      tester.settle()
      #expect(store.restaurants.map(\.name) == ["A"] && store.folder?.path == folder.path)
    }
    tester.runner.send(.openURL(URL(fileURLWithPath: empty.path)))
    tester.advance(by: 0.5)
    #expect(tester.frame(of: "This folder holds no guide") != nil)
    let (kiosk, kioskStore) = Self.guide(folder, isKiosk: true)
    kiosk.runner.send(.openURL(URL(fileURLWithPath: other.path)))
    kiosk.settle()
    #expect(kioskStore.restaurants.map(\.name) == ["A"])
  }
}
