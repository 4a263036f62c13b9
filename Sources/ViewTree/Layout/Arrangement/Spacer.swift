import Foundation

/// Flexible space along the axis of the stack that holds it.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  static var isReusable: Bool { true }
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

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?) -> CGFloat { max(minLength, offered ?? minLength) }
    switch stackAxisAbove {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  override var layoutPriority: Double { -.infinity }
  /// 0 at its ends; undeclared at its sides.
  override func computeSpacing() -> ViewSpacing {
    var spacing = ViewSpacing.zero
    if let axis = stackAxisAbove {
      spacing = ViewSpacing.none.union(.zero, edges: axis == .vertical ? .vertical : .horizontal)
    }
    spacing.isKeptByFrames = true
    return spacing
  }
}

extension LayoutNode {
  /// The axis of the stack that contains the node, through the modifiers round it; nil: none does.
  final var stackAxisAbove: Axis? {
    var node = parent
    while let present = node {
      if let axis = present.surroundings?.stackAxis { return axis }
      if !(present is UnaryLayout || present is LayersLayout) { return nil }
      node = present.parent
    }
    return nil
  }
}
