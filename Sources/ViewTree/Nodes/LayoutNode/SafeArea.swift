import Foundation
import Graphics

/// Parts of the window that are covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Notches, rounded corners and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach over the edges of the safe area that it touches; its neighbours see the safe frame.
struct IgnoresSafeAreaModifier: LayoutModifier {
  typealias Body = Never
  let edges: Edge.Set

  final class Wrapper: UnaryLayout {
    var edges = Edge.Set.all

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      let insets = reachOverSafeArea.only(edges)
      let offer = ProposedViewSize(
        width: proposal.width.map { $0 + insets.horizontal },
        height: proposal.height.map { $0 + insets.vertical })
      child.place(at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer)
    }

    override var mirrorsChildren: Bool { isRightToLeft }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.edges = edges
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    guard layout.edges != edges else { return }
    layout.edges = edges
    layout.setNeedsLayout()
  }
}

extension View {
  /// Lets the view reach over the edges of the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach over the edges of the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
