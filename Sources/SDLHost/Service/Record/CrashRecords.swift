import Foundation

/// What is kept of runs that ended by themselves: a folder each, named by its time.
struct CrashRecords {
  /// The oldest go when there are more.
  static let most = 10
  /// Bytes that are copied of a file.
  private static let largest = 16 << 20

  let folder: String

  /// Those that there are, the newest first.
  var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasPrefix("crash-") }.sorted(by: >)
  }

  /// Copies what a run has left, as far as there is space. Returns the name of the record.
  func keep(_ folders: ServiceFolders, at date: Date) throws(UsageError) -> String {
    var name = "crash-" + Self.stamp(date)
    for number in 2..<100 where access(folder + "/" + name, F_OK) == 0 {
      name = "crash-\(Self.stamp(date))-\(number)"
    }
    // Also after an error. The clock may have been set back: the record kept last need not have the newest name.
    defer {
      let others = names.filter { $0 != name }
      for old in others.dropFirst(Self.most - 1) {
        try? FileManager.default.removeItem(atPath: folder + "/" + old)
      }
    }
    let place = folder + "/" + name
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard mkdir(place, 0o700) == 0 else {
      let reason = FileCallError(number: errno).reason
      throw UsageError("what is left of a crash cannot be kept in \(folder): \(reason)")
    }
    // The small files that say most come first: the disk may be nearly full.
    for path in [folders.about, folders.backtrace, folders.log, folders.recording] {
      guard let bytes = try? FileBytes.all(path, most: Self.largest), !bytes.isEmpty else { continue }
      do throws(UsageError) {
        try AtomicFile.write(Data(bytes), to: place + "/" + (path as NSString).lastPathComponent)
      } catch {
        // Goes only where it is empty.
        rmdir(place)
        throw error
      }
    }
    return name
  }

  private static func stamp(_ date: Date) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: .gmt)
    style = style.year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)
      .timeSeparator(.omitted)
    return date.formatted(style)
  }

  /// What a record says of the end: the signal, where there was one.
  func summary(of name: String) -> String {
    let reason = (try? FileBytes.all(folder + "/" + name + "/backtrace.txt", most: 1 << 20)).map {
      String(decoding: $0.prefix { $0 != 10 }, as: UTF8.self)
    }
    return name.dropFirst("crash-".count) + (reason.map { ", " + $0 } ?? "")
  }
}
