extension LayoutNode {
  /// Whether a frame was made since it came to its place.
  final var wasShown: Bool { isPlaced && firstFrame != tree.composeFrame }

  /// Notes that something here or below looks different in the next frame than when it was composed last.
  ///
  /// Sufficient where an update or a placement causes the change; otherwise see `setNeedsCompose`.
  final func noteChange() {
    tree.geometry.placesChanged()
    noteLook()
  }

  /// Notes the same where nothing has another place or size for it, besides by being scrolled.
  final func noteLook() {
    let frame = tree.composeFrame
    var node: LayoutNode? = self
    while let present = node, present.changedInFrame != frame {
      present.changedInFrame = frame
      node = present.parent
    }
  }

  /// Notes that everything in here looks different.
  final func noteChangeBelow() {
    noteChange()
    for child in children { child.noteChangeBelow() }
  }

  /// The next frame shows this node anew, without a layout.
  final func setNeedsCompose() {
    noteChange()
    tree.requestFrame()
  }
}
