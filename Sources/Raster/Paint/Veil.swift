/// One translucent colour over a large part of what is painted: a scrim.
///
/// Where it lies directly on one opaque colour, both are one fill with the colour that they make together. It is what
/// painting one over the other gives, byte for byte.
@MainActor final class Veil {
  /// Veils and grounds of fewer pixels are not joined: looking for them costs more.
  private static let smallest = 16384

  /// The premultiplied colour.
  private var word: UInt32 = 0
  /// What follows in the painter's boxes lies under it.
  private var firstBelow = 0
  /// Where it is still to be painted.
  let left = Region()
  /// Where it was joined last.
  let joined = Region()
  private let below = Region()
  private(set) var isThere = false
  /// Whether it was joined with anything.
  private(set) var isUsed = false

  func clear() { (isThere, isUsed) = (false, false) }

  /// Adds a quad that is to be painted in the boxes from `first` on; false where it is none.
  func begin(_ quad: Quad, _ space: LayerSpace, _ boxes: [PixelBox], from first: Int) -> Bool {
    guard case .solid(let word) = quad.source, quad.blend == .normal, quad.coverage == nil,
      quad.clips.isEmpty,
      space.masks.isEmpty, space.box(quad.box).area >= Self.smallest
    else { return false }
    self.word = word
    left.set(boxes[first...])
    firstBelow = boxes.count
    isThere = true
    return true
  }

  /// Finds where an opaque colour in `box` lies directly under it and is visible, and removes that from what is to be
  /// painted. `boxes`: what is painted between them.
  func join(_ ground: UInt32, in box: PixelBox, of region: Region, painted boxes: [PixelBox]) -> Bool {
    guard isThere, box.area >= Self.smallest else { return false }
    joined.set(box)
    joined.intersect(left)
    joined.intersect(region)
    guard !joined.isEmpty else { return false }
    if firstBelow < boxes.count {
      below.set(boxes[firstBelow...])
      joined.subtract(below)
    }
    guard !joined.isEmpty else { return false }
    left.subtract(joined)
    region.subtract(joined)
    isUsed = true
    return true
  }

  /// The colour that it makes of an opaque one: pixman's arithmetic.
  func over(_ ground: UInt32) -> UInt32 {
    let rest = 255 - (word >> 24)
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let product = (ground >> shift & 255) * rest + 128
      result |= min(255, (word >> shift & 255) + (product + product >> 8) >> 8) << shift
    }
    return result
  }
}
