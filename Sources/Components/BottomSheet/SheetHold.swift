import SwiftUI

/// A detent and the y at which the sheet's upper edge rests there.
struct SheetStop: Equatable {
  let detent: BottomSheetDetent
  let y: CGFloat

  /// The place that corresponds to `place` in a container of another height: as far between the same two detents, or
  /// between the lowest one and the lower edge.
  static func place(
    of place: CGFloat, from old: [SheetStop], _ oldHeight: CGFloat, to new: [SheetStop], _ height: CGFloat
  ) -> CGFloat {
    guard oldHeight > 0 else { return height }
    var known = old.compactMap { stop in
      new.first { $0.detent == stop.detent }.map { (old: stop.y, new: $0.y) }
    }
    known.append((oldHeight, height))
    if let top = known.first, place < top.old { return top.new + (place - top.old) * height / oldHeight }
    for (a, b) in zip(known, known.dropFirst()) where place < b.old {
      return a.new + (b.new - a.new) * (place - a.old) / (b.old - a.old)
    }
    return height
  }
}

/// What holds a sheet: only one at a time; input of the others is ignored.
enum SheetHolder: Equatable {
  /// A drag of the surface, the handle, or of the whole sheet that was caught in motion.
  case surface, handle, caught
  /// A finger on a scroll view in the sheet.
  case scroll
  /// Fingers on a trackpad.
  case wheel
}

/// A sheet that is held.
struct SheetHold {
  let holder: SheetHolder
  /// The index of the detent at which it rested; nil: it was caught in motion.
  var from: Int?
  /// Where it would be without any resistance.
  var raw: CGFloat
  /// The value of `raw` when it was grabbed.
  let start: CGFloat
  /// When the trackpad was last touched.
  var touched: Date?
  /// Its velocity when it was caught in motion, in points per second; nil: it was at rest.
  var caughtVelocity: CGFloat?

  /// A touch that is shorter has been in no frame, in seconds.
  private static let frame = 1.0 / 60

  /// The velocity with which it goes on to where it was going, where it is let go without having been moved, and before a
  /// frame has shown that it was caught; nil: it was held.
  ///
  /// - Parameters:
  ///   - date: when it is let go; nil: not known.
  ///   - shown: the time of the last frame of its motion.
  func goesOn(_ velocity: CGFloat, at date: Date?, shown: Date) -> CGFloat? {
    guard let date, velocity == 0, raw == start, date.timeIntervalSince(shown) < Self.frame else {
      return nil
    }
    return caughtVelocity
  }

  var isWheel: Bool { holder == .wheel }
}
