import Foundation
import Graphics

/// The items of a window's list as they were turned into quads last, and what differs from what is shown: all that
/// comes before compositing.
@MainActor final class PreparedList {
  let preparer: ItemPreparer
  private(set) var states: [ItemState] = []
  /// What lies under everything.
  private(set) var background: UInt32 = 0xFF00_0000
  private var bounds = PixelBox.empty
  /// What is painted, all of it.
  var scene: LayerPainter.Scene { LayerPainter.Scene(states: states, background: background, bounds: bounds) }
  private var damage = DamageCollector()
  private var placement: Placement?
  private var isValid = false

  init(_ preparer: ItemPreparer) { self.preparer = preparer }

  /// Where something changed besides being moved; see `LayerCarry`.
  var fresh: [PixelBox] { damage.fresh }

  /// Whether what lies behind figures that are filled with it is blurred.
  var blursBackdrops: Bool {
    get { preparer.blursBackdrops }
    set {
      guard newValue != preparer.blursBackdrops else { return }
      preparer.blursBackdrops = newValue
      placement = nil
    }
  }

  /// What is shown was discarded: everything differs in the next `update`.
  func invalidate() { isValid = false }

  /// The pixels of a picture have arrived or changed.
  func invalidate(source: ImageSource) {
    preparer.images.invalidate(source)
    preparer.invalidated.insert(source)
  }

  /// Forgets pictures that nothing shows and that are not in the caches.
  func releaseUnused() { preparer.images.releaseUnused() }

  /// Empties the caches. The items hold what they show.
  func releaseCaches() { preparer.releaseCaches() }

  /// Fonts have changed: all text is made anew.
  func invalidateText() {
    preparer.texts.removeAll()
    placement = nil
    isValid = false
  }

  /// Brings the items up to date with the list at `scale` pixels a point in a target of this box, and returns where
  /// they differ from what is shown. `carry`: looks at what is shown before that.
  func update(
    _ list: DisplayList, scale: CGFloat, _ box: PixelBox, carry: LayerCarry?,
    _ statistics: inout PaintStatistics
  ) -> [PixelBox] {
    let (made, prepared) = (preparer.picturesMade, preparer.itemsPrepared)
    let wanted = Self.placement(scale, box)
    let under = Self.opaque(list.background)
    if placement != wanted { preparer.fitCaches(toPixels: box.area) }
    damage.reset(bounds: box)
    if let carry, isValid, placement == wanted, background == under {
      carry.look(at: states, list.content, ground: under)
    } else {
      carry?.forget()
    }
    preparer.reconcile(list.content, &states, wanted, .none, &damage, force: placement != wanted)
    preparer.invalidated.removeAll(keepingCapacity: true)
    preparer.images.frameEnded()
    placement = wanted
    if !isValid || background != under { damage.addAll() }
    spread(states, LayerSpace(), box)
    background = under
    isValid = true
    bounds = box
    damage.merge()
    statistics.picturesMade = preparer.picturesMade - made
    statistics.itemsPrepared = preparer.itemsPrepared - prepared
    statistics.cacheBytes = preparer.cacheBytes
    return damage.boxes
  }

  /// Adds what shows through backdrops to the damage, from the lowest one on.
  private func spread(_ states: [ItemState], _ space: LayerSpace, _ bounds: PixelBox) {
    for state in states where state.holdsBackdrop {
      for quad in state.quads {
        guard case .backdrop(let tone) = quad.source else { continue }
        damage.spread(in: space.wholeBox(quad, in: bounds), by: tone.reach)
      }
      spread(state.children, space.inside(state), bounds)
    }
  }

  static func placement(_ scale: CGFloat, _ box: PixelBox) -> Placement {
    Placement(base: .scale(x: scale, y: scale), scale: scale, clip: ClipState(box: box), visible: box)
  }

  /// A background has no alpha: there is nothing behind it.
  static func opaque(_ color: RGBA) -> UInt32 { color.word(opacity: 1) | 0xFF00_0000 }
}
