import Graphics

/// Paints the damaged part of prepared items onto a picture: front to back to find what can be seen, then back to
/// front.
@MainActor final class LayerPainter {
  private struct Command {
    /// Whose quad it is; held by the items that `paint` was given, which removes its commands before it returns.
    var state: Unmanaged<ItemState>
    var index: Int
    /// Its space within `spaces`.
    var space: Int
    /// Its boxes within `boxes`.
    var first: Int
    var count: Int
    /// The colour that results from the quad and what lies over it.
    var fill: UInt32?
  }

  /// What is painted; a painter paints any part of it.
  struct Scene {
    let states: [ItemState]
    /// Lies under everything; nil: nothing does.
    let background: UInt32?
    /// All pixels that there are.
    let bounds: PixelBox
    /// Set where only what lies below a quad is painted: that quad's item, and its number there.
    var limit: (state: ItemState, index: Int)?
  }

  /// Opaque boxes smaller than this many pixels are not subtracted from what lies below: cutting costs more.
  private static let smallestOccluder = 1024

  private let region = Region()
  private let compositor = Compositor()
  private var commands: [Command] = []
  private var boxes: [PixelBox] = []
  private var spaces: [LayerSpace] = []
  private var counts = PaintCounts()
  private let veil = Veil()
  /// Its place within `commands`.
  private var veilCommand = 0
  /// Made when a backdrop is painted first.
  private lazy var backdrops = BackdropMaker()
  /// Whether what was met last, front to back, lies below the scene's limit.
  private var isBelow = true

  init() {}

  /// Repaints the boxes of `damage` on the processor (in the items' device pixels; `origin` is the pixel of the
  /// picture's corner). `carry`: pixels that are there already;
  /// `turn` moves the whole picture down by so many rows and returns it, where it can.
  func paint(
    _ scene: Scene, onto picture: Picture, origin: PixelPoint, damage: [PixelBox],
    carry: LayerCarry? = nil, turn: ((Int) -> Picture?)? = nil
  ) -> PaintCounts {
    begin(damage)
    var picture = picture
    if let carry {
      if let turn, let rows = carry.turn(region, in: picture.box), let turned = turn(Int(rows)) {
        picture = turned
      } else {
        counts.pixelsMoved = carry.move(from: region, on: picture)
      }
    }
    compositor.begin(picture, origin: origin)
    paint(scene, with: compositor)
    compositor.end()
    return counts
  }

  /// Repaints the boxes of `damage` with a compositor whose target was set.
  func paint<Painter: QuadCompositor>(
    _ scene: Scene, damage: [PixelBox], with compositor: Painter
  ) -> PaintCounts {
    begin(damage)
    paint(scene, with: compositor)
    return counts
  }

  private func begin(_ damage: [PixelBox]) {
    counts = PaintCounts()
    commands.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    spaces.removeAll(keepingCapacity: true)
    region.set(damage)
    counts.pixelsDamaged = region.area
  }

  private func paint<Painter: QuadCompositor>(_ scene: Scene, with compositor: Painter) {
    let extents = region.extents
    let background = scene.background
    isBelow = scene.limit == nil
    spaces.append(LayerSpace())
    veil.clear()
    for state in scene.states.reversed() { see(state, 0, extents, scene.limit) }
    if let background, veil.join(background, in: extents, of: region, painted: boxes) {
      for box in veil.joined.boxes {
        compositor.fill(box, veil.over(background))
        counts.pixelsPainted += box.area
      }
    }
    for box in region.boxes {
      compositor.fill(box, background ?? 0)
      counts.pixelsPainted += box.area
    }
    if veil.isUsed {
      counts.pixelsPainted += veil.left.area
      for i in commands[veilCommand].first..<commands[veilCommand].first + commands[veilCommand].count {
        counts.pixelsPainted -= boxes[i].area
      }
      commands[veilCommand].first = boxes.count
      boxes.append(contentsOf: veil.left.boxes)
      commands[veilCommand].count = boxes.count - commands[veilCommand].first
    }
    for command in commands.reversed() {
      if let word = command.fill {
        for i in command.first..<command.first + command.count { compositor.fill(boxes[i], word) }
        continue
      }
      command.state._withUnsafeGuaranteedRef { state in
        if case .backdrop(let tone) = state.quads[command.index].source {
          return paint(tone, of: state, command, scene, with: compositor)
        }
        for i in command.first..<command.first + command.count {
          compositor.paint(state.quads[command.index], boxes[i], spaces[command.space])
        }
      }
    }
    commands.removeAll(keepingCapacity: true)
    counts.drawCalls = compositor.drawCalls
  }

  /// Paints what shows through a backdrop.
  private func paint<Painter: QuadCompositor>(
    _ tone: BackdropTone, of state: ItemState, _ command: Command, _ scene: Scene, with compositor: Painter
  ) {
    let space = spaces[command.space]
    var quad = state.quads[command.index]
    let parts = boxes[command.first..<command.first + command.count]
    let part = parts.reduce(PixelBox.empty) { $0.union($1) }
    var below = scene
    below.limit = (state, command.index)
    let whole = space.wholeBox(quad, in: scene.bounds)
    if let picture = backdrops.picture(
      tone, part: part, of: whole, below, once: compositor.paintsAtOnce, &counts)
    {
      quad.source = .picture(picture, at: PixelPoint(x: part.x0, y: part.y0) - space.offset)
    } else {
      quad.source = .solid(tone.veil)
    }
    for box in parts { compositor.paint(quad, box, space) }
  }

  /// Notes the visible parts of an item's quads and hides what lies behind them. `limit`: only what lies below it counts.
  private func see(
    _ state: ItemState, _ space: Int, _ extents: PixelBox, _ limit: (state: ItemState, index: Int)?
  ) {
    let isLimit = !isBelow && limit?.state === state
    guard isBelow || isLimit || state.holdsBackdrop else { return }
    let box = spaces[space].box(state.bounds)
    guard box.intersects(extents), state.children.isEmpty || region.intersects(box) else {
      counts.itemsHidden += state.quads.isEmpty && state.children.isEmpty ? 0 : 1
      return
    }
    if !state.children.isEmpty, !isLimit {
      var inner = space
      if state.layerPlace != nil {
        inner = spaces.count
        spaces.append(spaces[space].inside(state))
      }
      for child in state.children.reversed() { see(child, inner, extents, limit) }
    }
    if isLimit { isBelow = true }
    guard isBelow, !state.quads.isEmpty else { return }
    var seen = 0
    let quads = isLimit ? 0..<(limit?.index ?? 0) : 0..<state.quads.count
    for i in quads.reversed() { seen += see(state, i, space) }
    if seen > 0 {
      counts.itemsPainted += 1
    } else {
      counts.itemsHidden += 1
    }
  }

  private func see(_ state: ItemState, _ index: Int, _ space: Int) -> Int {
    var joined = 0
    if veil.isThere, case .solid(let word) = state.quads[index].source, state.quads[index].isOpaque,
      veil.join(word, in: spaces[space].plainBox(state.quads[index]), of: region, painted: boxes)
    {
      let first = boxes.count
      boxes.append(contentsOf: veil.joined.boxes)
      for box in veil.joined.boxes { joined += box.area }
      counts.pixelsPainted += joined
      commands.append(
        Command(
          state: .passUnretained(state), index: index, space: space, first: first,
          count: boxes.count - first, fill: veil.over(word)))
    }
    return joined + seeRest(state, index, space)
  }

  private func seeRest(_ state: ItemState, _ index: Int, _ space: Int) -> Int {
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
    } else if !veil.isThere, veil.begin(state.quads[index], spaces[space], boxes, from: first) {
      veilCommand = commands.count - 1
    }
    return pixels
  }
}
