import SwiftUI

/// A list that is pulled down to load more.
struct RefreshScene: View {
  @State private var dishes = ["Bouillabaisse", "Cassoulet", "Coq au vin", "Ratatouille", "Soupe à l'oignon"]
  @State private var isLoading = false
  @State private var loads = 0

  var body: some View {
    RefreshableScrollView(height: 70, refreshing: $isLoading) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Loaded \(loads) times")
          .font(.footnote)
          .foregroundColor(.secondary)
          .padding()
        ForEach(dishes, id: \.self) { dish in
          Text(dish)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
          Divider()
            .padding(.leading)
        }
      }
      .background(Color(.systemBackground))
    }
    .onChange(of: isLoading) { _, isLoading in
      guard isLoading else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        loads += 1
        withAnimation {
          dishes.insert("Dish of the day \(loads)", at: 0)
          self.isLoading = false
        }
      }
    }
  }
}

/// A scroll view with a symbol above its content that comes down with a pull and starts a load.
struct RefreshableScrollView<Content: View>: View {
  /// The height of the symbol's area, which is the threshold too.
  let threshold: CGFloat
  @Binding var refreshing: Bool
  let content: Content
  @State private var scrollOffset: CGFloat = 0
  @State private var previousScrollOffset: CGFloat = 0
  @State private var frozen = false
  @State private var rotation = Angle.zero

  init(height: CGFloat = 80, refreshing: Binding<Bool>, @ViewBuilder content: () -> Content) {
    threshold = height
    _refreshing = refreshing
    self.content = content()
  }

  /// How far the content is held down: full while loading, whatever the pull, as soon as it was let go.
  private var hold: CGFloat { frozen ? threshold - min(max(scrollOffset, 0), threshold) : 0 }

  var body: some View {
    VStack {
      ScrollView {
        ZStack(alignment: .top) {
          MovingView()

          VStack { content }
            .alignmentGuide(.top) { _ in -hold }

          SymbolView(height: threshold, loading: refreshing, hold: hold, rotation: rotation)
            .opacity(scrollOffset > 0 || frozen ? 1 : 0)
        }
      }
      .background(FixedView())
      .onPreferenceChange(RefreshKey.self) { values in refreshLogic(values) }
      .onChange(of: refreshing) { _, refreshing in
        if !refreshing { withAnimation { frozen = false } }
      }
    }
  }

  private func refreshLogic(_ values: [RefreshKey.Bounds]) {
    let moving = values.first { $0.kind == .moving }?.frame ?? .zero
    let fixed = values.first { $0.kind == .fixed }?.frame ?? .zero
    scrollOffset = moving.minY - fixed.minY

    if !refreshing {
      rotation = symbolRotation(scrollOffset)
      if scrollOffset >= threshold, previousScrollOffset < threshold { refreshing = true }
    }
    // Let go: the area stays open once the content, on its return, passes the threshold.
    if refreshing, previousScrollOffset > threshold, scrollOffset <= threshold { frozen = true }
    previousScrollOffset = scrollOffset
  }

  /// Nothing up to 60 % of the threshold, then evenly to half a turn.
  func symbolRotation(_ scrollOffset: CGFloat) -> Angle {
    let begin = threshold * 0.6
    let part = (scrollOffset - begin) / (threshold - begin)
    return .degrees(180 * Double(min(max(part, 0), 1)))
  }
}

/// The arrow, or a wheel of strokes while something loads.
struct SymbolView: View {
  let height: CGFloat
  let loading: Bool
  /// How far the symbol is held down from its place above the content.
  let hold: CGFloat
  let rotation: Angle

  var body: some View {
    Group {
      if loading {
        VStack {
          Spacer()
          ActivityRep()
          Spacer()
        }
        .frame(height: height)
        .fixedSize()
        .accessibilityIdentifier("symbol")
        .offset(y: -height + hold)
      } else {
        Image(systemName: "arrow.down")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: height * 0.25, height: height * 0.25)
          .fixedSize()
          .padding(height * 0.375)
          .rotationEffect(rotation)
          .accessibilityIdentifier("symbol")
          .offset(y: -height + hold)
      }
    }
    .foregroundColor(.secondary)
  }
}

/// Eight strokes that go round.
struct ActivityRep: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      strokes(step: Int(timeline.date.timeIntervalSinceReferenceDate * 10) % 8)
    }
  }

  func strokes(step: Int) -> some View {
    ZStack {
      ForEach(0..<8) { index in
        let age = (step - index + 8) % 8
        Capsule()
          .frame(width: 3, height: 8)
          .offset(y: -9)
          .rotationEffect(.degrees(Double(index) * 45))
          .opacity(1 - Double(age) * 0.11)
      }
    }
  }
}

/// Collects where the two invisible views are.
struct RefreshKey: PreferenceKey {
  enum Kind { case moving, fixed }

  struct Bounds: Equatable {
    let kind: Kind
    let frame: CGRect
  }

  static var defaultValue: [Bounds] = []
  static func reduce(value: inout [Bounds], nextValue: () -> [Bounds]) { value += nextValue() }
}

/// Moves with the content, at its top.
struct MovingView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: RefreshKey.self, value: [RefreshKey.Bounds(kind: .moving, frame: proxy.frame(in: .global))])
    }
    .frame(height: 0)
  }
}

/// Lies behind the scroll view.
struct FixedView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: RefreshKey.self, value: [RefreshKey.Bounds(kind: .fixed, frame: proxy.frame(in: .global))])
    }
  }
}
