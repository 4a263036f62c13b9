import Foundation

/// Flexible space along the axis of the stack that holds it.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  func makeLayout(_ context: NodeContext) -> SpacerLayout { SpacerLayout(context) }
  func updateLayout(_ layout: SpacerLayout, _ context: NodeContext) { layout.update(minLength) }
}

/// The layout of a spacer: sized last, nothing across.
@MainActor final class SpacerLayout: LayoutNode {
  /// The documented default.
  private static let defaultLength: CGFloat = 8
  private var minLength: CGFloat = SpacerLayout.defaultLength

  func update(_ length: CGFloat?) {
    let value = length ?? SpacerLayout.defaultLength
    guard value != minLength else { return }
    minLength = value
    setNeedsLayout()
  }

  /// The axis of the nearest stack above.
  private var axis: Axis? {
    var node = parent
    while let present = node {
      if let stack = present as? StackLayout { return stack.axis }
      if !(present is UnaryLayout) { return nil }
      node = present.parent
    }
    return nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?) -> CGFloat { max(minLength, offered ?? minLength) }
    switch axis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  override var layoutPriority: Double { -.infinity }
  override func computeSpacing() -> ViewSpacing { .zero }
}
