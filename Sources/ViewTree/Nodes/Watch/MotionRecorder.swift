import Foundation

/// Records for a watcher what moves the layout nodes of a window from frame to frame.
///
/// Before a frame's first update it notes where everything would be if only time had passed, flings included; what is
/// elsewhere in the composed frame was moved by an update, by layout or by input. Without a recorder a frame costs two
/// comparisons more.
@MainActor package final class MotionRecorder {
  private weak var tree: Tree?
  /// The bounds of each node, in the content of the nearest `SelfMoving` node above.
  private var foretold: [UInt32: CGRect]?
  private var changes: [MotionChange] = []

  /// Begins to record; the host holds the recorder.
  init(_ tree: Tree) {
    self.tree = tree
    tree.scheduler.onUpdate = { [weak self] in self?.note($0, $1, $2) }
  }

  private func note(_ node: Node, _ transaction: Transaction, _ origin: ChangeOrigin) {
    changes.append(
      MotionChange(
        nodes: node.layouts.prefix(8).map(\.serial), isAnimated: transaction.activeAnimation != nil,
        origin: origin))
  }

  /// Notes where everything is at the tree's present time, when all motions have advanced; called before the first
  /// update of a frame.
  func foretell() {
    guard foretold == nil, let tree, let root = tree.rootLayout else { return }
    // Views that follow others go by where those are now.
    tree.arrangeParts()
    var places: [UInt32: CGRect] = [:]
    let depends = tree.composeDependsOnPlace
    foretell(root, ProjectionTransform(), &places)
    tree.composeDependsOnPlace = depends
    foretold = places
  }

  private func foretell(
    _ node: LayoutNode, _ scope: ProjectionTransform, _ places: inout [UInt32: CGRect]
  ) {
    let place = node.shownFrame
    let content = node.childTransform(.presentation) ?? ProjectionTransform()
    places[node.serial] = scope.boundingRect(of: CGRect(origin: .zero, size: place.size))
    let inner = node is any SelfMoving ? ProjectionTransform() : content.concatenating(scope)
    for child in node.children where child.isPlaced {
      let origin = child.shownFrame.origin
      foretell(child, inner.translatedBy(x: origin.x, y: origin.y), &places)
    }
  }

  /// The frame that was composed last; to be called once after each frame.
  package func makeFrame() -> MotionFrame {
    guard let tree else { return MotionFrame(time: 0, nodes: [], changes: []) }
    var nodes: [NodeMotion] = []
    let depends = tree.composeDependsOnPlace
    if let root = tree.rootLayout {
      add(root, parent: nil, Spaces(), outer: nil, isLeaving: false, layer: 0, &nodes)
    }
    tree.composeDependsOnPlace = depends
    defer { (foretold, changes) = (nil, []) }
    return MotionFrame(time: tree.time, nodes: nodes, changes: changes)
  }

  /// From a node's points to the window's, and to those of the nearest `SelfMoving` node above.
  private struct Spaces {
    var window = ProjectionTransform()
    var scope = ProjectionTransform()
  }

  private func add(
    _ node: LayoutNode, parent: Int?, _ spaces: Spaces, outer: DumpNotes?, isLeaving: Bool, layer: Int,
    _ nodes: inout [NodeMotion]
  ) {
    let (place, content) = (node.shownFrame, node.childTransform(.presentation))
    let bounds = CGRect(origin: .zero, size: place.size)
    let entry = node.dumpEntry
    let notes = entry.notes(below: outer)
    let isListed = entry.isListed(notes)
    let isLeaving = isLeaving || node.isGhost
    let isFirst = node.firstFrame + 1 == node.tree.composeFrame
    let selfMoving = node as? any SelfMoving
    let own = selfMoving?.ownMotion
    // What holds a new view at its place against those round it is no move of its own.
    let held = node.entrance?.displacement(at: node.tree.time) ?? .zero
    nodes.append(
      NodeMotion(
        serial: node.serial, parent: parent, type: entry.type, id: isListed ? notes.id : nil,
        text: isListed ? entry.text : nil, label: isListed ? notes.label : nil, value: entry.value,
        frame: spaces.window.boundingRect(of: bounds), frameInScope: spaces.scope.boundingRect(of: bounds),
        foretoldInScope: isFirst ? nil : foretold?[node.serial], place: place,
        target: node.frame(.model).offsetBy(dx: held.width, dy: held.height),
        content: content ?? ProjectionTransform(), isFirst: isFirst,
        isLeaving: isLeaving, holdsPlaces: node.holdsPlaces, layer: layer, ownSource: own?.source ?? .none,
        ownSpeed: own?.speed ?? 0, isAtEnd: selfMoving?.isAtEnd ?? false))
    let index = nodes.count - 1
    var inner = spaces
    if let content { inner.window = content.concatenating(inner.window) }
    if own != nil {
      inner.scope = ProjectionTransform()
    } else if let content {
      inner.scope = content.concatenating(inner.scope)
    }
    let isRoot = parent == nil
    for (place, child) in node.paintOrder.enumerated() where child.isPlaced {
      let origin = child.shownFrame.origin
      add(
        child, parent: index,
        Spaces(
          window: inner.window.translatedBy(x: origin.x, y: origin.y),
          scope: inner.scope.translatedBy(x: origin.x, y: origin.y)),
        outer: !isListed && child === entry.target ? notes : nil, isLeaving: isLeaving,
        layer: isRoot ? place : layer, &nodes)
    }
  }
}
