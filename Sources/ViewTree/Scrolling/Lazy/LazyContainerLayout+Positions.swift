import Foundation
import Graphics

/// Where elements are, whether their views were made or not.
extension LazyContainerLayout {
  /// The frame of an element, in own points; nil where there is none of the key.
  final func frame(forKey key: AnyHashable) -> CGRect? { slot(forKey: key).map(frame(ofSlot:)) }

  /// The frame of the first element that has no view yet and would have one with an id of its own; nil: there is none.
  final func frame(holding id: AnyHashable) -> CGRect? {
    for source in sources {
      if let position = source.position(holding: id), let first = firstSlot(of: source) {
        return frame(ofSlot: first + position)
      }
    }
    return nil
  }

  /// The ids of the view in a slot, the inner ones first; of an element that was not made its key.
  ///
  /// - Parameter node: one above the container, for views that are always there.
  final func ids(at slot: Int, below node: Node) -> [AnyHashable] {
    switch cell(slot) {
    case .layout(let layout)?: return ScrollFinder.ids(of: layout, among: ScrollFinder.ids(below: node))
    case .element(let source, let position)?:
      guard let layout = built.first(where: { $0.index == slot })?.layout,
        let element = owners.list.first(where: { $0.index == slot })?.element
      else { return [source.key(at: position)] }
      return ScrollFinder.ids(of: layout, among: ScrollFinder.ids(below: element))
    case nil: return []
    }
  }

  /// The frame of the slot of a view that is always there, whether it is placed at present or not, or was made for a whole
  /// line; nil where it is neither.
  final func frame(ofItem layout: LayoutNode) -> CGRect? { slot(ofItem: layout).map(frame(ofSlot:)) }

  /// The frame of a part of a line.
  ///
  /// - Parameters: `start` and `length` across the line.
  final func frame(ofLine line: Int, across start: CGFloat, _ length: CGFloat) -> CGRect {
    let origin = CGSize(axis, along: extents.start(line), across: start)
    let area = CGSize(axis, along: extents.length(line), across: length)
    let rect = CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: area)
    return isRightToLeft
      ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// The element of which a part is nearest to a place: at 0 its left or top edge, at 0.5 its middle, at 1 its other edge.
  final func slot(ofPart part: CGFloat, near position: CGFloat, along axis: Axis) -> Int? {
    guard axis == self.axis, lineCount > 0 else { return nil }
    let position = isMirrored ? size.width - position : position
    let part = isMirrored ? 1 - part : part
    let line = extents.index(at: position)
    func distance(_ line: Int) -> CGFloat {
      abs(extents.start(line) + extents.length(line) * part - position)
    }
    let nearest = (max(line - 1, 0)...min(line + 1, lineCount - 1)).min { distance($0) < distance($1) }
    return nearest.map { $0 * lineWidth }
  }

  /// The slots that touch a part of the container, in order.
  final func slots(in rect: CGRect) -> Range<Int> {
    guard lineCount > 0, !rect.isNull else { return 0..<0 }
    var (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    if isMirrored { (low, high) = (size.width - high, size.width - low) }
    let first = extents.index(at: low)
    let last = max(first, extents.index(at: high))
    return first * lineWidth..<(last + 1) * lineWidth
  }

  /// The frames of the lines, in the points of a scroll view's content.
  final func targetFrames(in content: LayoutNode) -> [CGRect] {
    let here = transform(to: content, .model)
    return (0..<lineCount).map {
      here.boundingRect(of: frame(ofLine: $0, across: 0, size[axis.other]))
    }
  }
}
