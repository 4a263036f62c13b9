import Graphics

extension SIMD4 where Scalar == Float {
  /// Red, green, blue, alpha; what is not a number counts as 0, everything is kept within 0 to 1.
  init(_ color: RGBA) {
    func unit(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
    self.init(unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// A pixel, for components from 0 to 1.
  var word: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((Swift.max(0, Swift.min(1, value)) * 255 + 0.5)) }
    return byte(w) << 24 | byte(x) << 16 | byte(y) << 8 | byte(z)
  }
}

extension RGBA {
  /// The premultiplied pixel of the colour, its alpha times `opacity`.
  func word(opacity: Double) -> UInt32 {
    var components = SIMD4<Float>(self)
    components.w *= Float(opacity)
    return components.premultiplied.word
  }
}
