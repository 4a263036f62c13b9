import Foundation
import Graphics

/// A translucent layer between a background and what stands on it.
///
/// An approximation: the veil of each thickness as a colour. What lies under it is not blurred by the paint itself;
/// `ResolvedStyle.material` tells a painter that could.
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The look of system bars.
  public static let bar = Material(thickness: .bar)

  /// How much of what lies under it the veil hides; chosen by eye against system screens.
  private var coverage: Double {
    switch thickness {
    case .ultraThin: 0.60
    case .thin: 0.72
    case .regular: 0.82
    case .thick: 0.90
    case .ultraThick: 0.95
    case .bar: 0.94
    }
  }

  /// The veil's colour.
  func rgba(_ scheme: ColorScheme) -> RGBA {
    let shade: Float = scheme == .dark ? 0.14 : 0.97
    return RGBA(red: shade, green: shade, blue: shade, alpha: Float(coverage))
  }

  public func _paint(in rect: CGRect, environment: EnvironmentValues) -> ResolvedStyle {
    var style = ResolvedStyle(.color(rgba(environment.colorScheme)))
    style.material = self
    return style
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
