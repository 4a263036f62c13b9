private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private struct AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }

/// What a user requests of all programs. No desktop on Linux provides these settings, so they are false unless a host
/// or a test sets the value with the underscore.
extension EnvironmentValues {
  /// Whether translucent backgrounds should be opaque.
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

  /// Whether a screen reader is running. There is no bridge to one here yet.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether controls are reached by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether large forms of small items are shown while they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether a gesture performs the most likely action.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether buttons should have an outline.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures may play without being started.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the user requests a simpler interface.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
