import SwiftUI

/// Where the content of a scroll view is, how fast it moves, and why.
public struct ScrollReading: Equatable, Sendable {
  /// The content's place in the scroll view's frame: 0 at rest, negative when scrolled, positive while it is pulled.
  public var offset = CGPoint.zero
  /// How fast the content moves, in points per second; zero at rest.
  public var velocity = CGVector(dx: 0, dy: 0)
  public var phase = ScrollPhase.idle

  public init() {}
}

/// A scroll view that tells where its content is.
///
/// The reading follows the scroll in the same frame. Its offset is the content's minX and minY in the scroll view's
/// frame; its velocity is the difference to the frame before by the time between them.
///
///     OffsetScrollView { reading in
///       barOpacity = min(max(-reading.offset.y / 100, 0), 1)
///     } content: {
///       LazyVStack { ForEach(places) { PlaceRow(place: $0) } }
///     }
public struct OffsetScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let onScroll: (ScrollReading) -> Void
  private let content: Content
  @State private var reading = ScrollReading()
  @State private var last: (offset: CGPoint, date: Date)?
  @State private var isMoving = false

  /// - Parameter onScroll: called when the reading changes, at most once a frame.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    onScroll: @escaping (ScrollReading) -> Void, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.onScroll = onScroll
    self.content = content()
  }

  public var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) { content }
      .onScrollGeometryChange(for: CGPoint.self) { geometry in
        CGPoint(
          x: -geometry.contentOffset.x - geometry.contentInsets.leading,
          y: -geometry.contentOffset.y - geometry.contentInsets.top)
      } action: { _, offset in
        update { $0.offset = offset }
      }
      .onScrollPhaseChange { _, phase in
        isMoving = phase != .idle
        update {
          $0.phase = phase
          if phase == .idle { $0.velocity = CGVector(dx: 0, dy: 0) }
        }
      }
      .background(
        TimelineView(.animation(paused: !isMoving)) { timeline in
          Color.clear.onChange(of: timeline.date) { _, date in measure(date) }
        })
  }

  private func update(_ change: (inout ScrollReading) -> Void) {
    var next = reading
    change(&next)
    guard next != reading else { return }
    reading = next
    onScroll(next)
  }

  /// The speed since the frame before.
  private func measure(_ date: Date) {
    defer { last = (reading.offset, date) }
    guard let last, isMoving else { return }
    let time = date.timeIntervalSince(last.date)
    // After a pause the difference gives no velocity.
    guard time > 0, time < 0.1 else { return }
    update {
      $0.velocity = CGVector(
        dx: ($0.offset.x - last.offset.x) / time, dy: ($0.offset.y - last.offset.y) / time)
    }
  }
}
