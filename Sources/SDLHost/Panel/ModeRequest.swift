import ArgumentParser
import Raster

/// A requested display mode: `1280x720`, `1920x1080@50`, or `preferred`.
package struct ModeRequest: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  /// Nil: the one that the display prefers.
  package var size: PixelSize?
  /// Pictures a second; nil: as many as there are.
  package var rate: Int?

  /// What the display prefers.
  static let preferred = ModeRequest()

  private init() {}

  package init?(argument: String) {
    guard argument != "preferred" else { return }
    let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count <= 2, sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }) else {
      return nil
    }
    size = PixelSize(width: sides[0], height: sides[1])
    if parts.count == 2 {
      guard let rate = Int(parts[1]), (1...1000).contains(rate) else { return nil }
      self.rate = rate
    }
  }

  package var description: String {
    guard let size else { return "preferred" }
    return "\(size.width)x\(size.height)" + (rate.map { "@\($0)" } ?? "")
  }

  /// The requested mode among those of a display: of the requested size the one with the nearest rate, else the
  /// display's preferred mode; an interlaced one only where there is no other. Nil: the display has no modes.
  func choose(among modes: [DisplayMode]) -> DisplayMode? {
    if let size {
      let fitting = modes.filter { $0.size == size }
      let whole = fitting.filter { !$0.isInterlaced }
      let candidates = whole.isEmpty ? fitting : whole
      let found =
        rate.map { rate in
          candidates.min { abs($0.rate - Double(rate)) < abs($1.rate - Double(rate)) }
        } ?? candidates.max { $0.rate < $1.rate }
      if let found { return found }
    }
    return modes.first { $0.isPreferred && !$0.isInterlaced } ?? modes.first { !$0.isInterlaced }
      ?? modes.first
  }
}
