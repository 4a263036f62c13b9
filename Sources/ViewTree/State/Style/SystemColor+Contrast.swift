import Graphics

/// The system palette where more contrast is asked for: hues and greys after the Human Interface Guidelines of iOS
/// ("Color", increased contrast), labels and separators chosen by eye.
extension SystemColor {
  /// The colour in a scheme and a contrast.
  func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBA {
    guard contrast == .increased, let strong else { return rgba(scheme) }
    return scheme == .dark ? strong.dark : strong.light
  }

  /// The stronger pair; nil: the colour is the same in every contrast.
  private var strong: (light: RGBA, dark: RGBA)? {
    func pair(_ light: (Float, Float, Float), _ dark: (Float, Float, Float)) -> (light: RGBA, dark: RGBA) {
      (Self.bytes(light.0, light.1, light.2), Self.bytes(dark.0, dark.1, dark.2))
    }
    func label(_ light: Float, _ dark: Float) -> (light: RGBA, dark: RGBA) {
      (Self.bytes(60, 60, 67, light), Self.bytes(235, 235, 245, dark))
    }
    return switch self {
    case .red: pair((233, 21, 45), (255, 97, 101))
    case .orange: pair((197, 83, 0), (255, 160, 86))
    case .yellow: pair((161, 106, 0), (254, 223, 67))
    case .green: pair((0, 137, 50), (74, 217, 104))
    case .mint: pair((0, 133, 117), (84, 223, 203))
    case .teal: pair((0, 129, 152), (59, 221, 236))
    case .cyan: pair((0, 126, 174), (109, 217, 255))
    case .blue, .link: pair((30, 110, 244), (92, 184, 255))
    case .indigo: pair((86, 74, 222), (167, 170, 255))
    case .purple: pair((176, 47, 194), (234, 141, 255))
    case .pink: pair((231, 18, 77), (255, 138, 196))
    case .brown: pair((149, 109, 81), (219, 166, 121))
    case .gray: pair((108, 108, 112), (174, 174, 178))
    case .gray2: pair((142, 142, 147), (124, 124, 128))
    case .gray3: pair((174, 174, 178), (84, 84, 86))
    case .gray4: pair((188, 188, 192), (68, 68, 70))
    case .gray5: pair((216, 216, 220), (54, 54, 56))
    case .gray6: pair((235, 235, 240), (36, 36, 38))
    case .secondaryLabel: label(0.8, 0.7)
    case .tertiaryLabel, .placeholderText: label(0.7, 0.55)
    case .quaternaryLabel: label(0.55, 0.4)
    case .separator, .opaqueSeparator: pair((142, 142, 147), (124, 124, 128))
    case .label, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .background, .secondaryBackground,
      .tertiaryBackground, .groupedBackground, .secondaryGroupedBackground, .tertiaryGroupedBackground:
      nil
    }
  }
}
