import Foundation

/// The state of a page's bar. While pages move their bars do not: the parts of one are cross-faded into the other's.
struct BarPassage {
  /// The opacity of items and title: 0...1.
  var presence = 1.0
  /// The opacity of the bar's background: 0...1.
  var ground = 0.0
  /// How far the page has moved from its place, in points to the right.
  var drift: CGFloat = 0
  /// The range in which the page is in sight, in points from the left; nil: all of it.
  var visible: ClosedRange<CGFloat>?
  /// How far the title, and the title of the back button, lie from their places, in points to the right.
  var titleShift: CGFloat = 0
  var backShift: CGFloat = 0

  /// The part of its width by which a title moves that appears or disappears, where it is not the back button's title.
  private static let titleTravel: CGFloat = 0.25

  /// The passage of a bar that comes, as this one, and is replaced meanwhile.
  func covered(_ next: BarPassage) -> BarPassage {
    var result = self
    result.presence *= next.presence
    result.ground *= next.ground
    result.drift += next.drift
    result.titleShift += next.titleShift
    result.backShift += next.backShift
    if let own = visible, let seen = next.visible {
      let low = max(own.lowerBound, seen.lowerBound)
      result.visible = low...max(low, min(own.upperBound, seen.upperBound))
    }
    return result
  }

  /// The passages of two pages' bars.
  ///
  /// - Parameter shift: how far the upper page lies from its place, in points towards the trailing edge.
  @MainActor static func between(
    _ lower: NavigationPageLayout, _ upper: NavigationPageLayout, shift: CGFloat
  ) -> (lower: BarPassage, upper: BarPassage) {
    let width = max(1, upper.size.width)
    let part = min(1, max(0, 1 - shift / width))
    let side: CGFloat = upper.isRightToLeft ? -1 : 1
    let edge = upper.isRightToLeft ? width - shift : shift
    // The old title becomes the title of the back button, where both are there.
    let usual = side * titleTravel * width
    var distance = usual
    if let title = lower.titleStart, let back = upper.backStart { distance = title - back }
    var from = BarPassage(presence: 1 - part, titleShift: -distance * part)
    var to = BarPassage(presence: part, titleShift: usual * (1 - part), backShift: distance * (1 - part))
    let (old, new) = grounds(lower.covered, upper.covered, part)
    (from.ground, to.ground) = (old, new)
    from.drift = -side * NavigationSlotLayout.parallax * (width - shift)
    to.drift = side * shift
    let (left, right) = (0...max(0, edge), min(edge, width)...width)
    (from.visible, to.visible) = upper.isRightToLeft ? (right, left) : (left, right)
    return (from, to)
  }

  /// The opacities of two backgrounds, one over the other, such that both together are interpolated by `part`.
  private static func grounds(_ old: CGFloat, _ new: CGFloat, _ part: CGFloat) -> (Double, Double) {
    let upper = part * new
    let both = old + (new - old) * part
    return (upper < 1 ? Double(1 - (1 - both) / (1 - upper)) : 0, Double(upper))
  }
}
