import ArgumentParser
import ViewTree

/// The look that programs are drawn in.
package enum AppearanceChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark
  /// What the desktop prefers; light where there is no desktop.
  case auto

  /// The appearance that overrides the desktop's; nil: the desktop's applies.
  package var colorScheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: nil
    }
  }
}
