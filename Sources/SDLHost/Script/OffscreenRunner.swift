import Foundation
import Graphics
import Raster
import ViewTree

/// Runs a tree without a window, on a clock of its own: for scripts, golden images, recordings and the tour.
///
/// Nothing depends on the machine: the same calls give the same pictures, bit for bit. Visible pictures are always
/// there, because they are decoded when they are first painted.
@MainActor public final class OffscreenRunner {
  /// Seconds between two frames while something moves.
  public static let defaultFrameInterval = 1.0 / 60

  public let host: ViewHost
  package let fonts: FontLibrary
  package let pictures: PictureLibrary
  public private(set) var scale: CGFloat
  /// The picture of the last frame.
  public private(set) var buffer: PixelBuffer
  /// The last display list.
  public private(set) var displayList: DisplayList
  /// Called after each frame: for assertions on every one.
  public var onFrame: (DisplayList) -> Void = { _ in }
  public var frameInterval = OffscreenRunner.defaultFrameInterval
  /// Frames made so far.
  public private(set) var frames = 0
  /// Whether frames are painted as they are made; without it only `paint()` and `screenshot(_:)` paint.
  public var paintsEveryFrame = false

  /// What the tree has warned of so far: update loops by the names involved, and the like. It is logged too.
  public var warnings: [String] { warningList.sentences }

  /// What painting the last frame cost.
  public var paintStatistics: PaintStatistics { renderer.statistics }

  private final class WarningList { var sentences: [String] = [] }
  private let warningList = WarningList()
  private let driver: HostDriver
  private let renderer: SoftwareRenderer
  private let fetcher: PictureFetcher?
  private var size: CGSize

  /// Makes the tree and its first frame. `services` may replace the clipboard, the storage and so on; fonts and
  /// pictures are the runner's own unless they are given.
  package init<Root: View>(
    root: Root, size: CGSize = HostOptions.defaultWindow.size, scale: CGFloat = 2,
    safeArea: EdgeInsets = EdgeInsets(), origin: Date = Date(timeIntervalSinceReferenceDate: 0),
    preferences: UserPreferences = UserPreferences(), materials: MaterialChoice = .auto,
    fonts: FontLibrary? = nil, pictures: PictureLibrary? = nil, network: NetworkChoice = .none,
    configure: (inout HostServices) -> Void = { _ in }
  ) {
    let fonts = fonts ?? FontLibrary()
    let pictures = pictures ?? PictureLibrary()
    pictures.isSynchronous = true
    pictures.scale = scale
    var services = HostServices(fonts: fonts, images: pictures)
    services.warn = { [warningList] sentence in
      warningList.sentences.append(sentence)
      Log.warn(sentence)
    }
    let fetcher = network == .live ? PictureFetcher() : nil
    services.fetcher = network == .recorded ? RecordedPictures() : fetcher
    self.fetcher = fetcher
    configure(&services)
    (self.fonts, self.pictures, self.scale, self.size) = (fonts, pictures, scale, size)
    host = ViewHost(
      root: root, size: size, scale: scale, services: services, timers: TimerQueue(origin: origin),
      preferences: preferences)
    driver = HostDriver(host)
    renderer = SoftwareRenderer(pictures: pictures, glyphs: fonts)
    renderer.blursBackdrops = materials.blurs(isBareWithoutGPU: false)
    renderer.symbol = { [pictures] in pictures.symbol(named: $0) }
    buffer = Self.buffer(size, scale)
    displayList = DisplayList(size: size)
    host.ownOutsideWork()
    host.send(.resize(size: size, scale: scale, safeArea: safeArea))
    makeFrame()
  }

  /// Seconds since the start.
  public var now: TimeInterval { host.timers.now }

  /// Sends an event at the present time.
  package func send(_ event: HostEvent) {
    host.ownOutsideWork()
    if case .resize(let size, let scale, _) = event { resize(size, scale) }
    driver.send(event, at: now)
  }

  /// Moves the clock on, with a frame each `frameInterval` as long as one is needed.
  public func advance(by seconds: TimeInterval) { advance(to: now + max(0, seconds)) }

  /// Moves the clock to `time`, with a frame each `frameInterval` as long as one is needed.
  public func advance(to time: TimeInterval) {
    host.ownOutsideWork()
    drain()
    frameIfNeeded()
    while now < time {
      let wake =
        host.needsFrame ? now + frameInterval : max(host.timers.nextDeadline ?? time, now)
      // Frames fall on the grid of the interval, whatever the deadlines between them are.
      driver.advance(to: min(wake, time))
      drain()
      frameIfNeeded()
      if wake > time { break }
    }
  }

  /// Advances until nothing moves any more; false: it still did after `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    host.ownOutsideWork()
    let end = now + limit
    drain()
    frameIfNeeded()
    while now < end {
      if host.isAtRest && !host.needsFrame && host.timers.nextDeadline == nil { return true }
      advance(to: min(end, now + frameInterval))
    }
    return host.isAtRest && !host.needsFrame
  }

  /// Paints the last frame and returns what changed since it was last painted.
  @discardableResult
  public func paint() -> [PixelRect] { renderer.render(displayList, scale: scale, into: buffer.target) }

  /// The last frame painted as if nothing had been painted before, for comparing; nil where memory is short.
  public func paintAfresh() -> Bitmap? { renderer.paintAll(displayList, scale: scale) }

  /// Paints the last frame and writes it as PNG.
  package func screenshot(_ path: String) throws(UsageError) {
    _ = paint()
    try PNGFile.write(buffer.target, to: path)
  }

  /// Plays a recording; `onPicture` is called after each of its frames, painted.
  package func play(_ recording: Recording, onPicture: (TimeInterval, PixelBuffer) -> Void = { _, _ in }) {
    send(
      .resize(
        size: recording.header.size, scale: recording.header.scale, safeArea: recording.header.insets))
    for entry in recording.entries {
      if case .event(.resize(let size, let scale, _)) = entry.step { resize(size, scale) }
      guard let list = driver.play(entry) else { continue }
      show(list)
      _ = paint()
      onPicture(entry.time, buffer)
    }
  }

  private func drain() {
    MainQueue.drain()
    for picture in fetcher?.collect() ?? [] { driver.send(.fetched(picture), at: now) }
  }

  /// Pictures that were requested from the network and have not come.
  package var pendingPictures: Int { fetcher?.pending ?? 0 }

  /// Runs what has come from elsewhere and makes the frame that shows it; the clock does not advance.
  package func turn() {
    host.ownOutsideWork()
    driver.advance(to: now)
    drain()
    frameIfNeeded()
  }

  private func frameIfNeeded() { if host.needsFrame { makeFrame() } }

  private func makeFrame() { show(driver.frame()) }

  private func show(_ list: DisplayList) {
    displayList = list
    frames += 1
    if paintsEveryFrame { _ = paint() }
    onFrame(list)
    host.workAhead()
  }

  private func resize(_ size: CGSize, _ scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    (self.size, self.scale) = (size, scale)
    pictures.scale = scale
    buffer = Self.buffer(size, scale)
    renderer.invalidate()
  }

  private static func buffer(_ size: CGSize, _ scale: CGFloat) -> PixelBuffer {
    PixelBuffer(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }
}
