import Foundation
import Graphics

extension LayoutNode {
  /// The frame in the parent, before the parent's `childTransform`.
  final func frame(_ values: GeometryValues) -> CGRect {
    values == .presentation ? shownFrame : CGRect(origin: position, size: size)
  }
}

/// A node's place as programs query it; always the target, never what an animation shows.
extension LayoutNode {
  /// The nearest node above (or this one) whose space has the name.
  final func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let present = node {
      if present.surroundings?.names(name) == true { return present }
      node = present.parent
    }
    return nil
  }

  /// What `find` makes of the nearest node above of which it makes anything.
  final func firstAbove<Found>(_ find: (LayoutNode) -> Found?) -> Found? {
    var node = parent
    while let present = node {
      if let found = find(present) { return found }
      node = present.parent
    }
    return nil
  }

  /// The bounds in a space; an unknown name means the window.
  final func frame(in space: CoordinateSpace, size: CGSize?) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size ?? self.size)
    switch space {
    case .local: return bounds
    case .global: return transform(to: nil, .model).boundingRect(of: bounds)
    case .named(let name):
      return transform(to: ancestor(named: name), .model).boundingRect(of: bounds)
    }
  }

  /// The bounds of a named space in this node's points.
  final func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let ancestor = ancestor(named: name) else { return nil }
    guard let inverse = transform(to: ancestor, .model).inverted() else { return nil }
    return inverse.boundingRect(of: CGRect(origin: .zero, size: ancestor.size))
  }

  /// A point of the window in this node's points, as shown now.
  final func localPoint(_ point: CGPoint, in space: CoordinateSpace, _ values: GeometryValues) -> CGPoint {
    let target: LayoutNode?
    switch space {
    case .global: return point
    case .local: target = self
    case .named(let name): target = ancestor(named: name)
    }
    guard let target else { return point }
    return target.transform(to: nil, values).inverted()?.apply(point) ?? point
  }

  /// How far the safe areas above lie inside of this node's edges.
  final func safeAreaInsetsWithin(size: CGSize?) -> EdgeInsets {
    let bounds = CGRect(origin: .zero, size: size ?? self.size)
    var insets = EdgeInsets()
    var node = self.parent
    while let present = node {
      if let area = present.surroundings?.safeAreaRect {
        let inMine = transform(to: present, .model).inverted()?.boundingRect(of: area) ?? .null
        guard !inMine.isNull else { return insets }
        insets.top = max(insets.top, inMine.minY - bounds.minY)
        insets.leading = max(insets.leading, inMine.minX - bounds.minX)
        insets.bottom = max(insets.bottom, bounds.maxY - inMine.maxY)
        insets.trailing = max(insets.trailing, bounds.maxX - inMine.maxX)
      }
      node = present.parent
    }
    return insets
  }

  /// How far the node could reach beyond the safe area on each edge, leading and trailing by its layout direction.
  final var reachOverSafeArea: EdgeInsets {
    let insets = touchingSafeAreaInsets ?? EdgeInsets()
    guard isRightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// How far the node could reach beyond the safe area, on the edges where it touches the safe area's boundary;
  /// `leading` is the left here.
  ///
  /// Where an area's owner touches the area of one further out, its bars included, the reach goes on to there.
  final var touchingSafeAreaInsets: EdgeInsets? { safeAreaReach(.all, stopsAtScrollViews: false) }

  /// The same for some edges. `stopsAtScrollViews`: content that scrolls does not reach on along its scroll view's axes.
  final func safeAreaReach(_ edges: Edge.Set, stopsAtScrollViews: Bool) -> EdgeInsets? {
    var edges = edges
    var node = self.parent
    while let present = node {
      if stopsAtScrollViews, let scrollView = present.surroundings?.scrollingContainer {
        if scrollView.axes.contains(.vertical) { edges.subtract(.vertical) }
        if scrollView.axes.contains(.horizontal) { edges.subtract(.horizontal) }
        if edges.isEmpty { return nil }
      }
      if let area = present.surroundings?.safeAreaRect {
        let mine = transform(to: present, .model).boundingRect(of: CGRect(origin: .zero, size: size))
        let whole = CGRect(origin: .zero, size: present.size)
        guard !mine.isNull else { return nil }
        let outer = present.safeAreaReach(edges, stopsAtScrollViews: stopsAtScrollViews) ?? EdgeInsets()
        // Where nothing is cut off there is nowhere to reach to, wherever the node is.
        let cut = EdgeInsets(
          top: area.minY - whole.minY + outer.top, leading: area.minX - whole.minX + outer.leading,
          bottom: whole.maxY - area.maxY + outer.bottom, trailing: whole.maxX - area.maxX + outer.trailing)
        guard cut.only(edges) != EdgeInsets() else { return nil }
        tree.composeDependsOnPlace = true
        // Frames that were centred in the area may miss its edge by a rounding error.
        let near: CGFloat = 0.5
        var insets = EdgeInsets()
        if mine.minY <= area.minY + near { insets.top = max(0, mine.minY - whole.minY + outer.top) }
        if mine.minX <= area.minX + near { insets.leading = max(0, mine.minX - whole.minX + outer.leading) }
        if mine.maxY >= area.maxY - near { insets.bottom = max(0, whole.maxY - mine.maxY + outer.bottom) }
        if mine.maxX >= area.maxX - near { insets.trailing = max(0, whole.maxX - mine.maxX + outer.trailing) }
        insets = insets.only(edges)
        return insets == EdgeInsets() ? nil : insets
      }
      node = present.parent
    }
    return nil
  }
}
