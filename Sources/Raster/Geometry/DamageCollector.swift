/// Gathers the boxes that changed and merges them where that costs few pixels.
struct DamageCollector {
  /// Boxes passed on at most; more would cost more to present than the pixels that they save.
  static let maximumBoxes = 96
  /// Pixels that a merge may add: about what one more box costs to clip, paint and present.
  static let mergeSlack = 1536
  /// Boxes farther apart than this many pixels are not worth joining.
  private static let reach: Int32 = 32
  /// More boxes than this are first joined in runs, so that merging stays cheap.
  private static let pairwiseLimit = 256

  private(set) var boxes: [PixelBox] = []
  /// Where copied pixels of a carried layer would be wrong: something changed there besides being moved.
  private(set) var fresh: [PixelBox] = []
  /// The area of interest: boxes outside are dropped.
  var bounds = PixelBox.empty

  /// Forgets all boxes, keeping the storage.
  mutating func reset(bounds: PixelBox) {
    self.bounds = bounds
    boxes.removeAll(keepingCapacity: true)
    fresh.removeAll(keepingCapacity: true)
  }

  /// Forgets all boxes.
  mutating func clear() { boxes.removeAll(keepingCapacity: true) }

  mutating func add(_ box: PixelBox) {
    let part = box.intersection(bounds)
    guard !part.isEmpty else { return }
    if let last = boxes.last {
      if last.contains(part) { return }
      if part.contains(last) {
        boxes[boxes.count - 1] = part
        return
      }
    }
    boxes.append(part)
  }

  mutating func add(fresh box: PixelBox) {
    let part = box.intersection(bounds)
    if !part.isEmpty { fresh.append(part) }
  }

  /// Everything is damaged.
  mutating func addAll() {
    boxes.removeAll(keepingCapacity: true)
    if !bounds.isEmpty { boxes.append(bounds) }
  }

  /// Damage in `box` also changes pixels there that lie up to so many pixels round it, as a blur does: damages those.
  mutating func spread(in box: PixelBox, by reach: Int32) {
    for index in boxes.indices {
      let part = boxes[index].intersection(box)
      if !part.isEmpty { add(part.outset(reach).intersection(box)) }
    }
  }

  /// Merges neighbours; afterwards `boxes` holds at most `maximumBoxes`.
  mutating func merge() {
    if boxes.count > Self.pairwiseLimit { joinRuns(to: Self.pairwiseLimit) }
    var i = 0
    while i < boxes.count {
      var j = i + 1
      var grew = false
      var near = boxes[i].outset(Self.reach)
      while j < boxes.count {
        let a = boxes[i]
        let b = boxes[j]
        if !near.intersects(b) {
          j += 1
          continue
        }
        let joined = a.union(b)
        if joined.area <= a.area + b.area - max(0, a.intersection(b).area) + Self.mergeSlack {
          boxes[i] = joined
          near = joined.outset(Self.reach)
          boxes.swapAt(j, boxes.count - 1)
          boxes.removeLast()
          grew = true
        } else {
          j += 1
        }
      }
      if !grew { i += 1 }
    }
    if boxes.count > Self.maximumBoxes { joinRuns(to: Self.maximumBoxes) }
  }

  /// Sorts by rows and joins neighbours in equal runs.
  private mutating func joinRuns(to count: Int) {
    boxes.sort { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
    let length = (boxes.count + count - 1) / count
    var kept = 0
    var i = 0
    while i < boxes.count {
      var joined = boxes[i]
      for k in i..<min(i + length, boxes.count) { joined = joined.union(boxes[k]) }
      boxes[kept] = joined
      kept += 1
      i += length
    }
    boxes.removeLast(boxes.count - kept)
  }
}
