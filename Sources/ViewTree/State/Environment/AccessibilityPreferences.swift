private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private struct AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }

/// What a person asks of all programs. No desktop on Linux tells these, so they are false unless a host or a test
/// sets the value with the underscore.
extension EnvironmentValues {
  /// Whether grounds that shine through should be solid.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour alone should not carry a meaning.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether the screen shows colours inverted.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
