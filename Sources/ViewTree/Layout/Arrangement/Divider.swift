import Foundation
import Graphics

/// A thin line across the stack that contains it, between the views before and after it.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: LeafView {
  static var isReusable: Bool { true }
  func makeLayout(_ context: NodeContext) -> DividerLayout { DividerLayout(context) }
  func updateLayout(_ layout: DividerLayout, _ context: NodeContext) {
    layout.update(Color(.separator).rgba(in: context.environment))
  }
}

/// The layout of a divider: one point thick, as long as is offered.
@MainActor final class DividerLayout: LayoutNode {
  /// In points, at any scale: measured on Apple's.
  private static let thickness: CGFloat = 1
  private var color = RGBA.clear

  func update(_ color: RGBA) {
    guard color != self.color else { return }
    self.color = color
    setNeedsCompose()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return stackAxisAbove == .horizontal
      ? CGSize(width: DividerLayout.thickness, height: offered.height)
      : CGSize(width: offered.width, height: DividerLayout.thickness)
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard color.alpha > 0 else { return }
    composer.add(
      .fill(Path(state.rect), .color(color), FillStyle(antialiased: false)), displayID(), state)
  }

  override var dumpEntry: DumpEntry { DumpEntry("Divider") }
}
