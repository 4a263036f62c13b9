import Foundation

/// Conversions between the notations of colours.
package enum ColorMath {
  /// Linear to gamma-encoded sRGB; odd about zero, as extended sRGB is.
  package static func encode(_ x: Float) -> Float {
    let a = abs(x)
    let y = a <= 0.003_130_8 ? 12.92 * a : 1.055 * pow(a, 1 / 2.4) - 0.055
    return x < 0 ? -y : y
  }

  /// Gamma-encoded to linear sRGB.
  package static func decode(_ x: Float) -> Float {
    let a = abs(x)
    let y = a <= 0.040_45 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
    return x < 0 ? -y : y
  }

  /// Components of any profile as gamma-encoded sRGB; what is no number becomes 0, opacity stays within 0 and 1.
  package static func sRGB(
    _ profile: ColorProfile, red: Double, green: Double, blue: Double, opacity: Double
  ) -> RGBA {
    func clean(_ x: Double) -> Float { x.isNaN ? 0 : Float(min(max(x, -8), 8)) }
    let (r, g, b) = (clean(red), clean(green), clean(blue))
    let alpha = min(max(clean(opacity), 0), 1)
    switch profile {
    case .sRGB:
      return RGBA(red: r, green: g, blue: b, alpha: alpha)
    case .sRGBLinear:
      return RGBA(red: encode(r), green: encode(g), blue: encode(b), alpha: alpha)
    case .displayP3:
      // Linear Display P3 to linear sRGB: both have the white point D65 (CSS Color 4, sample code).
      let (p, q, s) = (decode(r), decode(g), decode(b))
      return RGBA(
        red: unit(encode(1.224_940_2 * p - 0.224_940_2 * q)),
        green: unit(encode(-0.042_056_95 * p + 1.042_056_95 * q)),
        blue: unit(encode(-0.019_637_55 * p - 0.078_636_04 * q + 1.098_273_6 * s)), alpha: alpha)
    }
  }

  /// Hue as a fraction of a turn, any number; saturation and brightness from 0 to 1.
  package static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
    let s = min(max(saturation, 0), 1)
    let v = min(max(brightness, 0), 1)
    let h = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  /// The colour at `t` between `a` and `b`; opacity weighs the components, so that clear gives no tint.
  package static func mix(_ a: RGBA, _ b: RGBA, _ t: Float, _ mixing: ColorMixing) -> RGBA {
    if t <= 0 { return a }
    if t >= 1 { return b }
    let alpha = a.alpha + (b.alpha - a.alpha) * t
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let wb = b.alpha * t / alpha
    func blend(_ x: Float, _ y: Float) -> Float { x + (y - x) * wb }
    switch mixing {
    case .device:
      return RGBA(
        red: blend(a.red, b.red), green: blend(a.green, b.green), blue: blend(a.blue, b.blue), alpha: alpha)
    case .perceptual:
      let p = oklab(a)
      let q = oklab(b)
      return fromOklab((blend(p.0, q.0), blend(p.1, q.1), blend(p.2, q.2)), alpha)
    }
  }

  private static func unit(_ x: Float) -> Float { min(max(x, 0), 1) }

  /// Björn Ottosson's Oklab: distances in it are close to those that are seen.
  private static func oklab(_ c: RGBA) -> (Float, Float, Float) {
    let (r, g, b) = (decode(c.red), decode(c.green), decode(c.blue))
    let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b)
    let m = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_957 * b)
    let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    return (
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    )
  }

  private static func fromOklab(_ c: (Float, Float, Float), _ alpha: Float) -> RGBA {
    func cube(_ x: Float) -> Float { x * x * x }
    let l = cube(c.0 + 0.396_337_78 * c.1 + 0.215_803_76 * c.2)
    let m = cube(c.0 - 0.105_561_346 * c.1 - 0.063_854_17 * c.2)
    let s = cube(c.0 - 0.089_484_18 * c.1 - 1.291_485_5 * c.2)
    return RGBA(
      red: unit(encode(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s)),
      green: unit(encode(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s)),
      blue: unit(encode(-0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s)), alpha: alpha)
  }
}
