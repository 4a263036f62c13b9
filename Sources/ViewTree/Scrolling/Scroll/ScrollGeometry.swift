import Foundation
import Graphics

/// The sizes and the place of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the visible part in the content; negative at rest by the insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What bars, safe areas and margins cover of the scroll view at its edges; with the content's size all that can be
  /// scrolled.
  public var contentInsets: EdgeInsets
  /// The whole size of the scroll view, with what the insets cover.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that shows between the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
  /// The part of the content that shows, under insets too.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollLayout {
  var geometry: ScrollGeometry {
    // Content shows under bars and safe areas that the scroll view touches: they are a part of it for programs.
    let dependsOnPlace = tree.composeDependsOnPlace
    let reach = reachOverSafeArea
    tree.composeDependsOnPlace = dependsOnPlace
    let all = insets + reach
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: offset.x - (isRightToLeft ? all.trailing : all.leading), y: offset.y - all.top),
      contentSize: contentSize, contentInsets: all,
      containerSize: CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical))
  }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// The offset's velocity, in points per second, where the content moves by itself; nil: it does not.
  public let velocity: CGVector?
}
