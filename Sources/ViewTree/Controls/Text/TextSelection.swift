import Foundation

/// Whether texts can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Allows copying the texts of this view: a long press, or the mouse's secondary button, offers it. As on iOS texts
  /// are copied as a whole; parts can be selected in text fields and editors.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
  }
}

private struct TextSelectionModifier: ViewModifier {
  let isEnabled: Bool
  @State private var source = LayoutReference()
  @Environment(\.copyText) private var copyText

  func body(content: Content) -> some View {
    content
      .modifier(LayoutReferenceModifier(reference: source))
      .contextMenu(
        isEnabled
          ? ContextMenu {
            Button(.own("Copy"), systemImage: "doc.on.doc") { copyText(source.text) }
          } : nil)
  }
}

extension LayoutReference {
  /// All texts of the view, in the order of the tree.
  fileprivate var text: String {
    var texts: [String] = []
    func collect(_ node: LayoutNode) {
      if let leaf = node as? TextLeaf {
        if let text = leaf.dumpEntry.text { texts.append(text) }
      } else {
        node.children.forEach(collect)
      }
    }
    if let layout { collect(layout) }
    return texts.joined(separator: "\n")
  }
}
