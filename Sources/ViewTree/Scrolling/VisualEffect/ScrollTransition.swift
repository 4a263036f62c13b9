import Foundation

/// Where a view is while it moves through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part's leading end.
  case topLeading
  /// In sight.
  case identity
  /// Past the visible part's trailing end.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 in sight, 1 past.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be in sight for it to count as visible.
  public struct Threshold: Sendable {
    /// How much of the view lies inside when its transition ends: 1 all of it, 0 nothing, and how far inwards from the
    /// end of the visible part, as a part of its length.
    var visible: Double
    var inset: CGFloat = 0
    /// Whether the view's middle must be at the visible part's middle.
    var isCentered = false

    /// All of it.
    public static let visible = Threshold(visible: 1)
    /// None of it.
    public static let hidden = Threshold(visible: 0)
    /// In the middle of the visible part.
    public static let centered = Threshold(visible: 1, isCentered: true)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }

    /// A threshold between this one and another, interpolated.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = amount < 0.5 ? self : other
      result.visible = visible + (other.visible - visible) * amount
      result.inset = inset + (other.inset - inset) * CGFloat(amount)
      return result
    }

    /// The threshold further inside by points.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += CGFloat(distance)
      return copy
    }
  }

  enum Mode: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var mode: Mode
  var threshold: Threshold

  /// No transition.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)
  /// Follows the scrolling; over once all of the view is in sight.
  public static let interactive = interactive()
  /// Follows the scrolling by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
  }
  /// Animates when the threshold is crossed.
  public static let animated = animated()
  /// Animates when the threshold is crossed: half of the view, unless `threshold` says otherwise.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
  }

  /// Sets when the view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension View {
  /// Changes how the view looks while it moves into and out of the visible part of its scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks, by one configuration at the leading and another at the trailing end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._operations
      })
  }
}
