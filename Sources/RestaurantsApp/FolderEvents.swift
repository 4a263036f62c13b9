import Foundation

/// The events of inotify for folders: whether something in them has changed, and whether a file is still being written.
nonisolated struct FolderEvents {
  private static let changes = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
  private static let writes = UInt32(IN_MODIFY | IN_CLOSE_WRITE)
  private static let bufferSize = 16 << 10

  /// Readable when something has happened.
  let descriptor: Int32
  /// The names that count in each folder, by its watch; none: all.
  private var names: [Int32: Set<String>?] = [:]
  private var folders: [Int32: String] = [:]
  /// Files that were begun or written to and are not closed.
  private(set) var unfinished: Set<String> = []

  /// Nil: the system allows no more of them.
  init?(_ places: [WatchedPlace]) {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    for place in places {
      let mask = Self.changes | (place.name == nil ? Self.writes : 0) | UInt32(IN_MASK_ADD)
      let watch = inotify_add_watch(descriptor, place.folder, mask)
      guard watch >= 0 else { continue }
      folders[watch] = place.folder
      switch (names[watch], place.name) {
      case (nil, let name): names[watch] = .some(name.map { [$0] })
      case (.some(.some(let known)), let name?): names[watch] = .some(known.union([name]))
      default: names[watch] = .some(nil)
      }
    }
  }

  func close() { _ = Foundation.close(descriptor) }

  /// Continues where other events end, which are closed: what happened before these began to watch is not lost. Files that
  /// the others knew as unfinished are waited for no longer. Returns whether something has happened since they were read.
  mutating func adopt(_ others: FolderEvents) -> Bool {
    var others = others
    others.unfinished = []
    let hasChanged = others.readAll()
    unfinished.formUnion(others.unfinished)
    others.close()
    return hasChanged
  }

  /// Reads all events that have come; returns whether one that counts is among them.
  mutating func readAll() -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasChanged }
      var at = 0
      let header = MemoryLayout<inotify_event>.size
      while at + header <= count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self) }
        let end = min(at + header + Int(event.len), count)
        let name = String(decoding: buffer[(at + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
        if note(event.wd, event.mask, name) { hasChanged = true }
        at = end
      }
    }
  }

  private mutating func note(_ watch: Int32, _ mask: UInt32, _ name: String) -> Bool {
    func has(_ bits: Int32) -> Bool { mask & UInt32(bits) != 0 }
    // Events were dropped: whatever happened counts.
    if has(IN_Q_OVERFLOW) { return true }
    guard let counted = names[watch], let folder = folders[watch] else { return false }
    if let counted, !name.isEmpty { return counted.contains(name) }
    let path = folder + "/" + name
    if has(IN_MODIFY) || (has(IN_CREATE) && Self.isBegun(path)) { unfinished.insert(path) }
    if has(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE) { unfinished.remove(path) }
    return true
  }

  /// Whether a new file is about to be written; a link, a folder and another name of a file are complete at once.
  private static func isBegun(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}
