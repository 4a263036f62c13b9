import Graphics

/// The accent colour that somebody has chosen for all programs, in sRGB with a byte a component. It is what
/// `Color.accentColor` shows where no view chooses one.
package struct SystemAccent: Hashable, Sendable {
  package let red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Components from 0 to 1; nil: one of them lies outside, which is how a desktop says that nothing was chosen.
  package init?(components red: Double, _ green: Double, _ blue: Double) {
    guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// Written as `#3584E4`; nil: the text is no colour.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      text.dropFirst().allSatisfy(\.isHexDigit), let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  package var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The relative luminances, from 0 to 1, in which texts and symbols of the colour are seen on the lists' and bars'
  /// grounds, and white ones on it: contrasts of 3 to 1 (WCAG 2, 1.4.11), with the ground of 4.5 to 1 where more contrast
  /// is asked for. In the light the ground is `secondarySystemBackground`, in the dark that of bars and sheets.
  private static func luminances(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> ClosedRange<Float> {
    let ratio: Float = contrast == .increased ? 4.5 : 3
    let (light, dark): (Float, Float) = (0.889, 0.0116)
    return scheme == .dark ? ((dark + 0.05) * ratio - 0.05)...0.3 : 0...((light + 0.05) / ratio - 0.05)
  }

  /// The colour as it is shown: as much darker or lighter as it must be to be seen, of the same hue.
  func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBA {
    let linear = [red, green, blue].map { ColorMath.decode(Float($0) / 255) }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    let range = Self.luminances(scheme, contrast)
    let parts = linear.map { part in
      if luminance > range.upperBound { return part * range.upperBound / luminance }
      guard luminance < range.lowerBound else { return part }
      return part + (1 - part) * (range.lowerBound - luminance) / (1 - luminance)
    }
    return RGBA(
      red: ColorMath.encode(parts[0]), green: ColorMath.encode(parts[1]), blue: ColorMath.encode(parts[2]))
  }
}
