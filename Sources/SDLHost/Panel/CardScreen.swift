import CHost
import CSDL2
import Foundation
import Raster
import ViewTree

/// The bare framebuffer as a window's screen: the card's picture, the console, the pointer, and what tells of changes.
@MainActor final class CardScreen {
  /// Seconds for which the pointer is shown after it moved.
  private static let pointerTime = 3.0
  /// Seconds after which displays are looked for again while there is none: some drivers report no event.
  private static let patience = 10.0
  /// The function keys that choose consoles with Control and Alt.
  private static let consoles = 1...12

  let presenter: CardPresenter
  let input: PanelInput
  /// Why it is the program that shows its picture, for the log.
  let reason: String
  /// The descriptor that reports changes of cards and displays; -1: there is none.
  private let watch: Int32
  private let allowsConsoles: Bool
  private var console: VirtualConsole?
  private var pointerEnd: TimeInterval?
  private var rest: ScreenRest

  /// The screen where it is the program that shows its picture; nil: SDL does. In a kiosk it waits until a display is
  /// there.
  static func open(_ options: HostOptions) throws(HostError) -> CardScreen? {
    let driver = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]
    let choice = options.framebuffer ?? .auto
    guard choice == .drm || !DeviceCheck.hasWindowSystem else { return nil }
    let kept = options.calibration == nil ? CalibrationFile.of(program: Log.programName).read() : nil
    let need =
      options.screenNeeds.first ?? kept.flatMap { $0 == .identity ? nil : "the touch panel's matrix" }
    guard
      choice.isOwn(
        driver: driver, renderer: options.rendererChoice, isNeeded: need != nil,
        hasGPU: { GraphicsCheck.hasDevice() })
    else { return nil }
    let isChosen = choice == .drm || options.rendererChoice == .software
    let screen = CardScreen(
      options, keptCalibration: kept,
      because: isChosen ? "asked for" : need.map { "for \($0)" } ?? "there is no GPU")
    var problem: CardProblem?
    var service = ServiceWatch()
    while true {
      do {
        try screen.presenter.connect()
        return screen
      } catch {
        guard case .noDisplay = error, options.kiosk else {
          screen.close()
          // Without a card SDL finds out what else there is, and reports what it cannot use either.
          if choice == .auto { return nil }
          throw DeviceCheck.displayFailure(error.description)
        }
        if error != problem {
          Log.warn(error.description)
          service.ready(error.description)
        }
        problem = error
      }
      let now = HostClock.now
      service.turn(at: now)
      let seconds = min(patience, service.deadline.map { $0 - now } ?? patience)
      _ = host_wait([screen.watch], screen.watch < 0 ? 0 : 1, Int64(seconds * 1e9))
      if screen.watch >= 0 { _ = host_cards_changed(screen.watch) }
    }
  }

  private init(_ options: HostOptions, keptCalibration: TouchCalibration?, because reason: String) {
    self.reason = reason
    let turn = options.rotation?.turn ?? .none
    presenter = CardPresenter(
      DRMCards(), request: DisplayRequest(name: options.display, mode: options.mode), turn: turn)
    input = PanelInput(
      turn: turn, calibration: options.calibration ?? keptCalibration, panel: options.touchPanel)
    allowsConsoles = !options.lockConsole
    rest = ScreenRest(limit: options.screenOff)
    watch = host_watch_cards()
  }

  /// Makes SDL use its driver that reads input only. To be called before SDL's video begins.
  func prepareSDL() { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "evdev", SDL_HINT_OVERRIDE) }

  /// Follows the console, by signals that wake this descriptor. After SDL's video has begun, which may follow it too.
  func follow(wakeDescriptor: Int32) { console = VirtualConsole(wakeDescriptor: wakeDescriptor) }

  /// Whether another console is shown.
  var isAway: Bool { presenter.isAway }

  /// Readable when `turn` has something to do.
  var descriptors: [Int32] {
    (watch >= 0 ? [watch] : []) + (presenter.descriptor.map { [$0] } ?? [])
  }

  /// When `turn` has something to do without an event; nil: never.
  var deadline: TimeInterval? {
    .earliest(.earliest(presenter.deadline, pointerEnd), rest.deadline)
  }

  /// Does what has come up; returns what that means for the window.
  func turn(signals: UInt64) -> [WindowEvent] {
    console?.handle(signals, leave: { presenter.leave() }, enter: { presenter.enter() })
    if watch >= 0, host_is_readable(watch), host_cards_changed(watch) { presenter.devicesChanged() }
    presenter.readFlips()
    presenter.tick()
    if let pointerEnd, pointerEnd <= HostClock.now { hidePointer() }
    if rest.isDue(at: HostClock.now) { rest.slept(presenter.setPower(false)) }
    return presenter.nextChanges()
  }

  /// Called with each input: whether it only wakes the display, and must do nothing else. `isPointerDown`: after
  /// this input.
  func wakes(isPointerDown: Bool) -> Bool {
    let (isSwallowed, isWaking) = rest.input(at: HostClock.now, isPointerDown: isPointerDown)
    if isWaking { _ = presenter.setPower(true) }
    return isSwallowed
  }

  /// The mouse moved: its pointer is shown here, in pixels of the picture.
  func showPointer(at place: CGPoint, scale: Double) {
    let pixel = PixelPlace(x: Int(place.x), y: Int(place.y))
    presenter.showPointer(at: pixel, scale: scale)
    pointerEnd = HostClock.now + Self.pointerTime
  }

  private func hidePointer() {
    pointerEnd = nil
    presenter.showPointer(at: nil, scale: 1)
  }

  /// Handles the keys that choose consoles, which the kernel does not see; false: it is none of them.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isSuperset(of: [.control, .option]), allowsConsoles, let console,
      let number = Self.consoles.first(where: { event.key == .function($0) })
    else { return false }
    if event.phase == .down { console.change(to: number) }
    return true
  }

  func close() {
    console?.close()
    console = nil
    presenter.close()
    if watch >= 0 { Foundation.close(watch) }
  }
}
