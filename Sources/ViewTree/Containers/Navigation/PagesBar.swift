import Foundation
import Graphics

/// A container with a bar at its lower edge, which the pages of a stack in it show or hide.
///
/// The stack lays out the page below for the bar and the topmost page without it while they move, and paints the bar with
/// the page that has it. At rest the bar is the container's own.
@MainActor protocol PagesBar: LayoutNode {
  /// Whether pages that say nothing hide the bar.
  var isHiddenByDefault: Bool { get }
  /// Whether the bar is hidden at present.
  var isBarHidden: Bool { get }
  /// How much lower the container's content ends where the bar is hidden, in points; 0 while a keyboard covers the bar.
  var barLength: CGFloat { get }
  /// Where the container's content ends, in its own points.
  var contentEnd: CGFloat { get }
  /// The stack that paints the bar at present.
  var carrier: NavigationStackLayout? { get set }
  /// Paints the bar; `state` is that of the container.
  func composeBar(_ composer: Composer, _ state: ComposeState)
}

/// The bar of a container that the page below the topmost one has and the topmost one has not.
extension NavigationStackLayout {
  /// The bar that moves with a page that is covered, and the place of that page; nil: none does.
  ///
  /// - Parameter inSight: the places of the pages in sight, the topmost last.
  func movingBar(_ slots: [NavigationSlotLayout?], _ inSight: [Int]) -> (bar: any PagesBar, place: Int)? {
    guard isMoving, let bar = firstAbove({ $0 as? any PagesBar }), bar.isBarHidden,
      bar.barLength > 0
    else { return nil }
    func hides(_ top: Int) -> Bool {
      slots[...top].lazy.reversed().compactMap { $0?.page?.hidesTabs }.first ?? bar.isHiddenByDefault
    }
    guard hides(slots.count - 1), let place = inSight.last(where: { !hides($0) }) else { return nil }
    let near: CGFloat = 0.5
    let frame = transform(to: bar, .model).boundingRect(of: CGRect(origin: .zero, size: size))
    return abs(frame.maxY - bar.contentEnd) < near && abs(frame.width - bar.size.width) < near
      ? (bar, place) : nil
  }
}
