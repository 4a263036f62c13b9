import SwiftUI

/// The values that follow from the stops and the options.
extension SheetModel {
  /// How much height the content has to lay itself out in.
  var bodyHeight: CGFloat {
    stops.isEmpty || detents.contains(.content) ? height : height - top
  }

  var look: SheetLook {
    SheetLook(
      height: height, top: top,
      undimmed: options.undimmedThrough.flatMap { detent in stops.first { $0.detent == detent }?.y })
  }

  /// How opaque the black between the sheet and what lies behind it is.
  var shade: Double { options.dimming * look.dimming(y) }

  var release: SheetRelease {
    SheetRelease(
      stops: stops.map(\.y), height: height, thresholds: options.thresholds,
      isSequential: options.isSequential, throwsByOne: options.throwsByOne)
  }
}
