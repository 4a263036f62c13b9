import Combine
import Foundation
import Graphics

/// A tree of views and all that drives it: input, time and the passes of a frame. One a window.
///
/// A program calls `send(_:)` for each event, `timers.advance(to:)` for time, and `frame()` when `needsFrame` says
/// so. Nothing here reads a clock, a file or a device: the same calls give the same display lists, byte for byte.
@MainActor public final class ViewHost {
  package let timers: TimerQueue
  package let services: HostServices
  let tree: Tree
  /// Bound while code of the program runs.
  private let scope: HostScope
  private let rootLayout: RootLayout
  private let rootNode: RootNode
  private let undoManager: UndoManager
  private var size: CGSize
  private var isVisible = true
  /// What the person has chosen for all programs.
  package private(set) var preferences: UserPreferences
  /// Nobody uses a window before its first frame.
  private var scenePhase = ScenePhase.inactive
  private var hasBegun = false
  private var pointersDown: Set<Int> = []
  /// Measures the passes of frames, for statistics; nil: times stay zero.
  public var passTimer: PassTimer?

  /// The wall clock's time when `timers` showed zero, for views that show dates; a fixed date unless a host sets it.
  public var clockOrigin: Date {
    get { tree.clockOrigin }
    set { tree.clockOrigin = newValue }
  }

  /// Called when a frame became necessary outside of `send` and `frame` (state set by a timer or a task).
  public var onNeedsFrame: () -> Void = {}

  /// Makes the tree of `root`; nothing is laid out before the first `frame()`.
  package init<Root: View>(
    root: Root, size: CGSize, scale: CGFloat, services: HostServices, timers: TimerQueue,
    preferences: UserPreferences = UserPreferences()
  ) {
    self.preferences = preferences
    self.timers = timers
    self.services = services
    self.size = size
    let tree = Tree(timers: timers, services: services)
    self.tree = tree
    // The keyboard before the mouse: parts are told of a frame's end in the order in which they were made.
    _ = (tree.focus, tree.input, tree.hover)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    preferences.apply(to: &environment)
    let images = services.images
    // Colours are resolved where views are evaluated and painted: on the main actor.
    environment.namedColorResolver = { name, bundle, dark in
      MainActor.assumeIsolated { images.color(named: name, bundle: bundle, darkMode: dark) }
    }
    environment.windowSize = size
    environment.scenePhase = scenePhase
    let system = services.openURL
    let scheme = services.urlScheme
    let receivers = tree.urlReceivers
    let openURL: @MainActor @Sendable (URL) -> Bool = { url in
      if let scheme, url.scheme?.lowercased() == scheme { receivers.deliver(url) } else { system(url) }
    }
    environment.systemOpenURL = { openURL($0) }
    environment.makeTextLink = { TextLinkLayout($0) }
    scope = HostScope(tree, timers, services, HostScope.Screen(size: size, scale: scale)) { url in
      MainActor.assumeIsolated { openURL(url) }
    }
    let warn: @MainActor @Sendable (String) -> Void = { [services] in services.warn($0) }
    environment.openWindow = OpenWindowAction(warn: warn)
    environment.dismissWindow = DismissWindowAction(warn: warn)
    scope.locale = environment.locale
    let clipboard = services.clipboard
    environment.copyText = { clipboard.text = $0 }
    undoManager = UndoManager { timers.now }
    environment.undoManager = undoManager
    let context = NodeContext(
      tree: tree, parent: nil, environment: environment, transaction: Transaction(), transactionModifiers: nil
    )
    let rootLayout = RootLayout(context)
    self.rootLayout = rootLayout
    rootLayout.isRightToLeft = environment.layoutDirection == .rightToLeft
    tree.rootLayout = rootLayout
    rootNode = scope.run { RootNode(AnyView(one: root), rootLayout, context) }
    rootLayout.resize(size, safeArea: EdgeInsets())
    rootNode.connectKeyboard()
    keyboard(size, EdgeInsets())
    tree.onNeedsFrame = { [weak self] in self?.onNeedsFrame() }
    _TypePreparation.end()
  }

  isolated deinit {
    // Nodes that are still referred to elsewhere are detached now.
    scope.run {
      rootNode.detach()
      tree.close()
    }
    scope.close()
  }

  /// The counts since the beginning.
  public var statistics: FrameStatistics { tree.statistics }

  /// Counts the evaluations of bodies by type while it is true.
  public var countsBodies: Bool {
    get { tree.countsBodies }
    set { tree.countsBodies = newValue }
  }

  /// The evaluations by type name, while `countsBodies` was true.
  public var bodyCounts: [String: Int] { tree.bodyCounts }

  /// Whether something is dirty or moving. False: the next frame would equal the last one.
  public var needsFrame: Bool { isVisible && tree.needsFrame }

  /// Whether nothing moves by itself and nothing is dirty, whatever pointers are down.
  public var isAtRest: Bool { !tree.needsFrame }

  /// Whether no pointer is down and no gesture waits for more.
  public var isInputIdle: Bool { tree.input.isEmpty }

  /// Whether something moves by itself.
  public var isAnimating: Bool { !tree.animations.isEmpty }

  /// Handles one event. Events must come in the order of their times.
  ///
  /// - Returns: false where nobody uses a key or opens an address.
  @discardableResult package func send(_ event: HostEvent) -> Bool { scope.run { handle(event) } }

  /// The keys of undo and redo, where no view has used them.
  private func undo(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, !event.modifiers.isDisjoint(with: [.control, .command]),
      event.key.character.lowercased() == "z"
    else { return false }
    let redo = event.modifiers.contains(.shift)
    guard redo ? undoManager.canRedo : undoManager.canUndo else { return false }
    if redo { undoManager.redo() } else { undoManager.undo() }
    return true
  }

  /// Whether a person uses the window. The first position of a mouse does not count: window systems report it when a
  /// window opens under a pointer that rests.
  private func isUse(_ event: HostEvent) -> Bool {
    guard case .hover(let place?) = event else { return event.isUse }
    return tree.hover.location.map { $0 != place } ?? false
  }

  private func handle(_ event: HostEvent) -> Bool {
    if isUse(event) { tree.activity.note(at: timers.now) }
    switch event {
    case .pointer(let event): tree.input.send(event)
    case .hover(let location): tree.hover.send(location)
    case .wheel(let event): tree.input.send(event)
    case .key(let event):
      tree.screenKeyboard.realKeyPressed()
      return tree.focus.send(event) || undo(event)
    case .text(let text):
      tree.screenKeyboard.realKeyPressed()
      tree.focus.sendText(text)
    case .composition(let text): tree.focus.sendComposition(text)
    case .resize(let size, let scale, let safeArea): resize(size, scale, safeArea)
    case .preferences(let preferences):
      guard preferences != self.preferences else { return true }
      self.preferences = preferences
      rootNode.change(Transaction()) {
        preferences.apply(to: &$0)
        scope.locale = $0.locale
      }
      tree.screenKeyboard.isWanted = preferences.typesOnScreen
    case .visibility(let visible):
      isVisible = visible
      if visible { tree.requestCompose() } else { tree.input.cancelAll(at: timers.now) }
      phaseChanged()
      // A hidden window has no more frames that would notify its views, and what they store must be saved now.
      if !visible { tree.settle(at: timers.now) }
    case .focus(let focused):
      tree.focus.windowHasFocus = focused
      if !focused { tree.input.cancelAll(at: timers.now) }
      phaseChanged()
    case .openURL(let url): return tree.urlReceivers.deliver(url)
    case .fetched(let picture): tree.fetches.arrived(picture)
    case .memoryWarning:
      tree.fetches.releaseKept()
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    case .cancelPointers: tree.input.cancelAll(at: timers.now)
    }
    return true
  }

  private func phaseChanged() {
    let phase: ScenePhase = !isVisible ? .background : tree.focus.windowHasFocus ? .active : .inactive
    guard phase != scenePhase else { return }
    scenePhase = phase
    rootNode.change(Transaction()) { $0.scenePhase = phase }
  }

  private func resize(_ size: CGSize, _ scale: CGFloat, _ safeArea: EdgeInsets) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    if size != self.size { tree.windowResized(from: self.size, to: size) }
    self.size = size
    scope.screen = HostScope.Screen(size: size, scale: scale, safeArea: safeArea)
    // What is laid out for another window size is not animated.
    var still = Transaction()
    still.disablesAnimations = true
    rootNode.change(still) {
      $0.displayScale = scale
      $0.windowSize = size
    }
    rootLayout.resize(size, safeArea: safeArea)
    keyboard(size, safeArea)
  }

  /// Gives the keyboard on the screen the size of its window.
  private func keyboard(_ size: CGSize, _ safeArea: EdgeInsets) {
    tree.screenKeyboard.isWanted = preferences.typesOnScreen
    tree.screenKeyboard.resize(size, safeArea)
  }

  /// Changes the environment of the whole tree: light or dark, text size, layout direction.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    rootNode.change(Transaction(), change)
  }

  /// Runs code of the program for this window, as its own handlers run: what it defers, and the tasks it begins, follow
  /// the window's clock. For tests that drive several windows; a program's views need no such call.
  public func perform<Result>(_ work: () throws -> Result) rethrows -> Result { try scope.run(work) }

  /// Makes the window the owner of code that runs outside of every window, such as a test's own calls, until another
  /// one is made the owner. Only for windows whose clock a test or a script drives: live programs use the live clock.
  public func ownOutsideWork() { WorkClocks.giveElsewhere(to: scope) }

  /// Runs the passes at the clock's present time and returns what the window shows.
  public func frame() -> DisplayList { scope.run(nextFrame) }

  private func nextFrame() -> DisplayList {
    tree.passTimer = passTimer
    if !hasBegun {
      // Observers of the phase exist by now, and see the window become active.
      hasBegun = true
      phaseChanged()
    }
    tree.settle(at: timers.now)
    tree.releaseGroups()
    return tree.compose(size: size, background: rootNode.background)
  }

  /// Prepares the next frames: makes views that are about to scroll into sight. To be called after each frame, once it
  /// is shown.
  public func workAhead() {
    scope.run { tree.workAhead() }
  }

  /// Reports that pictures or fonts arrived from outside, so that the next frame shows them.
  public func resourcesChanged() {
    tree.pictures.arrived()
    tree.requestCompose()
  }

  /// The least and the largest size that the content accepts, in points; a side without a limit is infinite.
  public var contentLimits: (least: CGSize, largest: CGSize) {
    scope.run { (rootLayout.contentSize(.zero), rootLayout.contentSize(.infinity)) }
  }

  /// The tree at present, with its presentation values.
  public func dump() -> TreeDump { rootLayout.dump(.presentation) }

  /// The frame in the window of the first view in the dump with this id or text.
  public func frame(of name: String) -> CGRect? { rootLayout.listedFrame(of: name, .presentation) }
}

/// The node above the program's root view: holds the environment that everything inherits.
@MainActor private final class RootNode: Node, PreferenceRegistry.Reader {
  private var child: ViewNode<AnyView>!
  private let layout: RootLayout
  private var context: NodeContext
  /// The color scheme of the host, and the one that a view prefers.
  private var hostScheme: ColorScheme
  private var preferredScheme: ColorScheme?

  init(_ root: AnyView, _ layout: RootLayout, _ context: NodeContext) {
    self.layout = layout
    self.context = context.kept
    hostScheme = context.environment.colorScheme
    super.init(context)
    tree.colorScheme = hostScheme
    tree.reducesMotion = context.environment.accessibilityReduceMotion
    tree.presentations.onChange = { [weak tree] in
      if let tree { layout.setLayers(tree.presentations.layers) }
    }
    child = AnyView._makeNode(root, context.below(self))
    childLayoutsChanged()
    tree.preferences.add(self)
  }

  let preferenceKey = ObjectIdentifier(PreferredColorSchemeKey.self)
  var preferenceKeyName: String { "preferredColorScheme" }
  var preferenceSource: Node? { self }

  /// Sets the look that a view requests.
  func readPreference() -> Bool {
    let collector = TypedPreferenceCollector<PreferredColorSchemeKey>()
    child.collectPreferences(collector)
    let wanted = collector.value ?? nil
    guard wanted != preferredScheme else { return false }
    preferredScheme = wanted
    change(Transaction()) { _ in }
    return true
  }

  /// What is painted below everything.
  private(set) lazy var background = Color(.systemBackground).rgba(in: context.environment)

  func change(_ transaction: Transaction, _ edit: (inout EnvironmentValues) -> Void) {
    context.environment.colorScheme = hostScheme
    edit(&context.environment)
    hostScheme = context.environment.colorScheme
    if let preferredScheme { context.environment.colorScheme = preferredScheme }
    tree.colorScheme = context.environment.colorScheme
    tree.reducesMotion = context.environment.accessibilityReduceMotion
    background = Color(.systemBackground).rgba(in: context.environment)
    layout.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    invalidate(transaction)
  }

  override func updateDirty(_ transaction: Transaction) {
    var inner = context.below(self)
    inner.transaction = transaction
    child.update(child.view, inner)
    if let keyboard { keyboard.update(keyboard.view, inner) }
    layout.setKeyboardHeight(keyboardHeight)
  }

  // MARK: The keyboard on the screen

  /// Made when it is shown for the first time.
  private var keyboard: ViewNode<AnyView>?
  private var keyboardHeight: CGFloat = 0

  /// Shows the keyboard on the screen, and makes space for it.
  func connectKeyboard() {
    tree.screenKeyboard.onChange = { [weak self] height, isAnimated in
      self?.show(keyboard: height ?? 0, isAnimated: isAnimated)
    }
  }

  private func show(keyboard height: CGFloat, isAnimated: Bool) {
    if keyboard == nil {
      keyboard = AnyView._makeNode(
        AnyView(one: ScreenKeyboardView(keyboard: tree.screenKeyboard)), context.below(self))
      layout.setTopmost(keyboard?.layouts ?? [])
    }
    keyboardHeight = height
    var transaction = Transaction()
    if isAnimated, !context.environment.accessibilityReduceMotion {
      transaction.animation = .easeOut(duration: ScreenKeyboard.duration)
    } else {
      transaction.disablesAnimations = true
    }
    // It comes after a frame and is no consequence of its layout: what came in that frame moves with it.
    let origin = tree.scheduler.origin
    tree.scheduler.origin = .program
    defer { tree.scheduler.origin = origin }
    change(transaction) { $0._hasScreenKeyboard = tree.screenKeyboard.shown.current != nil }
  }

  override func childLayoutsChanged() {
    guard let child else { return }
    layout.setContent(child.layouts)
    if let keyboard { layout.setTopmost(keyboard.layouts) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let keyboard { body(keyboard) }
  }
}
