import Foundation
import Testing

@testable import SDLHost

/// Folders through which nothing is read that lies elsewhere; with the system call for that, and by hand.
@Suite struct SealedFolderTests {
  private let folder = TemporaryFolder()

  private func sealed(_ byHand: Bool) throws -> SealedFolder {
    _ = try folder.file("secret", [1])
    _ = try folder.file("in/a/b/file", [2])
    func link(_ name: String, _ target: String) {
      try? FileManager.default.createSymbolicLink(
        atPath: folder.path + "/in/" + name, withDestinationPath: target)
    }
    link("near", "a/b/file")
    link("a/up", "../a/./b//file")
    link("folder", "a/b")
    link("out", "../secret")
    link("a/far-out", "../../secret")
    link("absolute", folder.path + "/in/a/b/file")
    link("circle", "circle")
    link("through", "../in/a/b/file")
    return try SealedFolder(folder.path + "/in", byHand: byHand)
  }

  @Test(arguments: [true, false], ["a/b/file", "near", "a/up", "folder/file", "a/../a/b/file", "./near"])
  func whatLiesBelowIsRead(_ byHand: Bool, _ name: String) throws {
    let sealed = try sealed(byHand)
    #expect(try sealed.contents(name, most: 10) == Data([2]))
    #expect(try sealed.file(name).hasSuffix("/in/a/b/file"))
  }

  @Test(
    arguments: [true, false],
    [
      "out", "a/far-out", "../secret", "absolute", "/etc/passwd", "through", "a/../../secret",
      "folder/../../../secret",
    ])
  func whatLeadsOutIsRefused(_ byHand: Bool, _ name: String) throws {
    let sealed = try sealed(byHand)
    #expect(throws: FileFailure(number: EXDEV)) { try sealed.contents(name, most: 10) }
    #expect(throws: FileFailure(number: EXDEV)) { try sealed.file(name) }
  }

  @Test(arguments: [true, false])
  func whatIsNoFileHasItsReason(_ byHand: Bool) throws {
    let sealed = try sealed(byHand)
    #expect(throws: FileFailure(number: ENOENT)) { try sealed.contents("nothing", most: 10) }
    #expect(throws: FileFailure(number: ENOENT)) { try sealed.contents("a/nothing/more", most: 10) }
    #expect(throws: FileFailure(number: ENOENT)) { try sealed.contents("a\0b", most: 10) }
    #expect(throws: FileFailure(number: ELOOP)) { try sealed.contents("circle", most: 10) }
    #expect(throws: FileFailure.self) { try sealed.contents("a", most: 10) }
    #expect(throws: FileFailure.self) { try sealed.contents("a/b/file/more", most: 10) }
    mkfifo(folder.path + "/in/pipe", 0o600)
    #expect(throws: FileFailure.self) { try sealed.contents("pipe", most: 10) }
    #expect(throws: FileFailure.larger(than: 0)) { try sealed.contents("near", most: 0) }
    #expect(Set(sealed.names(in: "a")) == ["b", "up", "far-out"])
  }

  @Test func theFolderItselfMayBeALink() throws {
    _ = try sealed(false)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "in")
    let sealed = try SealedFolder(folder.path + "/link")
    #expect(try sealed.contents("near", most: 10) == Data([2]))
    #expect(sealed.path.hasSuffix("/in"))
    #expect(throws: FileFailure(number: ENOENT)) { try SealedFolder(folder.path + "/none") }
  }

  /// A slash with an accent is one character, and a slash for the file system.
  @MainActor @Test func namesOfResourcesAreReadByteByByte() {
    for name in ["../\u{301}secret.png", "a/..", "/\u{301}etc/passwd", "a\0", "", "x/../\u{301}y"] {
      #expect(!ResourceFinder.isPlain(name), "\(name)")
    }
    #expect(ResourceFinder.isPlain("Icons/star..2") && ResourceFinder.isPlain("…"))
  }
}
