import SwiftUI

/// Ends a visitor's stay: when nobody has touched the screen for a while the content begins anew, as it was at first.
struct Visit: ViewModifier {
  /// After so many seconds whoever was there is gone.
  private static let patience = 90.0

  let begin: () -> Void
  let end: () -> Void
  /// Which visitor it is.
  @State private var number = 0
  /// How often this visitor has begun or ended a touch, moved the mouse or pressed a key.
  @State private var deeds = 0

  func body(content: Content) -> some View {
    content
      .id(number)
      .simultaneousGesture(
        TapGesture()
          .onEnded { deeds += 1 }
      )
      .simultaneousGesture(
        DragGesture()
          .onEnded { _ in deeds += 1 }
      )
      .onContinuousHover { _ in deeds += 1 }
      .onKeyPress { _ in
        deeds += 1
        return .ignored
      }
      .onChange(of: deeds > 0) { _, isThere in
        if isThere { begin() }
      }
      .task(id: deeds) {
        guard deeds > 0, (try? await Task.sleep(nanoseconds: UInt64(Self.patience * 1e9))) != nil else {
          return
        }
        end()
        number += 1
        deeds = 0
      }
  }
}

extension EnvironmentValues {
  /// Whether people come and go before the guide.
  @Entry var isKiosk = false
}
