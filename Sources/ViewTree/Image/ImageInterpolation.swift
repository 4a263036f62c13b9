extension Image {
  /// How a scaled picture is sampled.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest pixel.
    case none
    case low, medium, high
  }
}
