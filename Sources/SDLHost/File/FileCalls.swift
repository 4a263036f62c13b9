import Foundation

/// The file system calls that writing a whole file needs; tests replace them by ones that drop what is not synced.
protocol FileCalls {
  /// Makes a file that must not exist yet; returns its descriptor.
  func create(_ path: String, mode: mode_t) throws(FileCallError) -> Int32
  /// Opens what is there for writing, without making or emptying it.
  func open(_ path: String) throws(FileCallError) -> Int32
  func write(_ descriptor: Int32, _ data: Data) throws(FileCallError)
  /// Returns when the content is on the disk.
  func sync(_ descriptor: Int32) throws(FileCallError)
  func close(_ descriptor: Int32)
  /// Puts a file in the place of another one, in one step.
  func rename(_ from: String, to path: String) throws(FileCallError)
  /// Returns when the names in a folder are on the disk, where the file system can tell.
  func syncFolder(_ folder: String)
  func remove(_ path: String)
  /// The names in a folder.
  func names(in folder: String) -> [String]
  /// What a path leads to when links are followed, whether or not anything is there.
  func target(of path: String) throws(FileCallError) -> String
  /// The mode of what is there, kind included; nil: nothing is.
  func mode(of path: String) -> mode_t?
}

/// A call that failed, as one reason with a remedy.
struct FileCallError: Error, Equatable {
  /// The error number.
  var number: Int32

  var reason: String {
    switch number {
    case ENOSPC, EDQUOT: "the disk is full; make room"
    case EROFS: "the disk may only be read; choose another place"
    case EACCES, EPERM: "this user may not write there; check the permissions"
    case ENOENT, ENOTDIR: "its folder does not exist; make it"
    case EMFILE, ENFILE: "too many files are open; raise the limit, for instance with ulimit -n 1024"
    case ELOOP: "its links lead in a circle; mend them"
    case EISDIR: "it is a folder; name a file"
    case EPIPE, ENXIO: "nobody reads it"
    default: String(cString: strerror(number))
    }
  }
}
