import SwiftUI

/// Hides what lies over a photo while that is pulled away and the page shows behind it; it fades in when the photo goes back.
struct HiddenWhilePulled: ViewModifier {
  let isPulled: Bool

  /// In seconds.
  private static let duration = 0.15

  func body(content: Content) -> some View {
    content
      .opacity(isPulled ? 0 : 1)
      .animation(isPulled ? nil : .easeOut(duration: Self.duration), value: isPulled)
  }
}
