import Foundation
import Graphics
import Raster
import SDLHost
import ViewTree

/// A view in a window that exists only in memory: a virtual clock, fingers, keys, the tree as a value, pictures.
///
/// Time advances only by `advance(by:)` and the calls that have a duration, so that a test gives the same result every
/// time.
@MainActor public final class ViewTester {
  /// The runner behind: fonts, pictures, frames.
  public let runner: OffscreenRunner
  public let size: CGSize
  /// Called after each frame, for what must hold at all times.
  public var onFrame: (ViewTester) -> Void = { _ in }
  /// Watches every frame, since `watch(_:rules:onFault:)`.
  var watcher: MotionWatcher?
  /// What came from outside since the last frame.
  private var input = FrameInput()
  private var fingers: [Int: CGPoint] = [:]
  private var kinds: [Int: PointerEvent.Kind] = [:]
  private var buttons: [Int: Int] = [:]
  /// Where each pointer was last.
  private var places: [Int: CGPoint] = [:]

  /// How often a condition is looked at before it counts as one that does not come to hold.
  private static let leastTurns = 2000

  /// Samples a second of a moving pointer.
  public static let rate = 120.0

  /// Puts a view into a window of so many points.
  ///
  /// - Parameter usesNetwork: whether pictures are fetched from servers, as a test's own on 127.0.0.1; then `wait(limit:until:)`
  ///   lets them come. Otherwise they fail at once.
  public init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets(), preferences: UserPreferences = UserPreferences(),
    usesNetwork: Bool = false
  ) {
    self.size = size
    runner = OffscreenRunner(
      root: root, size: size, scale: scale, safeArea: safeArea, preferences: preferences,
      network: usesNetwork ? .live : .none)
    runner.onFrame = { [weak self] list in
      guard let self else { return }
      input.isTouched = isTouched
      watcher?.record(list, input)
      input = FrameInput()
      onFrame(self)
    }
  }

  public var host: ViewHost { runner.host }
  /// Seconds since the start.
  public var now: TimeInterval { runner.now }

  // MARK: Time

  /// Lets time pass, with frames in between.
  public func advance(by seconds: TimeInterval) { runner.advance(by: seconds) }

  /// Lets time pass until nothing moves; at most ten seconds.
  public func settle() { runner.settle() }

  /// Waits for what comes from elsewhere, as answers of a server: runs tasks and makes frames until `condition` holds,
  /// at most for so many seconds of the wall clock, however many other tests run in between. The window's clock does
  /// not advance.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  public func wait(limit: TimeInterval = 30, until condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(limit)
    var turns = 0
    while true {
      runner.turn()
      if condition() { return true }
      turns += 1
      if clock.now >= end, turns >= Self.leastTurns { return false }
      // Not of the window's clock, which a sleep of its own code would wait for.
      await Task.detached { _ = usleep(1000) }.value
    }
  }

  /// Pictures that were requested from the network and have not come.
  public var pendingPictures: Int { runner.pendingPictures }

  // MARK: Pointers

  /// Whether a finger of the test is down.
  public var isTouched: Bool { !fingers.isEmpty }

  /// Puts a finger down, or presses a button of the mouse, 1 for the secondary one; `modifiers` are keys held meanwhile.
  public func press(
    _ point: CGPoint, finger: Int = 1, kind: PointerEvent.Kind = .touch, button: Int = 0,
    modifiers: EventModifiers = []
  ) {
    fingers[finger] = point
    kinds[finger] = kind
    buttons[finger] = button
    send(.began, finger, point, modifiers)
  }

  /// Moves a finger in a straight line; `over` 0: in one step.
  public func move(to point: CGPoint, over duration: TimeInterval = 0, finger: Int = 1) {
    let start = fingers[finger] ?? point
    let steps = max(1, Int((duration * ViewTester.rate).rounded()))
    for i in 1...steps {
      if duration > 0 { runner.advance(by: duration / Double(steps)) }
      let k = CGFloat(i) / CGFloat(steps)
      send(
        .moved, finger, CGPoint(x: start.x + (point.x - start.x) * k, y: start.y + (point.y - start.y) * k))
    }
    fingers[finger] = point
  }

  /// Moves a finger by points.
  public func move(by translation: CGVector, over duration: TimeInterval = 0, finger: Int = 1) {
    let start = fingers[finger] ?? .zero
    move(
      to: CGPoint(x: start.x + translation.dx, y: start.y + translation.dy), over: duration, finger: finger)
  }

  /// Lifts a finger where it is.
  public func release(finger: Int = 1) {
    send(.ended, finger, fingers[finger] ?? .zero)
    fingers[finger] = nil
  }

  /// Cancels a finger as the system does: no gesture succeeds.
  public func cancel(finger: Int = 1) {
    send(.cancelled, finger, fingers[finger] ?? .zero)
    fingers[finger] = nil
  }

  /// Presses and lets go.
  public func tap(_ point: CGPoint, hold: TimeInterval = 0.05) {
    press(point)
    runner.advance(by: hold)
    release()
  }

  /// Taps the middle of the part in sight of the view with this id or text; if there is none, of a text that is painted
  /// without being a view of its own, as the prompt of an empty field.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func tap(_ name: String) -> Bool {
    guard let frame = visibleFrame(of: name) ?? paintedFrame(of: name) else { return false }
    tap(CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  /// Drags by points and rests before letting go, so that the velocity is zero.
  public func drag(from point: CGPoint, by translation: CGVector, over duration: TimeInterval = 0.3) {
    press(point)
    move(by: translation, over: duration)
    runner.advance(by: 0.1)
    release()
  }

  /// Drags and lets go in full movement.
  public func flick(from point: CGPoint, by translation: CGVector, over duration: TimeInterval) {
    press(point)
    move(by: translation, over: duration)
    release()
  }

  private func send(_ event: HostEvent) {
    input.add(event, places: &places)
    runner.send(event)
  }

  private func send(
    _ phase: PointerEvent.Phase, _ finger: Int, _ point: CGPoint, _ modifiers: EventModifiers = []
  ) {
    send(
      .pointer(
        PointerEvent(
          id: finger, kind: kinds[finger] ?? .touch, phase: phase, location: point, time: now,
          button: buttons[finger] ?? 0, modifiers: modifiers)))
  }

  /// Moves the mouse with no button down; nil: out of the window.
  public func hover(at point: CGPoint?) {
    send(.hover(point))
    runner.advance(by: 0)
  }

  /// Turns the wheel: positive `dy` shows what lies above, in points.
  public func wheel(
    at point: CGPoint, dx: CGFloat = 0, dy: CGFloat, isPrecise: Bool = false, modifiers: EventModifiers = []
  ) {
    send(
      .wheel(
        WheelEvent(
          location: point, delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise, time: now,
          modifiers: modifiers)))
  }

  /// Presses a key and lets it go.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyEvent(key: key, phase: .down, modifiers: modifiers, time: now)))
    send(.key(KeyEvent(key: key, phase: .up, modifiers: modifiers, time: now)))
  }

  /// Types text, as a keyboard or an input method does.
  public func type(_ text: String) { send(.text(text)) }

  /// Performs what the view with this id, label or text offers to assistive technology.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind = .default, on name: String) -> Bool {
    input.isAny = true
    return host.performAccessibilityAction(kind, on: name)
  }
  @discardableResult
  public func perform(_ action: String, on name: String) -> Bool {
    input.isAny = true
    return host.performAccessibilityAction(named: action, on: name)
  }

  /// Moves the adjustable view with this id, label or text by a step, as assistive technology does.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) -> Bool {
    input.isAny = true
    return host.adjust(name, direction)
  }

  /// Gives the window another size.
  public func resize(to size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
    send(.resize(size: size, scale: runner.scale, safeArea: safeArea))
  }

  // MARK: What there is

  /// The tree as it is shown now.
  public var tree: TreeDump { host.dump() }

  /// The frame of the first view with this id or text, else this label, in the window's points.
  public func frame(of name: String) -> CGRect? { host.frame(of: name) ?? named(name).first }

  private func named(_ name: String) -> [CGRect] {
    let all = tree.flattened
    let found = all.filter { $0.id == name || $0.text == name }
    return (found.isEmpty ? all.filter { $0.label == name } : found).map(\.frame.rect)
  }

  /// The part of that view inside of the window.
  public func visibleFrame(of name: String) -> CGRect? {
    let window = CGRect(origin: .zero, size: size)
    return named(name).map { $0.intersection(window) }.first { !$0.isNull && !$0.isEmpty }
  }

  /// The value of the first view with this id: a scroll view's offset as "x,y".
  public func value(of name: String) -> String? { tree.flattened.first { $0.id == name }?.value }

  /// What the tree has warned of: update loops with the names involved, and the like.
  public var warnings: [String] { runner.warnings }

  /// The items painted last, back to front.
  public var displayList: DisplayList { runner.displayList }

  /// Writes a picture of the window.
  public func screenshot(_ path: String) throws { try runner.screenshot(path) }
}
