import Foundation
import Graphics

/// The layout of one layer above the root view: it fills the window, and what it holds is offered the whole of it.
///
/// While it holds a modal view the keyboard stays inside.
@MainActor final class PresentationLayerLayout: LayoutNode, KeyResponder {
  /// Who had the keyboard before the layer came, and whether that was shown.
  private var before: (node: WeakLayout, isShown: Bool)?

  private struct WeakLayout { weak var layout: LayoutNode? }

  override init(_ context: NodeContext) {
    super.init(context)
    holdsPlaces = true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let safe = safeAreaInsetsWithin(size: size)
    for child in participants {
      guard let anchor = child.trait(ObjectIdentifier(LayerAnchorTrait.self)) as? UnitPoint else {
        child.place(
          at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(size))
        continue
      }
      let room = CGRect(
        x: safe.leading, y: safe.top, width: max(0, size.width - safe.horizontal),
        height: max(0, size.height - safe.vertical))
      child.place(at: anchor.point(in: room), anchor: anchor, proposal: ProposedViewSize(room.size))
    }
  }

  /// Whether what lies below is out of reach.
  private var isModal: Bool {
    participants.contains { !(($0.trait(ObjectIdentifier(PassiveLayerTrait.self)) as? Bool) ?? false) }
  }

  override var keyResponder: (any KeyResponder)? { self }
  var isModalBarrier: Bool { isModal }
  /// Above everything that the root view holds, whatever its index.
  override var zIndex: Double { .greatestFiniteMagnitude }

  /// The keyboard goes to the first view in here, if its place was shown before.
  func captureFocus() {
    let focus = tree.focus
    before = (WeakLayout(layout: focus.focused), focus.isShown)
    tree.afterLayout { [weak self] in
      guard let self, self.parent != nil, self.isModal else { return }
      if let focused = focus.focused, focused.isInside(self) { return }
      let first = focus.isShown ? focus.candidates.first { $0.isInside(self) } : nil
      focus.focus(first, shown: focus.isShown)
    }
  }

  /// The keyboard goes back to where it was.
  func returnFocus() {
    guard let before else { return }
    self.before = nil
    let focus = tree.focus
    // Somebody else may have taken it meanwhile.
    if let focused = focus.focused, let root = tree.rootLayout, focused.isInside(root),
      !focused.isInside(self)
    {
      return
    }
    let isShown = focus.isShown || before.isShown
    tree.afterLayout {
      let node = before.node.layout
      focus.focus(focus.candidates.first { $0 === node }, shown: isShown)
    }
  }
}

/// The key of the point, in the unit square of the window's safe area, at which a view of a layer stands in its own
/// size.
enum LayerAnchorTrait {}

/// The key of layers that leave what lies below within reach.
enum PassiveLayerTrait {}
