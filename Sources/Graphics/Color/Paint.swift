import Foundation

/// What a figure is filled with, resolved for painting; points are in the item's own space.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// An ellipse's radial gradient: stops run from the centre (0) to the ellipse inscribed in the rectangle (1).
  case ellipticalGradient([GradientStop], in: CGRect, startFraction: CGFloat, endFraction: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([GradientStop], center: CGPoint, start: CGFloat, end: CGFloat)
  case image(ImageContent)
  /// What lies behind, blurred.
  case backdrop(Backdrop)

  /// Whether it is the same everywhere.
  @inlinable public var isColor: Bool { if case .color = self { true } else { false } }

  /// Whether it is a picture.
  @inlinable public var isImage: Bool { if case .image = self { true } else { false } }

  /// Whether it shows what lies behind.
  @inlinable public var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  /// Whether every pixel that it covers is opaque.
  @inlinable public var isOpaque: Bool {
    switch self {
    case .color(let c): c.alpha >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
    case .image, .backdrop: false
    }
  }
}

/// A colour of a gradient at a location from 0 to 1.
public struct GradientStop: Hashable, Sendable {
  public var color: RGBA
  public var location: CGFloat

  public init(color: RGBA, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
