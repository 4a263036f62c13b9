import Foundation

extension View {
  /// Lets a long press lift this view, to be dropped on a `dropDestination` of the same window. Other programs are not
  /// involved. A view that no destination accepts moves back.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource<EmptyView>(payload: { DragPayload(payload()) }, preview: nil))
  }

  /// Lets a long press lift this view, shown as a preview of its own.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: { DragPayload(payload()) }, preview: preview()))
  }

  /// Lets a long press lift this view, to be dropped in the same window.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(payload: { DragPayload(data()) }, preview: nil))
  }

  /// Lets a long press lift this view, shown as a preview of its own.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: { DragPayload(data()) }, preview: preview()))
  }
}

/// Something that is dragged at present.
@MainActor private final class DragSession {
  let payload: DragPayload
  let tree: Tree
  init(_ payload: DragPayload, _ tree: Tree) {
    self.payload = payload
    self.tree = tree
  }
}

private struct DragSource<Preview: View>: ViewModifier {
  let payload: () -> DragPayload
  let preview: Preview?
  @State private var anchor = LayoutReference()
  @State private var lift = ContextLift()
  @State private var menu = MenuSession()
  @State private var session: DragSession?
  @State private var isLifted = false
  @State private var translation = CGSize.zero
  @State private var location = CGPoint.zero
  @GestureState private var isActive = false

  /// How long a press lasts until it lifts the view, in seconds, and how far a drop is away at least, in points.
  private static var delay: Double { 0.35 }
  private static var least: CGFloat { 4 }

  func body(content: Content) -> some View {
    content
      .modifier(LayoutReferenceModifier(reference: anchor))
      .modifier(
        ContextMenuTarget(
          tracking: MenuTracking(session: menu, delay: Self.delay, isEnabled: false) {},
          lift: preview == nil ? lift : nil, isHeld: true)
      )
      .gesture(gesture)
      .onChange(of: isActive) { if !isActive { giveUp() } }
      .presentationLayer { _ in layer }
  }

  private var gesture: some Gesture {
    LongPressGesture(minimumDuration: Self.delay)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($isActive) { value, state, _ in if case .second = value { state = true } }
      .onChanged { value in if case .second(true, let drag) = value { move(drag) } }
      .onEnded { value in if case .second(true, let drag?) = value { drop(drag) } }
  }

  @ViewBuilder private var layer: some View {
    if isLifted {
      if let preview {
        preview.position(location).transition(.opacity)
      } else {
        LiftedView(lift: lift).offset(translation).opacity(0.9)
          .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
      }
    }
  }

  private func move(_ drag: DragGesture.Value?) {
    if session == nil {
      guard let tree = anchor.layout?.tree else { return }
      session = DragSession(payload(), tree)
      translation = .zero
      location = drag?.startLocation ?? anchor.layout.map { $0.globalFrame(.presentation).middle } ?? .zero
      isLifted = true
    }
    guard let drag, let session else { return }
    translation = drag.translation
    location = drag.location
    DropCenter.shared.move(to: drag.location, in: session.tree, session.payload)
  }

  private func drop(_ drag: DragGesture.Value) {
    guard let session else { return }
    let far = hypot(drag.translation.width, drag.translation.height) >= Self.least
    guard far, DropCenter.shared.drop(at: drag.location, in: session.tree, session.payload) else {
      return giveUp()
    }
    self.session = nil
    isLifted = false
  }

  /// Moves a view that no destination accepted back to where it came from.
  private func giveUp() {
    guard let session else { return }
    DropCenter.shared.cancel(session.payload)
    self.session = nil
    withAnimation(.spring(response: 0.35, dampingFraction: 0.9)) {
      translation = .zero
      if let middle = anchor.layout?.globalFrame(.presentation).middle { location = middle }
    } completion: {
      if self.session == nil { isLifted = false }
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
