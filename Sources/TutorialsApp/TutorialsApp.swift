import ArgumentParser
import SwiftUI
import Tutorials

/// The tutorials, each by its name or from a menu.
@main struct TutorialsApp: CommandLineApp {
  /// Which one.
  struct Options: ParsableArguments {
    @Argument(help: "The tutorial to open; without one, a menu.")
    var scene: String?
  }

  @MainActor private static var scene: TutorialScene?

  nonisolated static var words: [String] { TutorialScene.allCases.map(\.rawValue) }

  /// Looks for the scene. A name that there is not ends the program with status 64 (EX_USAGE).
  static func launch(with options: Options) {
    guard let name = options.scene else { return }
    scene = TutorialScene(rawValue: name)
    guard scene == nil else { return }
    let guess = _Spelling.guess(for: name, among: words).map { "did you mean “\($0)”? " } ?? ""
    report("there is no tutorial “\(name)”; \(guess)choose one of \(words.joined(separator: ", "))")
    exit(64)
  }

  var body: some Scene {
    WindowGroup("Tutorials") { TutorialsView(scene: TutorialsApp.scene) }
  }

  static var tour: GuidedTour? {
    switch scene {
    case .sheet:
      GuidedTour([
        .picture("list"), .tap("Green Fern"), .settle, .picture("half"),
        .drag("handle", by: CGVector(dx: 0, dy: -260), over: 0.4), .settle, .picture("full"),
      ])
    case .cards:
      GuidedTour([
        .picture("stack"), .tap("What thickens a roux?"), .settle, .picture("answer"),
        .flick("What thickens a roux?", by: CGVector(dx: 120, dy: 0), over: 0.2), .settle, .picture("next"),
      ])
    case .some: GuidedTour([.settle, .picture("scene")])
    case nil: GuidedTour([.settle, .picture("menu")])
    }
  }
}
