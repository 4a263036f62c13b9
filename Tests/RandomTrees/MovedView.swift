import Foundation
import ViewTree

/// A modifier of a random tree that says how changes are shown.
struct MovedView: View {
  let node: TreeNode
  @Namespace private var names

  private var child: TreeChild { TreeChild(node: node) }

  var body: some View {
    switch node.shape {
    case .transition: if node.flag { child.transition(node.transition) }
    case .moving: child.offset(y: node.flag ? 20 : 0).animation(node.animation)
    case .valued: child.padding(node.length(0, 20)).animation(node.animation, value: node.lengths[0])
    case .still: child.transaction { $0.animation = nil }
    default:
      // One view in either of two places, as programs write it.
      VStack {
        if node.flag { child.matchedGeometryEffect(id: "child", in: names) }
        Color.gray.frame(width: 20, height: 10)
        if !node.flag { child.matchedGeometryEffect(id: "child", in: names) }
      }
    }
  }
}
