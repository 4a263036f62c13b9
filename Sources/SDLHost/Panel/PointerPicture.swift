import Raster

/// A mouse's pointer as pixels: an arrow whose tip is its upper corner at the left.
struct PointerPicture {
  /// Black, white and nothing, at one pixel a point.
  private static let arrow = [
    "X           ", "XX          ", "X.X         ", "X..X        ", "X...X       ", "X....X      ",
    "X.....X     ", "X......X    ", "X.......X   ", "X........X  ", "X.........X ", "X......XXXXX",
    "X...X..X    ", "X..XX..X    ", "X.X  X..X   ", "XX   X..X   ", "X     X..X  ", "      X..X  ",
    "       XX   ",
  ]

  let size: PixelSize
  /// Row by row; 0 where there is nothing.
  private let pixels: [UInt32]

  /// `scale`: pixels per point; it is rounded to a whole number.
  init(scale: Double) {
    let factor = max(1, Int(min(scale, 16).rounded()))
    let rows = Self.arrow.map { row in
      row.flatMap { mark in
        Array(repeating: mark == "X" ? UInt32(0xFF00_0000) : mark == "." ? 0xFFFF_FFFF : 0, count: factor)
      }
    }
    pixels = rows.flatMap { row in (0..<factor).flatMap { _ in row } }
    size = PixelSize(width: (rows.first?.count ?? 0), height: rows.count * factor)
  }

  /// Writes `picture` with the pointer over it into `copy`, for the part of the picture where the pointer is.
  ///
  /// - Parameters:
  ///   - part: the pointer's place, as far as it lies in the picture.
  ///   - copy: memory for the part's pixels, row by row.
  func draw(
    over picture: PixelTarget, part: PixelRect, into copy: UnsafeMutableBufferPointer<UInt32>
  ) {
    for y in 0..<part.height {
      for x in 0..<part.width {
        let own = pixels[y * size.width + x]
        let place = picture.pixels + (part.y + y) * picture.stride + (part.x + x) * 4
        copy[y * part.width + x] = own != 0 ? own : place.loadUnaligned(as: UInt32.self)
      }
    }
  }
}
