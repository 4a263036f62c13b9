import Foundation
import Graphics

/// A container that shows one of its views in front; others are not shown or lie behind it.
@MainActor protocol FrontmostContainer: LayoutNode {
  var frontmost: LayoutNode? { get }
}

extension ScrollLayout {
  /// Goes to the top, or to where pulled content is held; a finger that scrolls it no longer moves it.
  func returnToTop(_ animation: Animation?) {
    let top = CGPoint(x: offset.x, y: range(.vertical).lowerBound)
    if member.isDragging { member.reject() }
    if offset != top || member.isThrowing { travel(to: top, animation) }
  }

  /// How content goes to its top at a tap on a bar; with reduced motion it is there at once.
  static func topAnimation(reducesMotion: Bool) -> Animation? {
    reducesMotion ? nil : .easeOut(duration: 0.3)
  }
}

extension LayoutNode {
  /// The first vertical scroll view in the front of this view.
  var firstVerticalScrollView: ScrollLayout? {
    if let view = self as? ScrollLayout, view.axes.contains(.vertical) { return view }
    if let container = self as? any FrontmostContainer { return container.frontmost?.firstVerticalScrollView }
    for child in participants { if let found = child.firstVerticalScrollView { return found } }
    return nil
  }
}
