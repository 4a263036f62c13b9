import Foundation
import Graphics

/// The field of a search that is used replaces title and items: they move up with it and fade, and come back with it.
extension NavigationPageLayout {
  /// The part of the movement in which they fade: they are gone before the field arrives at their place.
  private static let fading: CGFloat = 0.5

  /// The height of the title where no search is used.
  var usualTitleHeight: CGFloat { isLarge && !isHidden ? largeTitle : 0 }

  /// How far they lie above their own places, in points.
  func lift(_ values: GeometryValues) -> CGFloat {
    let retreat = retreat(values)
    return retreat == 0 ? 0 : retreat * (usualBar + usualTitleHeight - Metrics.searchTop)
  }

  /// How far title and field have scrolled with the content, in points; a field in place of the bar does not scroll.
  var travel: CGFloat { (scroll?.offset.y ?? 0) * (1 - retreat(.presentation)) }

  /// The opacity of title and items; 0...1.
  var presence: Double { Double(min(1, max(0, 1 - retreat(.presentation) / Self.fading))) }

  /// How far below the top of the scroll view's own space the spinner above pulled content lies: below the bar, and
  /// below the field of a search that is used, which does not move with the pull.
  var pullShift: CGFloat {
    guard !isHidden else { return 0 }
    return usualBar + retreat(.presentation) * (searchHeight - usualBar) - barHeight
  }

  func noteRetreat() {
    for part in [Part.search, .leading, .trailing, .principal, .smallTitle, .largeTitle] {
      self.part(part)?.noteChangeBelow()
    }
  }
}
