import SwiftUI

/// A white cross on a dark circle, in a corner of what covers the screen.
struct ClosingButton: View {
  let close: () -> Void

  /// The side of the target, and its distance from the edges, in points.
  private static let side: CGFloat = 44
  private static let margin: CGFloat = 12

  var body: some View {
    Button {
      close()
    } label: {
      Image(systemName: "xmark")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: Self.side, height: Self.side)
        .background(.black.opacity(0.55), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .padding(Self.margin)
    .accessibilityLabel("Close")
    .accessibilityIdentifier("close-photos")
  }
}
