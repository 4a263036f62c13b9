import Foundation
import Graphics

/// Something that shares fingers and wheels with the scroll views in it: a sheet that is dragged by its content.
///
/// A scroll view below a view with `_scrollHandoff(_:)` follows its finger along the vertical axis in this order. Up:
/// first content that is pulled past its own top comes back, then the receiver uses what it can, then the content
/// scrolls. Down: first the content scrolls to its top, then the receiver moves as far as it can, then the content is
/// overscrolled. Distances are points, velocities points per second, both positive downwards. A drag calls
/// `scrollBegan` once, then either `scrollEnded` or `scrollCancelled`. A fling moves the receiver or the content, not
/// both: the content gets what `scrollEnded` returns.
@MainActor public protocol _ScrollHandoffReceiver: AnyObject {
  /// Whether the receiver moves by itself, so that a touch on a scroll view is to catch it at once.
  var catchesScrolls: Bool { get }
  /// Whether the receiver follows the whole movement of the finger, with the slop that decides its axis, as drag
  /// gestures do.
  var countsSlop: Bool { get }
  /// A finger begins to drag a scroll view; `caught`: it stopped something that moved.
  func scrollBegan(_ scroll: _ScrollHandle, caught: Bool)
  /// The finger moved by `distance`.
  ///
  /// - Returns: the part of it that the receiver has used, of the same sign.
  func scrollMoved(by distance: CGFloat, _ scroll: _ScrollHandle) -> CGFloat
  /// The finger was lifted.
  ///
  /// - Returns: what is left for the content.
  func scrollEnded(velocity: CGFloat, at time: Date, _ scroll: _ScrollHandle) -> _ScrollRelease
  /// The finger was cancelled.
  func scrollCancelled(_ scroll: _ScrollHandle)
  /// A wheel was turned over the receiver or, before it scrolls up, over a scroll view in it.
  ///
  /// - Returns: the part of the distance that the receiver has used.
  func wheelTurned(by distance: CGFloat, isPrecise: Bool, at time: Date) -> CGFloat
  /// A wheel scrolls content, which comes to rest at `time` if nothing else happens.
  func wheelScrolledContent(until time: Date)
}

/// A scroll view as its receiver sees it.
@MainActor public final class _ScrollHandle {
  weak var view: ScrollLayout?

  init(_ view: ScrollLayout) { self.view = view }

  /// How far the content is scrolled from its top, in points.
  public var offset: CGFloat { view?.offset.y ?? 0 }
  /// Whether the scroll view keeps pulls past its top for itself, to refresh.
  public var keepsPulls: Bool { view.map { $0.keepsPulls || $0.refresh != nil } ?? false }
  /// Whether the content was scrolled when the finger began to drag it.
  public internal(set) var beganScrolled = false
}

/// A layout whose scroll views share their fingers with a receiver.
@MainActor protocol ScrollHandoffContainer: LayoutNode {
  /// The receiver; nil: fingers are shared with none, not even one further out.
  var handoffReceiver: (any _ScrollHandoffReceiver)? { get }
  /// A finger released a scroll view, and the result is known: content that is to be at its top goes there.
  func scrollViewWasLetGo(_ scroll: ScrollLayout)
}

extension ScrollHandoffContainer {
  func scrollViewWasLetGo(_ scroll: ScrollLayout) {}
}

/// Marks where a receiver's content begins.
struct ScrollHandoffModifier: LayoutModifier {
  typealias Body = Never
  let receiver: any _ScrollHandoffReceiver
  let keepsContentAtTop: Bool

  final class Wrapper: UnaryLayout, ScrollHandoffContainer, PointerResponder {
    weak var receiver: (any _ScrollHandoffReceiver)?
    var handoffReceiver: (any _ScrollHandoffReceiver)? { receiver }
    fileprivate(set) var keepsContentAtTop = false

    /// The duration of the content's move to its top, in seconds: shorter than a sheet's to another detent.
    private static let returnDuration = 0.25

    /// A finger that caught the content moving to the top has stopped it there.
    func scrollViewWasLetGo(_ scroll: ScrollLayout) {
      if keepsContentAtTop { scroll.returnToTop(.easeOut(duration: Self.returnDuration)) }
    }

    /// Brings the content of the vertical scroll views in here to its top; fingers that scroll it no longer move it.
    fileprivate func bringContentToTop() {
      func walk(_ node: LayoutNode) {
        for child in node.participants {
          if let scroll = child as? ScrollLayout, scroll.handoffReceiver === receiver {
            scroll.returnToTop(.easeOut(duration: Self.returnDuration))
          }
          walk(child)
        }
      }
      walk(self)
    }

    override var pointerResponder: (any PointerResponder)? { self }

    /// A finger beside the content drags it too, and with it the receiver; one above or below it drags the receiver
    /// alone.
    func gestureMembers(at location: CGPoint) -> [GestureMember] {
      guard let scroll = scrollView(beside: location) else { return [] }
      let x = scroll.localPoint(location, in: .local, .presentation).x
      return x < 0 || x > scroll.size.width ? [scroll.member] : []
    }

    func handleWheel(_ event: WheelEvent, _ delta: CGVector) -> CGVector {
      guard let receiver, delta.dy != 0 else { return delta }
      var delta = delta
      if let scroll = scrollView(beside: event.location) {
        delta.dy = scroll.handleWheel(event, CGVector(dx: 0, dy: delta.dy)).dy
      }
      let used = receiver.wheelTurned(
        by: delta.dy, isPrecise: event.isPrecise, at: tree.clockOrigin + event.time)
      return CGVector(dx: delta.dx, dy: delta.dy - used)
    }

    /// The content that a wheel scrolls where it turns over a part of the receiver that does not scroll up and down: the
    /// picture beside a text.
    private func scrollView(beside point: CGPoint) -> ScrollLayout? {
      guard let scroll = firstVerticalScrollView, scroll.handoffReceiver === receiver else { return nil }
      var node = tree.rootLayout?.hitTest(point)
      while let present = node, present !== self {
        if let view = present as? ScrollLayout, view.axes.contains(.vertical) { return nil }
        node = present.parent
      }
      return scroll
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.receiver = receiver
    guard keepsContentAtTop != layout.keepsContentAtTop else { return }
    layout.keepsContentAtTop = keepsContentAtTop
    if keepsContentAtTop { layout.bringContentToTop() }
  }
}

private struct KeepsPullsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether scroll views keep pulls past their top.
  var keepsScrollPulls: Bool {
    get { self[KeepsPullsKey.self] }
    set { self[KeepsPullsKey.self] = newValue }
  }
}

extension View {
  /// Shares the fingers and wheels of the vertical scroll views in this view with a receiver, which is held weakly.
  ///
  /// - Parameter keepsContentAtTop: when this becomes true their content goes to its top within 0.25 s, whatever moves
  ///   it.
  public func _scrollHandoff(_ receiver: any _ScrollHandoffReceiver, keepsContentAtTop: Bool = false)
    -> some View
  {
    modifier(ScrollHandoffModifier(receiver: receiver, keepsContentAtTop: keepsContentAtTop))
  }

  /// Keeps pulls past the top of the scroll views in this view for themselves, to refresh.
  public func _keepsScrollPulls(_ keeps: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.keepsScrollPulls = keeps }, value: keeps, path: \EnvironmentValues.keepsScrollPulls))
  }
}

extension ScrollLayout {
  /// The nearest receiver, which shares its vertical drags.
  var handoffReceiver: (any _ScrollHandoffReceiver)? { handoffContainer?.handoffReceiver }

  /// The nearest container, where the receiver's content begins.
  private var handoffContainer: (any ScrollHandoffContainer)? {
    guard axes.contains(.vertical) else { return nil }
    return firstAbove { $0 as? any ScrollHandoffContainer }
  }

  /// Tells the container that a finger has released the view, once the result of that is known.
  func tellOfRelease() {
    guard handoffContainer != nil else { return }
    tree.afterUpdate { [weak self] in
      guard let self, !self.member.isDragging else { return }
      self.handoffContainer?.scrollViewWasLetGo(self)
    }
  }
}
