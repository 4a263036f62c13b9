import Foundation
import Raster

/// Shows what the processor paints on a graphics card that the program has for itself.
///
/// Frames are painted into memory of the program's own, since a card's memory is slow to read; what has changed since a
/// buffer was shown is copied into it, rotated as the display is. Where the card shows its memory itself, two buffers
/// alternate (page flips); where a driver sends the pixels on (to a virtual machine's window, through USB), there is
/// one buffer, and the driver is told which rectangles were written.
///
/// Displays come and go, and so does the right to show anything (DRM master): `deviceChanged`, `leave`, `enter` and
/// `tick` report it, and when the display is back, the last painted picture is shown on it.
@MainActor final class CardPresenter: Presenter {
  private enum Constant {
    /// Seconds after which a flip counts as done even without an event.
    static let flipLimit = 0.5
    /// Seconds between two attempts after another program holds the card or a call failed.
    static let retry = 1.0
    /// Seconds after which displays are looked for again without an event: some drivers report none.
    static let patience = 10.0
    /// Pictures a second at most: more are not seen.
    static let mostFrames = 125.0
  }

  /// How pixels get from a buffer to the display.
  private enum Delivery {
    /// Two buffers alternate.
    case flips
    /// There is one, and the driver is told what was written.
    case flushes
    /// There is one, which the display shows.
    case alone
  }

  private let source: any CardSource
  private let request: DisplayRequest
  private let turn: QuarterTurn
  private let now: () -> TimeInterval
  private let tell: (String) -> Void

  private var card: (any DisplayCard)?
  private var connector: DisplayConnector?
  private(set) var mode: DisplayMode?
  private var delivery = Delivery.flips
  private var buffers: [CardBuffer] = []
  private var damage = BufferDamage(size: PixelSize(width: 0, height: 0), buffers: 0)
  /// The buffer that is shown, if `isOnScreen`.
  private var front = 0
  /// Whether the display shows a buffer of ours.
  private var isOnScreen = false
  /// Whether something was painted and no buffer has been submitted to show it.
  private var hasNews = false
  /// The buffer whose flip was submitted, and when.
  private var flip: (buffer: Int, asked: TimeInterval)?
  private var retryTime: TimeInterval?
  private var problem: CardProblem?
  /// Whether the console has another picture than ours.
  private(set) var isAway = false
  private var isPowered = true

  private var shadow: ShadowPicture?
  private var isFresh = true
  private var pointer: PointerPicture?
  private var pointerPlace: PixelRect?
  private var reported: (size: PixelSize?, isShown: Bool) = (nil, true)

  /// The picture's size; the last one while nothing is connected.
  private(set) var size = PixelSize(width: 0, height: 0)

  init(
    _ source: any CardSource, request: DisplayRequest, turn: QuarterTurn,
    now: @escaping () -> TimeInterval = { HostClock.now }, tell: @escaping (String) -> Void = { Log.warn($0) }
  ) {
    (self.source, self.request, self.turn, self.now, self.tell) = (source, request, turn, now, tell)
  }

  // MARK: The display

  /// Connects to the requested display.
  func connect() throws(CardProblem) {
    disconnect()
    let opened = source.openCards()
    guard !opened.isEmpty else { throw .noCard }
    var (all, owners): ([DisplayConnector], [any DisplayCard]) = ([], [])
    for card in opened {
      let own = (try? card.connectors()) ?? []
      all += own
      owners += own.map { _ in card }
    }
    let chosen = request.choose(among: all, cards: owners.map(\.name))
    for card in opened where chosen.map({ owners[$0] === card }) != true { card.close() }
    guard let chosen, let mode = (request.mode ?? .preferred).choose(among: all[chosen].modes) else {
      throw .noDisplay(all.filter(\.isConnected).map(\.name))
    }
    let card = owners[chosen]
    do {
      try card.becomeMaster()
      try card.choose(all[chosen], mode)
      delivery = card.waitsForBlank ? .flips : .flushes
      buffers = [try card.makeBuffer(mode.size)]
    } catch {
      card.close()
      buffers = []
      throw error == .notMaster ? .held("/dev/dri/" + card.name) : .refused("\(error)")
    }
    (self.card, connector, self.mode) = (card, all[chosen], mode)
    if let asked = request.mode?.size, asked != mode.size {
      tell("\(all[chosen].name) has no mode \(request.mode?.description ?? ""): \(mode) is shown")
    }
    size = turn.turn(mode.size)
    if delivery == .flips { addSecondBuffer() }
    damage = BufferDamage(size: size, buffers: buffers.count)
    (front, isOnScreen, flip, retryTime, problem) = (0, false, nil, nil, nil)
  }

  /// Without memory for a second buffer the first is written while it is shown.
  private func addSecondBuffer() {
    guard let card, let mode, buffers.count == 1 else { return }
    do {
      buffers.append(try card.makeBuffer(mode.size))
      delivery = .flips
    } catch {
      delivery = .alone
    }
    damage = BufferDamage(size: size, buffers: buffers.count)
  }

  private func disconnect() {
    for buffer in buffers { card?.free(buffer) }
    card?.close()
    (card, connector, buffers, flip, isOnScreen) = (nil, nil, [], nil, false)
  }

  private func wait(for problem: CardProblem) {
    if problem != self.problem { tell(problem.description) }
    self.problem = problem
    // A missing display mostly reports when it is connected.
    let tellsItself = if case .noDisplay = problem { true } else { problem == .noCard }
    retryTime = now() + (tellsItself ? Constant.patience : Constant.retry)
  }

  private func reconnect() {
    guard !isAway else { return }
    do {
      try connect()
      push()
    } catch { wait(for: error) }
  }

  // MARK: What happens to it

  /// Cards, or what is connected to them, have changed.
  func devicesChanged() {
    guard !isAway else { return }
    guard let card, let connector, let mode else { return reconnect() }
    let present = (try? card.connectors())?.first { $0.id == connector.id }
    guard let present, present.isConnected,
      let now = (request.mode ?? .preferred).choose(among: present.modes),
      now.size == mode.size, now.rate == mode.rate
    else { return reconnect() }
    showAgain()
  }

  /// Another console is shown from now on.
  func leave() {
    isAway = true
    (flip, isOnScreen, retryTime) = (nil, false, nil)
    card?.resignMaster()
  }

  /// The console is ours again.
  func enter() {
    isAway = false
    regain()
  }

  /// What time brings: see `deadline`.
  func tick() {
    let now = now()
    if let flip, now - flip.asked >= Constant.flipLimit { finish(flip.buffer) }
    if let retryTime, now >= retryTime {
      self.retryTime = nil
      if isShown { push() } else { regain() }
    }
  }

  /// When `tick` has something to do; nil: never.
  var deadline: TimeInterval? {
    .earliest(flip.map { $0.asked + Constant.flipLimit }, retryTime)
  }

  /// Readable when `readFlips` has something to do.
  var descriptor: Int32? { card?.descriptor }

  /// Reads the card's events about finished flips.
  func readFlips() {
    guard let card, card.readFlips() > 0, let flip else { return }
    finish(flip.buffer)
  }

  private func finish(_ buffer: Int) {
    (front, flip) = (buffer, nil)
    push()
  }

  private func regain() {
    guard !isAway else { return }
    guard let card else { return reconnect() }
    do {
      try card.becomeMaster()
      problem = nil
    } catch { return fail(error) }
    // Displays may have been connected or removed meanwhile.
    devicesChanged()
  }

  private func showAgain() {
    (flip, isOnScreen) = (nil, false)
    presentAll()
  }

  /// Puts the display to sleep, or wakes it; false: it has no such function.
  func setPower(_ isOn: Bool) -> Bool {
    guard isOn != isPowered else { return true }
    do { try card?.setPower(isOn) } catch { if !isOn { return false } }
    isPowered = isOn
    if isOn, !isAway, card != nil { showAgain() }
    return true
  }

  // MARK: What the loop queries

  /// Whether what is painted is shown.
  var isShown: Bool { !isAway && isPowered && card != nil && problem == nil }

  /// What has changed since the last call.
  func nextChanges() -> [WindowEvent] {
    var events: [WindowEvent] = []
    if reported.size != size { events.append(.geometry) }
    if reported.isShown != isShown { events.append(.visibility(isShown)) }
    reported = (size, isShown)
    return events
  }

  var physical: PhysicalSize? {
    guard let own = connector?.physical else { return nil }
    return turn == .right || turn == .left ? PhysicalSize(width: own.height, height: own.width) : own
  }

  var name: String {
    guard let card, let connector, let mode else { return "software, a graphics card" }
    let turned = turn == .none ? "" : ", turned by \(turn.degrees)"
    return "software, /dev/dri/\(card.name) (\(card.driver)), \(connector.name) \(mode)\(turned)"
  }

  var frameInterval: Double {
    let rate = min(mode?.rate ?? 60, Constant.mostFrames)
    // Where flips wait for the display's blank, this need only be a little shorter than the time between two.
    return delivery == .flips && card?.waitsForBlank == true ? 0.9 / rate : 1 / rate
  }

  var isReady: Bool { flip == nil }

  // MARK: Pictures

  func target() -> (target: PixelTarget, isFresh: Bool)? {
    guard size.width > 0 else { return nil }
    if shadow?.size != size {
      shadow = ShadowPicture(size: size)
      isFresh = true
    }
    guard let shadow else { return nil }
    defer { isFresh = false }
    return (shadow.target, isFresh)
  }

  func present(_ rects: [PixelRect]) {
    guard !rects.isEmpty else { return }
    shadow?.isPainted = true
    damage.add(rects)
    hasNews = true
    push()
  }

  func presentAll() {
    damage.addAll()
    hasNews = true
    push()
  }

  /// Shows a pointer with its tip here, in pixels of the picture; nil: none.
  func showPointer(at place: PixelPlace?, scale: Double) {
    if let old = pointerPlace { damage.add([old]) }
    hasNews = true
    pointerPlace = nil
    if let place {
      let picture = pointer ?? PointerPicture(scale: scale)
      pointer = picture
      pointerPlace = PixelRect(
        x: place.x, y: place.y, width: picture.size.width, height: picture.size.height
      ).clipped(width: size.width, height: size.height)
      if let pointerPlace { damage.add([pointerPlace]) }
    }
    push()
  }

  /// Brings what was painted to the display, if it may be shown now; what may not is kept.
  private func push() {
    guard isShown, flip == nil, let card, let shadow, shadow.isPainted, shadow.size == size, !buffers.isEmpty
    else { return }
    let back = isOnScreen && delivery == .flips ? 1 - front : front
    guard !isOnScreen || hasNews else { return }
    hasNews = false
    let rects = damage.remove(back)
    copy(rects, of: shadow.target, to: buffers[back])
    do {
      if !isOnScreen {
        try card.show(buffers[back])
        (isOnScreen, front) = (true, back)
      } else if delivery == .flips {
        try card.flip(to: buffers[back])
        flip = (back, now())
      } else if delivery == .flushes {
        try card.flush(buffers[back], rects.map { turn.turn($0, in: size) })
      }
    } catch { fail(error) }
  }

  private func copy(_ rects: [PixelRect], of picture: PixelTarget, to buffer: CardBuffer) {
    for rect in rects { turn.copy(rect, of: picture, to: buffer.pixels, stride: buffer.stride) }
    guard let pointer, let place = pointerPlace, rects.contains(where: { $0.intersects(place) }) else {
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: place.width * place.height) { part in
      part.initialize(repeating: 0)
      pointer.draw(over: picture, part: place, into: part)
      guard let memory = part.baseAddress else { return }
      let drawn = PixelTarget(
        pixels: memory, stride: place.width * 4, width: place.width, height: place.height)
      let there = turn.turn(place, in: size)
      turn.copy(
        PixelRect(x: 0, y: 0, width: place.width, height: place.height), of: drawn,
        to: buffer.pixels + there.y * buffer.stride + there.x * 4, stride: buffer.stride)
    }
  }

  /// What was copied last has not been shown.
  private func fail(_ error: CardError) {
    damage.addAll()
    hasNews = true
    switch error {
    case .notMaster:
      isOnScreen = false
      wait(for: .held(card.map { "/dev/dri/" + $0.name } ?? "the card"))
    case .gone:
      disconnect()
      wait(for: .refused("it has gone"))
    case .busy:
      retryTime = now() + frameInterval
    case .unsupported, .refused:
      guard isOnScreen else {
        disconnect()
        return wait(for: .refused("\(error)"))
      }
      switch delivery {
      case .flushes where buffers.count == 1 && error == .unsupported: addSecondBuffer()
      // A card that cannot flip may accept dirty rectangles; one that refuses those may still show its buffer.
      case .flips: delivery = .flushes
      default: delivery = .alone
      }
      push()
    }
  }

  func close() { disconnect() }
}
