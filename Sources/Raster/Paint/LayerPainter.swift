import ViewTree

/// Paints the damaged part of prepared items onto a picture: front to back to find what can be seen, then back to
/// front.
@MainActor final class LayerPainter {
  private struct Command {
    var quads: [Quad]
    var index: Int
    /// Its boxes within `boxes`.
    var first: Int
    var count: Int
  }

  /// Opaque boxes smaller than this many pixels are not taken from what lies below: cutting costs more.
  private static let smallestOccluder = 1024

  private let region = Region()
  private let compositor = Compositor()
  private var commands: [Command] = []
  private var boxes: [PixelBox] = []
  private var counts = PaintCounts()

  /// Repaints the boxes of `damage` (in the items' device pixels; `origin` is the pixel of the picture's corner).
  /// `background` lies under everything; nil: transparent.
  func paint(
    _ states: [ItemState], onto picture: Picture, origin: PixelPoint, damage: [PixelBox], background: UInt32?
  ) -> PaintCounts {
    counts = PaintCounts()
    commands.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    region.set(damage)
    for box in region.boxes { counts.pixelsDamaged += box.area }
    let extents = region.extents
    for state in states.reversed() { see(state, extents) }
    compositor.begin(picture, origin: origin)
    for box in region.boxes {
      compositor.fill(box, background ?? 0)
      counts.pixelsPainted += box.area
    }
    for command in commands.reversed() {
      for i in command.first..<command.first + command.count {
        compositor.paint(command.quads[command.index], boxes[i])
      }
    }
    commands.removeAll(keepingCapacity: true)
    counts.drawCalls = compositor.drawCalls
    return counts
  }

  /// Notes the visible parts of an item's quads and hides what lies behind them. Answers whether any was seen.
  private func see(_ state: ItemState, _ extents: PixelBox) {
    guard state.bounds.intersects(extents) else {
      counts.itemsHidden += state.quads.isEmpty && state.children.isEmpty ? 0 : 1
      return
    }
    for child in state.children.reversed() { see(child, extents) }
    guard !state.quads.isEmpty else { return }
    var seen = 0
    for i in state.quads.indices.reversed() { seen += see(state.quads, i) }
    if seen > 0 {
      counts.itemsPainted += 1
    } else {
      counts.itemsHidden += 1
    }
  }

  private func see(_ quads: [Quad], _ index: Int) -> Int {
    let first = boxes.count
    let pixels = region.appendParts(in: quads[index].box, to: &boxes)
    guard pixels > 0 else { return 0 }
    counts.pixelsPainted += pixels
    commands.append(Command(quads: quads, index: index, first: first, count: boxes.count - first))
    let opaque = quads[index].opaqueBox
    if opaque.area >= Self.smallestOccluder { region.subtract(opaque) }
    return pixels
  }
}
