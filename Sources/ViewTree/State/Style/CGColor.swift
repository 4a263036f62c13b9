import Foundation
import Graphics

/// A substitute for Core Graphics' colour: components in sRGB that never change.
public final class CGColor: Hashable, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Float(alpha)))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The colour's components; nil where they depend on where it is shown: system colours, the accent, catalogues.
  public var cgColor: CGColor? { isConstant ? CGColor(rgba(in: EnvironmentValues())) : nil }

  private var isConstant: Bool {
    switch source {
    case .components: true
    case .platform(let color):
      color.system == nil && color.light == color.dark && (color.elevated ?? color.dark) == color.dark
    case .opacity(let color, _): color.isConstant
    case .mix(let a, let b, _, _): a.isConstant && b.isConstant
    case .system, .accent, .named, .style: false
    }
  }
}

extension Color.Resolved {
  public var cgColor: CGColor { CGColor(rgba) }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(light: cgColor.rgba, dark: cgColor.rgba) }

  /// The colour's components in light.
  public var cgColor: CGColor { CGColor(light) }
}
