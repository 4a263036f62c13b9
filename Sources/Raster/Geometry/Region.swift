import CPixman

/// A set of device pixels kept as sorted boxes: pixman's region algebra.
final class Region {
  /// Made in `init`, freed in `deinit`.
  private let region: UnsafeMutablePointer<pixman_region32_t>

  init() {
    region = .allocate(capacity: 1)
    pixman_region32_init(region)
  }

  deinit {
    pixman_region32_fini(region)
    region.deallocate()
  }

  /// Becomes the union of the boxes.
  func set(_ boxes: ArraySlice<PixelBox>) {
    pixman_region32_fini(region)
    boxes.withUnsafeBytes { bytes in
      // Both types are four `Int32`: left, top, right, bottom.
      let list = bytes.bindMemory(to: pixman_box32_t.self)
      if pixman_region32_init_rects(region, list.baseAddress, Int32(list.count)) == 0 {
        pixman_region32_init(region)
      }
    }
  }

  /// Becomes the union of the boxes.
  func set(_ boxes: [PixelBox]) { set(boxes[...]) }

  /// Becomes one box.
  func set(_ box: PixelBox) {
    pixman_region32_fini(region)
    if box.isEmpty { return pixman_region32_init(region) }
    pixman_region32_init_rect(region, box.x0, box.y0, UInt32(box.width), UInt32(box.height))
  }

  /// Becomes the same as another region.
  func copy(_ other: Region) { pixman_region32_copy(region, other.region) }

  /// How many pixels it has.
  var area: Int { boxes.reduce(0) { $0 + $1.area } }

  /// Keeps what lies in another region too.
  func intersect(_ other: Region) { pixman_region32_intersect(region, region, other.region) }

  /// Keeps what lies in a box.
  func intersect(_ box: PixelBox) {
    if box.isEmpty { return set(.empty) }
    pixman_region32_intersect_rect(
      region, region, box.x0, box.y0, UInt32(box.width), UInt32(box.height))
  }

  /// Subtracts another region.
  func subtract(_ other: Region) { pixman_region32_subtract(region, region, other.region) }

  /// Moves everything.
  func move(by offset: PixelPoint) { pixman_region32_translate(region, offset.x, offset.y) }

  /// Subtracts a box.
  func subtract(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    var other = pixman_region32_t()
    pixman_region32_init_rect(&other, box.x0, box.y0, UInt32(box.width), UInt32(box.height))
    pixman_region32_subtract(region, region, &other)
    pixman_region32_fini(&other)
  }

  /// The smallest box round all.
  var extents: PixelBox {
    let e = pixman_region32_extents(region).pointee
    return PixelBox(x0: e.x1, y0: e.y1, x1: e.x2, y1: e.y2)
  }

  /// Whether it has pixels in a box.
  func intersects(_ box: PixelBox) -> Bool {
    guard !box.isEmpty else { return false }
    var rectangle = pixman_box32_t(x1: box.x0, y1: box.y0, x2: box.x1, y2: box.y1)
    return pixman_region32_contains_rectangle(region, &rectangle) != PIXMAN_REGION_OUT
  }

  var isEmpty: Bool { pixman_region32_not_empty(region) == 0 }

  /// The boxes, sorted by row, then column, without overlap; valid until the region changes or goes.
  var boxes: UnsafeBufferPointer<PixelBox> {
    var count: Int32 = 0
    guard let list = pixman_region32_rectangles(region, &count) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    // Both types are four `Int32`: left, top, right, bottom.
    let start = UnsafeRawPointer(list).assumingMemoryBound(to: PixelBox.self)
    return UnsafeBufferPointer(start: start, count: Int(count))
  }

  /// Appends the parts of the region that lie in `box` and returns their pixels.
  @discardableResult
  func appendParts(in box: PixelBox, to parts: inout [PixelBox]) -> Int {
    let all = boxes
    // Bands are sorted: skip those above by halving.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].y1 <= box.y0 { low = middle + 1 } else { high = middle }
    }
    var pixels = 0
    for i in low..<all.count {
      let candidate = all[i]
      if candidate.y0 >= box.y1 { break }
      let part = candidate.intersection(box)
      guard !part.isEmpty else { continue }
      // Bands of one item that continue each other vertically become one box again.
      if let last = parts.last, last.x0 == part.x0, last.x1 == part.x1, last.y1 == part.y0, pixels > 0 {
        parts[parts.count - 1].y1 = part.y1
      } else {
        parts.append(part)
      }
      pixels += part.area
    }
    return pixels
  }
}
