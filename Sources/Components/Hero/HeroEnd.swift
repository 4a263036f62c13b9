import SwiftUI

/// One end of a hero transition: where a picture lies and what it looks like there.
nonisolated struct HeroEnd: Equatable {
  /// In points: of the window for a source, of the sheet's container with the sheet at its top for a destination.
  var frame: CGRect
  /// Whether all of it is in sight, neither scrolled away nor under a bar.
  var isInSight: Bool
  var cornerRadius: CGFloat
  var cornerStyle = RoundedCornerStyle.continuous
  var pose = HeroPose()
  /// The part of `frame` that its area shows; null: none of it.
  var visible = CGRect.null
}
