import ArgumentParser
import ViewTree

/// The look that programs are drawn in.
package enum AppearanceChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark
  /// What the desktop asks for; light where there is none.
  case auto

  /// The look that is asked for whatever the desktop says; nil: what it says holds.
  package var colorScheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: nil
    }
  }
}
