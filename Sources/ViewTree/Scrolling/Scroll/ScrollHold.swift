import Foundation
import Graphics

/// Keeps a place in a scroll view, along an axis, while the view, its insets or the text in it change size: the page where
/// it scrolls by pages, the start or the end where one of them shows, else the first view in sight. Where the content is to
/// be kept, the first view in sight is kept while that changes too.
///
/// The place is kept until somebody scrolls, so that a size that changes and changes back leads back to the same place.
@MainActor final class ScrollHold {
  let axis: Axis
  private var place: Place?
  private weak var view: LayoutNode?
  /// The frame in which it is in force: its first layout may change sizes once more.
  private var frame: UInt64?
  /// The offset that it led to.
  private var result: CGFloat?

  private enum Place {
    /// So many pages from where reading begins, each as long as what shows.
    case page(CGFloat)
    case start
    /// With so many points scrolled beyond it.
    case end(beyond: CGFloat)
    /// An item of the lazy container `view`.
    case item(LazyTop)
    /// A part of `view`'s length, and the distance from there to where the visible part begins.
    case part(CGFloat, rest: CGFloat)
  }

  init(_ axis: Axis) { self.axis = axis }

  /// Called before the content is measured. `hasChanged`: whether what it is laid out for has; `keepsContent`: whether what
  /// shows is kept where only the content has; `viewport`: the visible part until then.
  func begin(_ scroll: ScrollLayout, hasChanged: Bool, keepsContent: Bool, _ viewport: CGSize) {
    let present = scroll.tree.composeFrame
    if hasChanged || keepsContent {
      if frame != present, !isThere(scroll) || !hasChanged && !isView {
        find(scroll, viewport, anyPlace: hasChanged)
      }
      frame = present
    } else if frame != present {
      giveWay()
    }
  }

  /// Holds nothing in this frame.
  func giveWay() {
    place = nil
    result = nil
  }

  /// Called when everything is placed.
  func end(_ scroll: ScrollLayout) { result = place == nil ? nil : scroll.offset[axis] }

  /// Whether nobody has scrolled since it was held.
  private func isThere(_ scroll: ScrollLayout) -> Bool {
    guard let result, abs(result - scroll.offset[axis]) < 0.01 else { return false }
    switch place {
    case .page, .start, .end: return true
    case .item, .part: return view?.isPlaced ?? false
    case nil: return false
    }
  }

  /// Whether a view is held.
  private var isView: Bool {
    switch place {
    case .item, .part: true
    case .page, .start, .end, nil: false
    }
  }

  // MARK: What is held

  /// - Parameter anyPlace: whether it may be a page or an end, and not a view alone.
  private func find(_ scroll: ScrollLayout, _ viewport: CGSize, anyPlace: Bool) {
    giveWay()
    guard scroll.axes.contains(axis), let content = scroll.participants.first, content.isPlaced else {
      return
    }
    let end = max(0, scroll.contentSize[axis] - viewport[axis])
    let offset = scroll.offset[axis]
    let reading = scroll.isMirrored(axis) ? end - offset : offset
    if anyPlace, scroll.targetBehavior is PagingScrollTargetBehavior, viewport[axis] > 0 {
      place = .page(reading / viewport[axis])
    } else if anyPlace, reading <= 0.5 {
      place = .start
    } else if anyPlace, reading >= end - 0.5 {
      place = .end(beyond: max(0, reading - end))
    } else {
      let line = scroll.isMirrored(axis) ? -offset - viewport[axis] : offset
      var search = Search(axis: axis, isMirrored: scroll.isMirrored(axis), line: line)
      search.look(at: content, origin: 0)
      (view, place) = search.result(viewport[axis])
    }
  }

  /// Looks for the view at which the visible part begins.
  @MainActor private struct Search {
    let axis: Axis
    let isMirrored: Bool
    /// Where the visible part begins, in the content's points, counted in the direction of reading.
    let line: CGFloat
    /// The shortest view over the line.
    private var across: (view: LayoutNode, start: CGFloat, end: CGFloat)?
    /// The first view after it.
    private var next: (view: LayoutNode, start: CGFloat)?
    private var item: (view: LayoutNode, top: LazyTop)?

    init(axis: Axis, isMirrored: Bool, line: CGFloat) {
      self.axis = axis
      self.isMirrored = isMirrored
      self.line = line
    }

    mutating func look(at node: LayoutNode, origin: CGFloat) {
      let (low, high) = (origin, origin + node.size[axis])
      let (start, end) = isMirrored ? (-high, -low) : (low, high)
      guard item == nil, end > line + 0.01 else { return }
      guard start <= line else {
        if start < next?.start ?? .infinity { next = (node, start) }
        return
      }
      if let lazy = node as? LazyContainerLayout, lazy.axis == axis, let top = lazy.top {
        item = (node, top)
        return
      }
      if end - start <= across.map({ $0.end - $0.start }) ?? .infinity { across = (node, start, end) }
      guard !(node is ScrollLayout), node.childTransform(.model) == nil else { return }
      for child in node.participants where child.isPlaced {
        look(at: child, origin: origin + child.position[axis])
      }
    }

    func result(_ viewport: CGFloat) -> (LayoutNode?, Place?) {
      if let item { return (item.view, .item(item.top)) }
      // A long view across the line may be a background on which the others lie.
      if let across,
        across.end - across.start <= viewport / 2 || next.map({ $0.start > line + viewport }) ?? true
      {
        return (across.view, .part((line - across.start) / (across.end - across.start), rest: 0))
      }
      return (next?.view, next.map { .part(0, rest: line - $0.start) })
    }
  }

  // MARK: Holding it

  private func isInForce(_ scroll: ScrollLayout) -> Bool { frame == scroll.tree.composeFrame }

  /// Stays at the end, as far beyond it as content that springs back from there. The start needs no correction.
  func followEdge(_ scroll: ScrollLayout) {
    guard isInForce(scroll), case .end(let beyond) = place, !scroll.member.isDragging else { return }
    let end = scroll.range(axis).upperBound + (scroll.member.isThrowing ? beyond : 0)
    scroll.followContent(axis, by: end - scroll.reading(axis), isLonger: false)
  }

  /// The item that a lazy container is to keep in place.
  func top(of container: LazyContainerLayout, _ present: UInt64) -> LazyTop? {
    guard frame == present, view === container, case .item(let top) = place else { return nil }
    return top
  }

  /// Keeps a page, or a view, in its place, after it was laid out.
  func followView(_ scroll: ScrollLayout, _ content: LayoutNode) {
    if isInForce(scroll), case .page(let number) = place, !scroll.member.isDragging {
      let distance = number * scroll.viewport[axis] - scroll.reading(axis)
      if abs(distance) > 0.01 { scroll.followContent(axis, by: distance, isLonger: false) }
      return
    }
    guard isInForce(scroll), case .part(let part, let rest) = place, let view, view.isPlaced,
      view === content || view.firstAbove({ $0 === content ? $0 : nil }) != nil
    else { return }
    let rect = view.transform(to: content, .model)
      .boundingRect(of: CGRect(origin: .zero, size: view.size))
    let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    let (start, end) = scroll.isMirrored(axis) ? (-high, -low) : (low, high)
    let offset = scroll.offset[axis]
    let line = scroll.isMirrored(axis) ? -offset - scroll.viewport[axis] : offset
    let distance = start + part * (end - start) + rest - line
    if abs(distance) > 0.01 { scroll.followContent(axis, by: distance, isLonger: false) }
  }
}

extension ScrollLayout {
  /// Whether reading along an axis begins at the right.
  func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && isRightToLeft }

  /// The content's offset counted from where reading begins, along an axis.
  func reading(_ axis: Axis) -> CGFloat {
    isMirrored(axis) ? range(axis).upperBound - offset[axis] : offset[axis]
  }
}
