import Foundation

/// A change of a flattened picture. Lengths are points of the window before the display's scale.
public enum DisplayEffect: Equatable, Sendable {
  /// Gaussian, sigma = radius. Opaque: edges do not fade.
  case blur(radius: CGFloat, opaque: Bool)
  /// The picture's silhouette in a colour, blurred (sigma = radius), moved and painted below it.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// Red, green, blue, alpha through a 4 x 5 matrix in gamma-encoded, unpremultiplied sRGB.
  case colorMatrix(ColorMatrix)
  /// Multiplied by the alpha of these items.
  case mask([DisplayItem])
  /// Alpha becomes the luminance.
  case luminanceToAlpha
}
