import Foundation
import Graphics

/// What an animated move of a scroll view leads to, wherever that comes to lie while the content moves: a view, an edge.
@MainActor struct ScrollGoal {
  /// The offset at which the content is to rest as it is laid out now, not limited to its ends; nil: what it leads to is
  /// gone.
  let offset: @MainActor (ScrollLayout) -> CGPoint?

  /// An edge of the content; leading is where reading begins.
  static func edge(_ edge: Edge) -> ScrollGoal {
    ScrollGoal { view in
      var target = view.destination
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = view.range(.vertical).upperBound
      case .leading: target.x = view.isRightToLeft ? view.range(.horizontal).upperBound : 0
      case .trailing: target.x = view.isRightToLeft ? 0 : view.range(.horizontal).upperBound
      }
      return target
    }
  }
}

/// How a rectangle of a scroll view's content is to show: along each axis the part of it, 0...1, that meets the same part
/// of what shows; nil: the content need not move along the axis.
struct ScrollAlignment {
  var horizontal: CGFloat?
  var vertical: CGFloat?

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension ScrollLayout {
  /// How a rectangle is to show that is revealed by an anchor; nil: by the least movement, which ends with it at the edge
  /// that it comes from.
  func alignment(_ rect: CGRect, _ anchor: UnitPoint?) -> ScrollAlignment {
    var result = ScrollAlignment()
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      if let anchor {
        result[axis] = anchor[axis]
        continue
      }
      let (start, length, present) = (rect.origin[axis], rect.size[axis], destination[axis])
      let target = offset(axis, showing: start, length, from: present, anchor: nil)
      guard abs(target - present) > 0.01 else { continue }
      let atStart = offset(axis, showing: start, length, from: present, anchor: 0)
      result[axis] = abs(target - atStart) < 0.01 ? 0 : 1
    }
    return result
  }

  /// The offset at which a rectangle of the content shows so, not limited to the content's ends.
  func offset(showing rect: CGRect, _ alignment: ScrollAlignment) -> CGPoint {
    var target = destination
    for axis in [Axis.horizontal, .vertical] {
      guard let part = alignment[axis] else { continue }
      target[axis] = offset(
        axis, showing: rect.origin[axis], rect.size[axis], from: target[axis], anchor: part)
    }
    return target
  }
}
