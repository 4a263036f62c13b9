import Foundation

/// Keeps a binding to an id and a scroll view together.
private struct ScrollPositionIDModifier<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var tracker = ScrollPositionTracker()
  @State private var known = Known<ID?>()

  func body(content: Content) -> some View {
    let present = id
    content.modifier(
      // The closure captures these values, not the modifier, whose state holds the tracker.
      ScrollTrackingModifier(tracker: tracker, anchor: anchor) { [id = $id, known] ids in
        guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, known.value != .some(new) else {
          return
        }
        known.value = .some(new)
        id.wrappedValue = new
      } updated: { isNew, transaction in
        defer { known.value = .some(present) }
        tracker.isAtView = present != nil
        guard let present else { return }
        if isNew { return tracker.begin(at: AnyHashable(present), anchor) }
        guard known.value != .some(present) else { return }
        tracker.scroll(to: AnyHashable(present), anchor, transaction.activeAnimation)
      })
  }
}

/// Keeps a position and a scroll view together.
private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var tracker = ScrollPositionTracker()
  @State private var known = Known<ScrollPosition>()

  func body(content: Content) -> some View {
    let present = position
    content.modifier(
      // The closure captures these values, not the modifier, whose state holds the tracker.
      ScrollTrackingModifier(tracker: tracker, anchor: anchor) { [position = $position, known] ids in
        var next = position.wrappedValue
        next.userScrolled(to: ids.first)
        guard next != position.wrappedValue else { return }
        known.value = next
        position.wrappedValue = next
      } updated: { isNew, transaction in
        tracker.isAtView = present.isAtView
        if isNew, case .id(let id, let own) = present.request {
          known.value = present
          return tracker.begin(at: id, own ?? anchor)
        }
        guard known.value?.request != present.request || known.value?.serial != present.serial else { return }
        known.value = present
        follow(present, transaction.activeAnimation)
      })
  }

  private func follow(_ position: ScrollPosition, _ animation: Animation?) {
    switch position.request {
    case .none: break
    case .id(let id, let own): tracker.scroll(to: id, own ?? anchor, animation)
    case .edge(let edge): tracker.withScrollView { $0.travel(to: .edge(edge), animation) }
    case .point(let x, let y):
      tracker.withScrollView { view in
        let present = view.destination
        view.travel(to: CGPoint(x: x ?? present.x, y: y ?? present.y), animation)
      }
    }
  }
}

/// The value that a modifier has acted on already.
@MainActor private final class Known<Value> {
  var value: Value?
  nonisolated init() {}
}

extension View {
  /// Binds an id to the view that a scroll view in this view is at: a new id scrolls there, scrolling by the user
  /// writes the id of the target under `anchor` (nil: the one at the start).
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }

  /// Binds a position to the scroll view in this view.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
