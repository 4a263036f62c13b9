import Foundation

/// Recognises a drag once a pointer has been far enough from where it began.
///
/// Several fingers: the first one leads; when it is lifted while another is down, that one takes over where it is,
/// without a jump. Places are in the gesture's space as it lay when the drag began, so that a view that moves with
/// the finger does not disturb them.
@MainActor final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private let context: GestureContext
  private var leader: Int?
  /// The last place of each finger, in the window.
  private var fingers: [(id: Int, location: CGPoint)] = []
  private var toSpace = ProjectionTransform()
  /// Where the drag began and where it is, in the window; changes of the leader taken out.
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var farthest: CGFloat = 0
  private var velocity = VelocityTracker()

  init(_ gesture: DragGesture, _ context: GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override var minimumDistance: CGFloat? { gesture.minimumDistance }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      fingers.append((event.id, event.location))
      guard leader == nil else { return }
      leader = event.id
      start = event.location
      location = event.location
      toSpace = spaceTransform()
      velocity = VelocityTracker()
      velocity.add(event.location, at: event.time)
      if gesture.minimumDistance <= 0 { phase = .active(value(event.time)) }
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
      let before = fingers[index].location
      fingers[index].location = event.location
      guard event.id == leader else { return }
      location.x += event.location.x - before.x
      location.y += event.location.y - before.y
      velocity.add(location, at: event.time)
      farthest = max(farthest, location.distance(to: start))
      if farthest >= gesture.minimumDistance { phase = .active(value(event.time)) }
    case .ended:
      let before = fingers.first { $0.id == event.id }?.location
      fingers.removeAll { $0.id == event.id }
      guard event.id == leader else { return }
      if let before, before != event.location {
        location.x += event.location.x - before.x
        location.y += event.location.y - before.y
        velocity.add(location, at: event.time)
        farthest = max(farthest, location.distance(to: start))
      }
      if let next = fingers.first {
        leader = next.id
        return
      }
      leader = nil
      if farthest >= gesture.minimumDistance, case .active = phase {
        phase = .ended(value(event.time, atRelease: true))
      } else {
        phase = .failed
      }
    case .cancelled:
      fingers.removeAll { $0.id == event.id }
      if event.id == leader { phase = .failed }
    }
  }

  /// From the window to the gesture's space.
  private func spaceTransform() -> ProjectionTransform {
    let layout: LayoutNode?
    switch gesture.coordinateSpace {
    case .global: layout = nil
    case .local: layout = context.layout
    case .named(let name): layout = context.layout.ancestor(named: name)
    }
    return layout?.transform(to: nil, .shown).inverted() ?? ProjectionTransform()
  }

  private func value(_ time: TimeInterval, atRelease: Bool = false) -> DragGesture.Value {
    let a = toSpace.apply(start) ?? start
    let b = toSpace.apply(location) ?? location
    let v = velocity.velocity(at: time)
    // A velocity is a difference of places: turned and scaled like them.
    let ahead = toSpace.apply(CGPoint(x: location.x + v.width * 0.001, y: location.y + v.height * 0.001)) ?? b
    return DragGesture.Value(
      time: context.tree.clockOrigin + time, location: b, startLocation: a,
      velocity: toSpace.isTranslation
        ? CGSize(width: v.width, height: v.height)
        : CGSize(width: (ahead.x - b.x) * 1000, height: (ahead.y - b.y) * 1000))
  }

  override func reset() {
    leader = nil
    fingers = []
    farthest = 0
    super.reset()
  }
}
