/// A profile that a colour's components are given in.
public enum ColorProfile: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case sRGB
  /// Linear sRGB.
  case sRGBLinear
  /// Gamma-encoded Display P3.
  case displayP3
}
