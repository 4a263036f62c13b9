import SwiftUI

struct ContentOffsetKey: PreferenceKey {
  static var defaultValue = CGPoint.zero

  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

/// Tells where its content is, measured by a view without height above it.
struct OffsetScrollView<Content: View>: View {
  var axes: Axis.Set = .vertical
  var showsIndicators = true
  let onOffset: (CGPoint) -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      GeometryReader { proxy in
        Color.clear.preference(
          key: ContentOffsetKey.self, value: proxy.frame(in: .named("frame layer")).origin)
      }
      .frame(width: 0, height: 0)

      content()
        .padding(.top, -8)
    }
    .coordinateSpace(name: "frame layer")
    .onPreferenceChange(ContentOffsetKey.self, perform: onOffset)
  }
}
