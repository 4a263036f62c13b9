import Foundation

/// Moves a sheet: follows a finger on the card, hands what is left of a drag to the content's scroll view and back.
///
/// A drag upwards raises the card first and scrolls then; one downwards takes the card only where the content stands
/// at its top. A tap beside the card dismisses it.
@MainActor final class SheetMember: GestureMember {
  /// Owns the member; held by the router while a pointer is followed.
  private unowned let sheet: SheetLayout
  private enum Stage { case idle, tracking, dragging, beside }
  private var stage = Stage.idle
  private var leader: Int?
  private var fingers: [(id: Int, location: CGPoint)] = []
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  /// How far of the way has been followed.
  private var followed: CGFloat = 0
  private var wantsDrag = false
  private var wantsTap = false
  private var velocity = VelocityTracker()
  private var end: PointerEvent?
  /// The scroll view under the finger.
  private weak var scroll: ScrollLayout?
  /// The card's height and the content's offset, as if nothing resisted.
  private var rawHeight: CGFloat = 0
  private var rawOffset: CGFloat = 0

  init(_ sheet: SheetLayout) {
    self.sheet = sheet
    super.init(sheet)
  }

  var isDragging: Bool { stage == .dragging }
  override var claim: GestureClaim { wantsDrag || wantsTap ? .wants : .none }
  override var minimumDistance: CGFloat? { stage == .beside ? nil : InputRouter.slop }

  /// The content's scrolling gives way while the sheet is to move.
  override func takesOver(from member: GestureMember) -> Bool {
    guard let member = member as? ScrollMember, wantsDrag else { return false }
    return member === scroll?.member
  }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      fingers.append((event.id, event.location))
      guard leader == nil else { return }
      begin(event)
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
      let before = fingers[index].location
      fingers[index].location = event.location
      guard event.id == leader else { return }
      location.x += event.location.x - before.x
      location.y += event.location.y - before.y
      velocity.add(location, at: event.time)
      if stage == .tracking { decide() }
      if stage == .beside, location.distance(to: start) > InputRouter.slop { stage = .idle }
    case .ended:
      fingers.removeAll { $0.id == event.id }
      guard event.id == leader else { return }
      if let next = fingers.first {
        leader = next.id
        return
      }
      leader = nil
      if stage == .beside { wantsTap = true }
      end = event
    case .cancelled:
      fingers.removeAll { $0.id == event.id }
      guard event.id == leader else { return }
      leader = nil
      reject()
    }
  }

  private func begin(_ event: PointerEvent) {
    leader = event.id
    start = event.location
    location = event.location
    velocity.reset()
    velocity.add(location, at: event.time)
    wantsDrag = false
    wantsTap = false
    end = nil
    let local = sheet.localPoint(event.location, in: .local, .shown)
    stage = sheet.isOnCard(local) ? .tracking : .beside
    var node = sheet.hitTest(local)
    scroll = nil
    while let present = node, present !== sheet {
      if let view = present as? ScrollLayout, view.isEnabled, view.axes.contains(.vertical) {
        scroll = view
        break
      }
      node = present.parent
    }
  }

  /// Wants the drag once it has gone the slop up or down, where the sheet is the one to move.
  private func decide() {
    let d = CGSize(width: location.x - start.x, height: location.y - start.y)
    guard abs(d.height) >= InputRouter.slop, abs(d.height) > abs(d.width) else { return }
    if let scroll {
      let scrollsFirst = sheet.store.current.contentInteraction == .scrolls
      let raises = sheet.shownHeight < sheet.greatestHeight - 0.5 && !scrollsFirst
      let belongsToSheet = d.height < 0 ? raises : scroll.offset.y <= 0
      guard belongsToSheet else { return }
    }
    wantsDrag = true
    // The card follows from where the slop was used up, whatever the samples.
    followed = start.y + (d.height > 0 ? InputRouter.slop : -InputRouter.slop)
  }

  override func dispatch() {
    if wantsTap {
      wantsTap = false
      stage = .idle
      sheet.dismiss()
      return
    }
    guard wantsDrag else { return }
    if stage == .tracking {
      stage = .dragging
      rawHeight = sheet.grab()
      scroll?.member.stop()
      rawOffset = max(0, scroll?.offset.y ?? 0)
    }
    guard stage == .dragging else { return }
    follow(followed - location.y)
    followed = location.y
    if let event = end {
      end = nil
      release(-velocity.velocity(at: event.time).height)
    }
  }

  /// Goes on by `way`, upwards positive: first one of card and content, the rest by the other.
  private func follow(_ way: CGFloat) {
    guard way != 0 else { return }
    let top = sheet.greatestHeight
    guard let scroll else {
      rawHeight += way
      return sheet.drag(to: rawHeight)
    }
    if way > 0 {
      let room = max(0, top - rawHeight)
      rawHeight += min(room, way)
      rawOffset += max(0, way - room)
    } else {
      let back = min(rawOffset, -way)
      rawOffset -= back
      rawHeight -= -way - back
    }
    sheet.drag(to: rawHeight)
    let range = scroll.range(.vertical)
    var offset = scroll.offset
    offset.y = RubberBand.shown(
      rawOffset, lower: range.lowerBound, upper: range.upperBound, dimension: scroll.size.height)
    scroll.setOffset(offset)
  }

  private func release(_ velocity: CGFloat) {
    stage = .idle
    wantsDrag = false
    if rawOffset > 0, let scroll, rawHeight >= sheet.greatestHeight {
      sheet.letGo(velocity: 0)
      scroll.member.letGo(velocity: CGSize(width: 0, height: -velocity), at: sheet.tree.timers.now)
    } else {
      sheet.letGo(velocity: velocity)
    }
  }

  override func reject() {
    if stage == .dragging { release(0) }
    stage = .idle
    wantsDrag = false
    wantsTap = false
    end = nil
  }

  override func reset() {
    if stage == .dragging { release(0) }
    stage = .idle
    leader = nil
    fingers = []
    wantsDrag = false
    wantsTap = false
    end = nil
  }
}
