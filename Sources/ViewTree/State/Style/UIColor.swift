import Foundation
import Graphics

/// A substitute for UIKit's colour: components, a colour of the system palette or one of a catalogue, light and dark.
///
/// It is there for `Color(.systemGray5)`, `Color(UIColor.secondarySystemBackground)` and colour literals.
/// A colour of a catalogue is looked up where it is shown, so that `UIColor(named:)` always gives a colour; outside of
/// any view, and where no catalogue knows the name, it is clear.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  let light: RGBA
  let dark: RGBA
  /// What a background is in the dark on a card above the window, where that differs.
  let elevated: RGBA?
  /// The colour of the system palette that this is: it has more contrast where that is asked for.
  let system: SystemColor?
  /// The colour of a catalogue that this is; its components are those for which no catalogue is needed.
  let named: NamedColor?

  /// Names a colour of a catalogue.
  struct NamedColor: Hashable, Sendable {
    var name: String
    var bundle: Bundle?
    /// Replaces the opacity that the catalogue says.
    var opacity: Float?

    func rgba(in environment: EnvironmentValues) -> RGBA {
      let isDark = environment.colorScheme == .dark
      guard let found = environment.namedColorResolver?(name, bundle, isDark) else { return .clear }
      return RGBA(red: found.red, green: found.green, blue: found.blue, alpha: opacity ?? found.alpha)
    }
  }

  init(light: RGBA, dark: RGBA, elevated: RGBA? = nil, system: SystemColor? = nil) {
    self.light = light
    self.dark = dark
    self.elevated = elevated
    self.system = system
    named = nil
    super.init()
  }

  init(_ named: NamedColor) {
    (light, dark, elevated, system) = (.clear, .clear, nil, nil)
    self.named = named
    super.init()
  }

  /// A colour of an asset catalogue.
  public convenience init?(named name: String) { self.init(NamedColor(name: name)) }

  /// A colour of an asset catalogue in a bundle; it follows the look of where it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(NamedColor(name: name, bundle: bundle))
  }

  convenience init(_ system: SystemColor) {
    self.init(light: system.rgba(.light), dark: system.rgba(.dark), elevated: system.elevated, system: system)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = ColorMath.sRGB(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    self.init(light: color, dark: color)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = ColorMath.sRGB(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    self.init(light: color, dark: color)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorMath.rgb(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Calls the closure once for light and once for dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
  }

  /// The colour as it is outside of any view: no catalogue, no accent of its own.
  public convenience init(_ color: Color) {
    var environment = EnvironmentValues()
    let light = color.rgba(in: environment)
    environment.colorScheme = .dark
    self.init(light: light, dark: color.rgba(in: environment))
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1))
    if var named {
      named.opacity = alpha
      return UIColor(named)
    }
    func replaced(_ color: RGBA) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    return UIColor(light: replaced(light), dark: replaced(dark))
  }

  /// Writes the light components; always possible.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(light.red)
    green?.pointee = CGFloat(light.green)
    blue?.pointee = CGFloat(light.blue)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  /// The colour in one look; one of a catalogue stays as it is.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if named != nil { return self }
    let color = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: color, dark: color)
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    if let named { return named.rgba(in: environment) }
    if let elevated, environment.colorScheme == .dark, environment.isElevated { return elevated }
    if let system { return system.rgba(environment.colorScheme, environment.colorSchemeContrast) }
    return environment.colorScheme == .dark ? dark : light
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && named == other.named
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(named)
    return hasher.finalize()
  }

  public override var description: String {
    if let named { return "UIColor(named: \"\(named.name)\")" }
    return "UIColor(\(light.red), \(light.green), \(light.blue), \(light.alpha))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral` makes where no other type is expected.
public typealias _ColorLiteralType = UIColor
