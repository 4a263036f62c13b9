import Raster

/// For each of several buffers of one picture, the damage that has not been copied into it yet.
struct BufferDamage {
  /// A buffer with more damaged rectangles than these keeps their bounding rectangle instead.
  private static let most = 64

  private let size: PixelSize
  private var parts: [[PixelRect]]

  /// The picture's size, and how many buffers it has; all of each is damaged at first.
  init(size: PixelSize, buffers: Int) {
    self.size = size
    parts = Array(repeating: [PixelRect(x: 0, y: 0, width: size.width, height: size.height)], count: buffers)
  }

  /// The picture has changed here.
  mutating func add(_ rects: [PixelRect]) {
    for rect in rects {
      guard let part = rect.clipped(width: size.width, height: size.height) else { continue }
      for buffer in parts.indices { Self.add(part, to: &parts[buffer]) }
    }
  }

  /// No buffer holds anything of it.
  mutating func addAll() { self = BufferDamage(size: size, buffers: parts.count) }

  /// What a buffer lacks; it counts as complete from now on.
  mutating func remove(_ buffer: Int) -> [PixelRect] {
    defer { parts[buffer] = [] }
    return parts[buffer]
  }

  private static func add(_ rect: PixelRect, to list: inout [PixelRect]) {
    if list.contains(where: { $0.contains(rect) }) { return }
    list.removeAll { rect.contains($0) }
    list.append(rect)
    guard list.count > most else { return }
    list = [list.dropFirst().reduce(list[0]) { $0.union($1) }]
  }
}
