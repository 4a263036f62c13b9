import SwiftUI

/// How far a picture has come, by the presence of the sheet: 0 where that is out of sight, 1 from its lowest detent on.
/// Pure: a function of the numbers alone, so that whatever moves the sheet moves the picture.
///
/// Two lines that meet at the presence at which the path began: from 0 at presence 0, to `end` at presence 1.
nonisolated struct HeroPath: Equatable {
  /// Presence and distance where both lines meet.
  var begin: CGFloat = 0
  var value: CGFloat = 0
  /// The distance at presence 1: 1, or 0 for a picture that another one replaces.
  var end: CGFloat = 1
  /// From this distance down to 0 the picture fades; nil: it does not.
  var fade: CGFloat?

  /// The distance, from 0 to 1, not eased.
  func distance(_ presence: CGFloat) -> CGFloat {
    let p = min(max(presence, 0), 1)
    if p <= begin { return begin > 0 ? value * p / begin : value }
    return value + (end - value) * (p - begin) / max(1 - begin, 1e-6)
  }

  /// The distance as it is drawn: it begins and ends without a jerk.
  func progress(_ presence: CGFloat) -> CGFloat { Self.step(distance(presence), from: 0, to: 1) }

  /// How opaque the picture is.
  func opacity(_ presence: CGFloat) -> Double {
    guard let fade else { return 1 }
    return fade > 0 ? Double(min(distance(presence) / fade, 1)) : 0
  }

  /// How opaque the view is that the picture came from: it is out of sight while the picture is near, and there again
  /// before the picture arrives.
  func sourceOpacity(_ presence: CGFloat) -> Double {
    if fade != nil { return 1 - opacity(presence) }
    return Double(Self.step(distance(presence), from: 0.5, to: 0.95))
  }

  /// A path that goes on from here, back to the source, since another picture comes in its place.
  func leaving(at presence: CGFloat) -> HeroPath {
    let value = distance(presence)
    return HeroPath(begin: presence, value: value, end: 0, fade: fading(at: presence))
  }

  /// Whether a picture that goes back to its source is nearer to it than where it began to.
  func isPassed(at presence: CGFloat) -> Bool { end == 0 && presence < begin }

  /// A path back to the source from here, which does not lead out again when the sheet rises.
  func returning(at presence: CGFloat) -> HeroPath {
    HeroPath(begin: presence, value: distance(presence), end: 0, fade: fade)
  }

  /// The same path with a picture that fades from here on, since it has nowhere to go back to.
  func lost(at presence: CGFloat) -> HeroPath {
    var path = self
    path.fade = fading(at: presence)
    return path
  }

  /// The distance from which it fades, so that its opacity is now what it was.
  private func fading(at presence: CGFloat) -> CGFloat {
    let opacity = CGFloat(self.opacity(presence))
    return opacity > 0 ? distance(presence) / opacity : 1
  }

  /// 3 t² − 2 t³ between two places: 0 before them, 1 behind.
  static func step(_ x: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
    let t = min(max((x - from) / (to - from), 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// A frame between two others, at both ends exactly theirs; beyond them it goes on.
  static func mix(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
    if part == 0 { return a }
    if part == 1 { return b }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: max(0, mix(a.width, b.width)),
      height: max(0, mix(a.height, b.height)))
  }
}
