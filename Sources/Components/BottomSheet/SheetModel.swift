import SwiftUI

/// The state machine of a bottom sheet.
///
///     hidden   --present-->  moving --arrived--> resting --finger--> held --released--> moving
///     moving   --finger-->   held                (caught where it is)
///     any      --dismiss-->  moving to the bottom edge --arrived--> hidden
///
/// Exactly one phase holds at a time. Places are points from the container's top, positive downwards.
@Observable final class SheetModel {
  /// What the sheet does.
  enum Phase { case hidden, resting, held, moving }

  private(set) var phase = Phase.hidden
  /// What holds it, while it is held.
  @ObservationIgnored private(set) var hold: SheetHold?
  /// How it moves, while it moves.
  @ObservationIgnored private var motion: SettlingMotion?
  /// Where it is while it is held or moves; at rest its detent says where.
  private(set) var place: CGFloat = 0
  /// Whether it is to be there.
  private(set) var isOpen = false { didSet { if isOpen != oldValue { decisions += 1 } } }
  /// The detent at which it rests or is to rest.
  private(set) var detent: BottomSheetDetent? { didSet { if detent != oldValue { choices += 1 } } }
  /// Count the changes of these two values: what changes to and fro between two frames, by the program and by the
  /// user, has to be reported too.
  private(set) var decisions = 0
  private(set) var choices = 0
  private(set) var height: CGFloat = 0
  private(set) var stops: [SheetStop] = []
  /// Whether a touch catches it in motion.
  private(set) var isCatching = false
  /// How far the handle's zone shows that content is scrolled under it, from 0 to 1.
  var coverage: CGFloat = 0
  /// Counts the times that it has gone.
  private(set) var departures = 0
  /// Counts attempts to dismiss what must not be dismissed.
  private(set) var attempts = 0

  @ObservationIgnored var options = BottomSheetOptions()
  @ObservationIgnored var reducesMotion = false
  /// Whether what the program changes now is to be done at once.
  @ObservationIgnored var isStill = false
  /// Whether it fades where it comes or goes: in place of a movement.
  @ObservationIgnored private(set) var fades = false
  @ObservationIgnored private(set) var detents: [BottomSheetDetent] = []
  @ObservationIgnored private var contentHeight: CGFloat = 0
  /// Whether it was there from the beginning and needs no entrance.
  @ObservationIgnored private var startsAtRest = false
  /// The detent that the program wants to begin with.
  @ObservationIgnored private var requested: BottomSheetDetent?
  /// The first frame after it was presented.
  @ObservationIgnored private(set) var openedAt: Date?
  @ObservationIgnored private(set) var now = Date(timeIntervalSinceReferenceDate: 0)
  /// What the program requested while the sheet was held.
  @ObservationIgnored private var pending: [() -> Void] = []
  /// Where it rested when a keyboard came up on the screen.
  @ObservationIgnored var detentBeforeKeyboard: BottomSheetDetent?
  /// When a wheel last scrolled content.
  @ObservationIgnored var contentWheeled: Date?
  /// When a notch of a wheel was last offered to the sheet.
  @ObservationIgnored var turned: Date?
  /// When it last came to rest.
  @ObservationIgnored private(set) var arrived = Date.distantPast

  // MARK: What it is

  var isHidden: Bool { phase == .hidden }
  var isResting: Bool { phase == .resting }
  var isMoving: Bool { phase == .moving }
  /// Whether the views are there.
  var isMounted: Bool { isOpen || !isHidden }
  /// Whether frames are wanted to go on.
  var needsTime: Bool { isMoving || (phase == .held && hold?.isWheel ?? false) }

  /// Enters a phase with what belongs to it; observers are notified only of a change.
  private func enter(_ next: Phase, _ motion: SettlingMotion? = nil, _ hold: SheetHold? = nil) {
    self.motion = motion
    self.hold = hold
    if phase != next { phase = next }
  }

  /// The place of the upper edge.
  var y: CGFloat {
    switch phase {
    case .hidden: height
    case .resting: target
    case .held, .moving: place
    }
  }

  /// The topmost place of rest.
  var top: CGFloat { stops.first?.y ?? height }
  var lowest: CGFloat { stops.last?.y ?? height }
  /// The index of the detent at which it rests or is to rest.
  var index: Int? { stops.firstIndex { $0.detent == detent } }
  /// Where it is or goes to.
  private var target: CGFloat { isOpen ? index.map { stops[$0].y } ?? height : height }

  /// Whether the content is at its top and does not scroll: anywhere but at the topmost detent.
  var locksContent: Bool { index.map { $0 > 0 } ?? true }

  /// Whether what lies behind is out of reach.
  var isModal: Bool {
    guard isOpen else { return false }
    return look.undimmed.map { target < $0 - 0.5 } ?? true
  }

  // MARK: Layout

  /// Sets the height of the container or of the content; nil: as before.
  func layout(height: CGFloat? = nil, contentHeight: CGFloat? = nil) {
    let resized = height.map { $0 != self.height } ?? false
    let (before, old) = (y, self.height)
    if let height, height.isFinite { self.height = max(0, height) }
    if let contentHeight, contentHeight.isFinite { self.contentHeight = max(0, contentHeight) }
    resolve(before, resizedFrom: resized ? old : nil)
  }

  /// Sets the detents that the program allows.
  func allow(_ detents: [BottomSheetDetent]) {
    guard detents != self.detents else { return }
    self.detents = detents
    resolve(y, resizedFrom: nil)
  }

  /// Finds the places of rest anew.
  ///
  /// - Parameters:
  ///   - before: where it was.
  ///   - old: the height that the container had until now; nil: it has the same.
  private func resolve(_ before: CGFloat, resizedFrom old: CGFloat?) {
    let resized = old != nil
    let context = BottomSheetDetent.Context(containerHeight: height, contentHeight: contentHeight)
    var seen: Set<BottomSheetDetent> = []
    let next = detents.compactMap { detent -> SheetStop? in
      guard height > 0, seen.insert(detent).inserted, let own = detent.height(in: context) else { return nil }
      return SheetStop(detent: detent, y: height - own)
    }
    .sorted { $0.y < $1.y }
    guard next != stops || resized else { return }
    let formerStops = stops
    stops = next
    guard !stops.isEmpty else { return }
    switch phase {
    case .hidden:
      if isOpen { startsAtRest ? appear() : open() }
    case .resting:
      // A detent that is gone falls to the nearest one, never to closed.
      if index == nil { detent = stops[release.nearest(to: before)].detent }
      if !resized, abs(target - before) > 0.01 { move(from: before, velocity: 0) }
    case .moving:
      guard let motion else { return }
      if motion.begin == nil, before >= height, isOpen { detent = initial }
      if isOpen, index == nil { detent = stops[release.nearest(to: before)].detent }
      // In a container of another height it is as far between two detents as before, and no further out than the band goes.
      let start =
        old.map { SheetStop.place(of: place, from: formerStops, $0, to: stops, height) } ?? place
      move(
        from: min(max(start, top - height), height), velocity: motion.velocity(at: now),
        begin: motion.begin == nil ? nil : now)
    case .held:
      if isOpen, index == nil { detent = stops[release.nearest(to: before)].detent }
      if hold?.from != nil { hold?.from = index }
      place = min(hold.map { shown($0.raw) } ?? place, height)
    }
  }

  /// The detent to begin with: the program's choice, else the lowest.
  private var initial: BottomSheetDetent? {
    requested.flatMap { wanted in stops.first { $0.detent == wanted }?.detent } ?? stops.last?.detent
  }

  // MARK: The program

  /// Presents or dismisses it, whatever it does now; while it is held, afterwards.
  func setPresented(_ presented: Bool) {
    if hold != nil {
      guard presented != isOpen || !pending.isEmpty else { return }
      pending.append { [weak self] in self?.setPresented(presented) }
      return
    }
    guard presented != isOpen else { return }
    isOpen = presented
    fades = reducesMotion && !isStill
    if presented, isHidden {
      contentHeight = 0
      startsAtRest = height == 0
      if !stops.isEmpty { resolve(height, resizedFrom: height) }
    } else {
      // Shown again while it leaves, it goes where it would go at any other time.
      if presented { detent = initial }
      travel()
    }
  }

  /// Goes to a detent; while it is held, afterwards.
  func select(_ wanted: BottomSheetDetent) {
    requested = wanted
    guard isOpen, !isHidden, wanted != detent, stops.contains(where: { $0.detent == wanted }) else { return }
    guard hold == nil else {
      pending.append { [weak self] in self?.select(wanted) }
      return
    }
    let before = y
    detent = wanted
    travel(from: before)
  }

  /// Requests its dismissal, as the scrim and Escape do.
  func requestDismissal() {
    guard isOpen, hold == nil else { return }
    if options.isDismissDisabled {
      attempts += 1
    } else {
      setPresented(false)
    }
  }

  private func appear() {
    detent = initial
    place = target
    enter(.resting)
  }

  private func open() {
    openedAt = nil
    detent = initial
    place = height
    travel(from: height)
  }

  /// Goes to where it is to be by the program's will: from rest with the velocity that programmatic changes begin with.
  private func travel(from start: CGFloat? = nil) {
    if let motion {
      let velocity = motion.velocity(at: now)
      return move(from: place, velocity: velocity, begin: motion.begin == nil ? nil : now)
    }
    let start = start ?? place(ofRest: isOpen)
    move(from: start, velocity: CGFloat(options.initialVelocity) * (target - start))
  }

  /// Where it rests, although it was just requested to go.
  private func place(ofRest isOpen: Bool) -> CGFloat {
    if isResting { return index.map { stops[$0].y } ?? height }
    return y
  }

  // MARK: Moving

  private func move(from start: CGFloat, velocity: CGFloat, begin: Date? = nil) {
    let end = target
    place = start
    guard !reducesMotion, !isStill, abs(end - start) > 0.01 || abs(velocity) > 1 else { return arrive() }
    enter(
      .moving,
      SettlingMotion(spring: options.spring, from: start, to: end, velocity: velocity, begin: begin))
    updateCatching()
  }

  private func arrive() {
    place = target
    arrived = now
    if isOpen {
      enter(.resting)
    } else {
      enter(.hidden)
      contentWheeled = nil
      turned = nil
      departures += 1
    }
    updateCatching()
  }

  /// Brings it to where it is at `date`.
  func tick(_ date: Date) {
    now = date
    openedAt = openedAt ?? date
    if var motion {
      if motion.begin == nil {
        motion.begin = date
        self.motion = motion
      }
      place = min(motion.place(at: date), height)
      let isGone = !isOpen && place > height - 0.5
      if isGone || motion.isOver(at: date) {
        arrive()
      } else {
        updateCatching()
      }
    } else if let touched = hold?.touched, date.timeIntervalSince(touched) > SheetModel.wheelRest {
      letGo(velocity: 0, at: nil, mayDismiss: false)
    }
  }

  /// A trackpad that is silent for so long has been left, in seconds.
  private static let wheelRest = 0.12

  /// Updates `isCatching`: a movement that has almost ended is not caught.
  private func updateCatching() {
    var catches = false
    if let motion {
      catches = abs(motion.velocity(at: now)) > 20 || abs(place - target) > 1
    }
    if catches != isCatching { isCatching = catches }
  }

  // MARK: Held

  /// Grabs it where it is.
  ///
  /// - Returns: whether it could be grabbed: only one input holds it at a time.
  @discardableResult
  func grab(_ holder: SheetHolder) -> Bool {
    guard !isHidden, hold == nil, !stops.isEmpty else { return false }
    let start = y
    let from = isResting ? index : nil
    let raw = unlimited(start)
    let speed = motion?.velocity(at: now)
    place = start
    enter(.held, nil, SheetHold(holder: holder, from: from, raw: raw, start: raw, caughtVelocity: speed))
    updateCatching()
    return true
  }

  /// Moves it to where it would be without resistance.
  func pull(to raw: CGFloat, at date: Date? = nil) {
    guard hold != nil, raw.isFinite else { return }
    hold?.raw = raw
    hold?.touched = date
    place = shown(raw)
  }

  /// Lets it go with a velocity, with which it goes on, at a time; nil: in the next frame. `counts`: the velocity decides
  /// where it goes.
  func letGo(velocity: CGFloat, at date: Date?, counts: Bool = true, mayDismiss: Bool = true) {
    guard let hold else { return }
    detentBeforeKeyboard = nil
    if let speed = hold.goesOn(velocity, at: date, shown: now) {
      move(from: place, velocity: speed, begin: now)
      return runPending()
    }
    let velocity = SheetRelease.legal(velocity)
    var decision = target(of: hold, velocity: counts ? velocity : 0)
    if decision == .dismissed, !mayDismiss || options.isDismissDisabled {
      if mayDismiss { attempts += 1 }
      decision = .stop(stops.count - 1)
    }
    switch decision {
    case .stop(let index):
      isOpen = true
      detent = stops[index].detent
    case .dismissed: isOpen = false
    }
    // What resists does not move as fast as the finger.
    let slope = look.slope(place, lowest: options.isDismissDisabled ? lowest : nil)
    move(from: place, velocity: velocity * slope, begin: date)
    runPending()
  }

  /// The drag was cancelled: moves to the nearest detent, whatever its speed.
  func drop() {
    guard hold != nil else { return }
    isOpen = true
    detent = stops[release.nearest(to: place)].detent
    move(from: place, velocity: 0)
    runPending()
  }

  /// Comes to rest at the topmost detent under the finger: what follows is the content's.
  func restAtTop() {
    guard hold != nil else { return }
    isOpen = true
    detent = stops.first?.detent
    arrive()
    runPending()
  }

  private func runPending() {
    let actions = pending
    pending = []
    actions.forEach { $0() }
  }

  private func shown(_ raw: CGFloat) -> CGFloat {
    look.shown(raw, lowest: options.isDismissDisabled ? lowest : nil)
  }

  private func unlimited(_ shown: CGFloat) -> CGFloat {
    look.unlimited(shown, lowest: options.isDismissDisabled ? lowest : nil)
  }
}
