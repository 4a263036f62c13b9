import Foundation
import Graphics

/// What a sheet looks like at its present height.
extension SheetLayout {
  /// The shadow of a card without a scrim: its radius in points and its opacity, chosen by eye.
  private static let shadowRadius: CGFloat = 12
  private static let shadowOpacity: CGFloat = 0.18

  /// The scrim's opacity as a part of its full one, 0...1: it grows with the card up to the first detent, or from the one
  /// through which what lies behind can be used to the next.
  var scrimStrength: CGFloat {
    guard !isCover else { return 0 }
    switch (options.backgroundInteraction ?? .automatic).kind {
    case .automatic, .disabled: return min(1, max(0, shownHeight / max(1, leastHeight)))
    case .enabled: return 0
    case .upThrough(let detent):
      let least = height(of: detent)
      guard let next = stops.first(where: { $0.height > least + 0.5 })?.height else { return 0 }
      return min(1, max(0, (shownHeight - least) / (next - least)))
    }
  }

  /// The opacity of the card's shadow, 0...1: it lies below a card without a scrim, and grows while that comes.
  private var shadowStrength: CGFloat {
    guard !isCover else { return 0 }
    switch (options.backgroundInteraction ?? .automatic).kind {
    case .automatic, .disabled: return 0
    case .enabled, .upThrough:
      return (1 - scrimStrength) * min(1, max(0, shownHeight / (2 * Self.shadowRadius)))
    }
  }

  /// Paints the shadow of a card that nothing else sets off from what lies behind.
  func composeShadow(_ composer: Composer, _ state: ComposeState) {
    let strength = shadowStrength
    guard strength > 0 else { return }
    let shadow = DisplayEffect.shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: Float(Self.shadowOpacity * strength)),
      radius: Self.shadowRadius,
      offset: .zero)
    composer.withEffects([shadow.transformed(by: state.transform)], displayID(7), state) { inner in
      composer.add(.fill(card, .color(.white), FillStyle()), displayID(8), inner)
    }
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
