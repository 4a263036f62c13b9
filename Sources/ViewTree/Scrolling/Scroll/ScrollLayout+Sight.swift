import Foundation
import Graphics

/// What shows of the content between the bars.
extension ScrollLayout {
  /// The size of the visible part that no inset covers.
  var viewport: CGSize {
    CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  /// Where the indicators end, from the edges.
  var indicatorInsets: EdgeInsets { covers.total(and: contentInsets + margins.indicators) }

  /// The insets within which pinned headers and footers are shown: those of what always lies over the content. A large
  /// title, which scrolls away with it, is not among them.
  var pinInsets: EdgeInsets {
    var result = covers.total(and: contentInsets + margins.content)
    result.top -= collapsingTop
    return result
  }

  /// How much of the collapsing space at the top is scrolled out at an offset, in points.
  private func collapsed(_ axis: Axis, at offset: CGFloat) -> CGFloat {
    axis == .vertical ? min(max(0, offset), collapsingTop) : 0
  }

  /// Whether a scroll view round this one scrolls vertically, or a receiver round it shares the wheel of one.
  var isWithinVerticalContent: Bool {
    firstAbove { node -> Bool? in
      if let view = node as? ScrollLayout, view.axes.contains(.vertical) {
        let range = view.range(.vertical)
        return range.upperBound > range.lowerBound ? true : nil
      }
      return (node as? any ScrollHandoffContainer)?.handoffReceiver == nil ? nil : true
    } ?? false
  }

  /// The part of the content that shows now, in its points.
  var sight: CGRect {
    let gain = collapsed(.vertical, at: offset.y)
    return CGRect(
      x: offset.x, y: offset.y - gain, width: viewport.width, height: viewport.height + gain)
  }

  /// The offset at which a stretch of the content shows along an axis.
  ///
  /// - Parameters:
  ///   - start: where it begins in the content, in points.
  ///   - length: how long it is, in points.
  ///   - present: the present offset.
  ///   - anchor: which part of the stretch meets that part of what shows, 0...1; nil: the least movement will do.
  func offset(
    _ axis: Axis, showing start: CGFloat, _ length: CGFloat, from present: CGFloat, anchor: CGFloat?
  ) -> CGFloat {
    let room = viewport[axis]
    let collapsing = axis == .vertical ? collapsingTop : 0
    if let anchor {
      let far = start + collapsing + (length - room - collapsing) * anchor
      if far > collapsing || collapsing == 0 { return far }
      // So near to the start a part of the title is left, all of it at the start itself.
      return anchor > 0 ? (start + length * anchor) / anchor - room : 0
    }
    let gain = collapsed(axis, at: present)
    let aligned = start > 0 ? start + collapsing : start
    if start < present - gain || length > room + gain { return aligned }
    return start + length > present + room ? start + length - room : present
  }
}
