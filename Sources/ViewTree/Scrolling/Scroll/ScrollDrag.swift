import Foundation

/// One drag of a scroll view, shared with a receiver round it (see `_ScrollHandoffReceiver`).
@MainActor final class ScrollDrag {
  /// Owns the member that owns the drag.
  private unowned let view: ScrollLayout
  private(set) weak var receiver: (any _ScrollHandoffReceiver)?
  private lazy var handle = _ScrollHandle(view)
  private var isActive = false
  /// The finger's translation so far, and the part of it that the receiver has used.
  private var translation: CGFloat = 0
  private var given: CGFloat = 0

  init(_ view: ScrollLayout) { self.view = view }

  /// Looks for the receiver; called when a finger is put down.
  func find() { receiver = view.handoffReceiver }

  func begin(caught: Bool) {
    isActive = receiver != nil
    translation = 0
    given = 0
    handle.beganScrolled = view.offset.y > view.range(.vertical).lowerBound + 0.5
    receiver?.scrollBegan(handle, caught: caught)
  }

  /// The part of the finger's whole translation that is the content's; `start` is the unlimited offset where it began.
  func left(of whole: CGFloat, _ start: CGFloat) -> CGFloat {
    guard isActive, let receiver else { return whole }
    let step = whole - translation
    let offset = start - (translation - given)
    let top = view.range(.vertical).lowerBound
    // What the content itself can still move in that direction; the receiver gets the rest.
    let own = step < 0 ? -min(-step, max(0, top - offset)) : min(step, max(0, offset - top))
    if step - own != 0 { given += receiver.scrollMoved(by: step - own, handle) }
    translation = whole
    return translation - given
  }

  /// - Returns: what is left for the content.
  func end(_ velocity: CGFloat, at time: TimeInterval) -> _ScrollRelease {
    guard isActive, let receiver else { return .fling(velocity) }
    isActive = false
    return receiver.scrollEnded(velocity: velocity, at: view.tree.clockOrigin + time, handle)
  }

  func cancel() {
    if isActive { receiver?.scrollCancelled(handle) }
    isActive = false
  }
}
