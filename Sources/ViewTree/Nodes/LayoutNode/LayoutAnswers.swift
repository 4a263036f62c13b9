import Foundation

/// What a node of several children answered about its guides and its distances, for as long as nothing below changes.
///
/// Whoever asks a container for a guide would otherwise ask every view in it.
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
