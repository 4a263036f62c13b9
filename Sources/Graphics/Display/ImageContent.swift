import Foundation

/// A picture and where it goes.
public struct ImageContent: Hashable, Sendable {
  /// How a picture fills its rectangle.
  public enum Mode: Hashable, Sendable {
    /// Scaled to the rectangle as a whole.
    case stretch
    /// Corners kept, edges and middle stretched; insets in the picture's points.
    case ninePart(EdgeInsets)
    /// Repeated at its own size; insets in the picture's points.
    case tile(EdgeInsets)
  }

  public var source: ImageSource
  /// The picture's own size in points.
  public var imageSize: CGSize
  /// Where it goes, in the item's own points.
  public var rect: CGRect
  public var mode: Mode
  public var interpolation: ImageInterpolation
  /// When set the picture is a stencil painted in this colour.
  public var tint: RGBA?

  /// Whether it is a placeholder for pixels that are being decoded: what there is of the picture, which stays as it is
  /// when they arrive.
  public var isStandIn = false
  /// What stands in for pixels while not even their average colour is known.
  public var ground: RGBA

  /// The system's grey 5 on a light screen.
  public static let lightGround = RGBA(red: 229 / 255, green: 229 / 255, blue: 234 / 255)

  public init(
    source: ImageSource, imageSize: CGSize, rect: CGRect, mode: Mode = .stretch,
    interpolation: ImageInterpolation = .medium, tint: RGBA? = nil, ground: RGBA = lightGround
  ) {
    self.source = source
    self.imageSize = imageSize
    self.rect = rect
    self.mode = mode
    self.interpolation = interpolation
    self.tint = tint
    self.ground = ground
  }
}
