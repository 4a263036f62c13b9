import Foundation
import Graphics

/// The layout of one layer above the root view: it fills the window and proposes the window's size to its content.
///
/// While it holds a modal view the keyboard focus stays inside.
@MainActor final class PresentationLayerLayout: LayoutNode, KeyResponder {
  /// The view that was focused before the layer came, and whether its focus ring was shown.
  private var before: (node: WeakLayout, isShown: Bool)?

  private struct WeakLayout { weak var layout: LayoutNode? }

  /// How a layer goes whose presenter goes, which does not dismiss it, where that change is not animated.
  private static let leaving = Animation.easeOut(duration: 0.25)
  private var presence = AnimatedValue(1.0)
  /// Called when it has faded after its presenter has gone; keeps what it belongs to until then.
  private var gone: (() -> Void)?

  /// Sets whether the view is leaving that has presented it: it fades, and cannot be used. It fades by the animation of the
  /// change that removes its presenter, so that it covers what lies below it for as long as that is to be seen.
  func setLeaving(_ isLeaving: Bool) {
    let target = isLeaving ? 0.0 : 1
    guard target != presence.model else { return }
    isGhost = isLeaving
    presence.set(target, animation: children.isEmpty ? nil : fade, at: tree.time)
    tree.animations.add(self)
    setNeedsCompose()
  }

  /// The animation of the present change, but for one that never ends.
  private var fade: Animation {
    let own = tree.scheduler.updateTransaction?.activeAnimation
    return own.flatMap { $0.recipe.isEndless ? nil : $0 } ?? Self.leaving
  }

  /// Lets it fade for good, from how far it has faded.
  ///
  /// - Returns: whether it does; false: it has faded already, and `completion` is not called.
  func leave(completion: @escaping () -> Void) -> Bool {
    setLeaving(true)
    guard !presence.isOver(at: tree.time) else { return false }
    gone = completion
    return true
  }

  /// Forgets what it keeps.
  func close() { gone = nil }

  override func advance(to time: TimeInterval) -> Bool {
    presence.settle(at: time)
    let more = super.advance(to: time)
    if !presence.isAnimating, let gone {
      self.gone = nil
      gone()
      return false
    }
    return presence.isAnimating || more
  }

  override func detached() {
    close()
    super.detached()
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composer.withOpacity(presence.value(at: tree.time), displayID()) { super.compose(composer, state) }
  }

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

  /// Whether the views below cannot be used.
  private var isModal: Bool {
    participants.contains { !(($0.trait(ObjectIdentifier(PassiveLayerTrait.self)) as? Bool) ?? false) }
  }

  override var keyResponder: (any KeyResponder)? { self }
  var isModalBarrier: Bool { isModal }
  /// Above everything that the root view holds, whatever its index.
  override var zIndex: Double { .greatestFiniteMagnitude }

  /// Moves the focus in here if the layer is modal: to the first view where the focus ring was shown, else to none.
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

  /// Returns the focus to the view that had it before.
  func returnFocus() {
    guard let before else { return }
    self.before = nil
    let focus = tree.focus
    // Another view may have been focused meanwhile.
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

/// The key of an anchor, a point in the unit square of the window's safe area: the view of a layer that has one keeps
/// its own size and is placed there.
enum LayerAnchorTrait {}

/// The key of layers that do not block what lies below from being used.
enum PassiveLayerTrait {}
