import Foundation

/// The tracks of a lazy grid for a length across the grid.
struct GridTracks {
  struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all tracks together.
  private(set) var length: CGFloat = 0

  /// - Parameter room: the length in points; nil: every track as short as it may be.
  init(_ items: [GridItem], room: CGFloat?) {
    let gaps = items.map { $0.spacing ?? ViewSpacing.standard }
    var left = (room ?? 0) - gaps.dropLast().reduce(0, +)
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= max(0, length) } else { sharing += 1 }
    }
    var position: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let share = sharing > 0 ? max(0, left / CGFloat(sharing)) : 0
      switch item.size {
      case .fixed(let length):
        add(max(0, length), item, &position, gap)
        continue
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(room == nil ? minimum : share, maximum))
        add(length, item, &position, gap)
        left -= length
      case .adaptive(let minimum, let maximum):
        let count = max(1, Int(((share + gap) / (max(1, minimum) + gap)).rounded(.down)))
        let inner = gap * CGFloat(count - 1)
        let each = max(minimum, min((share - inner) / CGFloat(count), maximum))
        for _ in 0..<count { add(each, item, &position, gap) }
        left -= each * CGFloat(count) + inner
      }
      sharing -= 1
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private mutating func add(_ length: CGFloat, _ item: GridItem, _ position: inout CGFloat, _ gap: CGFloat) {
    tracks.append(Track(start: position, length: length, alignment: item.alignment))
    position += length + gap
  }
}
