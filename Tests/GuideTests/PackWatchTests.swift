import Foundation
import Synchronization
import Testing

@testable import Restaurants
@testable import RestaurantsApp

/// What is noticed of a content folder on the disk. Each step waits for what it leads to, never for a time.
struct PackWatchTests {
  /// Waits for a snapshot that is so.
  private func expect(
    _ packs: inout AsyncStream<GuidePack>.AsyncIterator, _ isSo: (GuidePack) -> Bool
  ) async throws {
    while let pack = await packs.next(isolation: #isolation) { if isSo(pack) { return } }
    Issue.record("the watch has ended")
  }

  private static func names(_ pack: GuidePack?) -> [String] {
    pack?.entries.map(\.restaurant.name) ?? []
  }

  private static func entry(_ name: String) -> String { #"[{"name": "\#(name)", "image": "bell"}]"# }

  // A change that is not noticed would be waited for without end.
  @Test(.timeLimit(.minutes(20))) func everyWayOfSavingIsNoticed() async throws {
    let root = try PackFolder([
      "one/restaurants.json": Self.entry("A"), "two/restaurants.json": Self.entry("Two"),
    ])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: root.path + "/live", withDestinationPath: "one")
    let folder = ContentFolder(path: root.path + "/live")
    let watch = try #require(PackWatch(folder, shown: GuidePack(folder)))
    var packs = watch.packs.makeAsyncIterator()
    // In place.
    try root.write("one/restaurants.json", Self.entry("In place"))
    try await expect(&packs) { Self.names($0) == ["In place"] }
    // By another file that is put there, as editors do.
    try Data(Self.entry("Renamed").utf8).write(
      to: URL(fileURLWithPath: root.path + "/one/restaurants.json"), options: .atomic)
    try await expect(&packs) { Self.names($0) == ["Renamed"] }
    // Broken, and mended.
    try root.write("one/restaurants.json", "[{")
    try await expect(&packs) { !$0.isUsable }
    try root.write("one/restaurants.json", Self.entry("Mended"))
    try await expect(&packs) { Self.names($0) == ["Mended"] }
    // A picture, whose folder is new too.
    #expect(GuidePack(folder).problems.count == 1)
    try root.write("one/Pictures/bell.jpg", "x")
    try await expect(&packs) { $0.problems.isEmpty }
    try files.removeItem(atPath: root.path + "/one/Pictures/bell.jpg")
    try await expect(&packs) { $0.problems.count == 1 }
    // The link turned to another folder, by one rename.
    try files.createSymbolicLink(atPath: root.path + "/live.new", withDestinationPath: "two")
    #expect(rename(root.path + "/live.new", root.path + "/live") == 0)
    try await expect(&packs) { Self.names($0) == ["Two"] }
    // What is written in the other folder from now on counts, and what it was turned from does not.
    try root.write("one/restaurants.json", Self.entry("Old"))
    try root.write("two/restaurants.json", Self.entry("Two again"))
    let following = await packs.next(isolation: #isolation)
    #expect(Self.names(following) == ["Two again"])
    // Gone, and there again.
    try files.removeItem(atPath: root.path + "/two")
    try await expect(&packs) { !$0.isUsable }
    try root.write("two/restaurants.json", Self.entry("There again"))
    try await expect(&packs) { Self.names($0) == ["There again"] }
    // Another folder.
    watch.follow(ContentFolder(path: root.path + "/one"))
    try await expect(&packs) { Self.names($0) == ["Old"] }
    watch.follow(nil)
    let end = await packs.next(isolation: #isolation)
    #expect(end == nil)
  }

  private nonisolated static let rows = 40

  /// So many entries with pictures, of one kind.
  private nonisolated static func text(_ kind: Int) -> String {
    let entries = (0..<rows).map {
      #"{"name": "Row \#($0)", "type": "\#(kind)", "image": "p\#($0 % 8)"}"#
    }
    return "[\n" + entries.joined(separator: ",\n") + "\n]"
  }

  /// Saves in place, by another file that is put there, and in halves, with pauses of up to 150 ms.
  private nonisolated static func saveAHundredTimes(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    for number in 1...100 {
      let data = Data(text(number).utf8)
      switch number % 3 {
      case 0: try data.write(to: url)
      case 1: try data.write(to: url, options: .atomic)
      default:
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: data.prefix(data.count / 2))
        Thread.sleep(forTimeInterval: Double(number % 5) / 1000)
        try file.write(contentsOf: data.dropFirst(data.count / 2))
        try file.close()
      }
      Thread.sleep(forTimeInterval: number % 10 == 0 ? 0.15 : Double(number % 4) / 1000)
    }
  }

  /// Saved in place, by another file that is put there, and in halves, with pauses in which the thread reads: no snapshot is
  /// torn, and what was saved last is what is shown.
  @Test(.timeLimit(.minutes(20))) @MainActor
  func ofAHundredSavesTheLastOneIsShownAndNoRowOrPictureIsLost() async throws {
    let root = try PackFolder(["restaurants.json": Self.text(0)])
    for number in 0..<8 { try root.write("Pictures/p\(number).jpg", "x") }
    let store = RestaurantStore(folder: root.content)
    let watch = try #require(PackWatch(root.content, shown: store.pack))
    let path = root.path + "/restaurants.json"
    // On a thread of its own: a task would wait for other tests between the halves, longer than the watch is patient.
    let failure = Mutex<(any Error)?>(nil)
    let writer = Thread {
      do { try Self.saveAHundredTimes(path) } catch { failure.withLock { $0 = error } }
    }
    writer.start()
    var shown: [String] = []
    for await pack in watch.packs {
      #expect(pack.isUsable && pack.problems.isEmpty, "\(pack.problems.map(\.description))")
      store.show(pack)
      #expect(store.restaurants.count == Self.rows && store.pictured.count == Self.rows)
      #expect(Set(store.restaurants.map(\.type)).count == 1)
      #expect(store.restaurants.allSatisfy { !$0.image.isEmpty })
      shown.append(store.restaurants.first?.type ?? "")
      if shown.last == "100" { break }
    }
    #expect(failure.withLock { $0 } == nil)
    #expect(shown.last == "100" && shown == shown.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) })
    watch.follow(nil)
  }

  @Test func whatSomebodyStillWritesIsKnown() throws {
    let root = try PackFolder(["restaurants.json": "[]"])
    let path = root.path + "/restaurants.json"
    var events = try #require(FolderEvents([WatchedPlace(folder: root.path, name: nil)]))
    var hasChanged = false
    defer { events.close() }
    hasChanged = events.readAll()
    #expect(!hasChanged)
    let file = open(path, O_WRONLY | O_TRUNC)
    _ = "[{".withCString { write(file, $0, 2) }
    hasChanged = events.readAll()
    #expect(hasChanged && events.unfinished == [path])
    close(file)
    hasChanged = events.readAll()
    #expect(hasChanged && events.unfinished.isEmpty)
    let new = open(root.path + "/new.json", O_WRONLY | O_CREAT, 0o644)
    hasChanged = events.readAll()
    #expect(hasChanged && events.unfinished == [root.path + "/new.json"])
    close(new)
    hasChanged = events.readAll()
    #expect(hasChanged && events.unfinished.isEmpty)
    try FileManager.default.createSymbolicLink(atPath: root.path + "/link", withDestinationPath: "new.json")
    hasChanged = events.readAll()
    #expect(hasChanged && events.unfinished.isEmpty, "a link is there at once")
  }

  @Test func ofWhatHoldsALinkItsNameAloneCounts() throws {
    let root = try PackFolder(["a/x": "", "b/x": ""])
    var events = try #require(FolderEvents([WatchedPlace(folder: root.path, name: "a")]))
    var hasChanged = false
    defer { events.close() }
    try root.write("other", "x")
    hasChanged = events.readAll()
    #expect(!hasChanged)
    #expect(rename(root.path + "/a", root.path + "/c") == 0)
    hasChanged = events.readAll()
    #expect(hasChanged)
  }

  @Test func theFolderAndEveryLinkOnTheWayThereAreWatched() throws {
    let root = try PackFolder(["releases/2/Pictures/x": ""])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: root.path + "/current", withDestinationPath: "releases/2")
    try files.createSymbolicLink(atPath: root.path + "/guide", withDestinationPath: root.path + "/current")
    let real = root.path + "/releases/2"
    let places = WatchedPlace.all(of: root.path + "/guide").filter { $0.folder.hasPrefix(root.path) }
    #expect(
      Set(places) == [
        WatchedPlace(folder: root.path, name: "guide"), WatchedPlace(folder: root.path, name: "current"),
        WatchedPlace(folder: root.path + "/releases", name: "2"), WatchedPlace(folder: real, name: nil),
        WatchedPlace(folder: real + "/Pictures", name: nil),
      ])
    #expect(
      WatchedPlace.all(of: root.path + "/absent/guide").last
        == WatchedPlace(folder: root.path, name: "absent"))
    try files.createSymbolicLink(atPath: root.path + "/round", withDestinationPath: "round")
    #expect(WatchedPlace.all(of: root.path + "/round").count <= 41)
  }
}
