import Foundation

/// What is made of the pixels behind a figure that is filled with them.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// How far colours are from their grey afterwards, as a factor.
  public var saturation: Double
  /// What lies over the blurred pixels.
  public var veil: RGBA
  /// What is painted where nothing is blurred.
  public var plain: RGBA

  public init(radius: CGFloat, saturation: Double, veil: RGBA, plain: RGBA) {
    self.radius = radius
    self.saturation = saturation
    self.veil = veil
    self.plain = plain
  }
}
