import Foundation

/// A layout by whose size views below may measure themselves: the window, a scroll view.
@MainActor protocol RelativeContainer: LayoutNode {
  /// What shows of the container and no inset covers.
  var containerSize: CGSize { get }
  /// The views that measured themselves by it.
  var relativeViews: RelativeViews { get }
}

/// The views that depend on a container's size.
@MainActor final class RelativeViews {
  private struct Entry { weak var layout: LayoutNode? }
  private var entries: [ObjectIdentifier: Entry] = [:]

  func add(_ layout: LayoutNode) { entries[ObjectIdentifier(layout)] = Entry(layout: layout) }

  /// Lets all views that depend on the size measure again.
  func sizeChanged() {
    entries = entries.filter { $0.value.layout != nil }
    for entry in entries.values { entry.layout?.setNeedsLayout() }
  }
}

extension LayoutNode {
  /// The nearest container above.
  final var relativeContainerAbove: (any RelativeContainer)? {
    firstAbove { $0.surroundings?.relativeContainer }
  }
}
