import Foundation

/// Closes a menu when its window gets another size, as a turned display does: at once, since what it belongs to has another
/// place by then. For a view that fills the window.
struct ClosingOnResize: ViewModifier {
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGSize.self, of: \.size) { old, new in
      guard old != new else { return }
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction, action)
    }
  }
}
