import Foundation
import Graphics

/// The first of several views whose ideal size fits; the last one where none does.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: the axes on which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ContainerView {
  func makeLayout(_ context: NodeContext) -> ViewThatFitsLayout { ViewThatFitsLayout(axes, context) }
  func updateLayout(_ layout: ViewThatFitsLayout, _ context: NodeContext) { layout.axes = axes }
}

/// The layout of `ViewThatFits`: places the one child chosen and no other.
@MainActor final class ViewThatFitsLayout: LayoutNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  /// By how much a view may exceed what it is proposed, in points: containers that give a child the very length that it
  /// had chosen compute that length by sums and differences, which round.
  private static let rounding: CGFloat = 0.01

  init(_ axes: Axis.Set, _ context: NodeContext) {
    self.axes = axes
    super.init(context)
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    let list = participants
    // Ideal on the axes that count: lines break at the width that is proposed where the height alone does.
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return list.dropLast().first { child in
      let ideal = child.sizeThatFits(offer)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return ideal[axis] <= room + Self.rounding
      }
    } ?? list.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let chosen = choice(proposal)
    for child in participants where child !== chosen { child.forgetPlacement() }
    chosen?.place(at: .zero, proposal: proposal)
  }

  override func computeAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    choice(proposal)?.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func computeSpacing() -> ViewSpacing {
    ownSpacing ?? (choice(.unspecified)?.preferredSpacing ?? .zero)
  }
  override var dumpEntry: DumpEntry { DumpEntry("ViewThatFits") }
}
