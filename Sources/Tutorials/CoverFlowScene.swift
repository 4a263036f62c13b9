import SwiftUI

/// Squares that turn away from the middle, by a geometry reader in each.
struct CoverFlowScene: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(1..<20) { number in
          GeometryReader { proxy in
            Text("Number \(number)")
              .font(.largeTitle)
              .foregroundColor(.white)
              .frame(width: 200, height: 200)
              .background(Color(hue: Double(number) / 20, saturation: 0.75, brightness: 0.8))
              .rotation3DEffect(
                .degrees(-proxy.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
          }
          .frame(width: 200, height: 200)
        }
      }
      .frame(height: 300)
    }
    .accessibilityIdentifier("covers")
  }
}
