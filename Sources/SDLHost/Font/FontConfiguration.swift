import CFontconfig
import Foundation

/// The list of installed faces, loaded once a process.
enum FontConfiguration {
  /// Nil: fontconfig has no configuration at all.
  nonisolated(unsafe) static let shared: OpaquePointer? = {
    let config = FcInitLoadConfigAndFonts()
    if let config { FcConfigSetRescanInterval(config, 0) }
    return config
  }()

  /// Begins to load it on another thread, while this one opens the window.
  static func preload() {
    let thread = Thread { _ = shared }
    thread.name = "fonts"
    thread.start()
  }
}
