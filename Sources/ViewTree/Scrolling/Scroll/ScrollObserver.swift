import Graphics

extension LayoutNode {
  /// The scroll view in which lazy contents along `axis` are.
  final func scrollView(along axis: Axis) -> ScrollLayout? {
    firstAbove { ($0 as? ScrollLayout).flatMap { $0.axes.contains(axis) ? $0 : nil } }
  }
}

/// Observes the offset of a scroll view's content.
@MainActor protocol ScrollObserver: AnyObject {
  func scrolled(_ scrollView: ScrollLayout)
  /// The scroll view and its content are placed: another part may be in sight without a scroll.
  func laidOut(_ scrollView: ScrollLayout)
}

extension ScrollObserver {
  func laidOut(_ scrollView: ScrollLayout) {}
}
