import SwiftUI

/// A detent and the place at which the sheet's upper edge stands there.
struct SheetStop: Equatable {
  let detent: BottomSheetDetent
  let y: CGFloat
}

/// Who holds a sheet: only one at a time, whoever comes later is not listened to.
enum SheetHolder: Equatable {
  /// A drag of the surface, the handle, or of the whole sheet that was caught in motion.
  case surface, handle, caught
  /// A finger on a scroll view in the sheet.
  case scroll
  /// Fingers on a trackpad.
  case wheel
}

/// A sheet in a hand.
struct SheetHold {
  let holder: SheetHolder
  /// The index of the detent at which it rested; nil: it was caught in motion.
  var from: Int?
  /// Where it would be without any resistance.
  var raw: CGFloat
  /// Where that was when it was taken.
  let start: CGFloat
  /// When the trackpad was last touched.
  var touched: Date?

  var isWheel: Bool { holder == .wheel }
}
