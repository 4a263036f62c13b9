import Foundation

extension LayoutNode {
  /// The subtree as a value; nodes that only pass on are left out, their ids go to what they wrap.
  final func dump(_ moment: Moment) -> TreeDump {
    let roots = dumpList(ProjectionTransform(), moment, id: nil)
    if let first = roots.first, roots.count == 1 { return first }
    return TreeDump(type: "Window", frame: CGRect(origin: .zero, size: size), children: roots)
  }

  /// The listed nodes of the subtree; `outer` is an id that waits for a node to carry it.
  private func dumpList(_ toWindow: ProjectionTransform, _ moment: Moment, id outer: String?) -> [TreeDump] {
    let id = dumpID ?? outer
    let isListed = dumpType != nil || (id != nil && dumpTarget == nil)
    let inner = childTransform(moment).map { $0.concatenating(toWindow) } ?? toWindow
    var list: [TreeDump] = []
    for child in paintOrder where child.isPlaced {
      let frame = child.frame(moment)
      list += child.dumpList(
        inner.translatedBy(x: frame.minX, y: frame.minY), moment,
        id: !isListed && child === dumpTarget ? id : nil)
    }
    guard isListed else { return list }
    return [
      TreeDump(
        type: dumpType ?? "Group", id: id,
        frame: toWindow.boundingRect(of: CGRect(origin: .zero, size: frame(moment).size)), text: dumpText,
        value: dumpValue, children: list)
    ]
  }
}
