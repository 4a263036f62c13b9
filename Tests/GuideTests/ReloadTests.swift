import Foundation
import Restaurants
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// What happens when the restaurants are read again, and what outlives the program.
struct ReloadTests {
  /// A content folder that tests write to.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    var content: ContentFolder { ContentFolder(path: url.path) }

    func write(_ json: String) throws {
      try Data(json.utf8).write(to: url.appendingPathComponent("restaurants.json"))
    }

    /// Places by name, each with a kind.
    func write(_ places: [(String, String)]) throws {
      try write(
        "[" + places.map { #"{"name": "\#($0.0)", "type": "\#($0.1)"}"# }.joined(separator: ",") + "]")
    }
  }

  @Test(arguments: [
    ([("A", "x"), ("B", "x")], "Nothing has changed"), ([("B", "x")], "1 gone"),
    ([("A", "x"), ("B", "y"), ("C", "x"), ("D", "x")], "2 new, 1 changed"), ([("C", "x")], "1 new, 2 gone"),
  ])
  func aNoticeSaysWhatHasChanged(_ next: [(String, String)], _ sentence: String) throws {
    let folder = try Folder()
    try folder.write([("A", "x"), ("B", "x")])
    let store = RestaurantStore(folder: folder.content)
    try folder.write(next)
    store.reload()
    #expect(store.notice?.text(in: Locale(identifier: "en")) == sentence)
    #expect(store.restaurants.map(\.name) == next.map(\.0))
  }

  /// In the guide's language, whatever the program's is, with its own marks between the parts.
  @Test(arguments: [
    ("en", "2 new, 1 changed"), ("de", "2 neue und 1 geändertes"), ("fr", "2 nouveaux, 1 modifié"),
    ("ar", "مطعمان جديدان وتغيّر واحد"), ("zh-Hans", "新增 2 家和更改 1 家"),
  ])
  func aNoticeIsInTheGuidesLanguage(_ language: String, _ sentence: String) throws {
    let folder = try Folder()
    try folder.write([("A", "x"), ("B", "x")])
    let store = RestaurantStore(folder: folder.content)
    let tester = ViewTester(
      GuideView(store: store).environment(\.locale, Locale(identifier: language)),
      size: CGSize(width: 390, height: 800))
    tester.settle()
    try folder.write([("A", "x"), ("B", "y"), ("C", "x"), ("D", "x")])
    store.reload()
    tester.advance(by: 0.5)
    let said = tester.tree.flattened.first { $0.id == "notice" }?.text ?? ""
    #expect(said == sentence)
  }

  @Test func whatIsWrongIsToldAndGoodEntriesAreShown() throws {
    let folder = try Folder()
    try folder.write([("A", "x")])
    var reports: [String] = []
    let store = RestaurantStore(folder: folder.content) { reports.append($0) }
    try folder.write(#"[{"name": "A", "type": "x"}, 7, {"name": "B", "image": "nowhere"}]"#)
    store.reload()
    #expect(reports.count == 2)
    #expect(
      store.notice?.text(in: Locale(identifier: "en")) == "1 new"
        && store.restaurants.map(\.name) == ["A", "B"])
  }

  @Test func aFileThatCannotBeReadLeavesTheListAsItWas() throws {
    let folder = try Folder()
    try folder.write([("A", "x"), ("B", "x")])
    let store = RestaurantStore(folder: folder.content)
    let tester = ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800))
    try folder.write("[{")
    store.reload()
    tester.settle()
    #expect(store.restaurants.map(\.name) == ["A", "B"])
    store.reload()
    tester.advance(by: 0.5)
    #expect(tester.frame(of: "notice") != nil)
  }

  /// Lets tasks on the main actor go on, and time with them: in long steps first, where much of it is to pass.
  @MainActor static func pass(_ tester: ViewTester, _ seconds: Double) async {
    let fine = min(seconds, 5)
    let steps = [(Int((seconds - fine) / 0.25), 0.25), (Int((fine / 0.05).rounded()), 0.05)]
    for step in steps.flatMap({ repeatElement($0.1, count: $0.0) }) {
      tester.advance(by: step)
      for _ in 0..<5 {
        await Task.yield()
        // What waits for a thread of another executor gets one first.
        await Task.detached {}.value
      }
      // And time of its own, where other programs have the processors.
      await Task.detached { _ = usleep(1000) }.value
    }
  }

  @Test func aPullReadsTheFileAgainAndTheNoticeGoesByItself() async throws {
    let folder = try Folder()
    try folder.write((0..<30).map { ("Place \($0)", "x") })
    let store = RestaurantStore(folder: folder.content)
    let tester = SheetTests.invariants(
      ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800)))
    tester.settle()
    let row = tester.frame(of: "row-0")
    try folder.write((1..<32).map { ("Place \($0)", "x") })
    tester.press(CGPoint(x: 195, y: 250))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.4)
    tester.release()
    await Self.pass(tester, 1.5)
    #expect(tester.frame(of: "2 new, 1 gone") != nil)
    #expect(tester.frame(of: "row-0") == row && tester.frame(of: "Place 1") != nil)
    await Self.pass(tester, 5)
    #expect(tester.frame(of: "notice") == nil && store.notice == nil)
    tester.settle()
    #expect(tester.host.isAtRest && tester.host.timers.nextDeadline == nil)
  }

  @Test func m05_rowsThatCameWentOrMovedAreAnimated() async throws {
    let folder = try Folder()
    try folder.write((0..<30).map { ("Place \($0)", "x") })
    let store = RestaurantStore(folder: folder.content)
    let tester = ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800))
    tester.settle()
    // The second row goes, the fifth becomes the first, a new one comes.
    let next = [4, 0, 2, 3, 99] + Array(5..<30)
    try folder.write(next.map { ("Place \($0)", "x") })
    var tracks: [String: [PaintedText]] = [:]
    tester.onFrame = { tester in
      for text in tester.paintedTexts where text.string.hasPrefix("Place ") {
        tracks[text.string, default: []].append(text)
      }
    }
    tester.press(CGPoint(x: 195, y: 250))
    tester.move(by: CGVector(dx: 0, dy: 300), over: 0.4)
    tester.release()
    await Self.pass(tester, 3)
    func places(_ name: String) -> [CGFloat] { tracks[name, default: []].map(\.frame.minY) }
    for (name, track) in tracks {
      #expect(Set(track.map { ($0.frame.minX * 4).rounded() }).count == 1, "\(name) moves sideways")
    }
    for name in ["Place 4", "Place 0", "Place 5"] {
      let way = zip(places(name), places(name).dropFirst()).map { abs($1 - $0) }
      #expect((way.max() ?? .infinity) < 40, "\(name) jumps by \(way.max() ?? 0)")
    }
    #expect(tracks["Place 1", default: []].contains { $0.opacity > 0.1 && $0.opacity < 0.9 })
    #expect(tracks["Place 99", default: []].contains { $0.opacity > 0.1 && $0.opacity < 0.9 })
  }

  @Test func theListKeepsItsPlaceAndAnOpenSheetItsRestaurantWhileThatIsThere() throws {
    let folder = try Folder()
    try folder.write((0..<30).map { ("Place \($0)", "kind") })
    let store = RestaurantStore(folder: folder.content)
    let tester = ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 800))
    tester.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -400))
    tester.settle()
    let place = try #require(tester.frame(of: "Place 9"))
    try folder.write((0..<30).map { ("Place \($0)", $0 == 10 ? "other" : "kind") } + [("Last", "kind")])
    store.reload()
    tester.settle()
    #expect(tester.frame(of: "Place 9") == place)
    tester.tap("Place 10")
    tester.settle()
    #expect(tester.frame(of: "other") != nil)
    try folder.write((0..<30).map { ("Place \($0)", $0 == 10 ? "third" : "kind") })
    store.reload()
    tester.settle()
    #expect(tester.frame(of: "third") != nil)
    try folder.write((0..<5).map { ("Place \($0)", "kind") })
    store.reload()
    tester.settle()
    #expect(tester.frame(of: "bottom-sheet") == nil, "what is gone closes")
  }

  @Test func entriesWithoutAnIdKeepTheirIdentity() {
    let json = Data(#"[{"name": "A"}, {"name": "A"}, {"name": "B"}]"#.utf8)
    let (first, second) = (RestaurantFile(data: json, name: "f"), RestaurantFile(data: json, name: "f"))
    #expect(first.restaurants.map(\.id) == second.restaurants.map(\.id))
    #expect(Set(first.restaurants.map(\.id)).count == 3 && first.complaints.isEmpty)
  }

  @Test func favouritesOutliveTheProgram() {
    let storage = MemoryStorage()
    let restaurants = TabTests.store().restaurants
    func run(_ store: RestaurantStore) -> OffscreenRunner {
      OffscreenRunner(root: GuideView(store: store)) { $0.storage = storage }
    }
    let first = RestaurantStore(restaurants: restaurants)
    let runner = run(first)
    first.setFavourite(restaurants[3], true)
    runner.settle()
    let second = RestaurantStore(restaurants: restaurants)
    let again = run(second)
    #expect(second.favourites == [restaurants[3].id])
    #expect(again.host.dump().flattened.contains { $0.id == "heart" }, "in the first frame")
  }

  @Test func twoCopiesOfTheGuideKeepTheFavouritesOfBoth() throws {
    let folder = NSTemporaryDirectory() + "favourites-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let restaurants = TabTests.store().restaurants
    let old = FileStorage(path: folder + "/settings.json")
    old.set("\(restaurants[0].id.uuidString) \(restaurants[1].id.uuidString)", forKey: "favourites")
    old.flush()
    func copy() -> (store: RestaurantStore, storage: FileStorage, runner: OffscreenRunner) {
      let (store, storage) = (
        RestaurantStore(restaurants: restaurants), FileStorage(path: folder + "/settings.json")
      )
      let runner = OffscreenRunner(root: GuideView(store: store)) { $0.storage = storage }
      runner.settle()
      return (store, storage, runner)
    }
    let (first, second) = (copy(), copy())
    #expect(first.store.favourites == Set(restaurants[0...1].map(\.id)), "as earlier versions kept them")
    first.store.setFavourite(restaurants[2], true)
    first.runner.settle()
    first.storage.flush()
    second.store.setFavourite(restaurants[3], true)
    second.store.setFavourite(restaurants[0], false)
    second.runner.settle()
    second.storage.flush()
    second.runner.settle()
    let expected = Set(restaurants[1...3].map(\.id))
    #expect(second.store.favourites == expected, "what the other copy changed is taken up")
    #expect(copy().store.favourites == expected)
    first.store.setFavourite(restaurants[4], true)
    first.runner.settle()
    first.storage.flush()
    first.runner.settle()
    #expect(first.store.favourites == expected.union([restaurants[4].id]))
  }
}
