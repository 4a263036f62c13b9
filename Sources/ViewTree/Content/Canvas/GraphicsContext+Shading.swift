import Foundation
import Graphics

extension GraphicsContext {
  /// How a gradient continues beyond its ends; here always with its last colours.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What figures are filled with; points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiled(Image, scale: CGFloat)
      case palette([Shading])
    }

    let kind: Kind

    /// The foreground style.
    public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }
    /// The background style.
    public static var backdrop: Shading { Shading(kind: .style(AnyShapeStyle(BackgroundStyle()))) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiled(image, scale: scale))
    }

    /// The first of several levels.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// The paint for a figure in `rect`.
    func resolved(in rect: CGRect, _ environment: EnvironmentValues) -> ResolvedStyle {
      switch kind {
      case .style(let style): style._paint(in: rect, environment: environment).flattened
      case .linear(let gradient, let start, let end):
        ResolvedStyle(.linearGradient(gradient.resolved(in: environment), start: start, end: end))
      case .radial(let gradient, let center, let start, let end):
        ResolvedStyle(
          .radialGradient(
            gradient.resolved(in: environment), center: center, startRadius: start, endRadius: end))
      case .conic(let gradient, let center, let angle):
        ResolvedStyle(
          .angularGradient(
            gradient.resolved(in: environment), center: center, start: CGFloat(angle.radians),
            end: CGFloat(angle.radians + 2 * .pi)))
      case .tiled(let image, let scale):
        ImagePaint(image: image, scale: scale)._paint(in: rect, environment: environment)
      case .palette(let array): (array.first ?? .foreground).resolved(in: rect, environment)
      }
    }
  }

  /// The same shading: it is resolved when something is drawn with it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    add(.fill(path, shading.resolved(in: path.boundingRect, environment).paint, style), toWindow)
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    add(.stroke(path, shading.resolved(in: path.boundingRect, environment).paint, style), toWindow)
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
