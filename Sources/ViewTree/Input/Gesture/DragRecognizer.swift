import Foundation

/// Recognises a drag once a pointer has been far enough from where it began.
///
/// Of several fingers one leads, see `FingerFollower`. Locations are in the gesture's space as it was when the drag
/// began, so that a view that moves with the finger does not disturb them.
@MainActor final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private let context: GestureContext
  private var finger = FingerFollower()
  private var toSpace = ProjectionTransform()

  init(_ gesture: DragGesture, _ context: GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override var minimumDistance: CGFloat? { gesture.minimumDistance }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch finger.follow(event) {
    case .began:
      toSpace = spaceTransform()
      if gesture.minimumDistance <= 0 { phase = .active(value(event.time)) }
    case .moved: if finger.farthest >= gesture.minimumDistance { phase = .active(value(event.time)) }
    case .ended:
      if finger.farthest >= gesture.minimumDistance, case .active = phase {
        phase = .ended(value(event.time))
      } else {
        phase = .failed
      }
    case .cancelled: phase = .failed
    case nil: break
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
    return layout?.transform(to: nil, .presentation).inverted() ?? ProjectionTransform()
  }

  private func value(_ time: TimeInterval) -> DragGesture.Value {
    let (start, location) = (finger.start, finger.location)
    let a = toSpace.apply(start) ?? start
    let b = toSpace.apply(location) ?? location
    let v = finger.velocity(at: time)
    // A velocity is a difference of points: rotated and scaled like them.
    let ahead = toSpace.apply(CGPoint(x: location.x + v.width * 0.001, y: location.y + v.height * 0.001)) ?? b
    return DragGesture.Value(
      time: context.tree.clockOrigin + time, location: b, startLocation: a,
      velocity: toSpace.isTranslation
        ? CGSize(width: v.width, height: v.height)
        : CGSize(width: (ahead.x - b.x) * 1000, height: (ahead.y - b.y) * 1000))
  }

  override func reset() {
    finger.reset()
    super.reset()
  }
}
