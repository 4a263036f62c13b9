import Graphics

/// Puts quads onto a target by means of a GPU.
///
/// Pictures lie there pixel by pixel and are copied as they are. What has figures of its own is put together once by
/// the processor and kept as a texture (`QuadBaker`), and what a GPU cannot blend is fetched, composed by the processor
/// and put back: slow, rare, and the same picture.
@MainActor final class GeometryCompositor: QuadCompositor {
  /// Corners gathered at most before they are drawn.
  private static let mostVertices = 16384

  /// What triangles must have in common to be drawn at once.
  private struct State: Equatable {
    var texture: GeometryTexture?
    var blend: GeometryBlend
    var clip: PixelBox?
  }

  /// Calls that draw since `begin`.
  private(set) var drawCalls = 0
  /// It draws when it has gathered what can be drawn at once.
  var paintsAtOnce: Bool { false }
  private let target: any GeometryTarget
  private let textures: TextureCache
  private let baker: QuadBaker
  private let processor = Compositor()
  private var state = State(blend: .over)
  private var vertices: [GeometryVertex] = []
  private var indices: [Int32] = []
  /// Of the quad that is being painted, on the target.
  private var figures: [Coverage.Placed] = []
  private var isUnreadable = false

  init(target: any GeometryTarget, textures: TextureCache) {
    self.target = target
    self.textures = textures
    baker = QuadBaker(textures: textures, processor: processor)
  }

  /// Whether something could not be painted since `begin`: the GPU is short of memory, or cannot be read.
  var hasFailed: Bool { textures.isShort || isUnreadable }

  /// A frame begins.
  func begin() {
    drawCalls = 0
    isUnreadable = false
    textures.begin()
  }

  /// Draws what is still gathered.
  func end() {
    flush()
    textures.end()
  }

  func fill(_ box: PixelBox, _ word: UInt32) {
    // Over is the same where nothing shines through, and goes with what else is painted in colours.
    rectangle(box, word, State(blend: word >> 24 == 255 ? .over : .copy))
  }

  func paint(_ quad: Quad, _ box: PixelBox, _ space: LayerSpace) {
    guard let blend = GeometryBlend(quad.blend), target.canBlend(blend) else {
      return fetch(quad, box, space)
    }
    figures.removeAll(keepingCapacity: true)
    for mask in space.masks where !mask.isPlain(in: box) { figures.append(mask) }
    if figures.isEmpty, baker.isWhole(quad) {
      let whole = quad.box.offset(space.offset)
      guard fits(whole) else { return fetch(quad, box, space) }
      return bake(quad, whole, box, space, blend)
    }
    if let own = quad.coverage { note(own, box, space) }
    for own in quad.clips { note(own, box, space) }
    let whole = quad.box.offset(space.offset)
    paint(quad, whole, box, nil, figure: 0, space, blend)
  }

  /// A figure of the quad that is being painted, unless it covers all of the box.
  private func note(_ own: Coverage.Placed, _ box: PixelBox, _ space: LayerSpace) {
    let placed = Coverage.Placed(coverage: own.coverage, origin: own.origin + space.offset)
    if !placed.isPlain(in: box) { figures.append(placed) }
  }

  /// A mask on the target, where its first pixel lies, and whether there are more.
  private struct Mask {
    var picture: Picture
    var corner: PixelPoint
    var isOneOfSeveral = false
  }

  /// Narrows a quad by its figures from one on. `whole`: what it would paint there if everything were painted, so that
  /// what is made of it does not depend on the part.
  private func paint(
    _ quad: Quad, _ whole: PixelBox, _ box: PixelBox, _ mask: Mask?, figure index: Int, _ space: LayerSpace,
    _ blend: GeometryBlend
  ) {
    guard index < figures.count else { return draw(quad, whole, box, mask, space, blend) }
    let placed = figures[index]
    for part in placed.coverage.parts {
      let cut = part.box.offset(placed.origin)
      let piece = cut.intersection(box)
      if piece.isEmpty { continue }
      var both = mask
      if let picture = part.mask {
        let corner = PixelPoint(x: cut.x0 - part.source.x, y: cut.y0 - part.source.y)
        both = both ?? Mask(picture: picture, corner: corner)
        both?.isOneOfSeveral = mask != nil
      }
      paint(quad, cut.intersection(whole), piece, both, figure: index + 1, space, blend)
    }
  }

  private func draw(
    _ quad: Quad, _ whole: PixelBox, _ box: PixelBox, _ mask: Mask?, _ space: LayerSpace,
    _ blend: GeometryBlend
  ) {
    switch quad.source {
    case .solid(let word):
      guard let mask else { return rectangle(box, word, State(blend: blend)) }
      if mask.isOneOfSeveral { return bake(quad, whole, box, space, blend) }
      copy(mask.picture, at: mask.corner, box, word, blend)
    case .picture(let picture, let own):
      if mask != nil { return bake(quad, whole, box, space, blend) }
      let isCopy = picture.isOpaque && quad.opacity == 255 && blend == .over
      copy(picture, at: own + space.offset, box, quad.shade, isCopy ? .copy : blend)
    case .warped(let picture, let matrix):
      if mask != nil { return bake(quad, whole, box, space, blend) }
      guard picture.width + 2 * WarpMesh.border <= target.largestTexture,
        picture.height + 2 * WarpMesh.border <= target.largestTexture,
        let mesh = WarpMesh((picture.width, picture.height), matrix, offset: space.offset, color: quad.shade)
      else { return fetch(quad, box, space) }
      guard let texture = textures.texture(of: picture, part: picture.box, bordered: true) else { return }
      add(mesh.vertices, mesh.indices, State(texture: texture, blend: blend, clip: box))
    case .backdrop: break
    }
  }

  /// A quad with its figures, put together.
  private func bake(
    _ quad: Quad, _ whole: PixelBox, _ box: PixelBox, _ space: LayerSpace, _ blend: GeometryBlend
  ) {
    let all = whole.area <= QuadBaker.mostPixels && fits(whole) ? whole : box
    guard let texture = baker.texture(quad, all, space) else { return }
    rectangle(box, quad.shade, State(texture: texture, blend: blend), of: all)
  }

  private func fits(_ box: PixelBox) -> Bool {
    Int(box.width) <= target.largestTexture && Int(box.height) <= target.largestTexture
  }

  /// Pixels of a picture, in parts where it is larger than a texture can be.
  private func copy(
    _ picture: Picture, at place: PixelPoint, _ box: PixelBox, _ word: UInt32, _ blend: GeometryBlend
  ) {
    let side = Int32(clamping: target.largestTexture)
    let own = box.offset(.zero - place)
    for y in stride(from: own.y0 / side * side, to: own.y1, by: Int(side)) {
      for x in stride(from: own.x0 / side * side, to: own.x1, by: Int(side)) {
        let part = PixelBox(x0: x, y0: y, x1: x + side, y1: y + side).intersection(picture.box)
        let seen = part.offset(place).intersection(box)
        guard !seen.isEmpty, let texture = textures.texture(of: picture, part: part, bordered: false) else {
          continue
        }
        rectangle(seen, word, State(texture: texture, blend: blend), of: part.offset(place))
      }
    }
  }

  /// What a GPU cannot do: the processor does it to what is there.
  private func fetch(_ quad: Quad, _ box: PixelBox, _ space: LayerSpace) {
    flush()
    guard let picture = Picture(format: .color, width: box.width, height: box.height),
      target.read(PixelRect(box), into: picture.bytes, stride: picture.stride)
    else { return isUnreadable = true }
    processor.begin(picture, origin: PixelPoint(x: box.x0, y: box.y0))
    processor.paint(quad, box, space)
    processor.end()
    guard let texture = textures.passing(picture) else { return }
    rectangle(box, 0xFFFF_FFFF, State(texture: texture, blend: .copy), of: box)
  }

  /// A box in one colour, or of a texture whose first pixel and last one lie where `all` says.
  private func rectangle(_ box: PixelBox, _ word: UInt32, _ state: State, of all: PixelBox? = nil) {
    guard !box.isEmpty else { return }
    join(state)
    let first = Int32(vertices.count)
    for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
      var vertex = GeometryVertex(x: Float(x), y: Float(y), word)
      if let all {
        vertex.u = Float(x - all.x0) / Float(all.width)
        vertex.v = Float(y - all.y0) / Float(all.height)
      }
      vertices.append(vertex)
    }
    for corner in [0, 1, 2, 1, 3, 2] as [Int32] { indices.append(first + corner) }
  }

  private func add(_ corners: [GeometryVertex], _ order: [Int32], _ state: State) {
    join(state)
    let first = Int32(vertices.count)
    vertices += corners
    for corner in order { indices.append(first + corner) }
  }

  /// What follows is drawn so.
  private func join(_ next: State) {
    if next != state || vertices.count >= Self.mostVertices { flush() }
    state = next
  }

  private func flush() {
    guard !indices.isEmpty else { return }
    drawCalls += 1
    vertices.withUnsafeBufferPointer { vertices in
      indices.withUnsafeBufferPointer { indices in
        target.draw(
          vertices, indices, texture: state.texture, blend: state.blend, clip: state.clip.map(PixelRect.init))
      }
    }
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }
}

extension Quad {
  /// Its opacity as a colour that a texture is multiplied by; of one colour, that colour.
  fileprivate var shade: UInt32 {
    if case .solid(let word) = source { return word }
    return UInt32(opacity) * 0x0101_0101
  }
}

extension Coverage.Placed {
  /// Whether it covers all of a box, without looking into masks.
  fileprivate func isPlain(in box: PixelBox) -> Bool {
    let own = box.offset(.zero - origin)
    return coverage.inner.contains(own) || coverage.covers(own)
  }
}
