import Foundation
import Graphics

/// The nodes of the links of one text, in the order in which they are read. Without links it holds nothing.
@MainActor struct TextLinks {
  private var nodes: [any TextLinkNode] = []

  var isEmpty: Bool { nodes.isEmpty }

  /// Gives the text's node a child for each link of its runs.
  mutating func update(_ runs: [TextRun], in text: LayoutNode, _ context: NodeContext) {
    let links = TextLink.all(in: runs)
    guard !links.isEmpty || !nodes.isEmpty, let make = context.environment.makeTextLink else { return }
    let count = nodes.count
    for node in nodes.dropFirst(links.count) { node.detached() }
    nodes.removeLast(max(0, count - links.count))
    while nodes.count < links.count { nodes.append(make(context)) }
    for (node, link) in zip(nodes, links) { node.update(link, context) }
    if nodes.count != count { text.setChildren(nodes) }
  }

  /// Places each node where its letters are in the text's layout.
  func place(in layout: TextLayout) {
    guard !nodes.isEmpty else { return }
    for (node, boxes) in zip(nodes, layout.linkBoxes(nodes.count)) {
      guard let first = boxes.first else {
        node.boxes = []
        node.forgetPlacement()
        continue
      }
      let frame = boxes.dropFirst().reduce(first) { $0.union($1) }
      node.boxes = boxes.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
      node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// The text was removed for good.
  func detached() {
    for node in nodes { node.detached() }
  }
}

extension TextLayout {
  /// The rectangles of the letters of each of `count` links, from top to bottom: on each line one for neighbours.
  func linkBoxes(_ count: Int) -> [[CGRect]] {
    var list = [[CGRect]](repeating: [], count: count)
    for line in lines {
      var before: (link: Int, end: CGFloat)?
      for fragment in line.fragments where fragment.width > 0 {
        guard let link = fragment.linkNumber, list.indices.contains(link) else {
          before = nil
          continue
        }
        let box = CGRect(
          x: line.x + fragment.x, y: line.baseline - line.ascent, width: fragment.width,
          height: line.ascent + line.descent)
        if let before, before.link == link, abs(before.end - box.minX) < 0.01, let last = list[link].last {
          list[link][list[link].count - 1] = last.union(box)
        } else {
          list[link].append(box)
        }
        before = (link, box.maxX)
      }
    }
    return list
  }
}
