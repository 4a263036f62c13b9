import Foundation

/// The file of settings, which several copies of a program may have open at a time.
///
/// No content is cached: each change is applied under a lock to what the file holds then, so that copies that change
/// different keys do not undo each other's changes.
struct SettingsFile: Sendable {
  typealias Values = [String: StoredValue]

  /// Bytes that are read of it.
  private static let largest = 16 << 20
  /// Seconds that another copy may hold the lock, and between two looks.
  private static let patience = 2.0
  private static let pause = 0.005

  let path: String

  /// Why the file could not be read or written, as one sentence.
  struct Problem: Error, Equatable {
    var sentence: String
  }

  /// What the file holds; nothing where there is none. One that is damaged is renamed and reported.
  func read() throws(Problem) -> (values: Values, complaint: String?) {
    let bytes: [UInt8]
    do { bytes = try FileBytes.all(path, most: Self.largest) } catch {
      if access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return ([:], nil) }
      throw Problem(sentence: "the settings \(path) \(error.what) and are left as they are: \(error.remedy)")
    }
    if let values = try? JSONDecoder().decode(Values.self, from: Data(bytes)) { return (values, nil) }
    let aside = unused(path + ".damaged")
    guard rename(path, aside) == 0 else {
      throw Problem(sentence: "the settings \(path) are damaged and cannot be put aside: mend or remove them")
    }
    return ([:], "the settings \(path) are damaged: they were put aside as \(aside) and begin anew")
  }

  /// Changes keys (nil: removes them) and returns what the file holds then.
  func apply(_ changes: [String: StoredValue?]) throws(Problem) -> (values: Values, complaint: String?) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = try locked()
    defer { if lock >= 0 { close(lock) } }
    var (values, complaint) = try read()
    for (key, value) in changes { values[key] = value }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      try AtomicFile().write(try encoder.encode(values), to: path)
    } catch let error as FileCallError {
      throw Problem(sentence: "the settings are not kept: \(path) cannot be written: \(error.reason)")
    } catch {
      throw Problem(sentence: "the settings are not kept: a number in them is not finite")
    }
    return (values, complaint)
  }

  /// The descriptor that holds the lock.
  private func locked() throws(Problem) -> Int32 {
    // Beside what the settings are a link to, so that every copy finds the same one.
    let target = (try? SystemCalls().target(of: path)) ?? path
    let descriptor = open(target + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else {
      throw Problem(
        sentence:
          "the settings are not kept: \(target) cannot be locked: \(FileCallError(number: errno).reason)")
    }
    let end = HostClock.monotonic + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, HostClock.monotonic < end else {
        close(descriptor)
        throw Problem(
          sentence: "the settings are not kept yet: another copy of the program holds \(target).lock")
      }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    return descriptor
  }

  private func unused(_ name: String) -> String {
    for number in 2..<1000 where access(name, F_OK) == 0 {
      let other = "\(name)-\(number)"
      if access(other, F_OK) != 0 { return other }
    }
    return name
  }
}
