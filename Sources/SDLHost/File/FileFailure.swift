import Foundation

/// Why a file cannot be read: what is the matter, and what to do.
public struct FileFailure: Error, Equatable, Sendable {
  /// “does not exist”
  public var what: String
  public var remedy: String

  init(_ what: String, _ remedy: String) { (self.what, self.remedy) = (what, remedy) }

  /// What an error number of `open` means to whoever put the file there.
  public init(number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self.init("does not exist", "put it there or correct the name")
    case EMFILE, ENFILE:
      self.init(
        "cannot be opened: too many files are open", "raise the limit, for instance with ulimit -n 1024")
    case ELOOP: self.init("is a link that leads to itself", "put the file in its place")
    case EXDEV: self.init("leads out of its folder", "put the file itself there in place of the link")
    default: self.init("cannot be opened", "allow this user to read it")
    }
  }

  static func larger(than bytes: Int) -> FileFailure {
    let limit = bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
    return FileFailure("is larger than \(limit)", "make it smaller")
  }
}
