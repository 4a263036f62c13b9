import SwiftUI

/// Two pictures of 80 per cent: of what a reader was offered, and of the nearest container.
struct ImageScene: View {
  var body: some View {
    VStack(spacing: 16) {
      GeometryReader { proxy in
        Image("oyster-shed")
          .resizable()
          .scaledToFit()
          .frame(width: proxy.size.width * 0.8)
          .accessibilityIdentifier("reader")
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
      Text("80 % of what the reader was offered")

      Image("thalassa")
        .resizable()
        .scaledToFit()
        .containerRelativeFrame(.horizontal) { size, _ in size * 0.8 }
        .accessibilityIdentifier("container")
      Text("80 % of the nearest container")
    }
    .font(.callout)
    .foregroundColor(.secondary)
    .padding()
  }
}
