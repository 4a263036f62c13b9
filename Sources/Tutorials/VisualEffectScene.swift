import SwiftUI

/// The same squares by a visual effect, coming to rest with one of them at the edge.
struct VisualEffectScene: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(1..<20) { number in
          Text("Number \(number)")
            .font(.largeTitle)
            .foregroundColor(.white)
            .frame(width: 200, height: 200)
            .background(Color(hue: Double(number) / 20, saturation: 0.75, brightness: 0.8))
            .visualEffect { content, proxy in
              content.rotation3DEffect(
                .degrees(-proxy.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
            }
        }
      }
      .scrollTargetLayout()
      .frame(height: 300)
    }
    .scrollTargetBehavior(.viewAligned)
    .accessibilityIdentifier("covers")
  }
}
