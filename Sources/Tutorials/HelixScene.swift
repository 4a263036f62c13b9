import SwiftUI

/// Rows that turn about their own axis by their place on the screen.
struct HelixScene: View {
  private let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]
  /// In points; it grows with the text.
  @ScaledMetric(relativeTo: .title) private var rowHeight: CGFloat = 40

  var body: some View {
    GeometryReader { fullView in
      ScrollView {
        ForEach(0..<50) { index in
          GeometryReader { geo in
            Text("Row #\(index)")
              .font(.title)
              .frame(maxWidth: .infinity)
              .background(colors[index % 7])
              .rotation3DEffect(
                .degrees(geo.frame(in: .global).minY - fullView.size.height / 2) / 5,
                axis: (x: 0, y: 1, z: 0))
          }
          .frame(height: rowHeight)
        }
      }
    }
  }
}
