import Graphics

extension DecodedPicture {
  /// The average colour of a few hundred pixels that lie evenly in the picture; nil where nothing of it is opaque.
  public var averageColor: RGBA? {
    let (columns, rows) = (min(width, 24), min(height, 24))
    var (blue, green, red, alpha) = (0, 0, 0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (2 * column + 1) * width / (2 * columns)
        let y = (2 * row + 1) * height / (2 * rows)
        let start = y * stride + x * 4
        blue += Int(pixels[start])
        green += Int(pixels[start + 1])
        red += Int(pixels[start + 2])
        alpha += Int(pixels[start + 3])
      }
    }
    guard alpha > 0 else { return nil }
    // Premultiplied: the sums are weighted by opacity already.
    func part(_ sum: Int) -> Float { min(1, Float(sum) / Float(alpha)) }
    return RGBA(red: part(red), green: part(green), blue: part(blue))
  }
}
