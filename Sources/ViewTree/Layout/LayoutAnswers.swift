import Foundation

/// What a node of several children answered about its guides and its distances, for as long as nothing below changes.
///
/// Whoever asks a container for a guide would otherwise ask every view in it.
@MainActor final class LayoutAnswers {
  struct Guide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    /// Nil: neither the node nor its children set it.
    let position: CGFloat?
  }

  /// The two guides of an alignment, for the proposals that a stack makes.
  private static let capacity = 6
  private var guides: [Guide] = []
  private var next = 0
  var spacing: ViewSpacing?

  func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Guide? {
    for guide in guides where guide.key == key && guide.size == size && guide.proposal == proposal {
      return guide
    }
    return nil
  }

  func note(_ guide: Guide) {
    if guides.count < Self.capacity {
      guides.append(guide)
    } else {
      guides[next] = guide
      next = (next + 1) % Self.capacity
    }
  }

  func removeAll() {
    guides.removeAll(keepingCapacity: true)
    next = 0
    spacing = nil
  }
}
