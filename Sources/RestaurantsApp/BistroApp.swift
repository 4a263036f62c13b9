import ArgumentParser
import Restaurants
import SwiftUI

/// The restaurant guide.
@main struct BistroApp: CommandLineApp {
  /// The guide's own options.
  struct Options: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "Show the entries and pictures of this folder, or of the one that this file is in.",
        valueName: "folder"))
    var content: String?

    @OptionGroup var kiosk: KioskOptions

    @Argument(help: "calibrate: find a touch display's matrix instead.")
    var task: Task?
  }

  /// What else than the guide can be shown.
  enum Task: String, ExpressibleByArgument, CaseIterable { case calibrate }

  /// Those that the guide's words are in, which a kiosk's visitors choose among.
  private static let languages = ["en", "zh-Hans", "ar", "fr", "de"]
  @MainActor private static var store = RestaurantStore(restaurants: [])
  @MainActor private static var settings = KioskSettings()
  @MainActor private static var task: Task?
  /// Follows the content folder while the guide runs.
  @MainActor private static var watch: PackWatch?

  nonisolated static var commands: [any ParsableCommand.Type] {
    [CheckCommand.self, NewCommand.self, SymbolsCommand.self]
  }

  nonisolated static var words: [String] { Task.allCases.map(\.rawValue) }

  /// Reads the content. Where there is nothing at all to show the program ends with status 66 (EX_NOINPUT).
  static func launch(with options: Options) {
    (settings, task) = (options.kiosk.settings, options.task)
    if !isKiosk {
      for name in options.kiosk.given { report("\(name) does nothing without --kiosk") }
    }
    guard task == nil else { return }
    store = RestaurantStore(folder: options.content.map(ContentFolder.init(naming:)) ?? .bundled) {
      report($0)
      monitor.add(problem: $0)
    }
    monitor.describe(content: store.pack?.hash ?? "")
    if let problem = store.problem {
      monitor.cannotBegin(problem)
      exit(66)
    }
  }

  static func calibrates(_ options: Options) -> Bool { options.task == .calibrate }

  static var secretOptions: [String] { ["--pin"] }

  nonisolated static func problem(with options: Options) -> String? {
    options.content.flatMap { GuidePack(ContentFolder(path: $0)).reasonNotToShow }
  }

  private static var attendant: Attendant {
    Attendant(
      tell: { monitor.tell($0.rawValue, isVacant: !$0.hasVisitor) }, begin: { monitor.begin() },
      report: { monitor.report() },
      leave: { monitor.leave(restarts: $0) })
  }

  /// The content as it changes; a folder that is dropped on the window is followed from then on.
  static var arrivals: AsyncStream<URL>? {
    guard let folder = store.folder, let watch = PackWatch(folder, shown: store.pack) else { return nil }
    Self.watch = watch
    store.onFolderChange = { watch.follow($0) }
    return store.arrivals(of: watch.packs)
  }

  var body: some Scene {
    WindowGroup(BistroApp.store.title(in: BistroApp.language) ?? "Bistro") {
      if BistroApp.task == .calibrate {
        CalibrationView(degrees: BistroApp.monitor.rotation) {
          BistroApp.monitor.keep(calibration: $0)
        } giveUp: {
          BistroApp.report("no touch has confirmed a matrix: all stays as it was")
          BistroApp.monitor.leave(restarts: true)
        }
      } else {
        GuideView(
          store: BistroApp.store, languages: BistroApp.isKiosk ? BistroApp.languages : [],
          isKiosk: BistroApp.isKiosk, isAppearanceChosen: BistroApp.isAppearanceChosen,
          settings: BistroApp.settings, attendant: BistroApp.attendant)
      }
    }
  }

  static var tour: GuidedTour? {
    GuidedTour([
      .picture("list"),
      .flick("row-6", by: CGVector(dx: 0, dy: -320), over: 0.18), .wait(0.12), .picture("list-scrolling"),
      .settle,
      .picture("list-scrolled"),
      .key(.home), .settle,
      .tap("row-1"), .wait(0.1), .picture("sheet-rising"), .settle, .picture("sheet-half"),
      .drag("bottom-sheet-handle", by: CGVector(dx: 0, dy: -260), over: 0.4), .wait(0.1),
      .picture("sheet-expanding"),
      .settle,
      .picture("sheet-full"),
      .drag("sheet-content", by: CGVector(dx: 0, dy: -300), over: 0.4), .settle, .picture("sheet-scrolled"),
      .drag("sheet-content", by: CGVector(dx: 0, dy: 320), over: 0.4), .settle,
      .drag("sheet-content", by: CGVector(dx: 0, dy: 370), over: 0.6), .settle, .wait(0.6),
      .picture("sheet-half-again"),
      .drag("bottom-sheet-handle", by: CGVector(dx: 0, dy: 300), over: 0.3), .wait(0.1),
      .picture("sheet-leaving"),
      .settle,
      .picture("list-again"),
      .drag("row-2", by: CGVector(dx: 0, dy: 260), over: 0.4), .wait(0.1), .picture("list-refreshing"),
      .wait(0.9), .picture("list-refreshed"), .settle,
      .tap("tab-discover"), .settle, .picture("discover"),
      .flick("swipe-deck", by: CGVector(dx: 130, dy: -20), over: 0.12), .wait(0.12),
      .picture("discover-favourite"), .settle,
      .tap("skip"), .wait(0.15), .picture("discover-skip"), .settle,
      .tap("undo"), .settle, .picture("discover-undone"),
      .tap("tab-photos"), .settle, .picture("photos"),
      .flick("carousel", by: CGVector(dx: -260, dy: 0), over: 0.15), .wait(0.2), .picture("photos-flung"),
      .settle, .picture("photos-snapped"),
      .tap("carousel"), .settle, .picture("photos-sheet"), .key(.escape), .settle,
      .tap("tab-restaurants"), .settle, .picture("list-with-heart"),
    ])
  }
}
