import SwiftUI

/// The state of a hero transition: which pictures fly, between which ends.
///
///     resting --the sheet leaves its edge, or its lowest detent for good, both ends in sight--> flying
///     flying  --the sheet is at its lowest detent, or gone--> resting
///
/// A picture whose source disappears fades while it flies there; one that another picture replaces flies back while
/// that one comes. Where pictures are is a function of the sheet's place, never of time.
@Observable final class HeroModel: HeroObserver {
  /// A picture that flies.
  struct Item: Identifiable, Equatable {
    let id: AnyHashable
    var path: HeroPath
  }

  /// The sheet that moves the pictures.
  var sheet: SheetModel?
  /// The picture that the sheet shows; nil: there is no sheet.
  private(set) var shown: AnyHashable?
  private(set) var items: [Item] = []
  /// The pictures that are shown or fly: only their sources are measured.
  private(set) var watched: Set<AnyHashable> = []
  private(set) var sources: [AnyHashable: HeroEnd] = [:]
  private(set) var destination: HeroEnd?
  /// Whether the picture of the destination flies.
  private(set) var isFlying = false
  /// The place of the sheet's container in the window, in points.
  var origin = CGPoint.zero

  @ObservationIgnored var reducesMotion = false
  /// The presence that was known last.
  @ObservationIgnored private var known: CGFloat = 0
  /// Whether the end at which the sheet was last is out of sight, and whether it has left that end.
  @ObservationIgnored private var isLow = true
  @ObservationIgnored private var hasLeft = false
  /// Whether the sheet is below its lowest detent and stays.
  @ObservationIgnored private var isReturning = false
  /// Whether another picture came while the sheet moved, whose source has no place yet.
  @ObservationIgnored private var awaitsSource = false

  /// Only many taps in a row make more pictures fly: then the oldest, which are almost transparent, are removed.
  private static let most = 4
  /// The presence below which the sheet has left its lowest detent: a spring that overshoots there by half a hundredth
  /// has not. A picture that starts to fly here is a tenth of a point off its destination.
  private static let leaving: CGFloat = 0.99

  /// How much of the sheet is presented: 0 out of sight, 1 at its lowest detent and above.
  var presence: CGFloat {
    guard let sheet, sheet.isMounted, sheet.height - sheet.lowest > 1 else { return 0 }
    return min(max((sheet.height - sheet.y) / (sheet.height - sheet.lowest), 0), 1)
  }

  /// How opaque the source of a picture is.
  func sourceOpacity(_ id: AnyHashable) -> Double {
    guard watched.contains(id), let item = items.first(where: { $0.id == id }) else { return 1 }
    return item.path.sourceOpacity(presence)
  }

  // MARK: What is told

  /// Another picture is shown in the sheet; nil: there is no sheet.
  func show(_ id: AnyHashable?) {
    guard id != shown else { return }
    shown = id
    if known > 0, known < 1 {
      items = items.filter { $0.id != id }.suffix(Self.most - 1).map {
        Item(id: $0.id, path: $0.path.leaving(at: known))
      }
      awaitsSource = id != nil
      hasLeft = true
    }
    settle()
    beginAwaited()
  }

  /// A source has a place.
  func report(_ end: HeroEnd, of id: AnyHashable) {
    guard watched.contains(id) else { return }
    if sources[id] != end { sources[id] = end }
    beginAwaited()
    if !end.isInSight { lose(id) }
  }

  /// A source is there no more; its picture goes on to where it was.
  func sourceGone(_ id: AnyHashable) {
    guard var end = sources[id], items.contains(where: { $0.id == id }) else {
      if sources[id] != nil { sources[id] = nil }
      return
    }
    end.isInSight = false
    sources[id] = end
    lose(id)
  }

  /// The destination has a place; nil: it is there no more.
  func report(destination end: HeroEnd?) {
    guard end != destination else { return }
    destination = end
    if end == nil, !items.isEmpty {
      items = []
      settle()
    }
  }

  /// The sheet has come to another place.
  func move(to presence: CGFloat) {
    known = presence
    guard presence > 0, presence < 1 else {
      (awaitsSource, hasLeft, isReturning) = (false, false, false)
      isLow = presence <= 0
      if !items.isEmpty { items = [] }
      return settle()
    }
    for index in items.indices where items[index].path.isPassed(at: presence) {
      items[index].path = items[index].path.returning(at: presence)
    }
    guard !hasLeft else { return }
    if isLow {
      hasLeft = true
      begin(HeroPath())
    } else if presence < Self.leaving {
      // A sheet that swings below its detent keeps its picture, and one that is held there; where it is dismissed, the
      // picture starts to fly from here.
      if let sheet, sheet.isBelowAndStays { return isReturning = true }
      hasLeft = true
      begin(isReturning ? HeroPath(begin: presence, value: 1) : HeroPath())
    }
  }

  // MARK: Beginning and ending

  private func begin(_ path: HeroPath) {
    guard !reducesMotion, let shown, let source = sources[shown], source.isInSight, let destination,
      destination.isInSight
    else { return }
    items.append(Item(id: shown, path: path))
    settle()
  }

  private func beginAwaited() {
    guard awaitsSource, let shown, sources[shown] != nil, destination != nil else { return }
    awaitsSource = false
    begin(HeroPath(begin: known))
  }

  private func lose(_ id: AnyHashable) {
    guard let index = items.firstIndex(where: { $0.id == id }), items[index].path.fade == nil else { return }
    items[index].path = items[index].path.lost(at: known)
  }

  /// Brings up to date what follows from the pictures that there are.
  private func settle() {
    let ids = Set(items.map(\.id)).union(shown.map { [$0] } ?? [])
    if watched != ids { watched = ids }
    if sources.keys.contains(where: { !ids.contains($0) }) {
      sources = sources.filter { ids.contains($0.key) }
    }
    let flies = items.contains { $0.id == shown }
    if isFlying != flies { isFlying = flies }
  }
}
