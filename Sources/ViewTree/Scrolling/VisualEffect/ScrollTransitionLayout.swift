import Foundation
import Graphics

/// The scroll transition of a view.
struct ScrollTransitionModifier: LayoutModifier {
  typealias Body = Never
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> [_VisualOperation]

  final class Wrapper: VisualEffectLayout {
    var modifier: ScrollTransitionModifier
    /// The phase of an animated transition; nil before it was first painted.
    private var phase: ScrollTransitionPhase?

    init(_ child: LayoutNode, _ modifier: ScrollTransitionModifier, _ context: NodeContext) {
      self.modifier = modifier
      super.init(child, context)
    }

    override func operations() -> [_VisualOperation] {
      let (side, progress, configuration) = position()
      switch configuration.mode {
      case .identity: return modifier.effect(.identity)
      case .animated: return modifier.effect(phase ?? (progress > 0 ? side : .identity))
      case .interactive(let curve):
        let identity = modifier.effect(.identity)
        guard progress > 0 else { return identity }
        let extreme = modifier.effect(side)
        guard extreme.matches(identity) else { return extreme }
        let part = curve.value(at: min(progress, 1))
        return identity.adding((VisualNumbers(extreme) - VisualNumbers(identity)).scaled(by: part))
      }
    }

    override func compose(_ composer: Composer, _ state: ComposeState) {
      follow()
      super.compose(composer, state)
    }

    /// Starts the animation of a threshold that was crossed.
    private func follow() {
      let (side, progress, configuration) = position()
      guard case .animated(let animation) = configuration.mode else { return phase = nil }
      let next = progress > 0 ? side : .identity
      guard let old = phase else { return phase = next }
      guard old != next else { return }
      phase = next
      change(from: modifier.effect(old), to: modifier.effect(next), Transaction(animation: animation))
    }

    /// The end at which the view is, and the rest of its transition there: 0 it is over, 1 or more it has not begun.
    private func position() -> (ScrollTransitionPhase, Double, ScrollTransitionConfiguration) {
      guard let scroll = scrollView else { return (.identity, 0, modifier.topLeading) }
      let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
      let frame = transform(to: scroll, .model).boundingRect(of: CGRect(origin: .zero, size: size))
      let (low, length) = (frame.origin[axis], frame.size[axis])
      let room = scroll.size[axis]
      // The end beyond which more of the view lies.
      let isLeading = low + length / 2 < room / 2
      let configuration = isLeading ? modifier.topLeading : modifier.bottomTrailing
      let threshold = configuration.threshold
      let side: ScrollTransitionPhase = isLeading ? .topLeading : .bottomTrailing
      guard length > 0 else { return (side, 0, configuration) }
      // How far the view's outer edge lies inside of the visible part.
      let inside = isLeading ? low + length : room - low
      if threshold.isCentered {
        let distance = (room + length) / 2 - threshold.inset
        return (side, distance > 0 ? Double(1 - (inside - threshold.inset) / distance) : 0, configuration)
      }
      let begin = threshold.inset
      let end = threshold.inset + length * CGFloat(threshold.visible)
      if case .animated = configuration.mode { return (side, inside < end ? 1 : 0, configuration) }
      guard end > begin else { return (side, inside > begin ? 0 : 1, configuration) }
      return (side, Double((end - inside) / (end - begin)), configuration)
    }

    private var scrollView: ScrollLayout? { firstAbove { $0 as? ScrollLayout } }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, self, context) }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.modifier = self
    layout.setNeedsCompose()
  }
}
