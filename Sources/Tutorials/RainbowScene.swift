import SwiftUI

/// A hundred rows over a background whose hue follows the scrolling.
struct RainbowScene: View {
  @State private var hue = 0.0

  var body: some View {
    OffsetScrollView { offset in
      hue = Double(abs(offset.y.truncatingRemainder(dividingBy: 3500)) / 3500)
    } content: {
      LazyVStack {
        ForEach(0..<100) { index in
          Text("Row \(index)")
            .font(.title)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .padding()
        }
      }
    }
    .background(
      Color(hue: hue, saturation: 1, brightness: 0.85)
        .edgesIgnoringSafeArea(.all)
        .accessibilityIdentifier("background"))
  }
}
