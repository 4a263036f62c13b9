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

  /// Where it goes when what holds it lets it go with a velocity.
  func target(of hold: SheetHold, velocity: CGFloat) -> SheetRelease.Target {
    guard let from = hold.from else { return release.target(caughtAt: place, velocity: velocity) }
    let start = stops[min(from, stops.count - 1)].y
    return release.target(from: from, translation: hold.raw - start, velocity: velocity)
  }

  /// Whether it is not leaving although it is below its lowest detent: it swings there and comes back, or is held.
  var isBelowAndStays: Bool { isMoving ? isOpen : hold != nil }
}
