import Foundation
import Graphics

/// A card that comes out of a source: below its lowest detent it lies between the source's frame and its own.
extension SheetLayout {
  /// The card's height as a part of the lowest detent's, 0...1.
  private var presence: CGFloat {
    let whole = leastHeight
    return whole > 0 ? min(max(shownHeight / whole, 0), 1) : 1
  }

  /// The card's geometry between both; nil: it does not zoom.
  var zoomed: ZoomGeometry? {
    guard zoom.isActive else { return nil }
    let whole = leastHeight
    return zoom.geometry(
      presence, in: self,
      target: CGRect(x: cardX, y: size.height - whole, width: cardWidth, height: whole), radius: cardRadius)
  }

  /// The card has another height.
  func zoomMoved() {
    zoom.wanted = store.zoomSource
    zoom.isAllowed = !environment.accessibilityReduceMotion
    zoom.move(to: presence, tree)
    setNeedsCompose()
  }
}
