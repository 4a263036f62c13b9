import SwiftUI

/// Fingers on the surface and the handle.
extension SheetModel {
  /// A drag goes on; the first sample decides whether it is the sheet's.
  func dragged(_ holder: SheetHolder, _ translation: CGSize, isFirst: Bool) -> Bool {
    if isFirst {
      // Sideways drags are nobody's here; a sheet that was caught is held whatever the direction.
      guard holder == .caught || abs(translation.height) >= abs(translation.width) else { return false }
      guard take(holder) else { return false }
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

  func scrollBegan(_ scroll: _ScrollHandle, caught: Bool) {
    if caught, isMoving { take(.scroll) }
  }

  func scrollMoved(by way: CGFloat, _ scroll: _ScrollHandle) -> CGFloat {
    // Another hand has the sheet: this finger moves nothing.
    if let hold, hold.holder != .scroll { return way }
    guard !isHidden, isOpen || hold != nil else { return way }
    let present = hold?.raw ?? y
    if present <= top, way < 0 || scroll.keepsPulls { return 0 }
    if hold == nil, !take(.scroll) { return 0 }
    guard let hold else { return 0 }
    // To the very top, so that nothing is left over by rounding.
    let next = way < 0 && hold.raw + way < top ? min(top, hold.raw) : hold.raw + way
    pull(to: next)
    return next - hold.raw
  }

  func scrollEnded(velocity: CGFloat, at time: Date, _ scroll: _ScrollHandle) -> CGFloat {
    guard let hold, hold.holder == .scroll else { return velocity }
    if hold.raw <= top, velocity < 0 || scroll.offset > 0 {
      restAtTop()
      return velocity
    }
    if scroll.offset > 0 {
      // Content that is scrolled has the release.
      drop()
      return velocity
    }
    if velocity < 0, scroll.extent > 0, run(velocity, at: time, into: scroll) { return 0 }
    letGo(velocity: velocity, at: time)
    return 0
  }

  func scrollCancelled(_ scroll: _ScrollHandle) {
    if hold?.holder == .scroll { drop() }
  }

  /// A notch up goes a detent up, and further ones scroll the content; a notch down at the content's top does
  /// nothing. A trackpad moves the sheet between its topmost and its lowest detent and never dismisses it; a turn that
  /// scrolled content does not go on to move the sheet.
  func wheelTurned(by way: CGFloat, isPrecise: Bool, at time: Date) -> CGFloat {
    guard isOpen, !isHidden, let index, hold == nil || hold?.holder == .wheel else { return way }
    guard isPrecise else {
      guard way < 0 else { return way }
      guard index > 0 else { return 0 }
      step(up: 1)
      return way
    }
    if let contentWheeled, way > 0, time.timeIntervalSince(contentWheeled) < SheetModel.wheelPause {
      self.contentWheeled = time
      return way
    }
    let present = hold?.raw ?? y
    if way < 0, present <= top { return 0 }
    if hold == nil, !take(.wheel) { return way }
    guard let hold else { return way }
    let next = min(max(hold.raw + way, top), max(lowest, hold.start))
    pull(to: next, at: time)
    return way < 0 ? next - hold.raw : way
  }

  func wheelScrolledContent(at time: Date) { contentWheeled = time }

  /// Turns of a wheel that follow each other sooner belong together, in seconds.
  private static let wheelPause = 0.15
}
