import Foundation
import Graphics

extension GraphicsContext {
  /// How a shadow is drawn; it always lies under the figure here.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur treats its edges.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter is applied; does nothing here.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    /// The effect in an environment; lengths are the context's points.
    let effect: @Sendable (EnvironmentValues) -> DisplayEffect

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      Filter {
        .shadow(color: color.rgba(in: $0), radius: max(radius.finite, 0), offset: CGSize(width: x, height: y))
      }
    }

    /// Gaussian, sigma = radius.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter { _ in .blur(radius: max(radius.finite, 0), opaque: options.contains(.opaque)) }
    }

    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.saturation(1 - amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle.radians)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter { _ in .colorMatrix(matrix) } }
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(.multiplication(color.rgba(in: $0))) }
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let (k, o) = (Float(1 - 2 * amount), Float(amount))
      return colorMatrix(ColorMatrix([k, 0, 0, 0, o, 0, k, 0, 0, o, 0, 0, k, 0, o, 0, 0, 0, 1, 0]))
    }

    /// How steep the edge of a threshold is: a fiftieth of the alpha's range, so that it stays smooth.
    private static let thresholdSlope: Float = 50

    /// One colour wherever alpha is above `min`; `max` is ignored.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter {
        let c = color.rgba(in: $0)
        let k = thresholdSlope * c.alpha
        return .colorMatrix(
          ColorMatrix([
            0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, k, -k * Float(min),
          ]))
      }
    }
  }

  /// Changes everything that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    effects.append(filter.effect(environment).transformed(by: toWindow))
  }
}
