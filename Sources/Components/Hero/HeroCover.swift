import SwiftUI

/// What a cover that `heroCover(isPresented:from:cover:)` presents knows of the view that its picture came out of.
public struct HeroCover<ID: Hashable> {
  let model: HeroCoverModel
  let sources: [ID]
  let reducesMotion: Bool

  /// The source out of which the picture grows and into which it goes back: the first one of which something is in sight.
  /// Nil: there is none, or motion is reduced, and the cover fades.
  public var source: ID? { end?.id }

  var end: (id: ID, end: HeroEnd)? {
    guard !reducesMotion else { return nil }
    for id in sources {
      if let end = model.ends[AnyHashable(id)], !end.visible.isNull { return (id, end) }
    }
    return nil
  }
}

/// The places of the sources of a cover's picture, while the cover is presented.
@Observable final class HeroCoverModel: HeroObserver {
  private(set) var ends: [AnyHashable: HeroEnd] = [:]

  func report(_ end: HeroEnd, of id: AnyHashable) {
    if ends[id] != end { ends[id] = end }
  }

  func sourceGone(_ id: AnyHashable) {
    if ends[id] != nil { ends[id] = nil }
  }
}

/// What sources of a cover's picture know of it.
struct HeroCoverContext {
  let model: HeroCoverModel
  /// The sources that are measured; none: there is no cover.
  var sources: [AnyHashable]
  /// The source whose picture the cover has; nil: it has none, or fades.
  var away: AnyHashable?
}
