import Foundation
import Graphics

/// A container that knows where its elements are without having made them.
@MainActor protocol LazyPositions: LayoutNode {
  /// The frame of an element, in the container's points; nil where it has none of the key.
  func frame(forKey key: AnyHashable) -> CGRect?
  /// The frame of a view that is always there, whether it is placed at present or not; nil where it is none of those.
  func frame(ofItem layout: LayoutNode) -> CGRect?
  /// What makes its elements.
  var sources: [any LazyElementSource] { get }
  /// The element that begins nearest to a place: with its left or top edge, from right to left with its right one.
  func key(beginningNear position: CGFloat, along axis: Axis) -> AnyHashable?
  /// The elements that touch a part of the container, in order.
  func keys(in rect: CGRect) -> [AnyHashable]
}

extension LazyStackLayout: LazyPositions {
  func frame(forKey key: AnyHashable) -> CGRect? {
    index(forKey: key).map(frame(at:))
  }

  func frame(ofItem layout: LayoutNode) -> CGRect? { index(ofItem: layout).map(frame(at:)) }

  var sources: [any LazyElementSource] {
    items.compactMap { if case .elements(let source) = $0 { source } else { nil } }
  }

  /// The frame of the view at an index.
  private func frame(at index: Int) -> CGRect {
    let rect = CGRect(
      origin: axis == .vertical
        ? CGPoint(x: 0, y: extents.start(index)) : CGPoint(x: extents.start(index), y: 0),
      size: CGSize(axis, along: extents.length(index), across: size[axis.other]))
    return isMirrored
      ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  func key(beginningNear position: CGFloat, along axis: Axis) -> AnyHashable? {
    guard axis == self.axis, count > 0 else { return nil }
    let position = isMirrored ? size.width - position : position
    let index = extents.index(at: position)
    let next = min(index + 1, count - 1)
    let isCloser = abs(extents.start(next) - position) < abs(extents.start(index) - position)
    return key(at: isCloser ? next : index)
  }

  func keys(in rect: CGRect) -> [AnyHashable] {
    guard count > 0, !rect.isNull else { return [] }
    var (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    if isMirrored { (low, high) = (size.width - high, size.width - low) }
    return (extents.index(at: low)...max(extents.index(at: low), extents.index(at: high))).compactMap {
      key(at: $0)
    }
  }
}

extension LazyStackLayout: TargetFrames {
  func targetFrames(in content: LayoutNode) -> [CGRect] {
    let here = transform(to: content, .model)
    return (0..<count).map { here.boundingRect(of: frame(at: $0)) }
  }
}
