import Foundation
import Graphics

/// A translucent layer between a background and the content above it: the background is blurred, and a veil of more or
/// less coverage is painted over it.
///
/// Where materials are drawn as veils (`--materials veil`), and in what an effect makes a picture of its own, nothing is
/// blurred, and the veil hides more instead. A material at the bottom of what fades, scales or casts a shadow is blurred.
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar, menu, context }

  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The look of system bars.
  public static let bar = Material(thickness: .bar)
  /// The look of menus and other cards above what they were opened from.
  static let menu = Material(thickness: .menu)
  /// What is behind the preview of a context menu: blurred alone, as a scrim darkens it.
  static let context = Material(thickness: .context)

  /// The standard deviation of the blur in points, and the factor of the saturation.
  private static let blur: (radius: CGFloat, saturation: Double) = (20, 1.6)

  /// How much of what lies under it the veil hides where that is blurred, and where it is not; chosen by eye against
  /// system screens.
  private var coverage: (blurred: Double, plain: Double) {
    switch thickness {
    case .ultraThin: (0.40, 0.60)
    case .thin: (0.55, 0.72)
    case .regular: (0.68, 0.82)
    case .thick: (0.80, 0.90)
    case .ultraThick: (0.90, 0.95)
    case .bar: (0.76, 0.94)
    case .menu: (0.82, 1)
    case .context: (0, 0)
    }
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    let shade: Float = environment.colorScheme == .dark ? 0.14 : 0.97
    func veil(_ alpha: Double) -> RGBA {
      RGBA(red: shade, green: shade, blue: shade, alpha: Float(alpha))
    }
    // Nothing shines through where more contrast is asked for.
    if environment.colorSchemeContrast == .increased, thickness != .context {
      return ResolvedStyle(.color(veil(1)))
    }
    return ResolvedStyle(
      .backdrop(
        Backdrop(
          radius: Self.blur.radius, saturation: Self.blur.saturation, veil: veil(coverage.blurred),
          plain: veil(coverage.plain))))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material(thickness: .bar) }
}
