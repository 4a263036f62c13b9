import Foundation
import SwiftUI
import Testing

/// Where the desktop says that the user's folders are.
@Suite(.serialized) struct UserFolderTests {
  @Test func settingsAreReadAsDesktopsWriteThem() {
    let folders = UserFolders(
      """
      # This file is written by xdg-user-dirs-update
      XDG_DOCUMENTS_DIR="$HOME/Dokumente"
      XDG_MUSIC_DIR="/srv/music \\"all\\""
      XDG_DESKTOP_DIR="$HOME/"
      XDG_PICTURES_DIR=$HOME/Pictures
      XDG_VIDEOS_DIR="videos"
      nonsense
      """, home: "/home/ada")
    #expect(folders["XDG_DOCUMENTS_DIR"] == "/home/ada/Dokumente")
    #expect(folders["XDG_MUSIC_DIR"] == "/srv/music \"all\"")
    #expect(folders["XDG_DESKTOP_DIR"] == "/home/ada/")
    #expect(folders["XDG_PICTURES_DIR"] == nil && folders["XDG_VIDEOS_DIR"] == nil)
  }

  @Test func documentsLieWhereTheDesktopSays() throws {
    let folder = URL.temporaryDirectory.appending(path: "folders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    defer {
      if let before { setenv("XDG_CONFIG_HOME", before, 1) } else { unsetenv("XDG_CONFIG_HOME") }
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("XDG_DOCUMENTS_DIR=\"\(folder.path)/Letters\"\n".utf8)
      .write(to: folder.appending(path: "user-dirs.dirs"))
    #expect(URL.documentsDirectory.path == folder.path + "/Letters")
    // Programs write into it without asking.
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Letters"))
  }
}
