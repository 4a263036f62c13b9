import Foundation

/// The part of a text that is a link, as a node in that of the text: what is pressed and focused.
@MainActor protocol TextLinkNode: LayoutNode {
  /// The rectangles of its letters in own points, from top to bottom; empty: they are cut off.
  var boxes: [CGRect] { get set }
  /// Sets what it opens, and the environment in which.
  func update(_ link: TextLink, _ context: NodeContext)
}

private struct TextLinkMakerKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (NodeContext) -> any TextLinkNode)? { nil }
}

extension EnvironmentValues {
  /// Makes the nodes of links in texts; set at the root of a window. nil: links are words of another colour.
  var makeTextLink: (@MainActor @Sendable (NodeContext) -> any TextLinkNode)? {
    get { self[TextLinkMakerKey.self] }
    set { self[TextLinkMakerKey.self] = newValue }
  }
}
