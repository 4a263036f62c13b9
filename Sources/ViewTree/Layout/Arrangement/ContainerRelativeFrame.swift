import Foundation
import Graphics

/// Gives a view a frame whose size follows from the nearest container: the window or a scroll view.
struct ContainerRelativeFrameModifier: LayoutModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  final class Wrapper: AligningLayout {
    var axes: Axis.Set = []
    var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      guard let container = relativeContainerAbove else { return proposal }
      container.relativeViews.add(self)
      let size = container.containerSize
      var result = proposal
      for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
        let value = length(size[axis], axis)
        result[axis] = value.isFinite ? max(0, value) : 0
      }
      return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let o = offer(proposal)
      var size = child.sizeThatFits(o)
      for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
        size[axis] = o[axis] ?? size[axis]
      }
      return size
    }

    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
      offer(proposal)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, alignment, context)
    (layout.axes, layout.length) = (axes, length)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.alignment = alignment
    (layout.axes, layout.length) = (axes, length)
    // What the closure computes cannot be compared.
    layout.setNeedsLayout()
  }
}

extension View {
  /// As long as the nearest container on some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// As long as `span` of `count` equal parts of the nearest container with `spacing` between the parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      guard count > 0 else { return length }
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// As long as `length` makes it from the nearest container's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
