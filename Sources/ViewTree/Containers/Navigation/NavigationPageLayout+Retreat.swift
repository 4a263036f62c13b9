import Foundation
import Graphics

/// Title and items give way to the field of a search that is used: they go up with it and fade, and come back with it.
extension NavigationPageLayout {
  /// The part of the movement in which they fade: before the field is where they were.
  private static let fading: CGFloat = 0.5

  /// The height of the title where no search is used.
  var usualTitleHeight: CGFloat { isLarge && !isHidden ? largeTitle : 0 }

  /// How far they lie above their own places, in points.
  func lift(_ values: GeometryValues) -> CGFloat {
    let retreat = retreat(values)
    return retreat == 0 ? 0 : retreat * (Metrics.bar + usualTitleHeight - Metrics.searchTop)
  }

  /// How far title and field have gone along with the content, in points; in place of the bar they do not.
  var travel: CGFloat { (scroll?.offset.y ?? 0) * (1 - retreat(.presentation)) }

  /// How much of them shows; 0...1.
  var presence: Double { Double(min(1, max(0, 1 - retreat(.presentation) / Self.fading))) }

  /// How far below the top of the scroll view's own space what is shown above pulled content lies: below the bar, and below
  /// the field of a search that is used, which is not pulled.
  var pullShift: CGFloat {
    guard !isHidden else { return 0 }
    return Metrics.bar + retreat(.presentation) * (searchHeight - Metrics.bar) - barHeight
  }

  func noteRetreat() {
    for part in [Part.search, .leading, .trailing, .principal, .smallTitle, .largeTitle] {
      self.part(part)?.noteChangeBelow()
    }
  }
}
