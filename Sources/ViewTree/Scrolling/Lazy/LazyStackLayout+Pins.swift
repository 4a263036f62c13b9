import Foundation

/// Headers and footers that stay in sight.
extension LazyStackLayout {
  /// Whether there is a view of an index; mostly they are one run.
  final func isBuilt(_ index: Int) -> Bool {
    guard let first = built.first?.index, index >= first else { return false }
    let place = index - first
    if place < built.count, built[place].index == index { return true }
    return built.contains { $0.index == index }
  }

  /// Views that are placed wherever the others are.
  final var alwaysBuilt: [(index: Int, layout: LayoutNode)] { pins.list.map { ($0.index, $0.layout) } }

  final func findPins() {
    let found = pinnedViews.isEmpty ? [] : SectionFinder(items).found
    pins.adopt(found, pinnedViews) { [weak self] in self?.shift(of: $0) ?? .zero }
  }

  /// How far a header or footer is shown from its place.
  private func shift(of place: SectionPlace) -> CGVector {
    guard let scrollView, place.section.upperBound < count else { return .zero }
    let visible = visiblePart(size)
    let insets = scrollView.pinInsets
    let low = visible.lowerBound + (axis == .vertical ? insets.top : insets.leading)
    let high = visible.upperBound - (axis == .vertical ? insets.bottom : insets.trailing)
    let displacement = place.shift(in: low...max(low, high), extents)
    return axis == .vertical
      ? CGVector(dx: 0, dy: displacement) : CGVector(dx: isMirrored ? -displacement : displacement, dy: 0)
  }
}
