import SwiftUI

/// Hides what lies over a photo while that is pulled away and the page shows behind it; it comes back once the photo is
/// back.
struct HiddenWhilePulled: ViewModifier {
  let isPulled: Bool

  /// In seconds: until the photo is back and the page out of sight, and how long it then takes.
  private static let delay = 0.6
  private static let duration = 0.15

  func body(content: Content) -> some View {
    content
      .opacity(isPulled ? 0 : 1)
      .animation(
        isPulled ? nil : .easeOut(duration: Self.duration).delay(Self.delay), value: isPulled)
  }
}
