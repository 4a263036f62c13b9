import ArgumentParser
import Foundation
import ViewTree

/// The options of any program that runs in a window, on the command line or in the environment.
///
/// Every option `--like-this` is also read from `BISTRO_LIKE_THIS`; the command line wins. A program includes them
/// with `@OptionGroup`.
package struct HostOptions: ParsableArguments, Sendable {
  /// The window of a phone, as the pictures of the guide are drawn for.
  package static let defaultWindow = WindowSize(width: 390, height: 844)

  @Option(
    help: ArgumentHelp(
      "The window's size in points, each side 1 to 16384 (default: 390x844).", valueName: "WxH"))
  package var window: WindowSize?

  @Option(help: ArgumentHelp("Pixels per point, 0.5 to 8, or auto (default: auto).", valueName: "N"))
  package var scale: DisplayScale?

  @Flag(help: "Cover the whole display.")
  package var fullscreen = false

  @Flag(help: "Cover the whole display, without a cursor and without a screen saver.")
  package var kiosk = false

  @Option(
    help: ArgumentHelp(
      "Take options from a TOML file (a kiosk's default: /etc/PROGRAM/kiosk.toml, if it is there).",
      valueName: "file"))
  package var config: String?

  @Flag(help: "Let F12 show what frames cost in a kiosk too.")
  package var hud = false

  @Option(help: ArgumentHelp("auto, gpu or software (default: auto).", valueName: "renderer"))
  package var renderer: RendererChoice?

  @Option(
    help: ArgumentHelp(
      "Who shows the picture without a window system: auto, drm or sdl (default: auto).",
      valueName: "framebuffer"))
  package var framebuffer: FramebufferChoice?

  @Option(
    help: ArgumentHelp(
      "The display of a bare framebuffer, by its connector or number, such as HDMI-A-1 or 2.",
      valueName: "name"))
  package var display: String?

  @Option(
    help: ArgumentHelp(
      "Its mode, such as 1280x720 or 1920x1080@50 (default: preferred).", valueName: "WxH@N"))
  package var mode: ModeRequest?

  @Option(
    help: ArgumentHelp(
      "How materials are drawn: auto (blur; veil on a framebuffer without a GPU), blur or veil.",
      valueName: "materials"))
  package var materials: MaterialChoice?

  @Option(
    help: ArgumentHelp(
      "How far picture and touch are turned clockwise there: 0, 90, 180 or 270.", valueName: "degrees"))
  package var rotation: RotationChoice?

  @Option(
    help: ArgumentHelp(
      "The touch panel's matrix there, six numbers as libinput has them (default: udev's).",
      valueName: "a b c d e f"))
  package var calibration: TouchCalibration?

  @Option(
    help: ArgumentHelp("The one touch panel that counts there, by its name.", valueName: "name"))
  package var touchPanel: String?

  @Flag(help: "Take no keys that lead to other consoles.")
  package var lockConsole = false

  @Option(
    help: ArgumentHelp(
      "There: seconds without input after which the display sleeps (default: never).", valueName: "seconds"))
  package var screenOff: Double?

  @Option(
    help: ArgumentHelp(
      "Write the status and what explains a crash here (a kiosk's default: systemd's RUNTIME_DIRECTORY).",
      valueName: "folder"))
  package var runtimeFolder: String?

  @Option(
    help: ArgumentHelp(
      "Keep what is left of crashes here (a kiosk's default: crashes in systemd's STATE_DIRECTORY).",
      valueName: "folder"))
  package var crashFolder: String?

  @Flag(help: "Keep what was typed in what is left of crashes.")
  package var recordText = false

  @Option(help: ArgumentHelp("Insets that a notch or bar takes, in points.", valueName: "T,L,B,R"))
  package var safeArea: SafeAreaInsets?

  @Option(
    help: ArgumentHelp(
      "light, dark or auto: as the desktop asks for (default: auto).", valueName: "appearance"))
  package var appearance: AppearanceChoice?

  @Option(help: ArgumentHelp("How large text is (default: large).", valueName: "name"))
  package var textSize: TextSizeName?

  @Option(
    help: ArgumentHelp("The language, such as de or zh-Hans (default: the environment's).", valueName: "tag"))
  package var language: LanguageTag?

  @Option(
    help: ArgumentHelp(
      "Whether text is typed on the screen: auto (in a kiosk without a keyboard), screen or none.",
      valueName: "keyboard"))
  package var keyboard: KeyboardChoice?

  @Option(help: ArgumentHelp("Write every input with its time to a file.", valueName: "file"))
  package var record: String?

  @Option(help: ArgumentHelp("Play a recorded file instead of live input.", valueName: "file"))
  package var replay: String?

  @Option(
    help: ArgumentHelp(
      "Write the first complete frame as PNG, and in its place the last one at the end.", valueName: "file"))
  package var screenshot: String?

  @Option(help: ArgumentHelp("Write the view tree as JSON whenever it comes to rest.", valueName: "file"))
  package var dumpTree: String?

  @Option(help: ArgumentHelp("Write what frames cost as JSON.", valueName: "file"))
  package var stats: String?

  @Option(
    help: ArgumentHelp(
      "An address or a file that the program is to open when it has started.", valueName: "URL"))
  package var open: String?

  @Option(help: ArgumentHelp("Quit after this many seconds.", valueName: "seconds"))
  package var exitAfter: Double?

  @Option(help: ArgumentHelp("Play the guided tour into a folder of PNG files.", valueName: "folder"))
  package var tour: String?

  package init() {}

  package mutating func validate() throws {
    if let exitAfter, !(exitAfter >= 0 && exitAfter <= 1e9) {
      throw ValidationError("--exit-after must be a number of seconds, not \(exitAfter)")
    }
    if let screenOff, !(screenOff >= 1 && screenOff <= 1e6) {
      throw ValidationError("--screen-off must be a number of seconds from 1 on, not \(screenOff)")
    }
    do { try checkWindow() } catch { throw ValidationError(error.description) }
    if record != nil, replay != nil { throw ValidationError("--record and --replay exclude each other") }
  }

  /// The window's size in points.
  package var windowSize: CGSize { (window ?? Self.defaultWindow).size }
  package var safeAreaInsets: EdgeInsets { safeArea?.insets ?? EdgeInsets() }
  /// What was chosen here, over what the desktop says.
  package func preferences(
    over desktop: UserPreferences = UserPreferences(),
    hasKeyboard: () -> Bool = { AttachedKeyboard.isThere() }
  ) -> UserPreferences {
    var preferences = desktop
    if let scheme = appearance?.colorScheme { preferences.colorScheme = scheme }
    if let textSize { preferences.textSize = textSize.size }
    if let language { preferences.language = language.tag }
    preferences.typesOnScreen = (keyboard ?? .auto).isOnScreen(isKiosk: kiosk, hasKeyboard: hasKeyboard)
    return preferences
  }
  package var rendererChoice: RendererChoice { renderer ?? .auto }
  /// What the program is to open: an address, or the file at a path.
  var openedURL: URL? {
    guard let open, !open.isEmpty else { return nil }
    if let url = URL(string: open), url.scheme != nil { return url }
    return URL(fileURLWithPath: open)
  }
  /// Whether F12 shows what frames cost, rather than going to the program like any key.
  var allowsHUD: Bool { hud || !kiosk }
  package var coversDisplay: Bool { fullscreen || kiosk }
  /// Whether the window is where and as large as it was left.
  var remembersWindow: Bool { window == nil && !coversDisplay && replay == nil }
}
