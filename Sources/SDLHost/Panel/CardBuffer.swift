import Raster

/// Memory of a graphics card that a display can show; 32 bits a pixel, blue first.
struct CardBuffer: Equatable {
  /// The card's number for it.
  var id: UInt32
  /// The card's number for its memory.
  var handle: UInt32
  /// Written, never read: reading what is written past the caches is slow. Valid until the buffer is freed.
  var pixels: UnsafeMutableRawPointer
  var stride: Int
  /// In bytes.
  var length: Int
  var size: PixelSize
}
