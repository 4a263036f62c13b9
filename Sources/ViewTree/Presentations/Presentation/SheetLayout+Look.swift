import Foundation
import Graphics

/// What a sheet looks like at its present height.
extension SheetLayout {
  /// The scrim's opacity as a part of its full one, 0...1: it grows with the card up to the first detent.
  var scrimStrength: CGFloat {
    guard !isCover, !isUndimmed else { return 0 }
    return min(1, max(0, shownHeight / max(1, leastHeight)))
  }

  var showsHandle: Bool {
    switch options.dragIndicator ?? .automatic {
    case .visible: !isCover
    case .hidden: false
    case .automatic: !isCover && stops.count > 1
    }
  }

  /// Whether what lies behind can be used.
  var isUndimmed: Bool {
    switch (options.backgroundInteraction ?? .automatic).kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): shownHeight <= height(of: detent) + 0.5
    }
  }

  var cardWidth: CGFloat {
    isCover || !look.windowIsWide ? size.width : min(size.width, Metrics.greatestWidth)
  }
  var cardX: CGFloat { (size.width - cardWidth) / 2 }

  /// The card at its present height, in own points; it continues below the window.
  var card: Path {
    let (height, radius) = (shownHeight, cardRadius)
    return Path(
      roundedRect: CGRect(
        x: cardX, y: size.height - height, width: cardWidth, height: height + 3 * radius + 1),
      cornerRadius: radius)
  }

  var cardRadius: CGFloat { isCover ? 0 : options.cornerRadius ?? Metrics.cornerRadius }

  /// Whether a point lies on the card.
  func isOnCard(_ point: CGPoint) -> Bool {
    if let zoomed { return zoomed.frame.contains(point) }
    return point.y >= size.height - shownHeight && point.x >= cardX && point.x <= cardX + cardWidth
  }

  /// Paints the bar by which the card is dragged.
  func composeHandle(_ composer: Composer, _ state: ComposeState) {
    // A card in a source's frame has none yet.
    guard showsHandle, !zoom.isActive else { return }
    let handle = CGRect(
      x: (size.width - Metrics.handle.width) / 2, y: size.height - shownHeight + Metrics.handleTop,
      width: Metrics.handle.width, height: Metrics.handle.height)
    composer.add(
      .fill(Path(roundedRect: handle, cornerRadius: 2.5), .color(look.handle), FillStyle()), displayID(2),
      state)
  }
}
