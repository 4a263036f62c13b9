import SwiftUI

/// Fingers on the surface and the handle.
extension SheetModel {
  /// A drag goes on; the first sample decides whether it is the sheet's.
  func dragged(_ holder: SheetHolder, _ translation: CGSize, isFirst: Bool) -> Bool {
    if isFirst {
      // Sideways drags are ignored; a sheet that was caught is held whatever the direction.
      guard holder == .caught || abs(translation.height) >= abs(translation.width) else { return false }
      guard grab(holder) else { return false }
    }
    guard let hold, hold.holder == holder else { return false }
    pull(to: hold.start + translation.height)
    return true
  }

  func dragEnded(_ holder: SheetHolder, velocity: CGFloat, at date: Date) {
    guard hold?.holder == holder else { return }
    letGo(velocity: velocity, at: date)
  }

  /// The gesture is over; where it did not end well the sheet is still held.
  func dragGone(_ holder: SheetHolder) {
    guard hold?.holder == holder else { return }
    drop()
  }
}

/// Keys, the handle and the scrim.
extension SheetModel {
  /// A tap beside the sheet dismisses it; the second click of a double click that presented it does not.
  func scrimTapped() {
    if isMoving, now.timeIntervalSince(openedAt ?? now) < SheetModel.doubleClick { return }
    requestDismissal()
  }

  /// How soon the clicks of a double click follow each other, in seconds: `TapGesture`'s.
  private static let doubleClick = 0.35

  /// Escape: down by a detent, from the lowest away.
  func stepDown() {
    guard isOpen, hold == nil else { return }
    if options.escapeDismisses { return requestDismissal() }
    guard let index, index + 1 < stops.count else { return requestDismissal() }
    select(stops[index + 1].detent)
  }

  /// Goes up by so many detents, or down; never away.
  func step(up count: Int) {
    guard let index, isOpen else { return }
    select(stops[min(max(index - count, 0), stops.count - 1)].detent)
  }

  /// The next detent up, from the topmost the lowest.
  func cycle() {
    guard let index, stops.count > 1 else { return }
    select(stops[index > 0 ? index - 1 : stops.count - 1].detent)
  }
}

/// Fingers and wheels on the content.
///
/// A drag of content and sheet is one line: upwards the sheet goes to its topmost detent and then the content scrolls;
/// downwards the content scrolls to its top and then the sheet goes down.
extension SheetModel: _ScrollHandoffReceiver {
  var catchesScrolls: Bool { isCatching }
  var countsSlop: Bool { true }

  func scrollBegan(_ scroll: _ScrollHandle, caught: Bool) {
    if caught, isMoving { grab(.scroll) }
  }

  func scrollMoved(by distance: CGFloat, _ scroll: _ScrollHandle) -> CGFloat {
    // Something else holds the sheet: this finger moves nothing.
    if let hold, hold.holder != .scroll { return distance }
    guard !isHidden, isOpen || hold != nil else { return distance }
    let present = hold?.raw ?? y
    if present <= top, distance < 0 || scroll.keepsPulls { return 0 }
    if hold == nil, !grab(.scroll) { return 0 }
    guard let hold else { return 0 }
    // To the very top, so that nothing is left over by rounding.
    let next = distance < 0 && hold.raw + distance < top ? min(top, hold.raw) : hold.raw + distance
    pull(to: next)
    return next - hold.raw
  }

  func scrollEnded(velocity: CGFloat, at time: Date, _ scroll: _ScrollHandle) -> _ScrollRelease {
    guard let hold, hold.holder == .scroll else { return .fling(velocity) }
    // The release belongs to content that the finger has scrolled; after a drag that raised the sheet it only stops.
    if scroll.offset > 0 {
      if hold.raw <= top { restAtTop() } else { drop() }
      return hold.start > top ? .stop(velocity) : .fling(velocity)
    }
    // A fling that began on scrolled content does not decide where the sheet goes, but the sheet keeps its velocity.
    letGo(velocity: velocity, at: time, counts: !scroll.beganScrolled)
    return .none
  }

  func scrollCancelled(_ scroll: _ScrollHandle) {
    if hold?.holder == .scroll { drop() }
  }

  /// A notch up goes a detent up, and further ones scroll the content. A notch down goes a detent down where sheet and
  /// content have rested at their tops for a while, so that the turns that scrolled the content do not go on to move the
  /// sheet; it never dismisses. A trackpad moves the sheet between its topmost and its lowest detent and never dismisses
  /// it; a turn that scrolled content does not go on to move the sheet.
  func wheelTurned(by distance: CGFloat, isPrecise: Bool, at time: Date) -> CGFloat {
    guard isOpen, !isHidden, let index, hold == nil || hold?.holder == .wheel else { return distance }
    guard isPrecise else {
      let lastTurn = max(turned ?? .distantPast, contentWheeled ?? .distantPast)
      turned = time
      if distance < 0 {
        guard index > 0 else { return 0 }
        step(up: 1)
      } else if isResting, time.timeIntervalSince(max(lastTurn, arrived)) >= SheetModel.notchRest {
        step(up: -1)
      }
      return distance
    }
    if let contentWheeled, distance > 0, time.timeIntervalSince(contentWheeled) < SheetModel.wheelPause {
      self.contentWheeled = time
      return distance
    }
    let present = hold?.raw ?? y
    if distance < 0, present <= top { return 0 }
    if hold == nil, !grab(.wheel) { return distance }
    guard let hold else { return distance }
    let next = min(max(hold.raw + distance, top), max(lowest, hold.start))
    pull(to: next, at: time)
    return distance < 0 ? next - hold.raw : distance
  }

  func wheelScrolledContent(until time: Date) { contentWheeled = time }

  /// A notch down belongs to those before it unless all has rested for so long, in seconds.
  private static let notchRest = 0.3
  /// Turns of a trackpad that follow each other sooner belong together, in seconds.
  private static let wheelPause = 0.15
}
