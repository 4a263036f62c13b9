import Foundation

/// How the pixels of a picture come into sight: their placeholder is cross-faded into them.
struct PictureArrival {
  private enum Stage { case unknown, awaited, coming, fading, there }
  private var stage = Stage.unknown
  private var fade = AnimatedValue(0.0)
  /// The requested size in pixels; zero: nothing is awaited.
  private(set) var size = CGSize.zero

  /// The duration of the fade, in seconds: with a longer one a list that scrolls fast would be seen to load.
  static let duration = 0.12

  /// Whether it is not checked yet whether they are there.
  var isUnknown: Bool { stage == .unknown }
  /// Whether only the pixels are shown.
  var isThere: Bool { stage == .there }
  var isFading: Bool { stage == .coming || stage == .fading }

  mutating func begin(_ size: CGSize, isThere: Bool) {
    stage = isThere ? .there : .awaited
    self.size = isThere ? .zero : size
  }

  /// The pixels have arrived: the next frame begins to show them.
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
