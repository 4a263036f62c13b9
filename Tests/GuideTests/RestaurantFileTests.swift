import Foundation
import Testing

@testable import Restaurants

/// What is read from restaurants.json, good and bad.
struct RestaurantFileTests {
  private func read(_ json: String) -> RestaurantFile {
    RestaurantFile(data: Data(json.utf8), name: "restaurants.json")
  }

  @Test func whatMeansNothingIsNamed() {
    let file = RestaurantFile(
      data: Data(#"[{"name": "A", "name_zh": "B", "imgae": "x"}, {"name": 5}]"#.utf8), name: "f.json")
    #expect(file.restaurants.count == 1)
    #expect(file.complaints.count == 2)
    #expect(file.complaints[0].contains("imgae") && file.complaints[0].contains("image"))
    #expect(file.complaints[1].contains("entry 2") && file.complaints[1].contains("no text"))
  }

  @Test func theBundledFileHasAtLeastTwentyOneRestaurantsAndNoFaults() throws {
    let folder = try #require(ContentFolder.bundled)
    let file = ContentReading(folder).restaurants().file
    #expect(file.restaurants.count >= 21)
    #expect(file.complaints.isEmpty)
    for restaurant in file.restaurants {
      #expect(folder.picture(named: restaurant.image) != nil, "\(restaurant.name) has no picture")
      #expect(restaurant.description.split(separator: ".").count >= 4)
    }
  }

  @Test func goodEntriesAreKeptBesideBadOnes() {
    let file = read(
      """
      [{"name": "Good", "type": "Bar"}, 7, {"type": "no name"}, {"name": "Odd", "phone": 12},
       {"name": "Same", "id": "11059DC2-AC40-509E-8490-A8311A9A7C00"},
       {"name": "Again", "id": "11059DC2-AC40-509E-8490-A8311A9A7C00"}, {"name": "No id", "id": "x"}]
      """)
    #expect(file.restaurants.map(\.name) == ["Good", "Odd", "Same", "Again", "No id"])
    #expect(file.complaints.count == 5)
    #expect(file.complaints[0].hasPrefix("restaurants.json:1: entry 2"))
    #expect(file.complaints[1].contains("entry 3") && file.complaints[1].contains("give it one"))
    #expect(Set(file.restaurants.map(\.id)).count == 5)
  }

  @Test(arguments: [
    ("", "empty"), ("[{\"name\": \"A\"},\n {\"name\" \"B\"}]", "JSON"), ("{\"a\": 1}", "list"),
    ("[]", "at least one"),
  ])
  func whatCannotBeReadIsOneSentence(_ json: String, _ word: String) {
    let file = read(json)
    #expect(file.restaurants.isEmpty)
    #expect(file.complaints.count == 1)
    #expect(file.complaints.first?.contains(word) == true, "\(file.complaints)")
  }

  @Test func aFileThatIsNotThereSaysWhichAndWhatToDo() {
    let file = ContentReading(ContentFolder(path: "/nowhere")).restaurants().file
    #expect(
      file.complaints
        == ["/nowhere: there is no such folder; correct its name"])
    let folder = ContentFolder(path: FileManager.default.temporaryDirectory.path)
    #expect(
      ContentReading(folder).restaurants().file.complaints
        == ["\(folder.path)/restaurants.json: the file does not exist; put it there or correct the name"])
  }

  @Test(arguments: ["../secret", "/etc/passwd", "..", ".hidden", ""])
  func namesOfPicturesCannotLeadOutOfTheFolder(_ name: String) throws {
    let folder = try #require(ContentFolder.bundled)
    #expect(folder.picture(named: name) == nil)
  }
}
