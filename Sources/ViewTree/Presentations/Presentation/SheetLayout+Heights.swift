import Foundation

/// The heights at which a sheet may rest.
extension SheetLayout {
  var options: PresentationOptions { store.current }
  /// Whether drag, tap and Escape dismiss the sheet.
  var canDismiss: Bool { !isCover && !(options.isDismissDisabled ?? false) }
  var safeArea: EdgeInsets { safeAreaInsetsWithin(size: nil) }

  /// The heights at which the card rests, the lowest first.
  var stops: [(detent: PresentationDetent, height: CGFloat)] {
    if isCover { return [(.large, size.height)] }
    let safe = safeArea
    let greatest = max(0, size.height - safe.top - Metrics.topGap)
    let context = PresentationDetent.Context(
      environment: environment, maxDetentValue: max(0, greatest - safe.bottom))
    let stops = (options.detents ?? [.large]).compactMap { detent in
      detent.height(in: context).map { (detent, min(max($0, 0) + safe.bottom, greatest)) }
    }
    return stops.isEmpty ? [(.large, greatest)] : stops.sorted { $0.1 < $1.1 }
  }

  var leastHeight: CGFloat { stops.first?.height ?? size.height }
  var greatestHeight: CGFloat { stops.last?.height ?? size.height }

  func height(of detent: PresentationDetent?) -> CGFloat {
    let stops = stops
    return (stops.first { $0.detent == detent } ?? stops.first)?.height ?? size.height
  }
}
