import Foundation

/// A picture of an X server's screen.
public struct Screenshot: Sendable {
  /// A pixel's colour, 0 to 255 each.
  public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  public let width: Int
  public let height: Int
  /// Blue, green, red and a byte without meaning, row by row.
  let pixels: [UInt8]

  public func pixel(_ x: Int, _ y: Int) -> Pixel {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is off the screen")
    let start = (y * width + x) * 4
    return Pixel(red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start])
  }

  /// Whether another one has the same size and colours.
  public func shows(sameAs other: Screenshot) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return zip(pixels.indices, zip(pixels, other.pixels)).allSatisfy { index, pair in
      index % 4 == 3 || pair.0 == pair.1
    }
  }

  /// Writes a PNG file, for a person to look at; makes the folder that it is to lie in.
  public func write(to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNG.encode(self)).write(to: file, options: .atomic)
  }
}
