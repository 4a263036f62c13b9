import Foundation

/// How the pixels of a picture come into sight: what stands in for them goes over into them.
struct PictureArrival {
  private enum Stage { case unknown, awaited, coming, fading, there }
  private var stage = Stage.unknown
  private var fade = AnimatedValue(0.0)
  /// The size in pixels in which they are wanted; zero: nothing is waited for.
  private(set) var size = CGSize.zero

  /// How long that takes, in seconds: longer and a list that scrolls fast would be seen to load.
  static let duration = 0.12

  /// Whether nobody has asked yet whether they are there.
  var isUnknown: Bool { stage == .unknown }
  /// Whether they are there and nothing else is to be seen.
  var isThere: Bool { stage == .there }
  var isFading: Bool { stage == .coming || stage == .fading }

  mutating func begin(_ size: CGSize, isThere: Bool) {
    stage = isThere ? .there : .awaited
    self.size = isThere ? .zero : size
  }

  /// They have come: the next frame is the first that shows something of them.
  mutating func come() { if stage == .awaited { (stage, size) = (.coming, .zero) } }

  func opacity(at time: TimeInterval) -> Double { stage == .there ? 1 : fade.value(at: time) }

  mutating func advance(to time: TimeInterval) {
    switch stage {
    case .coming:
      fade.set(1, animation: .easeOut(duration: Self.duration), at: time)
      stage = .fading
    case .fading:
      fade.settle(at: time)
      if !fade.isAnimating { stage = .there }
    case .unknown, .awaited, .there: break
    }
  }
}
