import Graphics

/// What pictures may cost, wherever they come from.
enum PictureBudget {
  /// Bytes that one decode may hold: the file, what its decoder keeps, and the pixels that it makes.
  static let memory = 128 << 20
  /// Bytes of a file that are read.
  static let file = 64 << 20
  /// Bytes of an SVG file.
  static let vector = 256 << 10
  /// Decodes that hold more than this wait for each other.
  static let large = 32 << 20
  /// A side, in pixels: what drawing libraries guarantee.
  static let side = 16384
  static let pixels = 100_000_000

  /// Bytes that decoding a PNG or WebP holds at its most.
  static func held(_ header: PictureHeader, file: Int) -> Int {
    let pixels = header.width * header.height
    switch header.format {
    // The decoder's surface and the one that it is converted to.
    case .png: return pixels * 8 + file
    // WebP's decoder keeps pixels and a plane of opacity of its own, and the file once more.
    case .webp: return pixels * 9 + 2 * file
    // One surface of the requested size, and the copy of it.
    case .svg: return pixels * 8 + file
    // Depends on the scans: the decoder itself tells.
    case .jpeg: return file
    }
  }

  /// Refuses a picture that holds more than `memory` when it is decoded.
  ///
  /// - Parameters:
  ///   - file: its bytes.
  ///   - name: what the sentence calls it.
  /// - Returns: the bytes that decoding holds at its most.
  @discardableResult
  static func admit(_ header: PictureHeader, file: Int, called name: String) throws(PictureFailure) -> Int {
    let held = held(header, file: file)
    guard held <= memory else {
      throw PictureFailure(
        name,
        "needs \(held >> 20) MB to be decoded (\(header.width) x \(header.height) pixels), and "
          + "\(memory >> 20) are the most",
        "scale it down or save it as a baseline JPEG")
    }
    return held
  }
}
