import Foundation
import ViewTree

/// A leaf of a random tree.
struct LeafView: View {
  let node: TreeNode

  private static let words = ["One", "Two words", "Three", "A longer line of words", "5", "Ærø"]

  var body: some View {
    switch node.shape {
    case .color: node.color
    case .circle: Circle().fill(node.color)
    case .spacer: Spacer(minLength: node.length(0, 20))
    case .divider: Divider()
    case .text: Text(Self.words[node.pick(0, 6)])
    case .paragraph:
      Text(Array(repeating: Self.words[node.pick(0, 6)], count: 1 + node.pick(1, 12)).joined(separator: " "))
        .lineLimit(node.flag ? nil : 2)
    case .symbol: Image(systemName: ["star.fill", "heart", "arrow.down"][node.pick(0, 3)])
    case .gradient:
      LinearGradient(
        colors: [node.color, .white], startPoint: .top, endPoint: node.flag ? .bottom : .bottomTrailing)
    case .stroke:
      RoundedRectangle(cornerRadius: node.length(0, 12)).stroke(node.color, lineWidth: node.length(1, 5))
    case .canvas:
      Canvas { context, size in
        let way = size.width * node.length(0, 1)
        context.fill(Path(CGRect(x: 0, y: 0, width: way, height: size.height)), with: .color(node.color))
      }
    case .button: Button(Self.words[node.pick(0, 6)]) {}.disabled(node.flag)
    case .toggle: Toggle("Toggle", isOn: .constant(node.flag))
    case .gauge: ProgressView(value: node.lengths[0])
    default: node.color.frame(width: node.length(0, 60), height: node.length(1, 60))
    }
  }
}
