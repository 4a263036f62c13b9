import SwiftUI

/// A picture that flies between two places, as the closure of `heroTransition(id:picture:)` draws it.
public struct HeroFlight<ID: Hashable> {
  public let id: ID
  /// How far it has come: 0 at its source, 1 at its destination. Eased, and a function of the sheet's place alone.
  public let progress: CGFloat
  /// The sizes of the picture at both ends, in points: for what lies over it there and fades.
  public let sourceSize: CGSize
  public let destinationSize: CGSize
  /// The radius of its corners now, in points.
  public let cornerRadius: CGFloat

  /// How opaque what lies over the picture at its source is: gone before half of the distance.
  public var sourceOpacity: Double { Double(1 - HeroPath.step(progress, from: 0, to: 0.4)) }
  /// How opaque what lies over the picture at its destination is.
  public var destinationOpacity: Double { Double(HeroPath.step(progress, from: 0.35, to: 1)) }
}
