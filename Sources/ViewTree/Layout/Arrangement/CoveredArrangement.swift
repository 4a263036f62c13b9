import Foundation

/// What lies on a scroll view at its top, as a large title does: that view's content begins below it.
struct TopCover: Equatable {
  let height: CGFloat
  let scrollView: any ScrollingContainer
  static func == (a: TopCover, b: TopCover) -> Bool {
    a.height == b.height && a.scrollView === b.scrollView
  }
}

/// The arrangement of a scroll view and other views, which begin below what covers the scroll view's top.
@MainActor protocol CoveredArrangement: LayoutNode {
  /// Set by what covers it, at its present height; nil: nothing does.
  var cover: TopCover? { get set }
  /// Whether there are other views that have to begin there.
  var hasOthers: Bool { get }
}
