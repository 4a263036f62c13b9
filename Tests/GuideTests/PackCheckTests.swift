import Foundation
import Testing

@testable import Restaurants

/// What is told of packs with mistakes, to whoever makes them.
struct PackCheckTests {
  @Test(arguments: BrokenPack.ofEntries + BrokenPack.ofGuides + BrokenPack.ofWriting)
  func aMistakeIsOneSentenceWithItsPlaceAndRemedy(_ broken: BrokenPack) throws {
    var files = ["restaurants.json": broken.entries]
    files["guide.json"] = broken.guide
    let folder = try PackFolder(files)
    let check = PackCheck(folder.content)
    let told = check.problems.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
    #expect(told.first == broken.sentence)
    #expect(check.severity == (broken.isError ? .error : .warning))
  }

  @Test func thereAreAtLeastSixtyOfThem() {
    #expect(BrokenPack.ofEntries.count + BrokenPack.ofGuides.count >= 60)
  }

  @Test func whatIsTooLongIsToldWithoutRepeatingIt() throws {
    let tags = (0..<30).map { "\"\($0)\"" }.joined(separator: ", ")
    let folder = try PackFolder([
      "restaurants.json": """
      [{"name": "\(String(repeating: "n", count: 300))"},
       {"name": "A", "tags": [\(tags)], "description": "\(String(repeating: "d", count: 100_001))"}]
      """
    ])
    let told = PackCheck(folder.content).problems.map(\.description)
    #expect(told.count == 3 && told.allSatisfy { $0.count < 300 })
    #expect(told[0].contains(":1: entry 1 (\(String(repeating: "n", count: 40))…): “name” has more than 200"))
    #expect(told.contains { $0.contains(":2: entry 2 (A): “description” has more than 100000 characters") })
    #expect(told.contains { $0.contains(":2: entry 2 (A): “tags” has more than 24 elements") })
  }

  @Test func everyProblemIsToldHoweverManyThereAre() throws {
    let entries = (0..<50).map { "{\"name\": \"\($0)\",\n\"price\": 9}" }.joined(separator: ",\n")
    let folder = try PackFolder(["restaurants.json": "[\n\(entries)\n]"])
    let check = PackCheck(folder.content)
    #expect(check.problems.map(\.line) == (0..<50).map { 2 * $0 + 3 } && check.entries == 50)
    #expect(GuidePack(folder.content).problems.count == 11, "the log counts them after ten")
  }

  @Test func problemsAreInTheOrderOfTheLines() throws {
    let folder = try PackFolder([
      "restaurants.json": """
      [{"name": {"en": "A"}},
       {"name": "B", "image": "absent"},
       {"name": "C", "price": 9}]
      """, "guide.json": #"{"languages": ["en", "fr"], "start": "nowhere"}"#,
    ])
    let told = PackCheck(folder.content).problems
    #expect(told.map(\.line) == [1, 1, 2, 3] && told[0].file.hasSuffix("guide.json"))
  }

  @Test func aDamagedPictureIsFound() throws {
    let folder = try PackFolder([
      "restaurants.json": #"[{"name": "A", "image": "a"}]"#, "Pictures/a.jpg": "x",
    ])
    let check = PackCheck(folder.content)
    #expect(check.problems.count == 1 && check.pictures == 1)
    #expect(check.problems[0].description.contains("/Pictures/a.jpg: this is no JPEG, PNG or WebP"))
  }

  /// What the guide would not show is told before somebody stands before the panel.
  @Test func aPictureThatNeedsTooMuchMemoryIsFound() throws {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      bytes(data.count) + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    let png =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(4200) + bytes(4200) + [8, 2, 0, 0, 0]) + chunk("IDAT", [0]) + chunk("IEND", [])
    let folder = try PackFolder(["restaurants.json": #"[{"name": "A", "image": "a"}]"#])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Pictures", withIntermediateDirectories: true)
    try Data(png).write(to: URL(fileURLWithPath: folder.path + "/Pictures/a.png"))
    let check = PackCheck(folder.content)
    #expect(check.problems.count == 1 && check.severity == .warning)
    let told = check.problems.first?.description ?? ""
    #expect(
      told.contains("/Pictures/a.png: the picture needs 134 MB to be decoded (4200 x 4200 pixels)"), "\(told)"
    )
    #expect(told.contains("scale it down"))
  }

  @Test func aPictureOfTooManyBytesIsFound() throws {
    let folder = try PackFolder([
      "restaurants.json": #"[{"name": "A", "image": "a"}]"#, "Pictures/a.jpg": "x",
    ])
    #expect(truncate(folder.path + "/Pictures/a.jpg", 65 << 20) == 0)
    let told = PackCheck(folder.content).problems.map(\.description)
    #expect(told.count == 1 && told[0].contains("64 MB") && !told[0].contains("no JPEG"), "\(told)")
  }

  @Test func settingsThatLieElsewhereAreNotRead() throws {
    let folder = try PackFolder(["pack/restaurants.json": #"[{"name": "A"}]"#, "elsewhere.json": "{}"])
    let pack = ContentFolder(path: folder.path + "/pack")
    for target in ["../elsewhere.json", folder.path + "/elsewhere.json", "/dev/zero"] {
      try? FileManager.default.removeItem(atPath: pack.path + "/guide.json")
      try FileManager.default.createSymbolicLink(
        atPath: pack.path + "/guide.json", withDestinationPath: target)
      let check = PackCheck(pack)
      #expect(check.severity == .error && check.problems.count == 1 && !GuidePack(pack).isUsable)
      #expect(check.problems[0].description.contains("/guide.json: the file leads out of its folder"))
    }
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    let check = PackCheck(ContentFolder(path: "/nowhere"))
    #expect(check.severity == .error && check.entries == 0)
    #expect(check.problems.map(\.description).first?.contains("there is no such folder") == true)
  }

  /// What keeps an entry out of the guide hides nothing else that is wrong with it.
  @Test func everythingThatIsWrongWithAnEntryIsTold() throws {
    let folder = try PackFolder([
      "restaurants.json": """
      [
        {
          "price": 9,
          "imgae": "x",
          "image": "nowhere",
          "website": "no page"
        },
        {
          "name": 5,
          "phone": 7,
          "hours": "always"
        }
      ]
      """
    ])
    let lines = PackCheck(folder.content).problems.map { "\($0.line ?? 0) \($0.text)" }
    let wanted = [
      "2 entry 1 has no “name”", "3 entry 1: “price”", "4 entry 1: “imgae”", "5 entry 1: there is no picture",
      "6 entry 1: “website”", "9 entry 2: “name” is no text", "10 entry 2: “phone”", "11 entry 2: “hours”",
    ]
    #expect(lines.count == wanted.count, "\(lines)")
    for (line, beginning) in zip(lines, wanted) { #expect(line.hasPrefix(beginning), "\(line)") }
  }

  /// Commas that are too many are all told, and what else is wrong beside them.
  @Test func strayCommasHideNothing() throws {
    let folder = try PackFolder([
      "restaurants.json": "[\n{\"name\": \"A\",\n},\n{\"name\": \"B\", \"price\": 9},\n]",
      "guide.json": "{\"accent\": \"reddish\",\n\"tabs\": [{\"show\": \"list\"},],\n}",
    ])
    let check = PackCheck(folder.content)
    let texts = check.problems.map { "\(($0.file as NSString).lastPathComponent):\($0.line ?? 0) \($0.text)" }
    #expect(texts.filter { $0.contains("a comma before") }.count == 4, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("restaurants.json:4 entry 2 (B): “price”") }, "\(texts)")
    #expect(texts.contains { $0.hasPrefix("guide.json:1 “accent”") }, "\(texts)")
    #expect(check.entries == 2 && check.severity == .warning)
    // Where the text is broken elsewhere too, they are told beside that.
    try folder.write("restaurants.json", "[\n{\"name\": \"A\",\n},\n{\"name\" \"B\"},\n]")
    let lines = PackCheck(folder.content).problems.filter { $0.file.hasSuffix("restaurants.json") }.map(
      \.line)
    #expect(lines == [2, 4])
  }

  @Test func aFolderThatCannotBeWrittenIsToldWithWhatToDo() throws {
    let folder = try PackFolder(["file": "x", "full/restaurants.json": "[]"])
    let path = folder.path
    let told: [(String, String)] = [
      ("file", "\(path)/file: this is a file; name a new folder"),
      ("full", "\(path)/full: the folder is not empty (it has restaurants.json); name a new one"),
      (
        "no/such",
        "\(path)/no/such: there is no folder \(path)/no to put it in; make that first, or correct the name"
      ),
      ("file/in", "\(path)/file/in: \(path)/file is a file, and no folder to put it in; correct the name"),
    ]
    for (name, sentence) in told {
      let failure = #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: path + "/" + name) }
      #expect(failure?.description == sentence)
    }
    #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: "") }
    // Whoever may write everywhere is not told so.
    guard geteuid() != 0 else { return }
    try FileManager.default.createDirectory(atPath: path + "/locked", withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path + "/locked")
    for name in ["locked", "locked/in"] {
      let failure = #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: path + "/" + name) }
      #expect(failure?.description.contains("this user may not write into") == true)
    }
  }

  @Test func theStarterPassesAndIsNeverWrittenOverSomething() throws {
    let folder = try PackFolder()
    let path = folder.path + "/new"
    try StarterPack.write(to: path)
    let check = PackCheck(ContentFolder(path: path))
    #expect(check.problems.isEmpty && check.entries == 2)
    #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: path) }
    try folder.write("file", "x")
    #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: folder.path + "/file") }
    #expect(throws: StarterPack.Failure.self) { try StarterPack.write(to: "/proc/nowhere") }
  }

  @Test func theExamplesPass() throws {
    #expect(PackCheck(try #require(ContentFolder.bundled)).problems.isEmpty)
    #expect(PackCheck(MuseumTests.folder).problems.isEmpty)
  }
}
