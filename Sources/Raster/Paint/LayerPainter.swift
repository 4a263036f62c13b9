import ViewTree

/// Paints the damaged part of prepared items onto a picture: front to back to find what can be seen, then back to
/// front.
@MainActor final class LayerPainter {
  private struct Command {
    /// Whose quad it is; it lives as long as the items do.
    var state: Unmanaged<ItemState>
    var index: Int
    /// Its space within `spaces`.
    var space: Int
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
  private var spaces: [LayerSpace] = []
  private var counts = PaintCounts()

  /// Repaints the boxes of `damage` (in the items' device pixels; `origin` is the pixel of the picture's corner).
  /// `background` lies under everything; nil: transparent.
  func paint(
    _ states: [ItemState], onto picture: Picture, origin: PixelPoint, damage: [PixelBox], background: UInt32?
  ) -> PaintCounts {
    counts = PaintCounts()
    commands.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    spaces.removeAll(keepingCapacity: true)
    region.set(damage)
    for box in region.boxes { counts.pixelsDamaged += box.area }
    let extents = region.extents
    spaces.append(LayerSpace())
    for state in states.reversed() { see(state, 0, extents) }
    compositor.begin(picture, origin: origin)
    for box in region.boxes {
      compositor.fill(box, background ?? 0)
      counts.pixelsPainted += box.area
    }
    for command in commands.reversed() {
      command.state._withUnsafeGuaranteedRef { state in
        for i in command.first..<command.first + command.count {
          compositor.paint(state.quads[command.index], boxes[i], spaces[command.space])
        }
      }
    }
    commands.removeAll(keepingCapacity: true)
    counts.drawCalls = compositor.drawCalls
    return counts
  }

  /// Notes the visible parts of an item's quads and hides what lies behind them.
  private func see(_ state: ItemState, _ space: Int, _ extents: PixelBox) {
    guard spaces[space].box(state.bounds).intersects(extents) else {
      counts.itemsHidden += state.quads.isEmpty && state.children.isEmpty ? 0 : 1
      return
    }
    if !state.children.isEmpty {
      var inner = space
      if state.layerPlace != nil {
        inner = spaces.count
        spaces.append(spaces[space].inside(state))
      }
      for child in state.children.reversed() { see(child, inner, extents) }
    }
    guard !state.quads.isEmpty else { return }
    var seen = 0
    for i in state.quads.indices.reversed() { seen += see(state, i, space) }
    if seen > 0 {
      counts.itemsPainted += 1
    } else {
      counts.itemsHidden += 1
    }
  }

  private func see(_ state: ItemState, _ index: Int, _ space: Int) -> Int {
    let first = boxes.count
    let pixels = region.appendParts(in: spaces[space].box(state.quads[index].box), to: &boxes)
    guard pixels > 0 else { return 0 }
    counts.pixelsPainted += pixels
    commands.append(
      Command(
        state: .passUnretained(state), index: index, space: space, first: first, count: boxes.count - first))
    if state.quads[index].isOpaque {
      let opaque = spaces[space].plainBox(state.quads[index])
      if opaque.area >= Self.smallestOccluder { region.subtract(opaque) }
    }
    return pixels
  }
}
