/// Something with a GPU behind it that keeps its pixels from frame to frame and draws triangles: all that
/// `GeometryCompositor` needs of a machine.
///
/// Pixels are 32 bits, blue first and alpha last, premultiplied, in textures as in what is read back.
@MainActor package protocol GeometryTarget: AnyObject {
  var width: Int { get }
  var height: Int { get }
  /// Pixels of a texture's side at most.
  var largestTexture: Int { get }

  /// Whether a blend can be drawn.
  func canBlend(_ blend: GeometryBlend) -> Bool

  /// A texture whose pixels are not defined yet; nil where there is no memory for it. `isSmooth`: interpolated between
  /// pixel centres, else the nearest pixel counts.
  func makeTexture(width: Int, height: Int, isSmooth: Bool) -> GeometryTexture?

  /// Changes a part of a texture; `stride`: bytes from one row to the next.
  func update(_ texture: GeometryTexture, _ part: PixelRect, from pixels: UnsafeRawPointer, stride: Int)

  /// Frees a texture once what was drawn with it is drawn.
  func free(_ texture: GeometryTexture)

  /// Draws triangles, three indices each, one after the other; nothing outside of `clip` is touched.
  func draw(
    _ vertices: UnsafeBufferPointer<GeometryVertex>, _ indices: UnsafeBufferPointer<Int32>,
    texture: GeometryTexture?, blend: GeometryBlend, clip: PixelRect?)

  /// Waits until everything is drawn and copies a part of what is there; false where that cannot be done.
  func read(_ part: PixelRect, into pixels: UnsafeMutableRawPointer, stride: Int) -> Bool
}

/// A texture of a `GeometryTarget`, which alone knows what it points to.
package struct GeometryTexture: Hashable {
  /// Valid until `GeometryTarget.free`.
  package let reference: OpaquePointer

  package init(_ reference: OpaquePointer) { self.reference = reference }
}

/// A corner of a triangle.
package struct GeometryVertex {
  /// Pixels from the target's left upper corner; the centres of pixels lie at halves.
  package var x: Float
  package var y: Float
  /// Premultiplied; what a texture's pixels are multiplied by, or the colour where there is none.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8
  /// In the texture, 0 to 1 from its left upper corner.
  package var u: Float
  package var v: Float

  init(x: Float, y: Float, _ word: UInt32, u: Float = 0, v: Float = 0) {
    (self.x, self.y, self.u, self.v) = (x, y, u, v)
    red = UInt8(truncatingIfNeeded: word >> 16)
    green = UInt8(truncatingIfNeeded: word >> 8)
    blue = UInt8(truncatingIfNeeded: word)
    alpha = UInt8(truncatingIfNeeded: word >> 24)
  }
}
