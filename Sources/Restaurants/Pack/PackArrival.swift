import SwiftUI

/// Packs that come while the guide runs. A recording keeps when each was shown, as an address of the pack's hash.
extension RestaurantStore {
  /// Of the addresses of packs.
  static let packScheme = "pack"

  /// Reads snapshots of the folder, and yields each that can be shown and differs from what is shown, as an address for
  /// `GuideView` to open: as an opened address it becomes part of a recording.
  ///
  /// What cannot be shown is reported, and nothing else.
  public func arrivals(of packs: AsyncStream<GuidePack>) -> AsyncStream<URL> {
    AsyncStream { continuation in
      let task = Task {
        for await pack in packs {
          if let address = receive(pack) { continuation.yield(address) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Keeps a pack until its address is opened; nil: it is not to be shown.
  public func receive(_ next: GuidePack) -> URL? {
    guard next.isUsable else {
      next.problems.forEach { report($0.description) }
      return nil
    }
    let shown = waiting ?? pack
    if let shown, shown.folder.path == next.folder.path, shown.looksLike(next) { return nil }
    shelf[next.hash] = next
    return URL(string: "\(Self.packScheme):\(next.hash)")
  }

  /// Opens what reaches the guide from outside: a pack that has arrived, or a folder or a file of one that was dropped on the
  /// window.
  ///
  /// - Parameter isKiosk: whether people come and go, who see no content change while they are there, and open none.
  func open(_ url: URL, isKiosk: Bool) {
    if url.scheme == Self.packScheme {
      guard let next = arrived(url.path.isEmpty ? String(url.absoluteString.dropFirst(5)) : url.path) else {
        return
      }
      if isKiosk, hasVisitor { waiting = next } else { show(next) }
    } else if !url.isFileURL {
      report(
        "the guide cannot open \(url.absoluteString.prefix(ContentLimits.line)); name a folder with a \(ContentReading.restaurantsFile), or one of its files"
      )
    } else if isKiosk {
      report("a kiosk opens no folder while it runs; start it with --content \(url.path)")
    } else {
      show(url)
    }
  }

  /// The pack of a hash: one that has come, else what the folder holds now, as where a recording is played.
  private func arrived(_ hash: String) -> GuidePack? {
    if let next = shelf.removeValue(forKey: hash) { return next }
    if let folder {
      let present = GuidePack(folder, after: pack)
      if present.hash == hash { return present }
    }
    report("the recording shows the content \(hash) from here on, which is not there: what is shown stays")
    return nil
  }

  private func show(_ url: URL) {
    let next = GuidePack(ContentFolder(naming: url.path))
    guard show(next) else { return tell(["This folder holds no guide"]) }
    onFolderChange(next.folder)
  }

  /// Somebody touches the guide on a kiosk.
  func visitorCame() { hasVisitor = true }

  /// Nobody uses the kiosk any more: a pack that has come meanwhile is shown.
  func visitorLeft() {
    hasVisitor = false
    guard let next = waiting else { return }
    waiting = nil
    show(next)
  }
}
