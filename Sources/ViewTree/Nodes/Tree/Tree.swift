import Foundation
import Graphics

/// The state shared by all nodes of one window: what is invalid, what moves, which callbacks are registered.
@MainActor final class Tree: UpdateMaker {
  let timers: TimerQueue
  let services: HostServices
  var statistics = FrameStatistics()
  let scheduler = Scheduler()
  let animations = AnimationRegistry()
  let preferences = PreferenceRegistry()
  let geometry = GeometryRegistry()
  let places = FollowedPlaces()
  let entrances = Entrances()
  let leavingViews = LeavingViews()
  /// What lies over layers; nil: nothing.
  var layerOverlay: (any LayerOverlay)?
  /// What the layers above keep for the window, in the order in which it was made.
  private var parts: [any TreePart] = []
  private(set) var holders: [any LayoutHolder] = []
  private var listeners: [any FrameListener] = []
  /// The pages of the nodes that want to know whether theirs is in sight.
  var pages: [ObjectIdentifier: PageVisibility] = [:]
  /// The nodes with actions that are to be called when they have appeared, until they are laid out.
  var appearing: Set<ObjectIdentifier> = []
  /// The values that are stored across runs of the program.
  let stored: StoredValues
  /// The clock's time at the beginning of the present frame: what all animations are evaluated at.
  private(set) var time: TimeInterval
  /// The window's, which views in it may deviate from.
  var colorScheme = ColorScheme.light
  /// Whether the person has chosen reduced motion.
  var reducesMotion = false
  /// The wall clock's time when the clock showed zero.
  var clockOrigin: Date {
    get { timers.origin }
    set { timers.origin = newValue }
  }
  /// The wall clock's time at the beginning of the present frame.
  var date: Date { clockOrigin + time }
  /// How the moves of the present layout pass are animated; changed by modifiers while it runs.
  var layoutTransaction = Transaction()
  /// Counts layout passes, and the times between them.
  private(set) var layoutPass: UInt32 = 1
  /// Whether sizes or places are out of date.
  private(set) var layoutRequested = true
  /// Whether something must be composed again although nothing was laid out.
  private(set) var composeRequested = true
  /// Counts the frames, for noting when something changed: the number of the frame to be composed next.
  private(set) var composeFrame: UInt64 = 1
  /// The first of the stages that began as views appeared in the present frame: what they move has a place to move from.
  private var appearanceStage: Int?
  /// Whether views that came in this frame and have their places already move from there in the present layout pass.
  private(set) var movesNewViews = false
  /// The last frame before which everything may have changed.
  private(set) var everythingChangedInFrame: UInt64 = 1
  /// Whether what is being composed depends on its place, not only on its content.
  var composeDependsOnPlace = false
  /// The frame in which the window has another size than in the one before.
  private var resizedFrame: UInt64?
  /// Called when a frame became necessary.
  var onNeedsFrame: () -> Void = {}
  /// The layout node of the window.
  var rootLayout: RootLayout?
  /// Whether the nodes of elements of lazy containers are reused for others; tests compare both settings.
  var reusesElements = true
  /// Bodies evaluated by type, counted while `countsBodies` is set.
  private var bodies: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  var countsBodies = false

  /// Records what moves, for a watcher; nil: there is none.
  var recorder: MotionRecorder?
  /// Measures the passes, for statistics.
  var passTimer: PassTimer?

  private var serials: UInt32 = 0
  private var warned: Set<String> = []
  /// Groups with a completion whose changes are applied by the present frame, or the next.
  private var openGroups: [AnimationGroup] = []
  private var afterUpdate: [@MainActor () -> Void] = []
  private var afterLayout: [@MainActor () -> Void] = []
  private var afterFrame: [@MainActor () -> Void] = []

  init(timers: TimerQueue, services: HostServices) {
    self.timers = timers
    self.services = services
    stored = StoredValues(services.storage)
    time = timers.now
    scheduler.onFirst = { [weak self] in self?.onNeedsFrame() }
    scheduler.holds = { [preferences] in preferences.holds($0) }
    animations.onFirst = { [weak self] in self?.onNeedsFrame() }
  }

  /// The window's one of a kind of parts.
  func part<Part: TreePart>(_ kind: Part.Type) -> Part {
    for part in parts { if let found = part as? Part { return found } }
    let part = Part(self)
    parts.append(part)
    if let holder = part.holder { holders.append(holder) }
    if let listener = part.listener { listeners.append(listener) }
    return part
  }

  func nextSerial() -> UInt32 {
    serials &+= 1
    return serials
  }

  func countBody(_ type: Any.Type) {
    if countsBodies { bodies[ObjectIdentifier(type), default: (type, 0)].count += 1 }
  }

  /// The counts by the types' names.
  var bodyCounts: [String: Int] {
    Dictionary(bodies.values.map { (String(describing: $0.type), $0.count) }, uniquingKeysWith: +)
  }

  /// Logs a sentence once per key.
  func warnOnce(_ key: String, _ sentence: @autoclosure () -> String) {
    guard warned.insert(key).inserted else { return }
    services.warn(sentence())
  }

  /// Releases all nodes and pending work: the window is closed, and a node that is still referenced keeps the tree
  /// alive.
  func close() {
    rootLayout = nil
    scheduler.close()
    animations.close()
    for part in parts { part.close() }
    preferences.close()
    geometry.close()
    places.close()
    leavingViews.close()
    for group in openGroups { group.abandon() }
    (openGroups, afterUpdate, afterLayout, afterFrame) = ([], [], [], [])
    (recorder, layerOverlay, scheduler.onUpdate) = (nil, nil, nil)
    (onNeedsFrame, scheduler.onFirst, animations.onFirst) = ({}, {}, {})
    pages.removeAll()
    appearing.removeAll()
  }

  // MARK: What is to be done

  func requestLayout() {
    guard !layoutRequested else { return }
    layoutRequested = true
    onNeedsFrame()
  }

  /// Everything is composed anew in the next frame. Who knows what has changed calls `setNeedsCompose` there.
  func requestCompose() {
    everythingChangedInFrame = composeFrame
    requestFrame()
  }

  func requestFrame() {
    guard !composeRequested else { return }
    composeRequested = true
    onNeedsFrame()
  }

  var needsFrame: Bool {
    composeRequested || !animations.isEmpty || scheduler.isHolding || !isUpToDate || !openGroups.isEmpty
  }

  /// Whether nothing is to be updated or laid out.
  private var isUpToDate: Bool {
    scheduler.isEmpty && !layoutRequested && afterUpdate.isEmpty && afterLayout.isEmpty
  }

  func awaitUpdate(of group: AnimationGroup) {
    var next: AnimationGroup? = group
    while let group = next {
      if !group.isSealed && !openGroups.contains(where: { $0 === group }) {
        group.hold()
        openGroups.append(group)
        if openGroups.count == 1 { onNeedsFrame() }
      }
      next = group.parent
    }
  }

  /// The changes of all groups that waited are applied: what they did not animate is complete.
  func releaseGroups() {
    guard !openGroups.isEmpty else { return }
    let groups = openGroups
    openGroups = []
    AnimationGroup.holdingCallbacks { for group in groups { group.release() } }
  }

  /// Runs `action` once the present update pass is over.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    afterUpdate.append(action)
    onNeedsFrame()
  }

  /// Runs `action` once everything has its place, before the first painting.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    afterLayout.append(action)
    onNeedsFrame()
  }

  /// Runs `action` once the present frame is shown: work for the next frames, so that none of them waits for it.
  func afterFrame(_ action: @escaping @MainActor () -> Void) { afterFrame.append(action) }

  /// Runs the actions that were deferred until the frame was shown.
  func workAhead() {
    guard !afterFrame.isEmpty else { return }
    scheduler.origin = .update
    defer { scheduler.origin = .program }
    AnimationGroup.holdingCallbacks { run(\.afterFrame) }
    statistics.aheadNanoseconds += passTimer?.lap() ?? 0
  }

  /// Whether the present frame is the first one for another size of the window.
  var isResized: Bool { resizedFrame == composeFrame }

  /// The window has another size from the next frame on. What has left belongs to a layout that does not hold any more,
  /// and is gone; what moves keeps its course and arrives in the new layout. Where the window has become smaller the
  /// distances that are left become smaller by the same factor, so that nothing that was in it is out of it.
  func windowResized(from old: CGSize, to new: CGSize) {
    resizedFrame = composeFrame
    leavingViews.end()
    let factors = CGSize(width: min(1, new.width / old.width), height: min(1, new.height / old.height))
    animations.scaleMotion(by: factors)
    places.scaleMotion(by: factors)
  }

  // MARK: The passes

  /// How often the same nodes may be updated again in one frame.
  private static let mostRepeats = 4
  /// The most different animations that one frame's changes are separated by.
  private static let mostAnimations = 4

  /// Updates, lays out and reports preferences and geometry until nothing more changes, or only the same for ever.
  func settle(at time: TimeInterval) {
    passTimer?.begin()
    self.time = max(self.time, time)
    let before = (scheduler.flushSerial, statistics.layouts)
    scheduler.beginFrame()
    entrances.beginFrame()
    AnimationGroup.holdingCallbacks {
      scheduler.origin = .motion
      animations.advance(to: self.time)
      // Completions of animations may change anything.
      scheduler.origin = .program
    }
    recorder?.foretell()
    scheduler.origin = .update
    defer { scheduler.origin = .program }
    var rounds = SettleRounds()
    var animationCount = 1
    defer { appearanceStage = nil }
    while true {
      AnimationGroup.holdingCallbacks {
        _ = scheduler.flush(
          separates: animationCount < Tree.mostAnimations, beginsWithFollowing: appearanceStage != nil)
        run(\.afterUpdate)
      }
      statistics.updateNanoseconds += passTimer?.lap() ?? 0
      if scheduler.awaitsOtherAnimation
        || animationCount < Tree.mostAnimations && scheduler.waitsForOtherAnimation
      {
        animationCount += 1
        layOutAll()
        scheduler.endTransaction()
        continue
      }
      if !scheduler.isEmpty && rounds.repeats <= Tree.mostRepeats {
        rounds.add(waiting: scheduler.waitingNodes)
        preferences.endRelease()
        continue
      }
      layOutAll()
      scheduler.endTransactions()
      preferences.endRelease()
      run(\.afterLayout)
      if appearanceStage == nil { appearanceStage = scheduler.firstAnimatedStage }
      geometry.check(scheduler.flushTransaction)
      let keys = preferences.deliver(scheduler)
      statistics.preferenceNanoseconds += passTimer?.lap() ?? 0
      if isUpToDate && !scheduler.isHolding { break }
      rounds.add(waiting: scheduler.waitingNodes)
      if rounds.repeats > Tree.mostRepeats {
        let names = (keys + scheduler.pendingNames).joined(separator: ", ")
        if !scheduler.isEmpty {
          warnOnce(
            "loop-\(names)",
            "update loop: \(names) still changes after \(Tree.mostRepeats) rounds in one frame; "
              + "do not set state from a preference or a frame that the state itself changes")
        }
        if scheduler.isHolding { onNeedsFrame() }
        break
      }
      // Views made from preferences come last; in a program that never comes to rest, in the last round.
      if isUpToDate || rounds.repeats == Tree.mostRepeats { preferences.release(from: scheduler) }
    }
    scheduler.endStages()
    let hasChanged = before != (scheduler.flushSerial, statistics.layouts)
    for listener in listeners { listener.settled(hasChanged: hasChanged) }
  }

  private func run(_ actions: ReferenceWritableKeyPath<Tree, [@MainActor () -> Void]>) {
    while !self[keyPath: actions].isEmpty {
      let present = self[keyPath: actions]
      self[keyPath: actions] = []
      for action in present { action() }
    }
  }

  /// Lays out what was changed, by the transaction of the changes, and updates everything that depends on places.
  private func layOutAll() {
    AnimationGroup.holdingCallbacks {
      layOut()
      entrances.hold()
      arrangeParts()
      if geometry.hasPlacesToCheck || places.awaitsFirstSteps { places.check(scheduler.flushTransaction) }
    }
    statistics.layoutNanoseconds += passTimer?.lap() ?? 0
  }

  /// Tells parts that everything has its place, which what follows other views goes by.
  func arrangeParts() { for listener in listeners { listener.arranged() } }

  private func layOut() {
    guard layoutRequested, let rootLayout else { return }
    layoutRequested = false
    layoutTransaction = scheduler.flushTransaction
    let stage = scheduler.shownStage
    movesNewViews = appearanceStage.map { $0 <= stage && stage < .max } ?? false
    layoutPass &+= 1
    rootLayout.place(at: .zero, proposal: ProposedViewSize(rootLayout.windowSize))
    layoutPass &+= 1
    for listener in listeners { listener.laidOut() }
    requestFrame()
  }

  /// Makes the display list of the present time.
  func compose(size: CGSize, background: RGBA) -> DisplayList {
    composeRequested = false
    // What changes while composing counts for the next frame.
    let frame = composeFrame
    composeFrame += 1
    let items = composeItems(size, frame: frame, usesCaches: true)
    statistics.composeNanoseconds += passTimer?.lap() ?? 0
    assert(
      {
        if frame % Tree.checkedFrames == 0 {
          expectSame(items, composeItems(size, frame: frame, usesCaches: false))
        }
        return true
      }())
    statistics.frames += 1
    statistics.items = items.count
    return DisplayList(items: items, size: size, background: background)
  }

  private func composeItems(_ size: CGSize, frame: UInt64, usesCaches: Bool) -> [DisplayItem] {
    let composer = Composer(
      time: time, window: CGRect(origin: .zero, size: size), frame: frame, usesCaches: usesCaches)
    if let rootLayout {
      var state = ComposeState()
      state.size = rootLayout.size
      rootLayout.composeWithOverlay(composer, state)
    }
    return composer.items
  }
}
