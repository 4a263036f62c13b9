import Foundation
import Graphics

/// Zooms a card or page out of a source and back, as a function of how far its own motion has moved it.
///
/// Its owner reports the progress whenever it changes (`move`), and reads the geometry when it is composed. Whether it
/// zooms is decided when the progress leaves 0 or 1, and holds until it reaches one of them. A source that is set
/// meanwhile counts from then on.
@MainActor final class ZoomPassage {
  /// The source that the content sets.
  var wanted: _ZoomSource?
  /// Whether it may zoom at all.
  var isAllowed = true
  private(set) var isActive = false
  private weak var source: TransitionSourceLayout?
  /// Where the source was seen last, in the window, and what it looks like.
  private var frame = CGRect.zero
  private(set) var look = _MatchedTransitionSourceLook()
  private var isDecided = false

  /// The card's progress has changed: from 0 at its source to 1 at its own place.
  ///
  /// - Parameter isReady: whether what lies below is placed already; else it is decided later.
  func move(to progress: CGFloat, _ tree: Tree, isReady: Bool = true) {
    guard progress > 0, progress < 1 else { return end() }
    if !isDecided, isReady {
      isDecided = true
      let found =
        isAllowed
        ? wanted.flatMap { tree.transitionSources.sources($0.key).last(where: \.isWhollyInSight) } : nil
      source = found
      isActive = found != nil
    }
    guard isActive else { return }
    source?.presence = ZoomGeometry.sourceOpacity(progress)
  }

  /// It is at one of its ends, or gone.
  func end() {
    source?.presence = 1
    source = nil
    (isActive, isDecided) = (false, false)
  }

  /// The card's geometry at a progress; nil: it does not zoom.
  ///
  /// - Parameters:
  ///   - node: who holds the card.
  ///   - target: the card's own place, in the points of `node`.
  func geometry(_ progress: CGFloat, in node: LayoutNode, target: CGRect, radius: CGFloat) -> ZoomGeometry? {
    guard isActive, target.width > 0, target.height > 0 else { return nil }
    if let source, source.isPlaced {
      frame = source.transform(to: nil, .presentation).boundingRect(
        of: CGRect(origin: .zero, size: source.size))
      look = source.look
    }
    guard let inverse = node.transform(to: nil, .presentation).inverted() else { return nil }
    return ZoomGeometry(
      source: inverse.boundingRect(of: frame), target: target, sourceRadius: look.cornerRadius,
      targetRadius: radius, progress: progress)
  }

  /// Paints what lies under the card: the source's shadow and background.
  func composeGround(
    _ zoom: ZoomGeometry, _ composer: Composer, _ ids: (DisplayID, DisplayID), _ state: ComposeState
  ) {
    guard let environment = source?.environment else { return }
    let path = zoom.path(look)
    let ground = look.background?.rgba(in: environment)
    if let shadow = look.shadow {
      let effect = DisplayEffect.shadow(
        color: shadow.color.rgba(in: environment), radius: shadow.radius, offset: shadow.offset
      ).transformed(by: state.transform)
      composer.withOpacity(zoom.opacity, ids.0) {
        composer.withEffects([effect], ids.1, state) {
          composer.add(.fill(path, .color(ground ?? .black), FillStyle()), ids.0, $0)
        }
      }
    } else if let ground {
      composer.add(.fill(path, .color(ground), FillStyle()), ids.0, state)
    }
  }
}

extension LayoutNode {
  /// Whether all of the node can be seen: it is placed, lies in the window, and no scroll view or its bars clip it.
  var isWhollyInSight: Bool {
    let bounds = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return false }
    // By its model values: the page may be displaced by a swipe at present.
    func lies(in area: CGRect, of node: LayoutNode) -> Bool {
      // The tolerance for rounding, in points. Edges are compared one by one: Foundation's `contains` fails for
      // rectangles whose sums are rounded.
      let near: CGFloat = 1
      let own = transform(to: node, .model).boundingRect(of: bounds)
      return own.minX >= area.minX - near && own.minY >= area.minY - near && own.maxX <= area.maxX + near
        && own.maxY <= area.maxY + near
    }
    var node: LayoutNode = self
    while node.isPlaced, !node.isGhost {
      if let scroll = node as? ScrollLayout, node !== self, !lies(in: scroll.clearArea, of: scroll) {
        return false
      }
      guard let next = node.parent else {
        return node === tree.rootLayout && lies(in: CGRect(origin: .zero, size: node.size), of: node)
      }
      node = next
    }
    return false
  }
}

extension ScrollLayout {
  /// The part of the scroll view, in its own points, in which content shows and no bar covers it.
  var clearArea: CGRect {
    let sight = sight
    return CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top + viewport.height - sight.height,
      width: sight.width, height: sight.height)
  }
}
