extension LayoutNode {
  /// Whether a frame was made since it came to its place.
  final var wasShown: Bool { isPlaced && firstFrame != tree.composeFrame }

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
