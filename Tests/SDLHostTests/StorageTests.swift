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
    #expect(sentences.count == 1 && sentences[0].contains(path))
    #expect(FileManager.default.contents(atPath: path + ".damaged") == Data("{broken".utf8))
    #expect(FileStorage(path: path).value(forKey: "a") as? Int == 1)
  }

  @Test func theCacheKeepsToItsBound() {
    var cache = BoundedCache<Int, Int>(bound: 100)
    for i in 0..<1000 {
      cache.set(i, for: i, weight: 5)
      _ = cache.value(for: 0)
      #expect(cache.weight <= 110)
    }
    #expect(cache.value(for: 0) == 0 && cache.value(for: 999) == 999 && cache.value(for: 500) == nil)
  }
}
