import SwiftUI

@main
struct HeadlinesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      StripView()
        .tabItem { Label("Strip", systemImage: "arrow.up") }
      HueView()
        .tabItem { Label("Hue", systemImage: "sun.max.fill") }
    }
  }
}

/// A strip above the page that becomes opaque while the first hundred points are scrolled away.
struct StripView: View {
  @State private var scrollOffset = CGPoint.zero
  /// The height of the strip in points; it grows with the text.
  @ScaledMetric(relativeTo: .footnote) private var strip: CGFloat = 24

  var body: some View {
    ZStack(alignment: .top) {
      OffsetScrollView {
        scrollOffset = $0
      } content: {
        VStack(alignment: .leading, spacing: 20) {
          Text("The morning paper")
            .font(.largeTitle)
          ForEach(0..<30) { number in
            Text("Headline \(number)")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.horizontal)
        .padding(.top, strip)
      }

      Text("y \(scrollOffset.y, specifier: "%.2f")")
        .font(.footnote)
        .padding(.horizontal, 8)
        // Legible over what is scrolled under it while the strip is still clear.
        .background(Color(.systemBackground), in: Capsule())
        .frame(maxWidth: .infinity)
        .frame(height: strip)
        .background(Color.red.opacity(Double(min(max(-scrollOffset.y / 100, 0), 1))))
        .allowsHitTesting(false)
    }
  }
}

/// A background that goes through all hues while a hundred rows are scrolled.
struct HueView: View {
  @State private var hue: Double = 0

  var body: some View {
    OffsetScrollView { offset in
      hue = Double(abs(offset.y.truncatingRemainder(dividingBy: 3500)) / 3500)
    } content: {
      LazyVStack {
        ForEach(0..<100) { index in
          Text("Row \(index)")
            .font(.title)
            .frame(maxWidth: .infinity)
            .padding()
        }
      }
    }
    .background(Color(hue: hue, saturation: 1, brightness: 1).edgesIgnoringSafeArea(.all))
  }
}
