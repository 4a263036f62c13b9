import Foundation

/// A search's field, what is as wide as its prompt needs it to be, which is not seen, and its Cancel where it has one.
///
/// The field has the width that Cancel leaves. Where its prompt needs more, Cancel has as much less, down to a part of its
/// own width.
struct SearchBarLayout: Layout {
  /// The least part of its width that Cancel has.
  static var leastScale: CGFloat { 0.6 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal.width, subviews)
    let height = zip(widths.shown, widths.values).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }.max()
    return CGSize(width: widths.values.reduce(0, +), height: height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = widths(bounds.width, subviews)
    var x = bounds.minX
    for (view, width) in zip(widths.shown, widths.values) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
    if subviews.count > 1 { subviews[1].place(at: bounds.origin, proposal: .zero) }
  }

  /// The views that are seen, and their widths in `whole`; nil: those that they have by themselves.
  private func widths(_ whole: CGFloat?, _ subviews: Subviews) -> (shown: [LayoutSubview], values: [CGFloat])
  {
    guard subviews.count > 1 else { return ([], []) }
    let own = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard subviews.count > 2 else { return ([subviews[0]], [whole ?? own[0]]) }
    let whole = whole ?? own[0] + own[2]
    let cancel = min(own[2], max(Self.leastScale * own[2], whole - own[1]))
    return ([subviews[0], subviews[2]], [max(0, whole - cancel), cancel])
  }
}
