import Foundation
import Graphics

/// The sizes and the place of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the visible part in the content; negative at rest by the insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the insets.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that begins at the offset and is as large as the container.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, under insets too.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }
}

extension ScrollLayout {
  var geometry: ScrollGeometry {
    let left = isRightToLeft ? insets.trailing : insets.leading
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - left, y: offset.y - insets.top), contentSize: contentSize,
      contentInsets: insets, containerSize: viewport)
  }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// The offset's velocity, in points per second, where the content moves by itself; nil: it does not.
  public let velocity: CGVector?
}
