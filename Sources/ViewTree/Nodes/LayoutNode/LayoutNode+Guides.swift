import Foundation

extension LayoutNode {
  /// The size and guides for a proposal.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { key in
      self.explicitAlignment(key, in: size, proposal: proposal)
    }
  }

  /// The position of a guide: as set, else its default position.
  final func position(of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    explicitAlignment(key, in: size, proposal: proposal) ?? key.id.defaultValue(in: dimensions(proposal))
  }

  /// The position of a guide that the node or its children set, cached until something changes; nil: none does.
  final func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard children.count > 1 else { return computeAlignment(key, in: size, proposal: proposal) }
    let question = LayoutAnswers.GuideQuestion(key: key, size: size, proposal: proposal)
    if let known = answers?.guides[question] { return known }
    let position = computeAlignment(key, in: size, proposal: proposal)
    remembered.guides.note(position, to: question)
    return position
  }

  /// The distances that the node prefers to its neighbours, cached until something changes.
  final var preferredSpacing: ViewSpacing {
    guard children.count > 1 else { return computeSpacing() }
    if let known = answers?.spacing { return known }
    let spacing = computeSpacing()
    remembered.spacing = spacing
    return spacing
  }

  private var remembered: LayoutAnswers {
    if let answers { return answers }
    let new = LayoutAnswers()
    answers = new
    return new
  }
}
