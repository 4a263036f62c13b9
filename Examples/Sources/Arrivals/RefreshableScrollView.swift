import SwiftUI

/// Collects the frames of the two invisible views.
struct FrameKey: PreferenceKey {
  enum Kind {
    case moving
    case fixed
  }

  struct Entry: Equatable {
    let kind: Kind
    let frame: CGRect
  }

  static var defaultValue: [Entry] = []

  static func reduce(value: inout [Entry], nextValue: () -> [Entry]) {
    value.append(contentsOf: nextValue())
  }
}

/// Stands still behind the scroll view, or lies without height above its content and moves with it.
struct FrameReporter: View {
  let kind: FrameKey.Kind

  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .preference(key: FrameKey.self, value: [FrameKey.Entry(kind: kind, frame: proxy.frame(in: .global))])
    }
    .frame(height: kind == .moving ? 0 : nil)
  }
}

/// Starts to refresh when it was pulled down by the height of its symbol; stays open until that has ended.
struct RefreshableScrollView<Content: View>: View {
  let height: CGFloat
  @Binding var refreshing: Bool
  let content: Content

  @State private var pull: CGFloat = 0
  @State private var lastPull: CGFloat = 0
  @State private var isOpen = false

  init(height: CGFloat = 80, refreshing: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.height = height
    self._refreshing = refreshing
    self.content = content()
  }

  var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        FrameReporter(kind: .moving)
        VStack { self.content }
          .alignmentGuide(.top) { _ in self.refreshing && self.isOpen ? -self.height : 0 }
        SymbolView(height: height, refreshing: refreshing, isOpen: isOpen, rotation: rotation)
      }
    }
    .background(FrameReporter(kind: .fixed))
    .onPreferenceChange(FrameKey.self) { entries in
      // Not in the midst of an update, as one had to write it for years.
      DispatchQueue.main.async { self.follow(entries) }
    }
  }

  /// Nothing up to 60 % of the height, half a turn at all of it.
  private var rotation: Angle {
    let part = Double(pull / height - 0.6) / 0.4
    return .degrees(180 * max(0, min(part, 1)))
  }

  private func follow(_ entries: [FrameKey.Entry]) {
    let moving = entries.first { $0.kind == .moving }?.frame ?? .zero
    let fixed = entries.first { $0.kind == .fixed }?.frame ?? .zero
    self.pull = moving.minY - fixed.minY

    if !refreshing && lastPull <= height && pull > height {
      self.refreshing = true
    }
    if !refreshing {
      self.isOpen = false
    } else if lastPull > height && pull <= height {
      self.isOpen = true
    }
    self.lastPull = pull
  }
}

struct SymbolView: View {
  let height: CGFloat
  let refreshing: Bool
  let isOpen: Bool
  let rotation: Angle

  var body: some View {
    Group {
      if refreshing {
        VStack {
          Spacer()
          ActivityIndicator()
          Spacer()
        }
        .frame(height: height)
        .fixedSize()
      } else {
        Image(systemName: "arrow.down")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: height * 0.25, height: height * 0.25)
          .fixedSize()
          .padding(height * 0.375)
          .rotationEffect(rotation)
      }
    }
    .offset(y: -height + (refreshing && isOpen ? height : 0))
  }
}

/// A ring that turns. With a value: without one the animation would take every change of its place for its own.
struct ActivityIndicator: View {
  @State private var isTurning = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.75)
      .stroke(Color.gray, lineWidth: 3)
      .frame(width: 24, height: 24)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .animation(Animation.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
      .onAppear { self.isTurning = true }
  }
}
