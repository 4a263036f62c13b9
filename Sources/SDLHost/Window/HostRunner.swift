import CHost
import Foundation
import ViewTree

/// Runs a view in a window until it is closed: what a program's `main` comes down to.
package enum HostRunner {
  /// File descriptors that a window needs, with some to spare.
  private static let leastFiles: UInt64 = 64
  /// EX_OSERR.
  private static let outOfResources: Int32 = 71
  /// Begins to load what every window needs on another thread; `run` does it where that was not called.
  package static func prepare() {
    host_process_begin()
    host_memory_limit()
    FontConfiguration.preload()
  }

  /// Opens the window and runs it; returns the program's exit status.
  ///
  /// `arrivals`: addresses that reach the program from outside while it runs; each is opened as if the user had opened
  /// it, and recorded. A replay has them from its recording. Without any display `onNoDisplay` is called with the
  /// reason, except in a kiosk, so that a program can do something else and return its own status. Anything that keeps
  /// the window from opening is one logged sentence.
  @MainActor package static func run<Root: View>(
    title: String, root: Root, options: HostOptions, placement: WindowPlacement = .automatic,
    arrivals: AsyncStream<URL>? = nil, onNoDisplay: (@MainActor (HostError) -> Int32)? = nil
  ) -> Int32 {
    prepare()
    let status = runWindow(title, root, options, placement, arrivals, onNoDisplay)
    ServiceMonitor.shared.close(status: status)
    return status
  }

  @MainActor private static func runWindow<Root: View>(
    _ title: String, _ root: Root, _ options: HostOptions, _ placement: WindowPlacement,
    _ arrivals: AsyncStream<URL>?, _ onNoDisplay: (@MainActor (HostError) -> Int32)?
  ) -> Int32 {
    guard host_descriptor_limit(leastFiles) >= leastFiles else {
      Log.error(
        "fewer than \(leastFiles) files may be open at a time: raise the limit, for instance with ulimit -n 1024"
      )
      return outOfResources
    }
    let fonts = FontLibrary()
    let pictures = PictureLibrary()
    do {
      try options.checkOutputs()
      try options.checkOpened()
      try options.checkWindow()
      let recording = try options.replay.map { path throws(UsageError) in try Recording.read(path) }
      warnOfContent(recording)
      if let folders = ServiceFolders.of(options) {
        ServiceMonitor.shared.open(folders, keepsText: options.recordText, at: HostClock.now)
      }
      let storage = FileStorage(path: FileStorage.path(program: Log.programName))
      let window = try HostWindow(
        title: title, options: Self.options(options, for: recording), placement: placement,
        kept: (storage.value(forKey: WindowPlace.key) as? String).flatMap(WindowPlace.init))
      defer { window.close() }
      for sentence in options.idle(isBare: window.isBare, hasScreen: window.screen != nil) {
        Log.warn(sentence)
      }
      guard fonts.hasAnyFace else {
        Log.error(FontLibrary.noFace)
        return HostError.software
      }
      let loop = try WindowLoop(
        root: root, window: window, options: options, fonts: fonts, pictures: pictures, recording: recording,
        storage: storage)
      loop.arrivals = arrivals
      return loop.run()
    } catch let error as HostError {
      if case .noDisplay = error {
        if options.replay != nil { return replay(root: root, options: options) }
        // A kiosk without its screen has nothing to offer: its supervisor must see that.
        if let onNoDisplay, !options.kiosk { return onNoDisplay(error) }
      }
      Log.error(error.description)
      return error.exitStatus
    } catch let error as UsageError {
      Log.error(error.description)
      return UsageError.exitStatus
    } catch {
      Log.error("\(error)")
      return HostError.software
    }
  }

  /// Plays the recording that the options name without a window, as fast as it goes, and writes the pictures and
  /// dumps that they name.
  @MainActor package static func replay<Root: View>(root: Root, options: HostOptions) -> Int32 {
    do {
      try options.checkOutputs()
      guard let path = options.replay else {
        throw UsageError("there is no recording to play: use --replay FILE")
      }
      let recording = try Recording.read(path)
      let runner = OffscreenRunner(
        root: root, size: recording.header.size, scale: recording.header.scale,
        safeArea: recording.header.insets, origin: recording.header.origin,
        materials: options.materials ?? .auto, network: .recorded)
      runner.play(recording)
      do {
        if let path = options.screenshot { try runner.screenshot(path) }
        if let path = options.dumpTree { try TreeDumpFile.write(runner.host.dump(), to: path) }
      } catch {
        Log.error("\(error)")
        return UsageError.lateStatus
      }
      return 0
    } catch {
      Log.error("\(error)")
      return UsageError.exitStatus
    }
  }

  /// Warns that a recording that is played on other content shows something else.
  @MainActor private static func warnOfContent(_ recording: Recording?) {
    guard let made = recording?.header.program, !made.content.isEmpty else { return }
    let present = ServiceMonitor.shared.program
    if made.content != present.content {
      Log.warn(
        "the recording was made with other content (\(made.content), this is \(present.content)): it shows something else"
      )
    }
    if made.version != present.version {
      Log.warn("the recording was made by version \(made.version), this is \(present.version)")
    }
  }

  private static func options(_ options: HostOptions, for recording: Recording?) -> HostOptions {
    guard let header = recording?.header else { return options }
    var options = options
    options.window = WindowSize(width: Int(header.width.rounded()), height: Int(header.height.rounded()))
    options.scale = .fixed(header.scale)
    return options
  }
}
