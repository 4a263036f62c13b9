import Foundation

/// All that one frame shows, back to front: the only thing that leaves the view tree for painting.
public struct DisplayList: Equatable, Sendable {
  /// The items, with what moves as a whole in layers (`GroupContent.motion`).
  public var content: [DisplayItem]
  /// The window's size in points.
  public var size: CGSize
  /// What lies under everything; opaque.
  public var background: RGBA

  public init(items: [DisplayItem] = [], size: CGSize, background: RGBA = .white) {
    content = items
    self.size = size
    self.background = background
  }

  /// The items without layers: those of each layer in its place, with its transform and its clips applied.
  public var items: [DisplayItem] {
    get { content.flatMap(\.withoutLayers) }
    set { content = newValue }
  }
}

extension DisplayItem {
  fileprivate var withoutLayers: [DisplayItem] {
    guard case .group(var group) = content else { return [self] }
    group.items = group.items.flatMap(\.withoutLayers)
    guard group.isLayer else {
      var item = self
      item.content = .group(group)
      return [item]
    }
    let items = group.items.map { $0.moved(by: transform) }
    if opacity >= 1, blend == .normal {
      return items.map { inner in
        var item = inner
        item.clips = clips + inner.clips
        return item
      }
    }
    // Something is done to the layer as a whole: it stays a group, in the space of its siblings.
    var item = self
    item.transform = ProjectionTransform()
    item.content = .group(GroupContent(items: items))
    return [item]
  }

  private func moved(by outer: ProjectionTransform) -> DisplayItem {
    var item = self
    item.transform = transform.concatenating(outer)
    for index in item.clips.indices {
      item.clips[index].transform = item.clips[index].transform.concatenating(outer)
    }
    // A group's items are in the space of its siblings: its own transform leads nowhere else.
    if case .group(var group) = content, transform.isIdentity {
      group.items = group.items.map { $0.moved(by: outer) }
      item.transform = transform
      item.content = .group(group)
    }
    return item
  }
}
