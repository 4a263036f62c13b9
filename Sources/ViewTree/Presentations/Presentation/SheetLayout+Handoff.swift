import Foundation

/// Fingers on scroll views in a sheet: upwards the card rises to its largest height and then the content scrolls;
/// downwards the content scrolls to its top and then the card goes down.
extension SheetLayout: ScrollHandoffContainer, _ScrollHandoffReceiver {
  var handoffReceiver: (any _ScrollHandoffReceiver)? { isCover ? nil : self }

  var countsSlop: Bool { false }

  func scrollBegan(_ scroll: _ScrollHandle, caught: Bool) {
    if caught, catchesScrolls { grab(.content) }
  }

  func scrollMoved(by distance: CGFloat, _ scroll: _ScrollHandle) -> CGFloat {
    // Another finger drags the card: this one moves nothing.
    if let holder, holder != .content { return distance }
    let isRaised = unlimitedHeight >= greatestHeight
    if distance < 0, isRaised || holder == nil && store.current.contentInteraction == .scrolls { return 0 }
    if distance > 0, isRaised, scroll.keepsPulls { return 0 }
    guard grab(.content) else { return distance }
    let used = distance < 0 ? -min(-distance, max(0, greatestHeight - unlimitedHeight)) : distance
    drag(by: -used)
    return used
  }

  func scrollEnded(velocity: CGFloat, at time: Date, _ scroll: _ScrollHandle) -> _ScrollRelease {
    guard holder == .content else { return .fling(velocity) }
    // Where the content has begun to scroll, the velocity is the content's; if the drag raised the card, it only stops.
    let isContents = scroll.offset > 0
    let hasRaised = startHeight < greatestHeight
    // A throw that began on scrolled content does not choose the detent; the card keeps its velocity all the same.
    letGo(velocity: isContents ? 0 : -velocity, counts: !scroll.beganScrolled)
    guard isContents else { return .none }
    return hasRaised ? .stop(velocity) : .fling(velocity)
  }

  func scrollCancelled(_ scroll: _ScrollHandle) {
    if holder == .content { letGo(velocity: 0, mayDismiss: false) }
  }

  func wheelTurned(by distance: CGFloat, isPrecise: Bool, at time: Date) -> CGFloat { 0 }
  func wheelScrolledContent(until time: Date) {}
}
