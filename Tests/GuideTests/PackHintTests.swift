import Foundation
import Testing

@testable import Restaurants

/// What a check tells beyond mistakes of writing: pictures, names that are near, and hints.
struct PackHintTests {
  /// What is told of a pack, without its folder.
  private static func told(_ folder: PackFolder) -> [String] {
    PackCheck(folder.content).problems.map {
      "\($0.severity): " + $0.description.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  private static func photo() throws -> Data {
    let folder = try #require(ContentFolder.bundled)
    return try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Pictures/cafe-lumiere.jpg"))
  }

  private static func pack(_ fields: String, _ pictures: [String: Data] = [:]) throws -> PackFolder {
    let folder = try PackFolder(["restaurants.json": "[{\"name\": \"A\", \(fields)}]"])
    for (name, data) in pictures { try folder.write("Pictures/" + name, data) }
    return folder
  }

  @Test(arguments: [0.3, 0.9, 0.999]) func aPictureThatIsCutOffIsFound(_ part: Double) throws {
    let photo = try Self.photo()
    let whole = try Self.pack(#""image": "a""#, ["a.jpg": photo])
    #expect(Self.told(whole).isEmpty)
    let cut = try Self.pack(#""image": "a""#, ["a.jpg": photo.prefix(Int(Double(photo.count) * part))])
    #expect(
      Self.told(cut) == [
        "warning: Pictures/a.jpg: the file is cut off; copy it once more; a part of the picture is shown, or a placeholder"
      ])
  }

  @Test func theEndOfEachKindOfPictureIsFound() {
    let png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 7, 0, 0, 0, 0,
    ])
    let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0, 0, 0, 0])
    #expect(PictureEnd.isMissing(in: png) && !PictureEnd.isMissing(in: png + end))
    let webp = Data("RIFF".utf8) + Data([12, 0, 0, 0]) + Data("WEBPVP8 1234".utf8)
    #expect(!PictureEnd.isMissing(in: webp) && PictureEnd.isMissing(in: webp.dropLast()))
    // A small picture within the metadata ends before the picture does.
    let inner: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9]
    let jpeg = Data([0xFF, 0xD8] + inner + [0xFF, 0xDA, 0, 2, 1, 0xFF, 0, 2])
    #expect(PictureEnd.isMissing(in: jpeg) && !PictureEnd.isMissing(in: jpeg + [0xFF, 0xD9]))
    #expect(
      PictureEnd.isMissing(in: Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF])) && !PictureEnd.isMissing(in: Data()))
  }

  @Test(arguments: ["../guide/Pictures/b", "../b", "/srv/guide/Pictures/b"])
  func aPathThatLeadsOutIsToldAsSuchAndNotAsAMistypedName(_ path: String) throws {
    let folder = try Self.pack("\"image\": \"\(path)\"", ["a.jpg": try Self.photo()])
    let told = Self.told(folder).filter { $0.hasPrefix("warning") }
    #expect(
      told == [
        "warning: restaurants.json:1: entry 1 (A): “image” has “\(path)”, which leads out of the folder; put the "
          + "picture into Pictures and give its name alone; a placeholder is shown"
      ])
  }

  @Test(arguments: [
    ("Cactus", "cactus.jpg", "it is there as cactus.jpg: write “cactus”"),
    ("ginko", "ginkgo.jpg", "write “ginkgo” if that is meant, or put ginko.jpg into Pictures"),
    ("Pictures/bee.webp", "bee.webp", "it is there as bee.webp: write “bee”"),
    ("rose", "rose.gif", "rose.gif is there, and only JPEG, PNG and WebP are shown: save it as one of them"),
  ])
  func aPictureThatIsNearIsNamed(_ name: String, _ file: String, _ remedy: String) throws {
    let folder = try Self.pack("\"image\": \"\(name)\"", [file: try Self.photo()])
    #expect(
      Self.told(folder).contains(
        "warning: restaurants.json:1: entry 1 (A): there is no picture “\(name)” for “image”; \(remedy); a placeholder is shown"
      ), "\(Self.told(folder))")
  }

  /// Where the name has its ending that is not written twice.
  @Test func aPictureThatIsNowhereIsPutThereUnderItsName() throws {
    for (name, file) in [("a", "a.jpg"), ("a.png", "a.png"), ("ginko.jpg", "ginko.jpg")] {
      let folder = try Self.pack("\"image\": \"\(name)\"", ["ginkgo.jpg": try Self.photo()])
      let told = Self.told(folder)
      #expect(told.contains { $0.contains("put \(file) into Pictures") }, "\(told)")
    }
  }

  /// As archives that were made on a Mac have names: an accent is a character of its own.
  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"], ["caf\u{E9}.jpg", "cafe\u{301}.jpg"])
  func aPictureIsFoundHoweverItsNameIsComposed(_ name: String, _ file: String) throws {
    let folder = try Self.pack("\"image\": \"\(name)\"", [file: try Self.photo()])
    #expect(Self.told(folder).isEmpty, "\(Self.told(folder))")
    #expect(folder.content.picture(named: name) != nil)
  }

  @Test func aFolderInPlaceOfAPictureIsToldAsSuch() throws {
    let folder = try Self.pack(#""image": "bell""#, [:])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Pictures/bell.jpg", withIntermediateDirectories: true)
    let told = Self.told(folder)
    #expect(
      told.contains { $0.contains("bell.jpg") } && !told.contains { $0.contains("allow this user") },
      "\(told)")
  }

  /// As it comes with copying from a table.
  @Test func aControlCharacterInATextIsASpace() throws {
    let folder = try PackFolder([
      "restaurants.json":
        #"[{"name": "Bell\tTower", "description": "One\r\ntwo\u0000three"}, {"name": "\u200B"}]"#
    ])
    let pack = GuidePack(folder.content)
    let first = try #require(pack.entries.first?.restaurant(LanguageChoice(["en"])))
    #expect(first.name == "Bell Tower" && first.description == "One\ntwo three")
    #expect(Self.told(folder).contains { $0.contains("“name” is empty") }, "\(Self.told(folder))")
  }

  @Test func anEndingMayBeInCapitals() throws {
    let folder = try Self.pack(
      #""image": "a", "photos": ["b"]"#, ["a.JPEG": try Self.photo(), "b.JPG": try Self.photo()])
    #expect(Self.told(folder).isEmpty)
  }

  @Test func hintsAreNoFaults() throws {
    // 60 x 40 grey pixels.
    let small = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAAAAACH0MYjAAAAIUlEQVR42u3LMQEA"
          + "AAwCIKMb3Q7bCz/pQ2RZlmVZluWrARiwsD3Q+5cCAAAAAElFTkSuQmCC"))
    let folder = try PackFolder([
      "restaurants.json": """
      [{"name": "A", "image": "small"},
       {"name": "A", "website": "http://example.org"}]
      """,
      "guide.json": #"{"words": {"favourites": "My walk", "favourite": "On my walk"}}"#,
    ])
    try folder.write("Pictures/small.png", small)
    for name in ["unused", "unused2", "unused3"] { try folder.write("Pictures/\(name).png", small) }
    let told = Self.told(folder)
    #expect(told.count == 5 && PackCheck(folder.content).severity == .hint, "\(told)")
    for (place, words) in [
      ("Pictures/small.png", "is 60 × 40 pixels, and blurred"),
      ("Pictures/unused.png", "no entry shows this picture, nor 2 more;"),
      ("guide.json:1", "not in “addFavourite”, “removeFavourite”,"),
      ("restaurants.json:2", "entry 2 (A) is called like entry 1"),
      ("restaurants.json:2", "begins with http://"),
    ] {
      #expect(told.contains { $0.hasPrefix("hint: " + place) && $0.contains(words) }, "\(place): \(words)")
    }
    #expect(GuidePack(folder.content).problems.isEmpty, "nothing of it is told while the guide runs")
  }

  @Test func aTextThatIsNotInUTF8IsToldWithItsLine() throws {
    let folder = try PackFolder()
    try folder.write("restaurants.json", Data("[\n{\"name\": \"Caf".utf8) + Data([0xE9]) + Data("\"}]".utf8))
    #expect(
      Self.told(folder) == [
        "error: restaurants.json:2: the text is not in UTF-8; save it as UTF-8 in your editor, nothing new is shown until then"
      ])
    let utf16 = try #require("[{\"name\": \"A\"},\n{\"name\": \"B\", \"price\": 9}]".data(using: .utf16))
    try folder.write("restaurants.json", utf16)
    #expect(Self.told(folder).first?.hasPrefix("warning: restaurants.json:2: entry 2 (B)") == true)
  }

  @Test func aFileMeansItsFolder() throws {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A"}]"#])
    for name in ["", "/restaurants.json"] {
      #expect(ContentFolder(naming: folder.path + name).path == folder.path)
    }
    #expect(ContentFolder(naming: "/nowhere/restaurants.json").path == "/nowhere/restaurants.json")
    #expect(
      PackCheck(ContentFolder(path: "/nowhere")).problems.map(\.description) == [
        "/nowhere: there is no such folder; correct its name"
      ])
  }
}
