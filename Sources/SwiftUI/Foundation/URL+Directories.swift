import Foundation

extension URL {
  /// Where a program keeps what its user makes.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Where a program keeps what it makes for itself.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// Where a program keeps what it can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  public static var musicDirectory: URL { directory(.musicDirectory) }

  /// The user's folder of a kind. One that does not exist is made, as programs write into it without asking; the home
  /// folder stands for one that the system does not have.
  private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    guard let url = manager.urls(for: kind, in: .userDomainMask).first else {
      return manager.homeDirectoryForCurrentUser
    }
    // Where it cannot be made, writing into it says why.
    try? manager.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
