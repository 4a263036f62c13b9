/// What the last frame cost in counts, which do not depend on the machine.
public struct PaintStatistics: Hashable, Sendable {
  /// Items turned into quads anew.
  public var itemsPrepared = 0
  /// Items of which some pixels were painted.
  public var itemsPainted = 0
  /// Items that lay outside the damage or under something opaque.
  public var itemsHidden = 0
  /// Pixels of the damaged region, each counted once.
  public var pixelsDamaged = 0
  /// Pixels of the damaged region that were there already and were only put elsewhere.
  public var pixelsMoved = 0
  /// Pixels written, background included; those written twice count twice.
  public var pixelsPainted = 0
  /// On the processor fills, copies and blends: a visible part of a quad counts once for each piece of its mask. On the
  /// GPU calls that draw: one for as many triangles as follow each other with the same texture, blend and clip.
  public var drawCalls = 0
  /// Pictures made: runs, shapes, gradients, scaled images, layers.
  public var picturesMade = 0
  /// Bytes that the caches hold.
  public var cacheBytes = 0
  /// Rectangles of the damage as they were returned.
  public var damagedRectangles = 0

  /// Bytes of pictures uploaded to the GPU; 0 where the processor composes.
  public var uploadedBytes = 0
  /// Bytes of pictures that the GPU holds.
  public var textureBytes = 0

  public init() {}

  mutating func add(_ counts: PaintCounts, _ damage: [PixelBox]) {
    itemsPainted = counts.itemsPainted
    itemsHidden = counts.itemsHidden
    pixelsDamaged = counts.pixelsDamaged
    pixelsMoved = counts.pixelsMoved
    pixelsPainted = counts.pixelsPainted
    drawCalls = counts.drawCalls
    damagedRectangles = damage.count
  }
}
