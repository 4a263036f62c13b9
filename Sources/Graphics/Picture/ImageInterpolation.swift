/// How a scaled picture is sampled.
public enum ImageInterpolation: Hashable, Sendable {
  /// Nearest pixel.
  case none
  case low, medium, high
}
