import CFontconfig
import Foundation

/// The list of installed faces, loaded once a process.
enum FontConfiguration {
  /// Nil: fontconfig has no configuration at all. Made once, by the first thread that reads it, and never freed; used
  /// by `FontCatalog` on the main thread alone.
  nonisolated(unsafe) static let shared: OpaquePointer? = {
    let config = FcInitLoadConfigAndFonts()
    if let config { FcConfigSetRescanInterval(config, 0) }
    return config
  }()

  private static let loading: Void = {
    let thread = Thread { _ = shared }
    thread.name = "fonts"
    thread.start()
  }()

  /// Begins to load it on another thread, while this one reads options and opens the window; once.
  static func preload() { loading }
}
