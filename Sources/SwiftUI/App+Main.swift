import Foundation
import SDLHost
import ViewTree

extension App {
  /// Opens the program's first window and runs it until it is closed.
  ///
  /// The program's own arguments are left alone; the host's options come as environment variables (`BISTRO_WINDOW`,
  /// `BISTRO_DUMP_TREE`, ...).
  @MainActor public static func main() {
    AppRunner.prepare(Self.self)
    let options = CommandLineReader.environmentOrExit()
    CommandLineReader.keepWordsSettings(options, over: nil)
    exit(AppRunner.run(Self.self, options: options, tour: nil))
  }
}

/// Runs applications.
@MainActor enum AppRunner {
  /// Whether the options select a kiosk, once they were read.
  static var isKiosk = false
  /// Whether they select an appearance.
  static var isAppearanceChosen = false

  /// Begins what other threads can do before the options are known.
  static func prepare<A: App>(_ type: A.Type) {
    HostRunner.prepare()
    _TypePreparation.begin(type)
  }

  /// Runs the first window of an application; returns the exit status.
  static func run<A: App>(
    _ type: A.Type, options: HostOptions, tour: GuidedTour?, arrivals: AsyncStream<URL>? = nil
  ) -> Int32 {
    ProgramLanguage.choose(options.preferences().language)
    let app = A()
    guard let window = app.body._windows().first else {
      Log.error("\(A.self) has no window: add a WindowGroup to its body")
      return 70
    }
    var options = options
    if options.window == nil, let size = window.defaultSize {
      options.window = WindowSize(width: Int(size.width), height: Int(size.height))
    }
    let title = window.title ?? Log.programName
    let root = AnyView(_AppView(app))
    if let tour, let folder = options.tour { return tour.play(root, options: options, into: folder) }
    let onNoDisplay = tour.map { tour in
      { @MainActor (reason: HostError) -> Int32 in
        Log.warn("\(reason): playing the guided tour to PNG files instead")
        return tour.play(AnyView(_AppView(A())), options: options, into: "out/tour")
      }
    }
    let placement = SDLHost.WindowPlacement(
      position: window.defaultPosition, isBorderless: window.isPlain,
      resizability: window.resizability)
    return HostRunner.run(
      title: title, root: root, options: options, placement: placement, arrivals: arrivals,
      onNoDisplay: onNoDisplay)
  }
}
