/// The space in which the colours between two are found.
public enum ColorMixing: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case device
  /// A space whose distances are those that are seen.
  case perceptual
}
