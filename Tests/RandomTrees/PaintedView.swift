import Foundation
import ViewTree

/// A modifier of a random tree that changes how a view looks, not where it lies.
struct PaintedView: View {
  let node: TreeNode

  private var child: TreeChild { TreeChild(node: node) }

  var body: some View {
    switch node.shape {
    case .offset: child.offset(x: node.length(0, 60) - 30, y: node.length(1, 60) - 30)
    case .turned:
      child.rotationEffect(.degrees(Double(node.length(0, 360))), anchor: node.flag ? .center : .topLeading)
    case .scaled: child.scaleEffect(x: node.length(0, 2), y: node.flag ? 1 : node.length(1, 2))
    case .tilted:
      child.rotation3DEffect(
        .degrees(Double(node.length(0, 160)) - 80), axis: (x: node.flag ? 1 : 0, y: 1, z: 0))
    case .faded: child.opacity(Double(node.lengths[0]))
    case .rounded: child.clipShape(RoundedRectangle(cornerRadius: node.length(0, 20)))
    case .bordered: child.border(node.color, width: node.length(0, 4))
    case .shadowed: child.shadow(radius: node.length(0, 6), x: node.length(1, 6), y: 2)
    case .blurred: child.blur(radius: node.flag ? 0 : node.length(0, 4))
    case .masked: child.mask { TreeChild(node: node, index: 1) }
    case .flattened:
      if node.flag { child.compositingGroup().opacity(0.7) } else { child.drawingGroup() }
    case .tinted: child.foregroundStyle(node.color).font(node.flag ? .title : .caption)
    case .raised: child.zIndex(node.flag ? 1 : 0)
    case .visual:
      let way = node.length(0, 20)
      child.visualEffect { content, proxy in content.offset(x: way + proxy.size.width / 20) }
    default: if node.flag { child.hidden() } else { child.clipped() }
    }
  }
}
