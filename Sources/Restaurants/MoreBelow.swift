import SwiftUI

/// Lets what a vertical scroll view shows fade out at its lower edge while there is more below, so that no line looks cut off.
struct MoreBelow: ViewModifier {
  /// Points that fade.
  private static let height: CGFloat = 24

  @State private var hasMore = false

  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: Bool.self) {
        $0.bounds.maxY < $0.contentSize.height - 0.5
      } action: { _, isCut in
        hasMore = isCut
      }
      .overlay(alignment: .bottom) {
        let ground = Color(.systemBackground)
        LinearGradient(colors: [ground.opacity(0), ground], startPoint: .top, endPoint: .bottom)
          .frame(height: Self.height)
          .opacity(hasMore ? 1 : 0)
          .allowsHitTesting(false)
      }
  }
}
