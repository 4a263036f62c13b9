import CHost
import CSDL2
import Foundation
import Graphics
import Raster
import ViewTree

/// The life of one window: events, time, frames and the wait between them.
@MainActor final class WindowLoop {
  let window: HostWindow
  let options: HostOptions
  let fonts: FontLibrary
  let pictures: PictureLibrary
  private let fetcher = PictureFetcher()
  var painter: any WindowPainter
  let driver: HostDriver
  private let translator: EventTranslator
  let waiter: Waiter
  private let wakeDescriptor: Int32
  let replayed: Recording?
  private var replayIndex = 0
  private(set) var metrics: WindowMetrics
  var statistics = RunStatistics()
  var gaps = FrameTimes()
  var treeTimes = FrameTimes()
  var intervalBegin = RunTotals()
  private var mainQueue = MainQueue()
  private var reader = EventReader()
  /// The events read from SDL; empty between two turns.
  private var events: [WindowEvent] = []
  /// When the next frame may begin.
  private var nextFrame = -Double.infinity
  lazy var memory = MemoryTrim { [weak self] in self?.painter.renderer.releaseUnused() }
  private var service = ServiceWatch()
  let monitor = ServiceMonitor.shared
  var isVisible = true
  var isQuitting = false
  /// Whether a requested file could not be written.
  var hasFailedOutput = false
  /// Whether what the program was started with could not be opened.
  var hasOpenedNothing = false
  private var isExposed = false
  private var motionStart = MotionStart()
  var isFrameForced = true
  var isTreeChanged = true
  var list: DisplayList?
  /// Shown while it is there; F12.
  var hud: FrameHUD?
  private var sample = FrameHUD.Sample()
  let passTimer = PassTimer { HostClock.threadNanoseconds }
  /// Whether passes are timed.
  var measures: Bool { writesStatistics || hud != nil }
  // Reading a parsed option costs copies, too much for every turn.
  private let writesStatistics: Bool
  let dumpPath: String?
  var preferences: PreferenceSource
  let pressure: MemoryPressure?
  let storage: FileStorage
  /// Addresses that reach the program from outside while it runs.
  var arrivals: AsyncStream<URL>?
  var host: ViewHost { driver.host }

  init<Root: View>(
    root: Root, window: HostWindow, options: HostOptions, fonts: FontLibrary, pictures: PictureLibrary,
    recording: Recording?, storage: FileStorage
  ) throws(UsageError) {
    self.storage = storage
    (self.window, self.options, self.fonts, self.pictures) = (window, options, fonts, pictures)
    replayed = recording
    (writesStatistics, dumpPath) = (options.stats != nil, options.dumpTree)
    pictures.isSynchronous = recording != nil
    metrics = window.metrics
    pictures.scale = metrics.scale
    translator = EventTranslator(
      metrics: metrics, silenceLimit: WindowTiming.fingerSilence, panel: window.screen?.input)
    let wakeDescriptor = host_wake_make()
    self.wakeDescriptor = wakeDescriptor
    guard wakeDescriptor >= 0 else {
      throw UsageError("too many files are open: raise the limit, for instance with ulimit -n 1024")
    }
    for number in EndingSignals.all + [SIGUSR1, SIGUSR2] { host_signal_watch(number, wakeDescriptor) }
    window.screen?.follow(wakeDescriptor: wakeDescriptor)
    pictures.onArrival = { host_wake_signal(wakeDescriptor) }
    storage.follow { host_wake_signal(wakeDescriptor) }
    monitor.follow { host_wake_signal(wakeDescriptor) }
    let keptText = recording == nil ? storage.value(forKey: PreferenceSource.textKey) as? String : nil
    let wake: @Sendable () -> Void = { host_wake_signal(wakeDescriptor) }
    preferences = PreferenceSource(options, isReplay: recording != nil, keptText: keptText, wake: wake)
    pressure = recording == nil ? MemoryPressure(MemoryPressure.source(), wake: wake) : nil
    waiter = Waiter(window: window.window, wakeDescriptor: wakeDescriptor)
    var services = HostServices(
      fonts: fonts, images: pictures, clipboard: SDLClipboard(),
      storage: recording?.header.program.map(\.storage) ?? storage,
      openURL: { LinkOpener.open($0) }, urlScheme: LinkOpener.ownScheme, warn: { Log.warn($0) },
      textInput: { [weak window] caret in
        if let window { window.setTextInput(caret, window.metrics) }
      })
    services.fetcher = recording == nil ? fetcher : RecordedPictures()
    fetcher.onArrival = { host_wake_signal(wakeDescriptor) }
    services.pointer = { [weak window] in window?.setPointer($0) }
    let (size, scale) = (metrics.size, metrics.scale)
    driver = HostDriver(
      ViewHost(
        root: root, size: size, scale: scale, services: services,
        timers: recording.map { TimerQueue(origin: $0.header.origin) }
          ?? TimerQueue(now: HostClock.now, origin: HostClock.origin),
        preferences: preferences.present))
    if writesStatistics {
      driver.host.passTimer = passTimer
      driver.host.countsBodies = true
    }
    painter = window.painter(pictures: pictures, glyphs: fonts)
    if let path = options.record {
      driver.recorder = try RecordingWriter(
        path,
        header: RecordingHeader(
          size: size, scale: scale, safeArea: options.safeAreaInsets, origin: driver.host.clockOrigin))
    }
  }

  /// Runs until the window is closed; returns the exit status.
  func run() -> Int32 {
    if replayed == nil {
      // The tree knows, a recording does not.
      if preferences.present != UserPreferences() {
        driver.send(.preferences(preferences.present), at: HostClock.now)
      }
      driver.send(
        .resize(size: metrics.size, scale: metrics.scale, safeArea: options.safeAreaInsets), at: HostClock.now
      )
    }
    openFirst()
    if replayed == nil, let arrivals {
      Task { [driver] in
        for await url in arrivals { driver.send(.openURL(url), at: HostClock.now) }
      }
    }
    DisplayWatch.onLoss = { [driver, storage] in
      driver.flush()
      storage.flush()
      ServiceMonitor.shared.close(status: UsageError.lostDisplayStatus)
    }
    beginRecords()
    let start = HostClock.now
    let end = options.exitAfter.map { start + $0 }
    while !isQuitting {
      let hasEvents = handleEvents()
      let now = HostClock.now
      service.turn(at: now)
      monitor.turn(at: now)
      if monitor.exitStatus != nil { break }
      let runsTimers = host.timers.nextDeadline.map { $0 <= now } ?? false
      if replayed == nil {
        driver.follow(HostClock.origin)
        driver.advance(to: now)
      }
      mainQueue.turn(at: now, mayHaveCome: waiter.heard.mainQueue || hasEvents || runsTimers)
      for picture in fetcher.collect() { driver.send(.fetched(picture), at: now) }
      collectPictures()
      collectNews(at: now)
      handleSignals()
      if let end, now >= end { break }
      if replayed == nil { liveFrame() } else { replayFrames(since: start) }
      let tidying = tidyUp()
      guard !isQuitting else { break }
      wait(until: .earliest(.earliest(end, tidying), .earliest(mainQueue.nextTurn, nextWork(start))))
    }
    service.stopping()
    finish()
    if hasFailedOutput || driver.recorder?.hasFailed == true { return UsageError.lateStatus }
    return monitor.exitStatus ?? (hasOpenedNothing ? UsageError.nothingOpenedStatus : 0)
  }

  // MARK: Input

  /// Handles the events that have come; false: there were none.
  private func handleEvents() -> Bool {
    let moves = translator.mouseMoves
    reader.read(translator, mayHaveCome: waiter.heard.input, into: &events)
    guard !events.isEmpty else { return false }
    defer { if moves != translator.mouseMoves { window.mouseMoved(to: translator.mouse) } }
    mainQueue.programRan()
    let isMeasured = measures
    if isMeasured { passTimer.begin() }
    let isSwallowed = window.screen?.wakes(isPointerDown: translator.isPointerDown) == true
    if events.contains(where: \.isInput) { monitor.used() }
    for event in events where !(isSwallowed && event.isInput) { handle(event) }
    statistics.events += events.count
    events.removeAll(keepingCapacity: true)
    if isMeasured { statistics.eventNanoseconds += passTimer.lap() }
    return true
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    // A kiosk is ended by who started it, not by keys of a window manager.
    case .quit: isQuitting = isQuitting || !options.kiosk
    case .exposed: isExposed = true
    case .lost:
      painter.reset()
      (isExposed, isFrameForced) = (true, true)
    case .geometry: measure()
    case .visibility(let value):
      guard value != isVisible else { return }
      isVisible = value
      service.ready(isVisible ? "shown" : "not shown")
      if replayed == nil { driver.send(.visibility(value), at: HostClock.now) }
    case .host(.key(let key), _)
    where key.key == .function(12) && key.modifiers.isEmpty && options.allowsHUD:
      if key.phase == .down { toggleHUD() }
    case .host(.key(let key), _) where window.screen?.handle(key) == true: break
    // While another console is shown its keys and fingers are not meant for this one.
    case .host where window.screen?.isAway == true: break
    case .host(let event, let time):
      if replayed == nil, !driver.send(event, at: time), case .key(let key) = event { perform(key, at: time) }
    }
  }

  private func measure() {
    let metrics = window.metrics
    guard metrics != self.metrics else { return }
    self.metrics = metrics
    translator.metrics = metrics
    pictures.scale = metrics.scale
    isFrameForced = true
    if replayed == nil {
      driver.send(
        .resize(size: metrics.size, scale: metrics.scale, safeArea: options.safeAreaInsets), at: HostClock.now
      )
    }
  }

  private func collectPictures() {
    let arrived = pictures.collect()
    guard !arrived.isEmpty else { return }
    for source in arrived { painter.renderer.invalidate(source: source) }
    host.resourcesChanged()
    isFrameForced = true
  }

  /// Handles an event of the screen itself. When the screen is no longer shown, all touches are cancelled; for a
  /// window's events the translator has done that in their order.
  private func handleScreenEvent(_ event: WindowEvent) {
    if case .visibility(false) = event, isVisible, replayed == nil {
      for case .host(let event, let time) in translator.cancelAll(time: HostClock.now) {
        driver.send(event, at: time)
      }
    }
    handle(event)
  }

  private func handleSignals() {
    let signals = host_signals_take()
    if let screen = window.screen { for event in screen.turn(signals: signals) { handleScreenEvent(event) } }
    guard signals != 0 else { return }
    if EndingSignals.contain(signals) { isQuitting = true }
    if signals & 1 << UInt64(SIGUSR1) != 0 {
      isTreeChanged = true
      writeDump()
    }
    if signals & 1 << UInt64(SIGUSR2) != 0 { writeStatistics(isAsked: true) }
  }

  // MARK: Frames

  private var isFrameWanted: Bool { isVisible && (host.needsFrame || isFrameForced) }

  private func liveFrame() {
    let now = HostClock.now
    if isFrameWanted, now >= nextFrame, painter.isReady {
      nextFrame = max(nextFrame, now - WindowTiming.lateness) + painter.frameInterval
      if now > host.timers.now { driver.advance(to: now) }
      let before = host.statistics.frameNanoseconds
      let list = driver.frame()
      if measures {
        sample.tree = Double(host.statistics.frameNanoseconds - before) / 1e6
        treeTimes.add(sample.tree)
      }
      show(list)
      let cost = HostClock.now - now
      monitor.frame(took: cost)
      HostClock.holdBack(
        motionStart.delay(
          afterFrameOf: cost, interval: painter.frameInterval, isMoving: host.isAnimating,
          isPointerDown: translator.isPointerDown))
    } else if isExposed, isVisible {
      painter.presentAll()
    }
    isExposed = false
  }

  private func replayFrames(since start: TimeInterval) {
    guard let replayed else { return }
    let now = HostClock.now - start
    while replayIndex < replayed.entries.count, replayed.entries[replayIndex].time <= now {
      if let list = driver.play(replayed.entries[replayIndex]) { show(list) }
      replayIndex += 1
    }
    if isExposed { painter.presentAll() }
    isExposed = false
    if replayIndex == replayed.entries.count, options.exitAfter == nil { isQuitting = true }
  }

  /// Paints a list, if need be by another painter than before.
  private func paint(_ list: DisplayList) -> [PixelRect]? {
    if let damage = painter.paint(list, scale: metrics.scale) { return damage }
    guard painter.failure != nil else { return nil }
    painter = window.painter(pictures: pictures, glyphs: fonts)
    return painter.paint(list, scale: metrics.scale)
  }

  private func show(_ list: DisplayList) {
    defer { host.workAhead() }
    self.list = list
    isFrameForced = false
    isTreeChanged = true
    mainQueue.programRan()
    statistics.frames += 1
    let handed = painter.uploadedBytes
    guard let damage = paint(list) else { return }
    // The tree's last pass ended where painting began.
    let painting = measures ? passTimer.lap() : 0
    if isExposed { painter.presentAll() }
    if let hud {
      sample.paint = Double(painting) / 1e6
      painter.present(
        damage,
        under: hud.panel(
          of: sample, host.statistics, paint: painter.renderer.statistics,
          uploaded: painter.uploadedBytes - handed))
    } else if !isExposed {
      painter.present(damage, under: nil)
    }
    if !damage.isEmpty { statistics.presented += 1 }
    if measures {
      gaps.add(moment: HostClock.monotonic)
      let presenting = passTimer.lap()
      sample.present = Double(presenting) / 1e6
      statistics.paintNanoseconds += painting
      statistics.presentNanoseconds += presenting
      statistics.add(painter.renderer.statistics, damage, uploaded: painter.uploadedBytes - handed)
    }
    if statistics.firstFrame == nil {
      statistics.firstFrame = RunStatistics.sinceProcessStart
      statistics.firstFrameAt = HostClock.monotonic
      service.ready("shown")
      LastWords.forget()
    }
    if statistics.firstCompleteFrame == nil, pictures.pending == 0 {
      statistics.firstCompleteFrame = RunStatistics.sinceProcessStart
      statistics.firstCompleteFrameAt = HostClock.monotonic
      Log.notice("first complete frame after \(statistics.firstCompleteFrame ?? 0) s")
      screenshot()
      if window.dependsOnContent { window.limit(to: host.contentLimits) }
      if !window.isBare { window.setIcon(pictures.assetPath("AppIcon.png")) }
      memory.trim(at: HostClock.now, frames: host.statistics.frames)
      waiter.quieten()
    }
  }

  // MARK: Rest

  /// Does what is done when nothing moves; returns when there will be more of it.
  private func tidyUp() -> TimeInterval? {
    let isAtRest = host.isAtRest && pictures.pending == 0
    if dumpPath != nil, isTreeChanged, isAtRest, !host.needsFrame { writeDump() }
    return memory.turn(
      at: HostClock.now, isAtRest: isAtRest && host.isInputIdle, frames: host.statistics.frames)
  }

  private func wait(until deadline: TimeInterval?) {
    if reader.hasMore { return waiter.pass() }
    if let deadline, deadline <= HostClock.now { return waiter.pass() }
    driver.flush()
    let services = TimeInterval?.earliest(service.deadline, monitor.deadline)
    let others = TimeInterval?.earliest(services, window.screen?.deadline)
    waiter.wait(until: .earliest(deadline, others), others: window.screen?.descriptors ?? [])
    reader.waited()
  }

  /// When the loop has work to do without an event; nil: never.
  private func nextWork(_ start: TimeInterval) -> TimeInterval? {
    var time = translator.fingers.deadline
    if let replayed {
      if replayIndex < replayed.entries.count {
        time = .earliest(time, start + replayed.entries[replayIndex].time)
      }
    } else {
      time = .earliest(time, host.timers.nextDeadline)
      if isFrameWanted, painter.isReady { time = .earliest(time, nextFrame) }
    }
    let now = HostClock.now
    if SDL_IsTextInputActive() == SDL_TRUE, now - reader.lastKey < WindowTiming.inputMethodWait {
      time = .earliest(time, now + WindowTiming.inputMethodPoll)
    }
    return time
  }
}
