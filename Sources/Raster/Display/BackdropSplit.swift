import Graphics

/// A group whose first items show what lies behind them: in a picture of the group's own nothing would lie there, so
/// these items are painted where they are, and the others alone become a picture.
struct BackdropSplit {
  /// The items that show what lies behind, back to front, in the space that the group is in.
  private(set) var below: [DisplayItem] = []
  /// The rest of the group, as an item in its place; nil: there is nothing else.
  private(set) var rest: DisplayItem?

  /// nil where the group does not begin with such items, or where they are not painted as they are under its transform.
  /// The caller applies the group's own clips and effects.
  init?(_ item: DisplayItem, _ group: GroupContent) {
    guard item.transform.isAffine else { return nil }
    var bare = item
    bare.clips = []
    rest = Self.without(bare, group, &below)
    if below.isEmpty { return nil }
  }

  /// The items of the split group.
  var items: [DisplayItem] { below + (rest.map { [$0] } ?? []) }

  /// Moves the group's first items to `below` as long as they are backdrops.
  private static func without(
    _ item: DisplayItem, _ group: GroupContent, _ below: inout [DisplayItem]
  ) -> DisplayItem? {
    let count = group.items.firstIndex { !$0.isBackdrop } ?? group.items.count
    below += group.items[..<count].map(item.outside)
    var items = group.items[count...]
    if let first = items.first, case .group(let inner) = first.content, inner.effects.isEmpty,
      first.blend == .normal, first.transform.isAffine
    {
      var inside: [DisplayItem] = []
      let left = without(first, inner, &inside)
      if !inside.isEmpty {
        below += inside.map(item.outside)
        items = (left.map { [$0] } ?? []) + items.dropFirst()
      } else if count == 0 {
        return item
      }
    } else if count == 0 {
      return item
    }
    guard !items.isEmpty else { return nil }
    var rest = item
    rest.content = .group(GroupContent(items: Array(items), motion: group.motion))
    return rest
  }
}

extension DisplayItem {
  /// Whether it is a figure filled with what lies behind it.
  var isBackdrop: Bool {
    if case .fill(_, let paint, _) = content { return paint.isBackdrop && blend == .normal }
    return false
  }

  /// An item of this group, in the space that the group is in: clipped, faded and moved with the group.
  fileprivate func outside(_ inner: DisplayItem) -> DisplayItem {
    var result = inner
    result.transform = inner.transform.concatenating(transform)
    result.opacity *= opacity
    result.clips =
      clips
      + inner.clips.map { clip in
        var clip = clip
        clip.transform = clip.transform.concatenating(transform)
        return clip
      }
    return result
  }
}
