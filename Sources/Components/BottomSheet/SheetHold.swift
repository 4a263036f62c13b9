import SwiftUI

/// A detent and the y at which the sheet's upper edge rests there.
struct SheetStop: Equatable {
  let detent: BottomSheetDetent
  let y: CGFloat
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
