import Foundation
import Graphics

extension Color {
  /// A colour's components in one environment: linear sRGB, not premultiplied.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// The red component, gamma-encoded.
    public var red: Float {
      get { ColorMath.encode(linearRed) }
      set { linearRed = ColorMath.decode(newValue) }
    }

    /// The green component, gamma-encoded.
    public var green: Float {
      get { ColorMath.encode(linearGreen) }
      set { linearGreen = ColorMath.decode(newValue) }
    }

    /// The blue component, gamma-encoded.
    public var blue: Float {
      get { ColorMath.encode(linearBlue) }
      set { linearBlue = ColorMath.decode(newValue) }
    }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorMath.sRGB(
          colorSpace.profile, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)))
    }

    init(_ color: RGBA) {
      linearRed = ColorMath.decode(color.red)
      linearGreen = ColorMath.decode(color.green)
      linearBlue = ColorMath.decode(color.blue)
      opacity = color.alpha
    }

    var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

    public var description: String { Color(self).description }
  }
}
