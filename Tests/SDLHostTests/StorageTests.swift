import Foundation
import Testing
import ViewTree

@testable import SDLHost

@MainActor @Suite struct StorageTests {
  @Test func valuesKeepTheirTypesAcrossRuns() throws {
    let folder = NSTemporaryDirectory() + "settings-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = FileStorage.path(program: "guide", environment: ["XDG_CONFIG_HOME": folder])
    #expect(path == folder + "/guide/settings.json")
    let storage = FileStorage(path: path)
    storage.set(true, forKey: "bool")
    storage.set(3, forKey: "int")
    storage.set(2.0, forKey: "double")
    storage.set("é", forKey: "string")
    storage.set(Data([1, 2]), forKey: "data")
    storage.set("gone", forKey: "none")
    storage.set(nil, forKey: "none")
    storage.flush()
    let again = FileStorage(path: path)
    #expect(again.value(forKey: "bool") as? Bool == true)
    #expect(again.value(forKey: "int") as? Int == 3 && again.value(forKey: "int") as? Double == nil)
    #expect(again.value(forKey: "double") as? Double == 2)
    #expect(again.value(forKey: "string") as? String == "é")
    #expect(again.value(forKey: "data") as? Data == Data([1, 2]))
    #expect(again.value(forKey: "none") == nil)
  }

  @Test func aDamagedFileIsPutAsideWithOneSentence() throws {
    let folder = NSTemporaryDirectory() + "settings-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/settings.json"
    try Data("{broken".utf8).write(to: URL(fileURLWithPath: path))
    var sentences: [String] = []
    let storage = FileStorage(path: path) { sentences.append($0) }
    #expect(storage.value(forKey: "a") == nil)
    storage.set(1, forKey: "a")
    storage.flush()
    #expect(sentences.count == 1 && sentences[0].contains(path))
    #expect(FileManager.default.contents(atPath: path + ".damaged") == Data("{broken".utf8))
    #expect(FileStorage(path: path).value(forKey: "a") as? Int == 1)
  }

  @Test func twoCopiesChangeDifferentKeysAndTakeUpEachOthers() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/settings.json"
    let (a, b) = (FileStorage(path: path), FileStorage(path: path))
    var changed: [Set<String>] = []
    a.onOutsideChange = { changed.append($0) }
    #expect(a.value(forKey: "x") == nil && b.value(forKey: "x") == nil)
    b.set(2, forKey: "b")
    b.flush()
    a.set(1, forKey: "a")
    a.flush()
    #expect(a.value(forKey: "b") as? Int == 2 && changed == [["b"]])
    b.set(nil, forKey: "b")
    b.flush()
    #expect(b.value(forKey: "a") as? Int == 1)
    a.set(3, forKey: "a")
    a.flush()
    #expect(a.value(forKey: "b") == nil && changed == [["b"], ["b"]])
    #expect(Set(FileStorage(path: path).keys(withPrefix: "")) == ["a"])
  }

  @Test func whatAnotherCopyWritesWakesTheProgramAndIsTakenUp() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/settings.json"
    let (a, b) = (FileStorage(path: path), FileStorage(path: path))
    let woken = DispatchSemaphore(value: 0)
    #expect(a.value(forKey: "x") == nil)
    a.follow { woken.signal() }
    b.set("new", forKey: "x")
    b.flush()
    // First the watch wakes the program, then the thread that has read.
    while a.value(forKey: "x") == nil, woken.wait(timeout: .now() + 30) == .success { a.collect() }
    #expect(a.value(forKey: "x") as? String == "new")
  }

  @Test func manyWritersAtOnceLoseNothing() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/settings.json"
    let copies = (0..<8).map { _ in FileStorage(path: path) }
    for round in 0..<10 {
      for (index, copy) in copies.enumerated() { copy.set(round, forKey: "\(index).\(round)") }
    }
    for copy in copies { copy.flush() }
    #expect(FileStorage(path: path).keys(withPrefix: "").count == 80)
    #expect(folder.names == ["settings.json", "settings.json.lock"], "nothing temporary is left")
  }

  @Test func whatCannotBeReadIsToldAndNeverOverwritten() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/settings.json"
    try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
    var sentences: [String] = []
    let storage = FileStorage(path: path) { sentences.append($0) }
    #expect(storage.value(forKey: "a") == nil)
    storage.set(1, forKey: "a")
    storage.flush()
    #expect(storage.value(forKey: "a") as? Int == 1, "for as long as the program runs")
    #expect(sentences.count == 1 && sentences[0].contains("are left as they are"))
    #expect(FileManager.default.fileExists(atPath: path + "/inside"))
    // When it is mended, what could not be kept is kept with the next change.
    try FileManager.default.removeItem(atPath: path)
    storage.set(2, forKey: "b")
    storage.flush()
    #expect(Set(FileStorage(path: path).keys(withPrefix: "")) == ["a", "b"])
  }

  @Test func aFileWithHolesIsNotReadIntoMemory() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("settings.json", Array("{".utf8))
    truncate(path, off_t(200) << 30)
    var sentences: [String] = []
    let storage = FileStorage(path: path) { sentences.append($0) }
    #expect(storage.value(forKey: "a") == nil && sentences.count == 1)
    #expect(sentences[0].contains("larger than 16 MB"))
  }

  @Test func linksAreFollowed() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("real/keep", [])
    let link = folder.path + "/settings.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/there.json")
    let storage = FileStorage(path: link)
    storage.set(1, forKey: "a")
    storage.flush()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/there.json")
    #expect(FileStorage(path: folder.path + "/real/there.json").value(forKey: "a") as? Int == 1)
  }

  /// 200 runs that write without end are killed, each at another point.
  @Test func aRunThatIsKilledLeavesTheOldOrTheNew() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/settings.json"
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "storage-tool")
    let first = FileStorage(path: path)
    first.set(String(repeating: "0 ", count: 2000), forKey: "text")
    first.flush()
    var last = 0
    for point in 0..<200 {
      let process = Process()
      let output = Pipe()
      process.executableURL = tool
      process.arguments = [path]
      process.standardOutput = output
      try process.run()
      _ = output.fileHandleForReading.readData(ofLength: 1)
      usleep(UInt32(point * 37 % 5000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let data = try #require(FileManager.default.contents(atPath: path))
      let values = try JSONDecoder().decode(SettingsFile.Values.self, from: data)
      guard case .string(let text) = values["text"] else {
        Issue.record("the text is gone")
        return
      }
      let numbers = text.split(separator: " ").compactMap { Int($0) }
      let isOfOnePiece = numbers.count == 2000 && Set(numbers).count == 1
      #expect(isOfOnePiece)
      let isNewer = (numbers.first ?? -1) >= last
      #expect(isNewer, "never older than what was there before")
      last = numbers.first ?? last
    }
    let storage = FileStorage(path: path)
    storage.set(2, forKey: "a")
    storage.flush()
    #expect(folder.names == ["settings.json", "settings.json.lock"], "what they left is swept")
  }
}
