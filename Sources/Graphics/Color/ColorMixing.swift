/// The space in which the colours between two are found.
public enum ColorMixing: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case device
  /// A perceptual space: distances in it are those that are seen.
  case perceptual
}
