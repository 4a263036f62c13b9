import SwiftUI

/// How a carousel looks and snaps.
public struct CarouselOptions {
  /// How far one swipe goes.
  public enum Limit: Hashable, Sendable {
    /// To the item nearest to where the content would run.
    case automatic
    /// By one item at most, however fast.
    case byOne
  }

  /// The size of an item, in points.
  public var itemSize = CGSize(width: 220, height: 220)
  /// Between items, in points.
  public var spacing: CGFloat = 0
  public var limit = Limit.automatic
  /// The greatest turn of an item beside the middle, in degrees; 0: flat. Below 90, so that no back is ever seen.
  public var angle = 55.0
  /// The scale of items that are fully turned.
  public var sideScale: CGFloat = 0.85
  /// Whether the left and right arrow keys select, and Home and End.
  public var listensToKeys = true

  /// Whether `onTap` is also called for a tap on an item beside the middle, which selects it.
  public var tapsReachSides = false

  public init() {}

  /// The distance from the middle at which items are fully turned, in points.
  nonisolated var turningDistance: CGFloat { max(itemSize.width + spacing, 1) }

  /// The effect of the carousel on an item at its place: for pictures that fly from an item, as a `heroSource`.
  ///
  /// - Parameter proxy: of the item, or of what fills it.
  @Sendable nonisolated public func pose(_ proxy: GeometryProxy) -> HeroPose {
    let whole = proxy.bounds(of: .scrollView)?.width ?? 0
    let distance = proxy.frame(in: .scrollView).midX - whole / 2
    var pose = HeroPose()
    pose.scale = Self.scale(distance, turningDistance: turningDistance, side: sideScale)
    pose.angle = Self.turn(distance, turningDistance: turningDistance, angle: angle)
    pose.shift = Self.closingUp(distance, turningDistance: turningDistance, angle: angle, side: sideScale)
    return pose
  }

  /// The index of the item nearest to the middle; from right to left the first one lies at the content's end.
  nonisolated func index(_ geometry: ScrollGeometry, isRightToLeft: Bool) -> Int {
    let turningDistance = turningDistance
    var x = geometry.contentOffset.x + geometry.contentInsets.leading
    if isRightToLeft { x = geometry.contentSize.width - itemSize.width - x }
    return x.isFinite ? Int((max(0, x) / turningDistance).rounded()) : 0
  }

  /// The turn about y at `distance` points right of the middle, in degrees: towards the middle on both sides.
  nonisolated static func turn(_ distance: CGFloat, turningDistance: CGFloat, angle: Double) -> Double {
    let legal = min(max(angle.isFinite ? angle : 0, 0), 85)
    guard distance.isFinite, turningDistance > 0 else { return 0 }
    return -legal * Double(min(max(distance / turningDistance, -1), 1))
  }

  /// How far an item at `distance` is moved towards the middle: turned items are narrower, and close up.
  nonisolated static func closingUp(
    _ distance: CGFloat, turningDistance: CGFloat, angle: Double, side: CGFloat
  )
    -> CGFloat
  {
    guard distance.isFinite, turningDistance > 0 else { return 0 }
    let legal = min(max(angle.isFinite ? angle : 0, 0), 85)
    let free = turningDistance * (1 - side * CGFloat(cos(legal * .pi / 180)))
    let part = abs(distance) / turningDistance
    // Half of what the first item at the side leaves free, then all of it for each one further out.
    let pull = part < 1 ? free / 2 * part : free / 2 + free * 0.9 * (part - 1)
    return distance < 0 ? pull * 0.8 : -pull * 0.8
  }

  /// The scale at `distance` points from the middle.
  nonisolated static func scale(_ distance: CGFloat, turningDistance: CGFloat, side: CGFloat) -> CGFloat {
    guard distance.isFinite, turningDistance > 0 else { return 1 }
    return 1 - (1 - side) * min(abs(distance) / turningDistance, 1)
  }
}
