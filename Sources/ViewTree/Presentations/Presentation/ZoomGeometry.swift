import Foundation
import Graphics

/// A card or page between the frame of a source and its own. Pure: a function of how far it has come.
struct ZoomGeometry: Equatable {
  /// Both in the points of what holds the card.
  let source: CGRect
  let target: CGRect
  let sourceRadius: CGFloat
  let targetRadius: CGFloat
  /// How far it has come: 0 at the source, 1 at its own place.
  let progress: CGFloat

  var frame: CGRect {
    CGRect(
      x: mix(source.minX, target.minX), y: mix(source.minY, target.minY),
      width: mix(source.width, target.width), height: mix(source.height, target.height))
  }

  var radius: CGFloat { mix(sourceRadius, targetRadius) }

  /// Scales what is as large as `target` uniformly to the width of the frame, and puts its corner `origin` into the
  /// frame's.
  func transform(from origin: CGPoint) -> ProjectionTransform {
    let frame = frame
    let scale = target.width > 0 ? frame.width / target.width : 1
    return ProjectionTransform.translation(x: -origin.x, y: -origin.y)
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: frame.minX, y: frame.minY))
  }

  /// What is seen of the card.
  func path(_ look: _MatchedTransitionSourceLook) -> Path {
    Path(roundedRect: frame, cornerRadius: radius, style: look.cornerStyle)
  }

  /// The card's opacity: it fades in over the source, which it covers then.
  var opacity: Double { Self.step(progress, from: 0, to: 0.2) }

  /// The source's opacity: it fades out behind the card, and in again before the card arrives.
  static func sourceOpacity(_ progress: CGFloat) -> Double {
    max(1 - step(progress, from: 0.15, to: 0.25), step(progress, from: 0.6, to: 0.95))
  }

  /// 3 t² − 2 t³ between two places.
  private static func step(_ x: CGFloat, from: CGFloat, to: CGFloat) -> Double {
    let t = Double(min(max((x - from) / (to - from), 0), 1))
    return t * t * (3 - 2 * t)
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
}
