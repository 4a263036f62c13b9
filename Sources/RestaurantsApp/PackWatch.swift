import Foundation
import Restaurants
import Synchronization

/// Watches a content folder through inotify, and reads it anew when something in it has been saved. Between changes its
/// thread sleeps.
nonisolated final class PackWatch: Sendable {
  /// Milliseconds without another change after which the folder is read: programs that save write several files.
  private static let quiet: Int32 = 100
  /// Milliseconds after which a file that somebody keeps open is read all the same.
  private static let patience: Int32 = 2000
  /// Milliseconds after the start in which nothing is read: the guide has just read the folder.
  private static let start: Int32 = 1000

  /// Snapshots of the folder, each different from the one before, good ones and broken ones. For one reader.
  let packs: AsyncStream<GuidePack>
  private let continuation: AsyncStream<GuidePack>.Continuation
  /// Both ends of a pipe that wakes the thread.
  private let (reading, writing): (Int32, Int32)
  /// What is to be followed; nil: the end.
  private let wanted: Mutex<ContentFolder?>

  /// Begins to watch; nil: the system allows no more watches.
  ///
  /// - Parameter shown: what was read of the folder already.
  init?(_ folder: ContentFolder, shown: GuidePack?) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    wanted = Mutex(folder)
    (packs, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in self?.follow(nil) }
    let thread = Thread { [self] in run(shown) }
    thread.name = "content"
    thread.stackSize = 1 << 20
    thread.start()
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Watches another folder from now on.
  func follow(_ folder: ContentFolder?) {
    wanted.withLock { $0 = folder }
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  private func run(_ shown: GuidePack?) {
    var last = shown
    var shown = shown
    var isFirst = true
    var before: FolderEvents?
    defer { before?.close() }
    while let folder = wanted.withLock({ $0 }) {
      // Watched before it is read and before the last watch ends, so that no change falls between.
      guard var events = FolderEvents(WatchedPlace.all(of: folder.path)) else { break }
      defer { before = events }
      if let last = before.take(), events.adopt(last) {
        waitForChange(&events, events.unfinished.isEmpty ? Self.quiet : Self.patience)
        continue
      }
      if !isFirst {
        let pack = GuidePack(folder, after: shown?.folder.path == folder.path ? shown : nil)
        // What was saved while it was read may be in it in part.
        if events.readAll() {
          waitForChange(&events, events.unfinished.isEmpty ? Self.quiet : Self.patience)
          continue
        }
        if last.map({ $0.folder.path != folder.path || !$0.looksLike(pack) || $0.problems != pack.problems })
          ?? true
        {
          last = pack
          if pack.isUsable { shown = pack }
          continuation.yield(pack)
        }
      }
      waitForChange(&events, isFirst ? Self.start : -1)
      isFirst = false
    }
    continuation.finish()
  }

  /// Returns when something has changed and no file is being written, or another folder is wanted.
  ///
  /// - Parameter first: milliseconds after which it returns where nothing changes; -1: never.
  private func waitForChange(_ events: inout FolderEvents, _ first: Int32) {
    var timeout = first
    while true {
      var waited = [
        pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waited, 2, timeout)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      if waited[1].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 16)
        _ = read(reading, &bytes, bytes.count)
        return
      }
      if events.readAll() || timeout != -1 {
        timeout = events.unfinished.isEmpty ? Self.quiet : Self.patience
      }
    }
  }
}
