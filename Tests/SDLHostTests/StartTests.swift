import CHost
import Foundation
import Testing

@testable import SDLHost

/// What a window's start spares or does on other threads.
@MainActor @Suite struct StartTests {
  @Test func aBusIsMissingWhereNoneIsNamedAndNoneIsInItsPlace() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(SessionBus.isMissing([:]))
    #expect(SessionBus.isMissing(["XDG_RUNTIME_DIR": folder]))
    #expect(!SessionBus.isMissing(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus"]))
    #expect(FileManager.default.createFile(atPath: folder + "/bus", contents: nil))
    #expect(!SessionBus.isMissing(["XDG_RUNTIME_DIR": folder]))
  }

  @Test func pagesThatAreBroughtInKeepTheirContent() throws {
    let length = 64 << 10
    let memory = try #require(mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    memory.storeBytes(of: 42, toByteOffset: 5000, as: UInt8.self)
    // A start and an end inside of pages.
    populate(memory + 100, length - 200)
    #expect(memory.load(fromByteOffset: 5000, as: UInt8.self) == 42)
    #expect(memory.load(fromByteOffset: length - 1, as: UInt8.self) == 0)
    munmap(memory, length)
    // The window went before the thread came to its memory.
    populate(memory, length)
  }

  private func populate(_ memory: UnsafeMutableRawPointer, _ length: Int) {
    let address = UInt(bitPattern: memory)
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      host_memory_populate(UnsafeMutableRawPointer(bitPattern: address), length)
      isDone.signal()
    }.start()
    #expect(isDone.wait(timeout: .now() + 60) == .success)
  }

  @Test func picturesOfAFolderAreFoundByWhatTheyAreCalled() {
    let listing = FolderListing(["soup.jpg", "soup@2x.png", "soup@3x.JPG", "notes.txt", "a.b.webp", "plain"])
    #expect(listing.pictures["soup"] == ["soup.jpg", "soup@2x.png", "soup@3x.JPG"])
    #expect(listing.pictures["a.b"] == ["a.b.webp"])
    #expect(listing.pictures["notes"] == nil)
    #expect(listing.names.count == 6)
  }
}
