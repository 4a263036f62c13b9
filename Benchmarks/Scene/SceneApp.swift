import ArgumentParser
import SwiftUI

/// The benchmark scene: a list of rows with thumbnails, a sheet over it, and nothing else.
@main struct SceneApp: CommandLineApp {
  /// The scene's own options.
  struct Options: ParsableArguments {
    @Option(help: ArgumentHelp("How many rows the list has, 1 to 10 million.", valueName: "number"))
    var rows = 1000
    @Option(help: ArgumentHelp("What it shows.", valueName: "look"))
    var look = SceneLook.list

    func validate() throws {
      guard (1...10_000_000).contains(rows) else {
        throw ValidationError("--rows must be a number from 1 to 10 million, not \(rows)")
      }
    }
  }

  @MainActor private static var rows = 1000
  @MainActor private static var look = SceneLook.list

  static func launch(with options: Options) { (rows, look) = (options.rows, options.look) }

  var body: some Scene {
    WindowGroup("Scene") { SceneView(rows: SceneApp.rows, look: SceneApp.look) }
      .windowStyle(.plain)
      .defaultPosition(.topLeading)
      .defaultSize(width: 1080, height: 1920)
  }
}
