import SwiftUI

/// The side to which a card was swiped, as one sees it.
public enum SwipeDirection: Hashable, Sendable {
  case left, right
  var sign: CGFloat { self == .left ? -1 : 1 }
}

/// How the cards of a deck move and when they go.
public struct SwipeDeckOptions {
  /// What a drag by (dx, dy) does to a card.
  public enum Style: Hashable, Sendable {
    /// The tutorial's: turned by dx / 5 degrees, then moved by (5 dx, 0), and faded from |dx| = 50 to 100.
    case tutorial
    /// The touched point stays under the finger; the card turns about it, by up to 15 degrees, upwards where it is
    /// held by its upper half and downwards by its lower.
    case physical
  }

  public var style = Style.tutorial
  /// Let go beyond so many points to a side it goes, strictly.
  public var distance: CGFloat = 100
  /// Let go faster than so many points per second, outwards, it goes from anywhere; inwards, it stays.
  public var speed: CGFloat = 1100
  /// The least speed of a card that leaves, in points per second as one sees it.
  public var leavingSpeed: CGFloat = 1200
  /// How many cards are made.
  public var visibleCards = 4
  /// How much lower each card lies than the one on top of it, in points.
  public var spacing: CGFloat = 10
  /// Whether the left and right arrow keys swipe and Delete undoes.
  public var listensToKeys = true
  /// What draws a card back to its place; mass 1.
  public var spring = Spring(stiffness: 200, damping: 25)

  public init() {}
}
