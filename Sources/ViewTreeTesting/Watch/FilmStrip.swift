import Foundation
import Graphics
import Raster
import SDLHost

/// Frames side by side as one picture.
@MainActor final class FilmStrip {
  /// Names the folder that strips of faults are written to.
  static let variable = "BISTRO_WATCH_STRIPS"
  private static let scale: CGFloat = 0.5
  private static let gap = 6
  /// Frames before and after the fault.
  private static let (before, after) = (2, 4)

  private let runner: OffscreenRunner
  private let folder: String?
  private var lists: [(number: Int, list: DisplayList)] = []

  init(_ runner: OffscreenRunner) {
    self.runner = runner
    folder = ProcessInfo.processInfo.environment[Self.variable]
  }

  func add(_ list: DisplayList, number: Int) { if folder != nil { lists.append((number, list)) } }

  func keep(last count: Int) { lists.removeFirst(max(0, lists.count - count)) }

  /// Writes the frames around a fault; nil where no folder was named, or it cannot be written.
  func write(around fault: MotionFault, _ name: String) -> String? {
    guard let folder else { return nil }
    let wanted = lists.filter {
      $0.number >= fault.frame - Self.before && $0.number <= fault.frame + Self.after
    }
    guard let strip = Self.picture(of: wanted.map(\.list), runner, scale: Self.scale) else { return nil }
    let file = "\(name)-\(fault.id)-\(fault.frame).png".map {
      $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "_"
    }
    let path = folder + "/" + String(file)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try PNG.write(strip, to: URL(fileURLWithPath: path))
      return path
    } catch {
      return nil
    }
  }

  /// A row of these frames; nil where there are none, or memory is short.
  static func picture(of lists: [DisplayList], _ runner: OffscreenRunner, scale: CGFloat) -> Bitmap? {
    let renderer = SoftwareRenderer(pictures: runner.pictures, glyphs: runner.fonts)
    renderer.symbol = { [pictures = runner.pictures] in pictures.symbol(named: $0) }
    let frames = lists.compactMap { renderer.paintAll($0, scale: scale) }
    guard let height = frames.map(\.height).max(), frames.count == lists.count else { return nil }
    let width = frames.map(\.width).reduce(0, +) + (frames.count - 1) * gap
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    var x = 0
    for frame in frames {
      for y in 0..<frame.height {
        let (from, to) = (4 * y * frame.width, 4 * (y * width + x))
        pixels.replaceSubrange(
          to..<(to + 4 * frame.width), with: frame.pixels[from..<(from + 4 * frame.width)])
      }
      x += frame.width + gap
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
