import Foundation
import ViewTree

/// What a node of a random tree shows.
public struct TreeView: View {
  let node: TreeNode

  public init(node: TreeNode) { self.node = node }

  public var body: some View {
    switch node.shape {
    case .row, .column, .layers, .grid, .lazyGrid, .scroll, .scrollRow, .lazyColumn, .lazyRow, .list,
      .sections,
      .group, .fitting:
      ContainerView(node: node)
    case .branch, .option, .cases, .keyed, .erased: BranchView(node: node)
    case .padding, .fixed, .ideal, .wide, .low, .priority, .decorated, .fixedSize, .aspect, .reader, .inset,
      .mirrored, .measured:
      PlacedView(node: node)
    case .offset, .turned, .scaled, .tilted, .faded, .rounded, .bordered, .shadowed, .blurred, .masked,
      .flattened,
      .tinted, .raised, .visual, .hidden:
      PaintedView(node: node)
    case .transition, .moving, .valued, .still, .matched: MovedView(node: node)
    case .sheet, .cover, .alert, .popover, .pushed, .marked: PresentingView(node: node)
    default: LeafView(node: node)
    }
  }
}

/// One child; nothing where there is none.
struct TreeChild: View {
  let node: TreeNode
  var index = 0

  var body: some View {
    if index < node.children.count { TreeView(node: node.children[index]) }
  }
}

/// A child by its index, looked up in a body of its own, which trusts that it is there.
private struct IndexedChild: View {
  let node: TreeNode
  let index: Int

  var body: some View { TreeView(node: node.children[index]) }
}

/// All children, in one of the ways in which programs loop.
struct TreeLoop: View {
  let node: TreeNode

  var body: some View {
    switch node.pick(0, 5) {
    case 0: ForEach(0..<node.children.count, id: \.self) { TreeView(node: node.children[$0]) }
    case 1: ForEach(node.children.indices, id: \.self) { IndexedChild(node: node, index: $0) }
    case 2: ForEach(node.children) { TreeView(node: $0) }
    case 3: ForEach(Array(node.children.enumerated()), id: \.element.id) { TreeView(node: $1) }
    default:
      TreeChild(node: node, index: 0)
      TreeChild(node: node, index: 1)
      ForEach(node.children.dropFirst(2)) { TreeView(node: $0) }
    }
  }
}

/// A random tree in a window.
public struct TreeRoot: View {
  let model: TreeModel

  public init(model: TreeModel) { self.model = model }

  public var body: some View { TreeView(node: model.root) }
}
