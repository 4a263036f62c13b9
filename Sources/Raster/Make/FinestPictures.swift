import Graphics

/// The finest picture that was made of each source: it is shown while the pixels for another size are being decoded.
///
/// A picture is kept while anything shows or caches it, and for a second's frames after that: a view that begins to turn,
/// or gives its picture to another one, is prepared anew after what it showed has been dropped.
struct FinestPictures {
  struct Entry {
    var picture: Picture
    /// The pixels that its source had, and those of them that it shows.
    let source: PixelSize
    let detail: PixelSize
    /// When it was last noted or shown instead of another size, in the order of all such uses.
    fileprivate var serial: Int
    /// The frame at which nobody else was found to hold it; nil: somebody did.
    fileprivate var unusedSince: Int?
  }

  /// Frames for which a picture is kept that nothing shows any more: a second (M04), at 60 frames a second.
  private static let keptFrames = 60
  /// Frames from one look for such pictures to the next.
  private static let sweepFrames = 16

  private var entries: [ImageSource: Entry] = [:]
  private var frame = 0
  private var uses = 0

  /// The finest picture of a source that is still there, noted as used.
  mutating func use(_ source: ImageSource) -> Entry? {
    guard let index = entries.index(forKey: source) else { return nil }
    uses += 1
    entries.values[index].serial = uses
    return entries.values[index]
  }

  /// Remembers a picture, unless a finer one is remembered that somebody shows or caches.
  ///
  /// - Parameters:
  ///   - pixels: how many its source had.
  mutating func note(_ picture: Picture, _ pixels: PixelSize, of source: ImageSource) {
    let detail = pixels.within(PixelSize(width: Int(picture.width), height: Int(picture.height)))
    if let known = entries[source], known.unusedSince == nil, known.detail.area > detail.area { return }
    uses += 1
    entries[source] = Entry(picture: picture, source: pixels, detail: detail, serial: uses)
  }

  /// Called when all items of a frame have been prepared.
  ///
  /// - Parameter limit: bytes of pictures kept at most that nothing shows.
  mutating func frameEnded(limit: Int) {
    frame += 1
    guard frame % Self.sweepFrames == 0 else { return }
    var unused: [(source: ImageSource, since: Int, serial: Int)] = []
    var bytes = 0
    look()
    for (source, entry) in entries {
      guard let since = entry.unusedSince else { continue }
      unused.append((source, since, entry.serial))
      bytes += entry.picture.byteCount
    }
    for (source, since, _) in unused.sorted(by: { ($0.since, $0.serial) < ($1.since, $1.serial) }) {
      guard bytes > limit || frame - since >= Self.keptFrames else { return }
      bytes -= entries.removeValue(forKey: source)?.picture.byteCount ?? 0
    }
  }

  /// Forgets what nothing shows or caches.
  mutating func releaseUnused() {
    look()
    entries = entries.filter { $0.value.unusedSince == nil }
  }

  /// Finds out which pictures nobody else holds.
  private mutating func look() {
    // The keys as an array: a view of the dictionary would hold its pictures too.
    for source in Array(entries.keys) {
      guard let index = entries.index(forKey: source) else { continue }
      let isUnused = isKnownUniquelyReferenced(&entries.values[index].picture)
      entries.values[index].unusedSince = isUnused ? entries.values[index].unusedSince ?? frame : nil
    }
  }
}

extension PixelSize {
  var area: Int { width * height }

  /// The smaller of both widths and of both heights.
  func within(_ size: PixelSize) -> PixelSize {
    PixelSize(width: min(width, size.width), height: min(height, size.height))
  }
}
