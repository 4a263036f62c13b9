import Foundation

extension URL {
  /// Where a program keeps what its user makes.
  public static var documentsDirectory: URL { directory(.documentDirectory, "XDG_DOCUMENTS_DIR") }
  /// Where a program keeps what it makes for itself.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// Where a program keeps what it can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "XDG_DOWNLOAD_DIR") }
  public static var desktopDirectory: URL { directory(.desktopDirectory, "XDG_DESKTOP_DIR") }
  public static var picturesDirectory: URL { directory(.picturesDirectory, "XDG_PICTURES_DIR") }
  public static var moviesDirectory: URL { directory(.moviesDirectory, "XDG_VIDEOS_DIR") }
  public static var musicDirectory: URL { directory(.musicDirectory, "XDG_MUSIC_DIR") }

  /// The user's folder of a kind: the one that the desktop's setting names, else Foundation's. It is made where it does
  /// not exist, as programs write into it without a check; the home folder replaces one that the system does not have.
  private static func directory(_ kind: FileManager.SearchPathDirectory, _ setting: String? = nil) -> URL {
    let manager = FileManager.default
    let named = setting.flatMap { UserFolders.present?[$0] }.map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    guard let url = named ?? manager.urls(for: kind, in: .userDomainMask).first else {
      return manager.homeDirectoryForCurrentUser
    }
    // Where it cannot be made, writing into it says why.
    try? manager.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
