import Foundation

/// The move of a frame from where it was to where layout put it.
struct FrameMotion {
  private var x: AnimatedValue<CGFloat>
  private var y: AnimatedValue<CGFloat>
  private var width: AnimatedValue<CGFloat>
  private var height: AnimatedValue<CGFloat>

  init(position: CGPoint, size: CGSize) {
    x = AnimatedValue(position.x)
    y = AnimatedValue(position.y)
    width = AnimatedValue(size.width)
    height = AnimatedValue(size.height)
  }

  var isAnimating: Bool { x.isAnimating || y.isAnimating || width.isAnimating || height.isAnimating }

  /// Whether the velocity of its changes is known to an animation that follows.
  var isTracked: Bool { x.isTracked || y.isTracked || width.isTracked || height.isTracked }

  /// Sets a target by a transaction, which animates the move or tracks it.
  mutating func move(to p: CGPoint, _ s: CGSize, _ transaction: Transaction, _ time: TimeInterval) {
    x.set(p.x, transaction, at: time)
    y.set(p.y, transaction, at: time)
    width.set(s.width, transaction, at: time)
    height.set(s.height, transaction, at: time)
  }

  /// Moves the target and what is shown.
  mutating func displace(by displacement: CGVector) {
    x.shift(by: displacement.dx)
    y.shift(by: displacement.dy)
  }

  /// Sets a target of the layout for another size of the window: what is shown keeps its distance from it.
  mutating func rebase(to p: CGPoint, _ s: CGSize) {
    x.shift(by: p.x - x.model)
    y.shift(by: p.y - y.model)
    width.shift(by: s.width - width.model)
    height.shift(by: s.height - height.model)
  }

  /// Multiplies the distances that are left along both axes.
  mutating func scale(by factors: CGSize) {
    x.scaleOwed { $0 * factors.width }
    width.scaleOwed { $0 * factors.width }
    y.scaleOwed { $0 * factors.height }
    height.scaleOwed { $0 * factors.height }
  }

  /// Sets a target that is not animated.
  mutating func shift(to p: CGPoint, _ s: CGSize) {
    if x.model != p.x { x.set(p.x, animation: nil, at: 0, group: nil) }
    if y.model != p.y { y.set(p.y, animation: nil, at: 0, group: nil) }
    if width.model != s.width { width.set(s.width, animation: nil, at: 0, group: nil) }
    if height.model != s.height { height.set(s.height, animation: nil, at: 0, group: nil) }
  }

  /// Drops what is left of the distance.
  mutating func stop() {
    x.stop()
    y.stop()
    width.stop()
    height.stop()
  }

  func frame(at time: TimeInterval) -> CGRect {
    CGRect(
      x: x.value(at: time), y: y.value(at: time), width: max(0, width.value(at: time)),
      height: max(0, height.value(at: time)))
  }

  /// By how much the origin is shown beside where layout put it.
  func deviation(at time: TimeInterval) -> CGSize {
    CGSize(width: x.value(at: time) - x.model, height: y.value(at: time) - y.model)
  }

  /// Whether it goes on until it is replaced.
  var isEndless: Bool { x.isEndless || y.isEndless }

  /// Whether nothing moves any more at `time`; the query ends no animation.
  func isOver(at time: TimeInterval) -> Bool {
    x.isOver(at: time) && y.isOver(at: time) && width.isOver(at: time) && height.isOver(at: time)
  }

  mutating func settle(at time: TimeInterval) {
    x.settle(at: time)
    y.settle(at: time)
    width.settle(at: time)
    height.settle(at: time)
  }
}
