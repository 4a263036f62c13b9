import Foundation
import ViewTree

/// A modifier of a random tree that lays out.
struct PlacedView: View {
  let node: TreeNode
  /// What a geometry reader behind the view told by a preference.
  @State private var height: CGFloat = 0

  private struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private var child: TreeChild { TreeChild(node: node) }
  private var other: TreeChild { TreeChild(node: node, index: 1) }

  var body: some View {
    switch node.shape {
    case .padding: child.padding(node.insets)
    case .fixed: child.frame(width: node.length(0, 80), height: node.flag ? nil : node.length(1, 80))
    case .ideal:
      child.frame(
        minWidth: node.length(0, 40), idealWidth: node.length(0, 40) + node.length(1, 30),
        maxWidth: node.length(0, 40) + node.length(1, 60))
    case .wide: child.frame(maxWidth: .infinity, minHeight: node.length(0, 30), alignment: node.alignment)
    case .low: child.frame(maxHeight: node.length(0, 90))
    case .priority: child.layoutPriority(Double(node.pick(0, 3) - 1))
    case .decorated: child.background { other }.overlay(alignment: node.alignment) { LeafView(node: node) }
    case .fixedSize: child.fixedSize(horizontal: node.pick(0, 2) == 0, vertical: node.flag)
    case .aspect: child.aspectRatio(node.length(0, 3) + 0.2, contentMode: node.flag ? .fit : .fill)
    case .reader: reader
    case .inset: child.safeAreaInset(edge: node.flag ? .top : .bottom) { other }
    case .mirrored: child.environment(\.layoutDirection, node.flag ? .rightToLeft : .leftToRight)
    default: measured
    }
  }

  /// Its content trusts that what the body saw is still there.
  @ViewBuilder private var reader: some View {
    if !node.children.isEmpty {
      GeometryReader { proxy in
        TreeView(node: node.children[0]).frame(width: proxy.size.width * node.length(0, 1))
      }
    }
  }

  private var measured: some View {
    child
      .background {
        GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) }
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .overlay(alignment: .bottom) { Color.red.frame(width: 10, height: height / 2) }
  }
}
