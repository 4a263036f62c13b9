import ArgumentParser
import Foundation
import ViewTree

/// What a person can ask of any program that runs in a window, on the command line or in the environment.
///
/// Every option `--like-this` is also read from `BISTRO_LIKE_THIS`; the command line wins. A program takes them in
/// with `@OptionGroup`.
public struct HostOptions: ParsableArguments, Sendable {
  /// The window of a phone, as the pictures of the guide are drawn for.
  public static let defaultWindow = WindowSize(width: 390, height: 844)

  @Option(
    help: ArgumentHelp(
      "The window's size in points, each side 1 to 16384 (default: 390x844).", valueName: "WxH"))
  public var window: WindowSize?

  @Option(help: ArgumentHelp("Pixels per point, 0.5 to 8, or auto (default: auto).", valueName: "N"))
  public var scale: DisplayScale?

  @Flag(help: "Cover the whole display.")
  public var fullscreen = false

  @Flag(help: "Cover the whole display, without a cursor and without a screen saver.")
  public var kiosk = false

  @Flag(help: "Let F12 show what frames cost in a kiosk too.")
  public var hud = false

  @Option(help: ArgumentHelp("auto, gpu or software (default: auto).", valueName: "renderer"))
  public var renderer: RendererChoice?

  @Option(help: ArgumentHelp("Insets that a notch or bar takes, in points.", valueName: "T,L,B,R"))
  public var safeArea: SafeAreaInsets?

  @Option(
    help: ArgumentHelp(
      "light, dark or auto: as the desktop asks for (default: auto).", valueName: "appearance"))
  public var appearance: AppearanceChoice?

  @Option(help: ArgumentHelp("How large text is (default: large).", valueName: "name"))
  public var textSize: TextSizeName?

  @Option(
    help: ArgumentHelp("The language, such as de or zh-Hans (default: the environment's).", valueName: "tag"))
  public var language: LanguageTag?

  @Option(help: ArgumentHelp("Write every input with its time to a file.", valueName: "file"))
  public var record: String?

  @Option(help: ArgumentHelp("Play a recorded file instead of live input.", valueName: "file"))
  public var replay: String?

  @Option(
    help: ArgumentHelp(
      "Write the first complete frame as PNG, and in its place the last one at the end.", valueName: "file"))
  public var screenshot: String?

  @Option(help: ArgumentHelp("Write the view tree as JSON whenever it comes to rest.", valueName: "file"))
  public var dumpTree: String?

  @Option(help: ArgumentHelp("Write what frames cost as JSON.", valueName: "file"))
  public var stats: String?

  @Option(
    help: ArgumentHelp(
      "An address or a file that the program is to open when it has started.", valueName: "URL"))
  public var open: String?

  @Option(help: ArgumentHelp("Quit after this many seconds.", valueName: "seconds"))
  public var exitAfter: Double?

  @Option(help: ArgumentHelp("Play the guided tour into a folder of PNG files.", valueName: "folder"))
  public var tour: String?

  public init() {}

  public mutating func validate() throws {
    if let exitAfter, !(exitAfter >= 0 && exitAfter <= 1e9) {
      throw ValidationError("--exit-after must be a number of seconds, not \(exitAfter)")
    }
    do { try checkWindow() } catch { throw ValidationError(error.description) }
    if record != nil, replay != nil { throw ValidationError("--record and --replay exclude each other") }
  }

  /// The window's size in points.
  public var windowSize: CGSize { (window ?? Self.defaultWindow).size }
  public var safeAreaInsets: EdgeInsets { safeArea?.insets ?? EdgeInsets() }
  /// What was chosen here, over what the desktop says.
  public func preferences(over desktop: UserPreferences = UserPreferences()) -> UserPreferences {
    var preferences = desktop
    if let scheme = appearance?.colorScheme { preferences.colorScheme = scheme }
    if let textSize { preferences.textSize = textSize.size }
    if let language { preferences.language = language.tag }
    return preferences
  }
  public var rendererChoice: RendererChoice { renderer ?? .auto }
  /// What the program is to open: an address, or the file at a path.
  var openedURL: URL? {
    guard let open, !open.isEmpty else { return nil }
    if let url = URL(string: open), url.scheme != nil { return url }
    return URL(fileURLWithPath: open)
  }
  /// Whether F12 shows what frames cost, rather than going to the program like any key.
  var allowsHUD: Bool { hud || !kiosk }
  public var coversDisplay: Bool { fullscreen || kiosk }
}
