import Foundation

/// A page on its way to its place, over the page that it covers there.
///
/// The topmost page's is the stack's own. Where another page is pushed before that has arrived, it goes on below the new
/// one.
struct PagePassage {
  let page: Int
  /// The page over which it comes; nil: the one below it.
  let covered: Int?
  /// How far it lies from its place, in points towards the trailing edge.
  var shift: SpringValue
  /// Its opacity, which is less than 1 only where motion is reduced.
  var fade: ReducedMotionFade

  /// - Returns: whether it has arrived.
  mutating func settle(at time: TimeInterval) -> Bool {
    let (hasMoved, hasFaded) = (shift.settle(at: time), fade.settle(at: time))
    return (hasMoved || !shift.isTravelling) && (hasFaded || !fade.isRunning)
  }
}

/// Pages that were covered before they had arrived.
extension NavigationStackLayout {
  /// A page in sight: its place in the stack, how far it has still to come, and how opaque it is.
  struct PageInSight {
    let place: Int
    let shift: CGFloat
    let opacity: Double
  }

  /// The pages in sight, the topmost last.
  var pagesInSight: [PageInSight] {
    let (count, now) = (participants.count, tree.timers.now)
    var result = [PageInSight(place: count - 1, shift: shownShift, opacity: shownFade)]
    guard isMoving, var place = lowerPlace else { return result }
    while let passage = passages.last(where: { pages.indices.contains(place) && $0.page == pages[place] }),
      let below = passage.covered.flatMap({ pages.firstIndex(of: $0) }), below < place
    {
      result.append(
        PageInSight(
          place: place, shift: passage.shift.value(at: now), opacity: passage.fade.value(at: now)))
      place = below
    }
    result.append(PageInSight(place: place, shift: 0, opacity: 1))
    return result.reversed()
  }

  /// How far a page in sight lies from its place towards the trailing edge, how much of it the page above leaves in
  /// sight, both in points, and how opaque it is.
  func position(ofPage place: Int) -> (displacement: CGFloat, seen: CGFloat, opacity: Double) {
    let all = pagesInSight
    guard let index = all.firstIndex(where: { $0.place == place }) else { return (0, size.width, 1) }
    let (own, above) = (all[index], index + 1 < all.count ? all[index + 1].shift : size.width)
    let isTop = index + 1 == all.count
    let parallax = reducesMotion || isTop ? 0 : NavigationSlotLayout.parallax
    return (own.shift - parallax * (size.width - above), above, own.opacity)
  }
}
