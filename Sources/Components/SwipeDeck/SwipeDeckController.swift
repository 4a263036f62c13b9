import SwiftUI

/// What a program does to a deck by buttons and keys, and what it may know of it.
@Observable public final class SwipeDeckController {
  /// The cards that were swiped, the latest last; those whose swipe was undone are not among them.
  public private(set) var history: [(id: AnyHashable, direction: SwipeDirection)] = []
  /// The cards on the stack, the topmost first.
  public private(set) var remaining: [AnyHashable] = []
  public var canUndo: Bool { !history.isEmpty }

  private var gone: Set<AnyHashable> = []
  /// Cards that are leaving, the first to go first.
  private var leaving: [AnyHashable] = []
  /// The card in the hand, or moving back.
  private var onTop: AnyHashable?
  private(set) var needsTime = false
  @ObservationIgnored private var cards: [AnyHashable: SwipeCard] = [:]
  @ObservationIgnored private var all: [AnyHashable] = []
  @ObservationIgnored var options = SwipeDeckOptions()
  @ObservationIgnored var size = CGSize(width: 390, height: 600)
  @ObservationIgnored var reducesMotion = false
  /// The deck that is shown. Weak: what the program does at a swipe knows the view that owns the controller.
  @ObservationIgnored weak var listener: (any SwipeDeckListener)?

  public init() {}

  /// How far a card moves: 0 at rest, −1 and 1 where letting go sends it to the left and to the right. Views that
  /// read it follow the drag. A card that springs back over its place is not moving to the other side: there it is 0.
  public func progress(of id: some Hashable) -> Double {
    let card = card(AnyHashable(id))
    let dx = card.offset.width
    if card.phase == .returning, dx * card.returningSide <= 0 { return 0 }
    return min(max(Double(dx / max(options.distance, 1)), -1), 1)
  }

  // MARK: The program

  /// Swipes the topmost card away, also while it is dragged. The deck's callback is called once.
  public func swipe(_ direction: SwipeDirection) {
    guard let id = remaining.first else { return }
    send(card(id), direction, CGSize(width: direction.sign * leastSpeed, height: 0), at: nil)
  }

  /// Undoes the last swipe: the same card turns round in motion, or comes in from its side.
  public func undo() {
    guard let last = history.popLast() else { return }
    gone.remove(last.id)
    leaving.removeAll { $0 == last.id }
    // The card that comes back replaces the one that is dragged.
    if let onTop, onTop != last.id { drop(onTop) }
    onTop = last.id
    let card = card(last.id)
    card.undo(from: outside, options.spring)
    if reducesMotion { settle(card) }
    order()
    listener?.returned(last.id, last.direction)
  }

  /// Puts all cards back at once.
  public func restart() {
    history = []
    gone = []
    leaving = []
    onTop = nil
    cards = [:]
    order()
  }

  // MARK: The deck

  /// Sets the cards that the program has, the topmost first.
  func show(_ ids: [AnyHashable]) {
    guard ids != all else { return }
    all = ids
    order()
  }

  private func order() {
    var next = all.filter { !gone.contains($0) }
    // A card in the hand stays on top, and stays at all, whatever happens to the others.
    if let onTop, !gone.contains(onTop) {
      next.removeAll { $0 == onTop }
      next.insert(onTop, at: 0)
    }
    if next != remaining { remaining = next }
    updateTime()
  }

  private func updateTime() {
    let needs = cards.values.contains(where: \.needsTime)
    if needs != needsTime { needsTime = needs }
  }

  /// The cards to be made, the topmost first: those that leave, then the stack.
  var visible: [AnyHashable] { leaving + remaining.prefix(max(1, options.visibleCards)) }

  /// How many cards lie on top of a card.
  func depth(_ id: AnyHashable) -> Int { remaining.firstIndex(of: id) ?? 0 }

  func card(_ id: AnyHashable) -> SwipeCard {
    if let card = cards[id] { return card }
    let card = SwipeCard(id)
    cards[id] = card
    return card
  }

  /// From so far out nothing of a card can be seen, in the drag's points.
  private var outside: CGFloat {
    let distance = size.width + 0.5 * (size.width * size.width + size.height * size.height).squareRoot()
    return options.style == .tutorial ? max(distance / 5, 100) : distance
  }

  /// The least speed of a card that leaves, in the drag's points.
  private var leastSpeed: CGFloat {
    options.style == .tutorial ? options.leavingSpeed / 5 : options.leavingSpeed
  }

  // MARK: Fingers

  func grab(_ id: AnyHashable, at point: UnitPoint) -> Bool {
    guard remaining.first == id, card(id).grab(at: point) else { return false }
    onTop = id
    updateTime()
    return true
  }

  func letGo(_ id: AnyHashable, _ velocity: CGSize, at date: Date) {
    let card = card(id)
    guard card.phase == .held else { return }
    if let direction = decision(card.offset.width, velocity.width) {
      let speed = max(abs(velocity.width), leastSpeed)
      send(card, direction, CGSize(width: direction.sign * speed, height: velocity.height), at: date)
    } else {
      card.comeBack(velocity, options.spring, at: date)
      if reducesMotion { settle(card) }
      updateTime()
    }
  }

  /// The drag was cancelled.
  func drop(_ id: AnyHashable) {
    let card = card(id)
    guard card.phase == .held else { return }
    card.comeBack(.zero, options.spring, at: nil)
    if reducesMotion { settle(card) }
    updateTime()
  }

  /// Where a card goes that is let go at dx with a velocity; nil: it stays.
  func decision(_ dx: CGFloat, _ velocity: CGFloat) -> SwipeDirection? {
    guard dx.isFinite, velocity.isFinite else { return nil }
    if abs(velocity) > options.speed {
      // Thrown outwards it goes from anywhere, thrown back it stays.
      return dx * velocity > 0 ? (dx > 0 ? .right : .left) : nil
    }
    return abs(dx) > options.distance ? (dx > 0 ? .right : .left) : nil
  }

  private func send(_ card: SwipeCard, _ direction: SwipeDirection, _ velocity: CGSize, at date: Date?) {
    guard !gone.contains(card.id) else { return }
    gone.insert(card.id)
    history.append((card.id, direction))
    if onTop == card.id { onTop = nil }
    card.leave(direction, velocity, at: date)
    leaving.append(card.id)
    if reducesMotion { settle(card) }
    order()
    listener?.swiped(card.id, direction)
    if remaining.isEmpty { listener?.emptied() }
  }

  /// Brings a card to the end of its movement at once.
  private func settle(_ card: SwipeCard) {
    tick(card, Date(timeIntervalSinceReferenceDate: 0))
    tick(card, Date(timeIntervalSinceReferenceDate: 3600))
    clear()
  }

  private func tick(_ card: SwipeCard, _ date: Date) {
    let outside = outside
    card.tick(date) { abs($0.width) >= outside }
  }

  func tick(_ date: Date) {
    guard needsTime else { return }
    for card in cards.values where card.needsTime { tick(card, date) }
    clear()
    updateTime()
  }

  /// Lets go of what has come to its end.
  private func clear() {
    let stillLeaving = leaving.filter { card($0).phase == .leaving }
    if stillLeaving != leaving { leaving = stillLeaving }
    if let top = onTop, card(top).phase == .resting, all.contains(top) {
      onTop = nil
      order()
    }
  }
}
