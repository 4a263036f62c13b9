import Foundation

/// The layout of a tab's content: it fills the tab view's area for it.
@MainActor final class TabSlotLayout: LayoutNode {
  private(set) var label = AnyView(EmptyView())
  /// Whether the tab is in sight, for observers.
  let visibility = PageVisibility()
  /// Counts the labels that were set, so that the tab view knows whether its bar is out of date.
  private(set) var generation = 0
  private var tag: Any?
  private var key: AnyHashable?
  var makeContent: @MainActor () -> Void = {}

  /// - Parameters:
  ///   - tag: the content's tag, as far as it is known before the content is made.
  ///   - key: the key of the element that the tab represents.
  func setLabel(_ label: AnyView, tag: Any?, key: AnyHashable?) {
    self.label = label
    self.tag = tag
    self.key = key
    generation += 1
    parent?.setNeedsLayout()
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(TabSlotTrait.self) { return self }
    if key == ObjectIdentifier(TagTrait.self) { return tag ?? participants.first?.trait(key) }
    return key == ObjectIdentifier(ElementKeyTrait.self) ? self.key : nil
  }

  /// Whether neither a tag nor a key says which value the tab is for: its content may know one.
  var hasUnknownValue: Bool { tag == nil && key == nil && participants.isEmpty }

  override init(_ context: NodeContext) {
    super.init(context)
    holdsPlaces = true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = participants.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in participants {
      child.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}
