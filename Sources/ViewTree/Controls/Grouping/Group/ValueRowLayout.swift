import Foundation

/// A label and its value as rows of iOS show them in large text: side by side where both fit on a line, else the value under
/// the label.
struct ValueRowLayout: Layout {
  /// Points between the two, beside and below each other.
  private static let (gap, lineGap): (CGFloat, CGFloat) = (8, 3)

  /// Whether both fit beside each other, in their ideal sizes.
  private func fits(_ width: CGFloat?, _ subviews: Subviews) -> Bool {
    guard let width else { return true }
    let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return ideal + Self.gap * CGFloat(max(0, subviews.count - 1)) <= width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let isRow = fits(proposal.width, subviews)
    let offer = isRow ? ProposedViewSize.unspecified : ProposedViewSize(width: proposal.width, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let gaps = CGFloat(max(0, sizes.count - 1))
    if isRow {
      let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * gaps
      return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
    }
    let height = sizes.reduce(0) { $0 + $1.height } + Self.lineGap * gaps
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard fits(bounds.width, subviews) else {
      var y = bounds.minY
      for subview in subviews {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
        y += subview.sizeThatFits(offer).height + Self.lineGap
      }
      return
    }
    for (index, subview) in subviews.enumerated() {
      let isLast = index > 0 && index == subviews.count - 1
      subview.place(
        at: CGPoint(x: isLast ? bounds.maxX : bounds.minX, y: bounds.midY),
        anchor: isLast ? .trailing : .leading, proposal: .unspecified)
    }
  }
}
