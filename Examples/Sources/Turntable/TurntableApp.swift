import SwiftUI

@main
struct TurntableApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      HelixView()
        .tabItem { Label("Helix", systemImage: "arrow.triangle.2.circlepath") }
      CoverFlowView()
        .tabItem { Label("Reader", systemImage: "rectangle.stack") }
      EffectFlowView()
        .tabItem { Label("Effect", systemImage: "photo") }
    }
  }
}

/// Rows that turn by where they are on the screen.
struct HelixView: View {
  let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]
  /// In points; it grows with the text.
  @ScaledMetric(relativeTo: .title) private var stepHeight: CGFloat = 40

  var body: some View {
    GeometryReader { fullView in
      ScrollView {
        ForEach(0..<50) { index in
          GeometryReader { geo in
            Text("Step \(index)")
              .font(.title)
              .frame(maxWidth: .infinity)
              .background(colors[index % 7])
              .rotation3DEffect(
                .degrees(geo.frame(in: .global).minY - fullView.size.height / 2) / 5,
                axis: (x: 0, y: 1, z: 0))
          }
          .frame(height: stepHeight)
        }
      }
    }
  }
}

/// Squares that turn by where they are, each asked by a reader of geometry.
struct CoverFlowView: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(1..<20) { number in
          GeometryReader { geo in
            Text("Side \(number)")
              .font(.largeTitle)
              .padding()
              .background(Color.red)
              .rotation3DEffect(.degrees(-geo.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
              .frame(width: 200, height: 200)
          }
          .frame(width: 200, height: 200)
        }
      }
    }
  }
}

/// The same by a visual effect; a scroll ends with a square at the edge.
struct EffectFlowView: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(1..<20) { number in
          Text("Side \(number)")
            .font(.largeTitle)
            .padding()
            .background(.red)
            .frame(width: 200, height: 200)
            .visualEffect { content, proxy in
              content.rotation3DEffect(
                .degrees(-proxy.frame(in: .global).minX) / 8, axis: (x: 0, y: 1, z: 0))
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}
