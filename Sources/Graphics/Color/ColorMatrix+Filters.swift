import Foundation

// The matrices of SVG's feColorMatrix and of the filter effects specification, in gamma-encoded sRGB.

extension ColorMatrix {
  /// The share of each primary in a colour's lightness, as SVG rounds it.
  private static let luminance: (red: Float, green: Float, blue: Float) = (0.213, 0.715, 0.072)

  /// Adds light: −1 gives black, 1 white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    let a = Float(amount)
    return ColorMatrix([1, 0, 0, 0, a, 0, 1, 0, 0, a, 0, 0, 1, 0, a, 0, 0, 0, 1, 0])
  }

  /// Spreads the components about their middle: 0 gives grey, 1 changes nothing, −1 inverts.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let a = Float(amount)
    let o = (1 - a) / 2
    return ColorMatrix([a, 0, 0, 0, o, 0, a, 0, 0, o, 0, 0, a, 0, o, 0, 0, 0, 1, 0])
  }

  /// Spreads the components about their lightness: 0 gives greys, 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let s = Float(amount)
    let (r, g, b) = luminance
    return ColorMatrix([
      r + (1 - r) * s, g - g * s, b - b * s, 0, 0,
      r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
      r - r * s, g - g * s, b + (1 - b) * s, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Turns hues about the axis of greys.
  package static func hueRotation(_ radians: Double) -> ColorMatrix {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    // The numbers of feColorMatrix, type hueRotate.
    return ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Inverts each component.
  package static let inversion = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

  /// Multiplies with a colour.
  package static func multiplication(_ c: RGBA) -> ColorMatrix {
    ColorMatrix([c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0])
  }
}
