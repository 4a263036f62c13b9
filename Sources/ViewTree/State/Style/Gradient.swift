import Foundation
import Graphics

/// Colours and the position of each along the gradient.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour at a location from 0 to 1.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(mixing: .device)
    /// A space whose distances are those that are seen.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Spread evenly from 0 to 1.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }

  /// The stops as painting needs them: components, locations in order and finite.
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    var last: CGFloat = 0
    return stops.map { stop in
      let wanted = stop.location.isFinite ? stop.location : last
      last = max(last, wanted)
      return GradientStop(color: stop.color.rgba(in: environment), location: last)
    }
  }
}
