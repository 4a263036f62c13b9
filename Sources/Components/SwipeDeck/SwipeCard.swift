import SwiftUI

/// One card of a deck: where it is and what it does.
///
///     resting --finger--> held --let go--> returning --> resting
///                              \-> leaving --> gone;  leaving or gone --undo--> returning
@Observable final class SwipeCard {
  enum Phase { case resting, held, returning, leaving, gone }

  let id: AnyHashable
  private(set) var phase = Phase.resting
  /// How far it was dragged.
  private(set) var offset = CGSize.zero
  /// Where the finger holds it, as a part of its size.
  private(set) var grip = UnitPoint.center
  /// The side on which it was let go, while it comes back; 0: it does not, or was let go in the middle.
  private(set) var returningSide: CGFloat = 0
  /// The direction in which it leaves or left.
  @ObservationIgnored private(set) var direction: SwipeDirection?
  @ObservationIgnored private var x: SettlingMotion?
  @ObservationIgnored private var y: SettlingMotion?
  @ObservationIgnored private var leaving: (start: CGSize, velocity: CGSize, begin: Date?)?
  @ObservationIgnored private var now = Date(timeIntervalSinceReferenceDate: 0)
  /// The offset of the drag's beginning, where a card was caught.
  @ObservationIgnored private var base = CGSize.zero

  init(_ id: AnyHashable) { self.id = id }

  var needsTime: Bool { phase == .returning || phase == .leaving }

  /// Grabs it; a card that leaves cannot be held any more.
  func grab(at point: UnitPoint) -> Bool {
    guard phase == .resting || phase == .returning else { return false }
    base = offset
    if phase == .resting { grip = point }
    phase = .held
    return true
  }

  func drag(_ translation: CGSize) {
    guard phase == .held else { return }
    offset = CGSize(width: base.width + translation.width, height: base.height + translation.height)
  }

  /// Draws it back to its place.
  func comeBack(_ velocity: CGSize, _ spring: Spring, at date: Date?) {
    x = SettlingMotion(spring: spring, from: offset.width, to: 0, velocity: velocity.width, begin: date)
    y = SettlingMotion(spring: spring, from: offset.height, to: 0, velocity: velocity.height, begin: date)
    leaving = nil
    direction = nil
    returningSide = offset.width < 0 ? -1 : offset.width > 0 ? 1 : 0
    phase = .returning
  }

  /// Throws it out with a velocity.
  func leave(_ direction: SwipeDirection, _ velocity: CGSize, at date: Date?) {
    self.direction = direction
    leaving = (offset, velocity, date)
    phase = .leaving
  }

  /// Brings it back from wherever it is; one that is gone comes from `distance` points outside.
  func undo(from distance: CGFloat, _ spring: Spring) {
    var velocity = CGSize.zero
    if phase == .gone {
      offset = CGSize(width: (direction?.sign ?? 1) * distance, height: 0)
    } else if let leaving {
      velocity = leaving.velocity
    }
    comeBack(velocity, spring, at: nil)
  }

  /// Where it would be at `date`; `isOutside` says from where on nothing of it can be seen.
  func tick(_ date: Date, isOutside: (CGSize) -> Bool) {
    now = date
    switch phase {
    case .returning:
      guard var x, var y else { return }
      if x.begin == nil { (x.begin, y.begin) = (date, date) }
      (self.x, self.y) = (x, y)
      if x.isOver(at: date), y.isOver(at: date) {
        offset = .zero
        phase = .resting
        grip = .center
      } else {
        offset = CGSize(width: x.place(at: date), height: y.place(at: date))
      }
    case .leaving:
      guard var leaving else { return }
      let begin = leaving.begin ?? date
      leaving.begin = begin
      self.leaving = leaving
      let t = max(0, date.timeIntervalSince(begin))
      offset = CGSize(
        width: leaving.start.width + leaving.velocity.width * t,
        height: leaving.start.height + leaving.velocity.height * t)
      if isOutside(offset) { phase = .gone }
    default: break
    }
  }
}
