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

  var isWheel: Bool { holder == .wheel }
}
