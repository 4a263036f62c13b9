import Foundation
import Graphics

/// A colour that adapts to where it is shown.
///
/// It stores the request ("blue", "the asset Brand", "half of red"); `resolve(in:)` turns it into components for an
/// environment: light or dark, with the catalogue's colours and the accent that apply there.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// A profile that components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3

    var profile: ColorProfile {
      switch self {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
    }
  }

  /// Where the components come from.
  indirect enum Source: Hashable, Sendable {
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case system(SystemColor)
    case accent
    case named(String, Bundle?)
    case platform(UIColor)
    case style(ColorStyle)
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// A colour of a catalogue, by its name. Clear where no catalogue knows it.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// Components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A shade of grey, from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue as a fraction of a turn, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(uiColor: UIColor) { source = .platform(uiColor) }

  /// Overload resolution prefers a colour resource of the same name: `Color(.brand)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { source = .platform(color) }

  /// The colour that a style is in an environment: `Color(.indigo)`, or a style of the program's own.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    source = (color as? Color)?.source ?? .style(ColorStyle(color))
  }

  /// A colour that has been resolved before.
  public init(_ resolved: Resolved) {
    source = .components(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of primary content: `label`.
  public static let primary = Color(.system(.label))
  /// The colour of secondary content: `secondaryLabel`.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The accent that applies; where none was set the one that the user has chosen for all programs, or blue.
  public static let accentColor = Color(.accent)

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    if case .components(let space, let red, let green, let blue, let own) = source {
      return Color(space, red: red, green: green, blue: blue, opacity: own * opacity)
    }
    return Color(.opacity(self, opacity))
  }

  /// The colour as a soft gradient, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }

  /// The colour between this one (0) and another (1).
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

  /// The components in an environment, as painting needs them.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch source {
    case .components(let space, let red, let green, let blue, let opacity):
      return ColorMath.sRGB(space.profile, red: red, green: green, blue: blue, opacity: opacity)
    case .system(let color):
      return color.rgba(environment.colorScheme, environment.colorSchemeContrast)
    case .accent:
      // An accent that names itself would never end.
      if let accent = environment.accentColor, !accent.refersToAccent { return accent.rgba(in: environment) }
      let (scheme, contrast) = (environment.colorScheme, environment.colorSchemeContrast)
      return environment.systemAccent?.rgba(scheme, contrast) ?? SystemColor.blue.rgba(scheme, contrast)
    case .named(let name, let bundle):
      return environment.namedColorResolver?(name, bundle, environment.colorScheme == .dark) ?? .clear
    case .platform(let color):
      return color.rgba(in: environment)
    case .style(let style):
      return style.resolve(environment).rgba
    case .opacity(let color, let opacity):
      return color.rgba(in: environment).opacity(opacity)
    case .mix(let a, let b, let fraction, let space):
      return ColorMath.mix(a.rgba(in: environment), b.rgba(in: environment), Float(fraction), space.mixing)
    }
  }

  private var refersToAccent: Bool {
    switch source {
    case .accent: true
    case .opacity(let color, _): color.refersToAccent
    case .mix(let a, let b, _, _): a.refersToAccent || b.refersToAccent
    default: false
    }
  }

  public var description: String {
    switch source {
    case .components(_, let red, let green, let blue, let opacity):
      let digits = [red, green, blue, opacity].map {
        let byte = String(
          Int((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return byte.count < 2 ? "0" + byte : byte
      }
      return "#" + digits.joined()
    case .system(let color):
      return color == .label ? "primary" : color == .secondaryLabel ? "secondary" : color.rawValue
    case .accent: return "accentColor"
    case .named(let name, _): return "NamedColor(name: \"\(name)\")"
    case .platform(let color): return color.description
    case .style(let style): return style.description
    case .opacity(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
    case .mix(let a, let b, let fraction, _): return "mix(\(a), \(b), \(fraction))"
    }
  }
}
