import Foundation
import Testing

@testable import Restaurants

/// The schemas of packs and what reads packs say the same.
struct SchemaTests {
  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private func keys(_ schema: Schema, _ path: String...) -> Set<String> {
    var value: Any = schema.root
    for key in path { value = (value as? [String: Any])?[key] ?? [:] }
    return Set((value as? [String: Any] ?? [:]).keys)
  }

  @Test func theyHaveTheFieldsThatAreRead() throws {
    let (entries, guide) = (try Schema("restaurants"), try Schema("guide"))
    #expect(keys(entries, "items", "properties") == Set(RestaurantFile.keys))
    #expect(keys(guide, "properties") == Set(GuideFile.keys))
    #expect(keys(guide, "properties", "words", "properties") == Set(GuideWord.allCases.map(\.rawValue)))
    #expect(keys(guide, "properties", "tabs", "items", "properties") == Set(GuideFile.tabKeys))
    #expect(keys(guide, "properties", "fonts", "properties") == Set(GuideFile.fontKeys))
  }

  @Test func theyHaveTheWordsThatAreRead() throws {
    let properties = try Schema("guide").root["properties"] as? [String: [String: Any]] ?? [:]
    func words(_ schema: Any?) -> Set<String> {
      Set(((schema as? [String: Any])?["enum"] as? [Any] ?? []).compactMap { $0 as? String })
    }
    #expect(words(properties["appearance"]) == Set(GuideFile.appearances.map(\.0)))
    #expect(words(properties["start"]) == Set(GuideFile.tabNames.map(\.0)))
    #expect(words(properties["places"]) == Set(GuideFile.places.map(\.0)))
    let fonts = properties["fonts"]?["properties"] as? [String: Any]
    #expect(words(fonts?["text"]) == Set(GuideFile.designs.map(\.0)))
  }

  @Test(arguments: ["Assets", "Examples/Museum"])
  func thePacksOfTheRepositoryConform(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(name)").path
    for file in ["restaurants", "guide"] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file).json") else { continue }
      #expect(try Schema(file).faults(JSONSerialization.jsonObject(with: data)).isEmpty)
    }
  }

  @Test func theStarterConforms() throws {
    for file in ["restaurants", "guide"] {
      let text = try #require(StarterPack.contents["\(file).json"])
      #expect(try Schema(file).faults(json(text)).isEmpty)
    }
  }

  /// A value that is wrong for each field, and one that is right: schema and reader agree on both.
  @Test(arguments: RestaurantFile.keys)
  func whatAFieldOfAnEntryMayBeIsTheSameInBoth(_ key: String) throws {
    let right = [
      "id": #""11059DC2-AC40-509E-8490-A8311A9A7C00""#, "image": #""""#, "photos": "[]", "isVisited": "true",
      "hours": #"{"mon-fri": ["09:00-12:00", "13:00-17:00"]}"#, "timeZone": #""Europe/Paris""#, "price": "2",
      "tags": #"["One", {"en": "Two"}]"#, "facts": #"[{"symbol": "ruler", "text": {"en": "1 m"}}]"#,
      "website": #""https://example.org""#,
    ]
    for (value, isRight) in [(right[key] ?? #"{"en": "One", "fr": "Deux"}"#, true), ("[[7]]", false)] {
      let text = key == "name" ? "[{\"name\": \(value)}]" : "[{\"name\": \"A\", \"\(key)\": \(value)}]"
      #expect(try Schema("restaurants").faults(json(text)).isEmpty == isRight, "schema: \(text)")
      #expect(
        RestaurantFile(data: Data(text.utf8), name: "f").problems.isEmpty == isRight, "reader: \(text)")
    }
  }

  @Test(arguments: GuideFile.keys)
  func whatAFieldOfTheGuideMayBeIsTheSameInBoth(_ key: String) throws {
    let right = [
      "languages": #"["en", "zh-Hans"]"#, "appearance": #""dark""#, "accent": ##""#205060""##,
      "fonts": #"{"text": "serif", "details": "Inter"}"#,
      "tabs": #"[{"show": "list", "title": {"en": "A"}}]"#,
      "start": #""list""#, "words": #"{"details": {"en": "A"}}"#, "placeholder": #""photo""#,
      "places": #""indoors""#, "hosts": #"["pictures.example.org", "127.0.0.1"]"#,
    ]
    for (value, isRight) in [(right[key] ?? #"{"en": "One"}"#, true), ("[[7]]", false), ("7.5", false)] {
      let text = "{\"\(key)\": \(value)}"
      #expect(try Schema("guide").faults(json(text)).isEmpty == isRight, "schema: \(text)")
      #expect(GuideFile(data: Data(text.utf8), name: "f").problems.isEmpty == isRight, "reader: \(text)")
    }
  }
}
