import Foundation

/// A cache of the guides and the spacing of a node of several children, valid as long as nothing below changes.
///
/// Without it each query of a container's guide would query every view in it.
@MainActor final class LayoutAnswers {
  /// Where a guide lies in a node of a size, for a proposal.
  struct GuideQuestion: Equatable {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
  }

  /// The positions of guides; nil: neither the node nor its children set it.
  var guides = RecentAnswers<GuideQuestion, CGFloat?>()
  var spacing: ViewSpacing?

  func removeAll() {
    guides.removeAll()
    spacing = nil
  }
}
