import SwiftUI

/// A scroll view that is pulled down to load.
///
/// With T = `threshold` and p the pull as it shows: the arrow above the content does not turn up to 0.6 T and turns
/// evenly to 180 degrees at T. Let go at p >= T the action begins, once; pushed back by more than 3 points before, it
/// does not.
/// While it runs the header stays T high, and closes when it is over and no finger holds the content. Only a finger
/// starts it: throws, wheels and programs never do; Command-R and Control-R do the same by key. Short and empty content
/// can be pulled too. In a `BottomSheet` it keeps pulls at the topmost detent for itself.
///
///     RefreshableScrollView {
///       await store.reload()
///     } content: {
///       LazyVStack { ForEach(store.places) { PlaceRow(place: $0) } }
///     }
public struct RefreshableScrollView<Content: View>: View {
  private let threshold: CGFloat
  private let timeout: TimeInterval?
  private let action: @MainActor () async -> Void
  private let content: Content
  @State private var model = RefreshModel()

  /// - Parameters:
  ///   - threshold: the height of the header, in points.
  ///   - timeout: after so many seconds a load counts as over, and its task is cancelled; nil: never.
  public init(
    threshold: CGFloat = 80, timeout: TimeInterval? = nil, action: @escaping @MainActor () async -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.threshold = threshold
    self.timeout = timeout
    self.action = action
    self.content = content()
  }

  public var body: some View {
    model.threshold = threshold
    return ScrollView {
      ZStack(alignment: .top) {
        VStack(spacing: 0) { content }
          .frame(maxWidth: .infinity)
          .modifier(RefreshHold(model: model))
        RefreshHeader(model: model, height: threshold)
      }
    }
    ._keepsScrollPulls()
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      max(0, -geometry.contentOffset.y - geometry.contentInsets.top)
    } action: { _, pull in
      model.pulled(by: pull)
    }
    .onScrollPhaseChange { _, phase, context in
      let geometry = context.geometry
      model.dragging(
        phase == .interacting, pull: -geometry.contentOffset.y - geometry.contentInsets.top)
    }
    .simultaneousGesture(
      DragGesture()
        .onEnded { _ in if model.lifted() { load() } }
    )
    .onKeyPress(keys: ["r"], phases: .down) { press in
      guard press.modifiers.contains(.command) || press.modifiers.contains(.control) else { return .ignored }
      load()
      return .handled
    }
    .onDisappear { model.cancel() }
    .accessibilityValue(model.phase == .loading ? "Loading" : "")
  }

  private func load() { model.begin(timeout: timeout, action) }
}

/// Holds the content down while something loads.
private struct RefreshHold: ViewModifier {
  let model: RefreshModel
  func body(content: Content) -> some View { content.padding(.top, model.hold) }
}

/// The arrow above the content, or strokes that go round.
private struct RefreshHeader: View {
  let model: RefreshModel
  let height: CGFloat

  var body: some View {
    Group {
      if model.phase == .loading {
        RefreshWheel()
          .accessibilityIdentifier("refresh-wheel")
      } else {
        Image(systemName: "arrow.down")
          .resizable()
          .scaledToFit()
          .frame(width: height / 4, height: height / 4)
          .rotationEffect(.degrees(model.turn))
          .accessibilityIdentifier("refresh-arrow")
      }
    }
    .foregroundStyle(.secondary)
    .frame(height: height)
    .frame(maxWidth: .infinity)
    .offset(y: model.hold - height)
    .opacity(model.pull > 0 || model.isOpen ? 1 : 0)
    .accessibilityLabel(model.phase == .loading ? "Loading" : "Pull to refresh")
  }
}

/// Eight strokes, of which the darkest goes round once a second.
private struct RefreshWheel: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    TimelineView(.animation(minimumInterval: 1.0 / 8, paused: reducesMotion)) { timeline in
      let eighths: Double = timeline.date.timeIntervalSinceReferenceDate * 8
      wheel(step: Int(eighths.rounded(.down)) % 8)
    }
  }

  private func wheel(step: Int) -> some View {
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
