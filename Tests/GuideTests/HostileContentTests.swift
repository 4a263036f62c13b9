import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Content that would cost more, or reach further, than content may.
struct HostileContentTests {
  /// A content folder that goes with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "content-" + UUID().uuidString
    init() throws { try put("restaurants.json", "[]") }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func put(_ name: String, _ text: String) throws {
      let url = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }
  }

  private func read(_ json: String) -> RestaurantFile {
    RestaurantFile(data: Data(json.utf8), name: "f.json")
  }

  @Test func longTextsAreCutAndTold() throws {
    let accents = "e" + String(repeating: "\u{301}", count: 20_000)
    let file = read(
      """
      [{"name": "\(String(repeating: "n", count: 300))", "description": "\(String(repeating: "d", count: 100_100))",
        "type": "\(accents)"}, {"name": "\(String(repeating: "é", count: 200))"}]
      """)
    #expect(file.restaurants[0].name.count == 200 && file.restaurants[0].description.count == 100_000)
    #expect(file.restaurants[0].type.unicodeScalars.count <= 1600, "accents without end")
    #expect(file.restaurants[1].name.count == 200)
    #expect(file.complaints.count == 3)
    #expect(file.complaints.contains { $0.contains("“description” has more than 100000 characters") })
  }

  @Test func entriesWithEqualNamesAreToldApartInOneStepEach() {
    let entry = #"{"name": "Same"}"#
    let file = read("[" + Array(repeating: entry, count: 10_000).joined(separator: ",") + "]")
    #expect(Set(file.restaurants.map(\.id)).count == 10_000 && file.complaints.isEmpty)
    // As before, so that favourites stay with theirs.
    #expect(file.restaurants[0].id == RestaurantFile.id(of: "Same"))
    #expect(file.restaurants[1].id == RestaurantFile.id(of: "Same 1"))
    #expect(file.restaurants[9999].id == RestaurantFile.id(of: "Same 9999"))
  }

  @Test func moreEntriesThanAListCanShowAreLeftOut() {
    let entries = (0..<10_050).map { #"{"name": "\#($0)"}"# }
    let file = read("[" + entries.joined(separator: ",") + "]")
    #expect(file.restaurants.count == 10_000)
    #expect(
      file.complaints == ["f.json: 10050 entries, of which the first 10000 are shown; take the others out"])
  }

  @Test func ofEachKindOfFaultTenAreToldAndTheRestCounted() throws {
    let folder = try Folder()
    let entries =
      (0..<5000).map { #"{"name": "Place \#($0)", "image": "absent-\#($0)", "nmae": 1}"# } + ["7", "8"]
    try folder.put("restaurants.json", "[" + entries.joined(separator: ",") + "]")
    var told: [String] = []
    let store = RestaurantStore(folder: ContentFolder(path: folder.path)) { told.append($0) }
    #expect(store.restaurants.count == 5000)
    #expect(told.count { $0.contains("no picture “absent") } == 10)
    #expect(told.count { $0.contains("“nmae” means nothing") } == 10)
    #expect(told.contains { $0.hasSuffix("and 4990 more pictures that are not there") })
    #expect(told.contains { $0.hasSuffix("and 4990 more fields that mean nothing or are no text") })
    #expect(told.count == 24)
  }

  @Test func aFileIsReadWithinItsBudgetWhateverSizeItClaims() throws {
    let folder = try Folder()
    truncate(folder.path + "/restaurants.json", off_t(200) << 30)
    let file = ContentReading(ContentFolder(path: folder.path)).restaurants().file
    #expect(file.complaints.count == 1 && file.complaints[0].contains("is larger than 32 MB"))
  }

  @Test func ofALongDescriptionTheParagraphsInSightAreLaidOut() throws {
    let paragraph = String(repeating: "Many words. ", count: 40)
    let text = (0..<200).map { "\($0): \(paragraph)" }.joined(separator: "\n")
    var restaurant = Restaurant(
      id: UUID(), name: "A", type: "", location: "", phone: "", description: text, image: "", isVisited: false
    )
    let store = RestaurantStore(restaurants: [restaurant])
    let tester = ViewTester(
      SheetContent(OpenRestaurant(restaurant), .stacked(header: 300)).environment(store))
    tester.settle()
    func shown() -> Int {
      tester.tree.flattened.count { $0.text?.hasPrefix("1") == true || $0.text?.contains(": Many") == true }
    }
    #expect(shown() > 0 && shown() < 40)
    // One paragraph without an end is broken where nobody looks for it.
    restaurant.description = String(repeating: "word ", count: 20_000)
    let pieces = DescriptionView.paragraphs(of: restaurant.description)
    #expect(pieces.count > 40 && pieces.allSatisfy { $0.count <= 4001 })
    #expect(pieces.joined(separator: " ").split(separator: " ").count == 20_000, "no word is lost")
    #expect(DescriptionView.paragraphs(of: "One.\n\nTwo.") == ["One.", " ", "Two."])
    #expect(DescriptionView.paragraphs(of: String(repeating: "x", count: 9000)).joined().count == 9000)
  }

  @Test func theFolderMayBeALinkAndIsFoundAnewByEachReading() throws {
    let folder = try Folder()
    for (version, name) in [("a", "First"), ("b", "Second")] {
      try folder.put("\(version)/restaurants.json", #"[{"name": "\#(name)", "image": "dish"}]"#)
      try folder.put("\(version)/Pictures/dish.jpg", "x")
    }
    try folder.link("live", to: "a")
    let content = ContentFolder(path: folder.path + "/live")
    let store = RestaurantStore(folder: content)
    #expect(store.restaurants.map(\.name) == ["First"])
    let before = ContentReading(content)
    try FileManager.default.removeItem(atPath: content.path)
    try folder.link("live", to: "b")
    #expect(before.restaurants().file.restaurants.map(\.name) == ["First"], "one reading is of one folder")
    #expect(before.picture(named: "dish").path?.hasSuffix("/a/Pictures/dish.jpg") == true)
    store.reload()
    #expect(store.restaurants.map(\.name) == ["Second"])
    #expect(content.picture(named: "dish")?.hasSuffix("/b/Pictures/dish.jpg") == true)
  }

  @Test func whatLeadsOutOfTheFolderIsRefusedAndTold() throws {
    let folder = try Folder()
    try folder.put("secret.jpg", "x")
    try folder.put("content/Pictures/dish.jpg", "x")
    try folder.link("content/Pictures/out.jpg", to: "../../secret.jpg")
    try folder.link("content/Pictures/far.jpg", to: folder.path + "/secret.jpg")
    try folder.link("content/Pictures/near.jpg", to: "../Pictures/dish.jpg")
    // A slash with an accent is one character, and a slash for the file system.
    let slash = "../secret.jpg".replacingOccurrences(of: "/", with: "/\u{301}")
    let names = ["out", "far", "../../secret", slash, "near"]
    let entries = names.map { #"{"name": "N", "image": "\#($0)"}"# }
    try folder.put("content/restaurants.json", "[" + entries.joined(separator: ",") + "]")
    var told: [String] = []
    let content = ContentFolder(path: folder.path + "/content")
    let store = RestaurantStore(folder: content) { told.append($0) }
    #expect(store.restaurants.count == 5)
    #expect(told.count == 4 && told.allSatisfy { $0.contains("leads out of the folder") })
    #expect(content.picture(named: "near")?.hasSuffix("/content/Pictures/dish.jpg") == true)
    try FileManager.default.removeItem(atPath: content.path + "/restaurants.json")
    try folder.put("elsewhere.json", #"[{"name": "Secret"}]"#)
    try folder.link("content/restaurants.json", to: "../elsewhere.json")
    let file = ContentReading(content).restaurants().file
    #expect(file.restaurants.isEmpty && file.complaints[0].contains("leads out of its folder"))
  }
}
