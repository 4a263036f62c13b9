import Foundation
import ViewTree

/// Something of a random tree that is there or is not, or becomes another.
struct BranchView: View {
  let node: TreeNode

  var body: some View {
    switch node.shape {
    case .branch: if node.flag { TreeChild(node: node, index: 0) } else { TreeChild(node: node, index: 1) }
    case .option: if node.flag { TreeChild(node: node) }
    case .cases:
      switch node.pick(0, 3) {
      case 0: TreeChild(node: node, index: 0)
      case 1: TreeChild(node: node, index: 1).padding(4)
      default: EmptyView()
      }
    case .keyed: TreeChild(node: node).id(node.flag ? node.picks[0] : 0)
    default: AnyView(TreeChild(node: node))
    }
  }
}
