import SwiftUI

/// A strip at the top, behind the status bar where there is one, that turns red while the page is scrolled away under it.
struct OffsetScene: View {
  /// The height of the strip below the status bar at the standard text size, in points: it is there without one too.
  static let strip: CGFloat = 36
  @ScaledMetric(relativeTo: .headline) private var strip = OffsetScene.strip

  @State private var offset = CGPoint.zero

  var body: some View {
    ZStack(alignment: .top) {
      OffsetScrollView {
        offset = $0
      } content: {
        VStack(alignment: .leading, spacing: 16) {
          Text("Scroll me")
            .font(.largeTitle)
            .bold()
          ForEach(0..<40) { index in
            Text("Paragraph \(index + 1). The strip above is clear at rest and red a hundred points further.")
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(Color(.secondarySystemBackground))
              .cornerRadius(12)
          }
        }
        .padding()
        .padding(.top, strip)
      }

      // The figure stays in sight: it tells what the strip shows.
      Text("Offset: \(Int(offset.y.rounded()))")
        .font(.headline)
        .monospacedDigit()
        .accessibilityIdentifier("offset")
        .padding(.horizontal, 10)
        // Legible over what is scrolled under it while the strip is still clear.
        .background(Color(.systemBackground), in: Capsule())
        .frame(maxWidth: .infinity)
        .frame(height: strip)
        .background {
          Color.red
            .opacity(Double(min(max(-offset.y / 100, 0), 1)))
            .accessibilityIdentifier("strip")
            .edgesIgnoringSafeArea(.top)
        }
    }
  }
}

struct OffsetPreferenceKey: PreferenceKey {
  static var defaultValue = CGPoint.zero
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

/// A scroll view that tells how far its content is from where it rests.
struct OffsetScrollView<Content: View>: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let onOffsetChange: (CGPoint) -> Void
  let content: Content

  init(
    axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    onOffsetChange: @escaping (CGPoint) -> Void = { _ in }, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.onOffsetChange = onOffsetChange
    self.content = content()
  }

  var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      GeometryReader { proxy in
        Color.clear.preference(
          key: OffsetPreferenceKey.self, value: proxy.frame(in: .named("frameLayer")).origin)
      }
      .frame(height: 0)

      content
        .padding(.top, -8)
    }
    .coordinateSpace(name: "frameLayer")
    .onPreferenceChange(OffsetPreferenceKey.self, perform: onOffsetChange)
  }
}
