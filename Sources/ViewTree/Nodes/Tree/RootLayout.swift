import Foundation
import Graphics

/// The layout node of the window: centres its content in the safe area; the presentations above it fill the whole
/// window.
@MainActor final class RootLayout: LayoutNode, RelativeContainer, Surroundings {
  private(set) var windowSize = CGSize.zero
  /// The insets of notches, bars and the keyboard on the screen.
  var safeArea: EdgeInsets {
    var all = ownSafeArea
    all.bottom = max(all.bottom, keyboardHeight)
    return all
  }
  private var ownSafeArea = EdgeInsets()
  /// How much of the window a keyboard on the screen covers, in points from the lower edge.
  private(set) var keyboardHeight: CGFloat = 0
  /// How far the keyboard reaches above what notches and bars cover.
  var keyboardReach: CGFloat { max(0, keyboardHeight - ownSafeArea.bottom) }

  private var content: [LayoutNode] = []
  private var layers: [LayoutNode] = []
  /// Above all layers.
  private var topmost: [LayoutNode] = []

  /// Sets the layout nodes of the root view.
  func setContent(_ content: [LayoutNode]) {
    self.content = content
    setChildren(content + layers + topmost)
  }

  /// Sets the presentations above the root view, the topmost last.
  func setLayers(_ layers: [LayoutNode]) {
    self.layers = layers
    setChildren(content + layers + topmost)
  }

  /// Sets what lies above everything that is presented; it gets the whole window.
  func setTopmost(_ topmost: [LayoutNode]) {
    self.topmost = topmost
    setChildren(content + layers + topmost)
  }

  /// Sets how much of the window a keyboard on the screen covers.
  func setKeyboardHeight(_ height: CGFloat) {
    guard height != keyboardHeight else { return }
    forgetPlacesBelow(self)
    keyboardHeight = height
    relativeViews.sizeChanged()
    setNeedsLayout()
  }

  /// Sets the window's size and the insets of notches and bars.
  func resize(_ size: CGSize, safeArea: EdgeInsets) {
    guard size != windowSize || safeArea != ownSafeArea else { return }
    // What reaches over the edges depends on the insets, also where its own size does not.
    if safeArea != ownSafeArea { forgetPlacesBelow(self) }
    windowSize = size
    ownSafeArea = safeArea
    relativeViews.sizeChanged()
    // Laid out in the next frame, after the update: nothing is built for another window by a state of before.
    setNeedsLayout()
  }

  private func forgetPlacesBelow(_ node: LayoutNode) {
    node.children.forEach(forgetPlacesBelow)
    if node.children.isEmpty { node.setNeedsLayout() }
  }

  /// The size of the root view for a proposal.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    content.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let area = CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - safeArea.vertical))
    for child in content where !child.isGhost {
      child.place(
        at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
    }
    for layer in layers + topmost { layer.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  let relativeViews = RelativeViews()
  var containerSize: CGSize { safeAreaRect?.size ?? windowSize }
  override var surroundings: (any Surroundings)? { self }
  var relativeContainer: (any RelativeContainer)? { self }
  var safeAreaRect: CGRect? {
    CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, windowSize.width - safeArea.horizontal),
      height: max(0, windowSize.height - safeArea.vertical))
  }
  override var dumpEntry: DumpEntry { DumpEntry("Window") }
}
