import CHost
import CSDL2
import CSDL2Image
import Foundation
import Raster
import ViewTree

/// The window itself: made as the options say, with a surface that suits the machine.
@MainActor final class HostWindow {
  /// What desktops show of an icon at most, in pixels.
  private static let iconSize = PixelSize(width: 256, height: 256)

  /// Valid until `close`.
  let window: OpaquePointer
  private var surface: WindowSurface
  /// Made at the first request.
  private var madePainter: (any WindowPainter)?
  private let options: HostOptions
  private let isKiosk: Bool
  private let resizability: WindowResizability
  private var cursors: [PointerStyle: OpaquePointer] = [:]
  let isBare: Bool
  /// The screen where it is the program itself that shows its picture on it.
  let screen: CardScreen?
  /// Why the surface was chosen, for the log.
  private(set) var choice: String

  /// Where it was opened; nil: it is not to be kept.
  private var opened: WindowPlace?

  /// Opens the display and the window. Throws one sentence.
  ///
  /// - Parameter kept: where it was in the last run.
  init(
    title: String, options: HostOptions, placement: WindowPlacement, kept: WindowPlace? = nil
  ) throws(HostError) {
    self.options = options
    resizability = placement.resizability
    Self.setHints(options)
    let screen = try Self.openVideo(options)
    self.screen = screen
    DisplayWatch.begin()
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let asked = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]
    if ["dummy", "offscreen"].contains(driver), asked != driver {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw DeviceCheck.displayFailure("only the driver \(driver) works")
    }
    isBare = screen != nil || driver.lowercased() == "kmsdrm"
    isKiosk = options.kiosk || isBare
    if isBare, let failure = DeviceCheck.inputFailure() { throw failure }
    // Before the window, so that no frame ever shows it.
    if isKiosk { SDL_ShowCursor(SDL_DISABLE) }
    SDL_DisableScreenSaver()
    if !isKiosk { SDL_EnableScreenSaver() }

    if let screen {
      (window, surface, choice) = try Self.onScreen(screen, title, options)
      return
    }
    var bounds = SDL_Rect()
    SDL_GetDisplayBounds(0, &bounds)
    let scale = Self.scale(options, isKiosk: isKiosk, isBare: isBare, bounds)
    guard PixelLimits.allow(options.windowSize, scale: scale) else {
      throw .failed(
        "a window of \(options.window ?? HostOptions.defaultWindow) points has too many pixels at \(scale) a point: "
          + "make it smaller, or give --scale")
    }
    var (width, height) = (
      Int32((options.windowSize.width * scale).rounded()),
      Int32((options.windowSize.height * scale).rounded())
    )
    if options.window == nil {
      var usable = SDL_Rect()
      if SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.w > 0, usable.h > 0 {
        (width, height) = (min(width, usable.w), min(height, usable.h))
      }
    }
    var (x, y) = (SDL_WINDOWPOS_CENTERED_MASK, SDL_WINDOWPOS_CENTERED_MASK)
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.coversDisplay || isBare {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      // An X server without a window manager knows no full screen: the window itself must have the display's size.
      if bounds.w > 0, bounds.h > 0 {
        (x, y) = (UInt32(bitPattern: bounds.x), UInt32(bitPattern: bounds.y))
        (width, height) = (bounds.w, bounds.h)
      }
    } else {
      flags |= (placement.isBorderless ? SDL_WINDOW_BORDERLESS : SDL_WINDOW_RESIZABLE).rawValue
      if options.remembersWindow, let place = kept?.on(Self.displays()) {
        (x, y) = (UInt32(bitPattern: Int32(place.x)), UInt32(bitPattern: Int32(place.y)))
        (width, height) = (Int32(place.width), Int32(place.height))
      } else if let position = placement.position {
        x = UInt32(bitPattern: bounds.x + Int32(CGFloat(bounds.w - width) * position.x))
        y = UInt32(bitPattern: bounds.y + Int32(CGFloat(bounds.h - height) * position.y))
      }
    }
    let (positionX, positionY) = (Int32(bitPattern: x), Int32(bitPattern: y))
    let wantsGPU = WindowSurface.wantsGPU(options.rendererChoice)
    var made: OpaquePointer?
    if wantsGPU, !isBare {
      // Made for OpenGL at once, so that SDL need not make it a second time.
      let special = flags | SDL_WINDOW_OPENGL.rawValue
      made = SDL_CreateWindow(title, positionX, positionY, width, height, special)
    }
    guard let window = made ?? SDL_CreateWindow(title, positionX, positionY, width, height, flags) else {
      throw .failed("the window cannot be opened: \(String(cString: SDL_GetError()))")
    }
    self.window = window
    SDL_SetWindowMinimumSize(
      window, min(width, Int32(Self.minimumSize.width * scale)),
      min(height, Int32(Self.minimumSize.height * scale)))
    // SDL begins with text input on; a focused field starts it.
    SDL_StopTextInput()
    (surface, choice) = try WindowSurface.choose(
      window, options.rendererChoice, wantsGPU: wantsGPU, isBare: isBare)
    opened = present
  }

  private static func displays() -> [WindowPlace.Area] {
    (0..<SDL_GetNumVideoDisplays()).compactMap { number in
      var area = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(number, &area) == 0 else { return nil }
      return WindowPlace.Area(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h))
    }
  }

  /// Where it is with its frame; nil where that is not its own choice.
  private var present: WindowPlace? {
    let special = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    guard options.remembersWindow, !isBare, SDL_GetWindowFlags(window) & special == 0 else { return nil }
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right)
    return WindowPlace(x: Int(x - left), y: Int(y - top), width: Int(width), height: Int(height))
  }

  /// Where it is, if it was moved or resized since it was opened.
  var changedPlace: WindowPlace? {
    guard let present, let opened, present != opened else { return nil }
    return present
  }

  /// Opens SDL's video, for input alone where the program itself has a screen, which is returned.
  private static func openVideo(_ options: HostOptions) throws(HostError) -> CardScreen? {
    // SDL leaves these to whoever handles them already: what comes before the loop turns ends the program in its first
    // turn. SDL's own handler would make events of them, which end no kiosk.
    func begin() -> Bool {
      for number in EndingSignals.all { host_signal_watch(number, -1) }
      return ComposeTable.withoutUseless {
        SessionBus.withoutLaunching { SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 }
      }
    }
    if let screen = try CardScreen.open(options) {
      screen.prepareSDL()
      if begin() { return screen }
      screen.close()
      SDL_ResetHint(SDL_HINT_VIDEODRIVER)
      let reason = "SDL takes no input without a display here: \(String(cString: SDL_GetError()))"
      guard options.framebuffer != .drm else { throw .failed("\(reason); leave --framebuffer drm out") }
      Log.warn("\(reason); it shows the picture")
    }
    guard begin() else {
      for number in EndingSignals.all { host_signal_unwatch(number) }
      throw DeviceCheck.displayFailure(String(cString: SDL_GetError()))
    }
    return nil
  }

  /// A window that does nothing but receive input, and the surface of the screen.
  private static func onScreen(
    _ screen: CardScreen, _ title: String, _ options: HostOptions
  ) throws(HostError) -> (OpaquePointer, WindowSurface, String) {
    let size = screen.presenter.size
    guard let window = SDL_CreateWindow(title, 0, 0, Int32(size.width), Int32(size.height), 0) else {
      throw .failed("the window cannot be opened: \(String(cString: SDL_GetError()))")
    }
    SDL_StopTextInput()
    return (window, .presenter(screen.presenter), screen.reason)
  }

  /// In points: a narrow phone, half its height.
  private static let minimumSize = CGSize(width: 280, height: 360)

  /// Whether the size of the content limits the window's.
  var dependsOnContent: Bool { !isKiosk && !options.coversDisplay && resizability != .automatic }

  /// Keeps the window between the sizes that its content can have, in points, where the program wants that.
  func limit(to content: (least: CGSize, largest: CGSize)) {
    guard let limits = resizability.limits(least: content.least, largest: content.largest) else { return }
    let metrics = metrics
    let density = metrics.unitSize.width > 0 ? metrics.pixelSize.width / metrics.unitSize.width : 1
    let factor = metrics.scale / density
    // No window is larger than what SDL's numbers hold, nor without a pixel.
    func units(_ points: CGFloat) -> Int32 {
      points.isNaN ? 1 : Int32(min(max((points * factor).rounded(.up), 1), PixelLimits.side))
    }
    func size(_ size: CGSize) -> (Int32, Int32) { (units(size.width), units(size.height)) }
    let least = size(limits.least)
    let largest = limits.largest.map(size)
    SDL_SetWindowMinimumSize(window, least.0, least.1)
    if let largest {
      // SDL refuses a largest size below the least.
      SDL_SetWindowMaximumSize(window, max(largest.0, least.0), max(largest.1, least.1))
      if largest == least { SDL_SetWindowResizable(window, SDL_FALSE) }
    }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    let legal = (
      min(max(width, least.0), max(largest?.0 ?? width, least.0)),
      min(max(height, least.1), max(largest?.1 ?? height, least.1))
    )
    if legal != (width, height) { SDL_SetWindowSize(window, legal.0, legal.1) }
  }

  /// Covers the whole display, or no longer; what the program itself shows on a screen covers it always.
  func toggleFullScreen() {
    guard !isBare else { return }
    let flag = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    SDL_SetWindowFullscreen(window, SDL_GetWindowFlags(window) & flag == flag ? 0 : flag)
  }

  /// The window's present measures.
  var metrics: WindowMetrics {
    if let screen { return metrics(of: screen) }
    var (width, height): (Int32, Int32) = (0, 0)
    var (pixelWidth, pixelHeight): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    var bounds = SDL_Rect()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    SDL_GetDisplayBounds(display, &bounds)
    let density = width > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
    var scale = Self.scale(options, isKiosk: isKiosk, isBare: isBare, bounds, display: display)
    if density > 1, options.scale ?? .auto == .auto { scale = density }
    return WindowMetrics(
      unitSize: CGSize(width: CGFloat(width), height: CGFloat(height)),
      pixelSize: CGSize(width: CGFloat(max(1, pixelWidth)), height: CGFloat(max(1, pixelHeight))),
      scale: scale)
  }

  private func metrics(of screen: CardScreen) -> WindowMetrics {
    let pixels = CGSize(
      width: CGFloat(screen.presenter.size.width), height: CGFloat(screen.presenter.size.height))
    var scale = WindowMetrics.automaticScale(
      dpi: 0, displayPixels: pixels, isKiosk: true, physical: screen.presenter.physical)
    if case .fixed(let asked) = options.scale ?? .auto { scale = CGFloat(asked) }
    return WindowMetrics(unitSize: pixels, pixelSize: pixels, scale: scale)
  }

  /// The mouse moved to a place in points. Where nobody else draws a pointer it is the screen that does.
  func mouseMoved(to place: CGPoint) {
    guard let screen else { return }
    let scale = metrics.scale
    screen.showPointer(at: CGPoint(x: place.x * scale, y: place.y * scale), scale: scale)
  }

  /// Gives the window its icon; after the first frame, since it has to be decoded.
  func setIcon(_ path: String?) {
    guard let path else { return }
    let picture: DecodedPicture
    do { picture = try PictureDecoder.decode(path, fitting: Self.iconSize).picture } catch {
      return Log.warn(error.description)
    }
    var pixels = picture.pixels
    pixels.withUnsafeMutableBytes { bytes in
      let icon = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(picture.width), Int32(picture.height), 32, Int32(picture.stride),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let icon else { return }
      SDL_SetWindowIcon(window, icon)
      SDL_FreeSurface(icon)
    }
  }

  /// Text input begins at a field with this caret, or ends.
  func setTextInput(_ caret: CGRect?, _ metrics: WindowMetrics) {
    guard let caret else { return SDL_StopTextInput() }
    let density = metrics.unitSize.width > 0 ? metrics.pixelSize.width / metrics.unitSize.width : 1
    let factor = metrics.scale / density
    var rect = SDL_Rect(
      x: Int32(caret.minX * factor), y: Int32(caret.minY * factor), w: Int32(max(1, caret.width * factor)),
      h: Int32(max(1, caret.height * factor)))
    SDL_SetTextInputRect(&rect)
    if SDL_IsTextInputActive() != SDL_TRUE { SDL_StartTextInput() }
  }

  /// Gives the mouse's pointer a look. Cursors stay until the display is left.
  func setPointer(_ style: PointerStyle) {
    guard !isKiosk else { return }
    let kind =
      style == .link
      ? SDL_SYSTEM_CURSOR_HAND
      : style == .horizontalText ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW
    let cursor = cursors[style] ?? SDL_CreateSystemCursor(kind)
    cursors[style] = cursor
    if let cursor { SDL_SetCursor(cursor) }
  }

  /// Destroys the window and closes the display; the object is of no use afterwards.
  func close() {
    closeSurface()
    screen?.close()
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func setHints(_ options: HostOptions) {
    // Fingers are fingers and the mouse is the mouse; neither is made from the other.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, options.kiosk ? "0" : "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // The window's surface in shared memory instead of a texture of SDL's own.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    setenv("SDL_VIDEO_X11_WMCLASS", Log.programName, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", Log.programName, 0)
  }

  private static func scale(
    _ options: HostOptions, isKiosk: Bool, isBare: Bool, _ bounds: SDL_Rect, display: Int32 = 0
  ) -> CGFloat {
    if case .fixed(let scale) = options.scale ?? .auto { return CGFloat(scale) }
    let pixels = CGSize(width: CGFloat(bounds.w), height: CGFloat(bounds.h))
    if isKiosk {
      let physical = PhysicalSize.of(display: display, pixels: pixels, isBare: isBare)
      return WindowMetrics.automaticScale(dpi: 0, displayPixels: pixels, isKiosk: true, physical: physical)
    }
    var dpi: Float = 0
    SDL_GetDisplayDPI(display, &dpi, nil, nil)
    return WindowMetrics.automaticScale(dpi: CGFloat(dpi), displayPixels: pixels, isKiosk: false)
  }

  // MARK: The painter

  /// Who paints the window; the same one until it fails.
  func painter(pictures: PictureLibrary, glyphs: any TextRasterizer) -> any WindowPainter {
    if let failure = madePainter?.failure {
      Log.warn("\(failure); the software path is used from now on")
      closeSurface()
      (surface, choice) = (.software(on: window), "the GPU failed")
    }
    if let madePainter { return madePainter }
    let made: any WindowPainter =
      switch surface {
      case .presenter(let presenter):
        SoftwarePainter(presenter, pictures: pictures, glyphs: glyphs)
      case .device(let device):
        GeometryPainter(device, window: window, pictures: pictures, glyphs: glyphs)
      }
    made.renderer.symbol = { [pictures] in pictures.symbol(named: $0) }
    let isSoftware = if case .presenter = surface { true } else { false }
    made.renderer.blursBackdrops = (options.materials ?? .auto)
      .blurs(isBareWithoutGPU: isBare && isSoftware)
    madePainter = made
    Log.notice("painting: \(made.name) (\(choice)), scale \(metrics.scale)")
    return made
  }

  private func closeSurface() {
    if let madePainter {
      madePainter.close()
    } else {
      surface.close()
    }
    madePainter = nil
  }
}
