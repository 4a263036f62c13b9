import SwiftUI

/// A list that is pulled down to load more.
struct RefreshScene: View {
  @State private var dishes = ["Bouillabaisse", "Cassoulet", "Coq au vin", "Ratatouille", "Soupe à l'oignon"]
  @State private var isLoading = false
  @State private var loads = 0

  var body: some View {
    RefreshableScrollView(height: 70, isRefreshing: $isLoading) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Loaded \(loads) times")
          .font(.footnote)
          .foregroundColor(.secondary)
          .padding()
        ForEach(dishes.indices, id: \.self) { index in
          Text(dishes[index])
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
        dishes.insert("Dish of the day \(loads)", at: 0)
        withAnimation { self.isLoading = false }
      }
    }
  }
}

/// A scroll view with a symbol above its content that comes down with a pull and starts a load.
struct RefreshableScrollView<Content: View>: View {
  /// The height of the symbol's area, which is the threshold too.
  var height: CGFloat = 80
  @Binding var isRefreshing: Bool
  @ViewBuilder let content: Content
  @State private var pull: CGFloat = 0
  @State private var isFrozen = false
  @State private var rotation = Angle.zero

  /// How far the content is held down: full while loading, whatever the pull, as soon as it was let go.
  private var hold: CGFloat { isFrozen ? height - min(max(pull, 0), height) : 0 }

  var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        MovingView()
        content
          .padding(.top, hold)
        RefreshSymbol(height: height, isLoading: isRefreshing, rotation: rotation)
          .offset(y: -height + hold)
          .opacity(pull > 0 || isFrozen ? 1 : 0)
      }
    }
    .background(FixedView())
    .onPreferenceChange(RefreshKey.self) { bounds in measure(bounds) }
    .onChange(of: isRefreshing) { _, isRefreshing in
      if !isRefreshing { withAnimation { isFrozen = false } }
    }
  }

  private func measure(_ bounds: [RefreshKey.Bounds]) {
    let moving = bounds.first { $0.kind == .moving }?.frame ?? .zero
    let fixed = bounds.first { $0.kind == .fixed }?.frame ?? .zero
    let previous = pull
    pull = moving.minY - fixed.minY
    if !isRefreshing {
      rotation = RefreshSymbol.rotation(pull: pull, height: height)
      if pull >= height, previous < height { isRefreshing = true }
    }
    // Let go: the area stays open from where the content comes by on its way back.
    if isRefreshing, previous > height, pull <= height { isFrozen = true }
  }
}

/// The arrow, or a wheel of strokes while something loads.
struct RefreshSymbol: View {
  let height: CGFloat
  let isLoading: Bool
  let rotation: Angle

  /// Nothing up to 60 % of the height, then evenly to half a turn.
  static func rotation(pull: CGFloat, height: CGFloat) -> Angle {
    let start = 0.6 * height
    let part = (pull - start) / (height - start)
    return .degrees(180 * Double(min(max(part, 0), 1)))
  }

  var body: some View {
    Group {
      if isLoading {
        ActivityRep()
      } else {
        Image(systemName: "arrow.down")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: height * 0.25, height: height * 0.25)
          .padding(height * 0.375)
          .rotationEffect(rotation)
      }
    }
    .foregroundColor(.secondary)
    .frame(height: height)
    .accessibilityIdentifier("symbol")
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

/// Stands behind the scroll view.
struct FixedView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: RefreshKey.self, value: [RefreshKey.Bounds(kind: .fixed, frame: proxy.frame(in: .global))])
    }
  }
}
