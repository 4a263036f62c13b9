/// The views of the present frame that were placed for the first time in one that was there before.
@MainActor final class Entrances {
  private struct Entry { weak var layout: LayoutNode? }
  private var entries: [Entry] = []

  func add(_ layout: LayoutNode) { entries.append(Entry(layout: layout)) }

  /// Begins a frame: what came in the one before has been shown.
  func beginFrame() { if !entries.isEmpty { entries.removeAll(keepingCapacity: true) } }

  /// Holds all of them at their places, whatever round them set out in the layout that was just made. To be called after
  /// each layout of the frame.
  func hold() {
    for entry in entries {
      guard let layout = entry.layout, layout.isPlaced, !layout.isGhost else { continue }
      layout.entrance = Entrance(of: layout)
      if layout.entrance != nil { layout.tree.animations.add(layout) }
    }
  }
}
