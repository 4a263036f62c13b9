import Graphics

/// The colours of the system palette, light and dark (Human Interface Guidelines of iOS, "Color").
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// The colour in a scheme.
  func rgba(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? dark : light }

  /// What a background is in the dark on a card above the window: one step lighter, as on iOS.
  var elevated: RGBA? {
    switch self {
    case .background, .groupedBackground: Self.bytes(28, 28, 30)
    case .secondaryBackground, .secondaryGroupedBackground: Self.bytes(44, 44, 46)
    case .tertiaryBackground, .tertiaryGroupedBackground: Self.bytes(58, 58, 60)
    default: nil
    }
  }

  /// Components from 0 to 255, and an opacity from 0 to 1.
  static func bytes(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private var light: RGBA {
    switch self {
    case .red: Self.bytes(255, 56, 60)
    case .orange: Self.bytes(255, 141, 40)
    case .yellow: Self.bytes(255, 204, 0)
    case .green: Self.bytes(52, 199, 89)
    case .mint: Self.bytes(0, 200, 179)
    case .teal: Self.bytes(0, 195, 208)
    case .cyan: Self.bytes(0, 192, 232)
    case .blue: Self.bytes(0, 136, 255)
    case .indigo: Self.bytes(97, 85, 245)
    case .purple: Self.bytes(203, 48, 224)
    case .pink: Self.bytes(255, 45, 85)
    case .brown: Self.bytes(172, 127, 94)
    case .gray: Self.bytes(142, 142, 147)
    case .gray2: Self.bytes(174, 174, 178)
    case .gray3: Self.bytes(199, 199, 204)
    case .gray4: Self.bytes(209, 209, 214)
    case .gray5: Self.bytes(229, 229, 234)
    case .gray6: Self.bytes(242, 242, 247)
    case .label: Self.bytes(0, 0, 0)
    case .secondaryLabel: Self.bytes(60, 60, 67, 0.6)
    case .tertiaryLabel, .placeholderText: Self.bytes(60, 60, 67, 0.3)
    case .quaternaryLabel: Self.bytes(60, 60, 67, 0.18)
    case .link: Self.bytes(0, 136, 255)
    case .separator: Self.bytes(60, 60, 67, 0.29)
    case .opaqueSeparator: Self.bytes(198, 198, 200)
    case .fill: Self.bytes(120, 120, 128, 0.2)
    case .secondaryFill: Self.bytes(120, 120, 128, 0.16)
    case .tertiaryFill: Self.bytes(118, 118, 128, 0.12)
    case .quaternaryFill: Self.bytes(116, 116, 128, 0.08)
    case .background, .tertiaryBackground, .secondaryGroupedBackground: Self.bytes(255, 255, 255)
    case .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: Self.bytes(242, 242, 247)
    }
  }

  private var dark: RGBA {
    switch self {
    case .red: Self.bytes(255, 66, 69)
    case .orange: Self.bytes(255, 146, 48)
    case .yellow: Self.bytes(255, 214, 0)
    case .green: Self.bytes(48, 209, 88)
    case .mint: Self.bytes(0, 218, 195)
    case .teal: Self.bytes(0, 210, 224)
    case .cyan: Self.bytes(60, 211, 254)
    case .blue: Self.bytes(0, 145, 255)
    case .indigo: Self.bytes(109, 124, 255)
    case .purple: Self.bytes(219, 52, 242)
    case .pink: Self.bytes(255, 55, 95)
    case .brown: Self.bytes(183, 138, 102)
    case .gray: Self.bytes(142, 142, 147)
    case .gray2: Self.bytes(99, 99, 102)
    case .gray3: Self.bytes(72, 72, 74)
    case .gray4: Self.bytes(58, 58, 60)
    case .gray5: Self.bytes(44, 44, 46)
    case .gray6: Self.bytes(28, 28, 30)
    case .label: Self.bytes(255, 255, 255)
    case .secondaryLabel: Self.bytes(235, 235, 245, 0.6)
    case .tertiaryLabel, .placeholderText: Self.bytes(235, 235, 245, 0.3)
    case .quaternaryLabel: Self.bytes(235, 235, 245, 0.16)
    case .link: Self.bytes(0, 145, 255)
    case .separator: Self.bytes(84, 84, 88, 0.6)
    case .opaqueSeparator: Self.bytes(56, 56, 58)
    case .fill: Self.bytes(120, 120, 128, 0.36)
    case .secondaryFill: Self.bytes(120, 120, 128, 0.32)
    case .tertiaryFill: Self.bytes(118, 118, 128, 0.24)
    case .quaternaryFill: Self.bytes(118, 118, 128, 0.18)
    case .background, .groupedBackground: Self.bytes(0, 0, 0)
    case .secondaryBackground, .secondaryGroupedBackground: Self.bytes(28, 28, 30)
    case .tertiaryBackground, .tertiaryGroupedBackground: Self.bytes(44, 44, 46)
    }
  }
}
